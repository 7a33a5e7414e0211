import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Without an app, a character is half as wide as its font size.
@MainActor
@Suite("Fitting text into labels")
struct LabelFittingTests {
    /// A label whose text is 200 points wide in its font of 20 points.
    private func label(width: CGFloat, height: CGFloat = 40, _ type: UILabel.Type = UILabel.self) -> UILabel {
        let label = ClassFactory.makeView(type, frame: CGRect(x: 0, y: 0, width: width, height: height)) as! UILabel
        label.font = .systemFont(ofSize: 20)
        label.text = String(repeating: "a", count: 20)
        return label
    }

    @Test func `adjustsFontSizeToFitWidth shrinks the font until the text fits, and keeps the intrinsic size`() {
        withoutApplication {
            let label = label(width: 100)
            #expect(label.display?.font.pointSize == 20)
            let intrinsic = label.intrinsicContentSize
            label.adjustsFontSizeToFitWidth = true
            #expect(label.display?.font.pointSize == 10)
            #expect(label.font.pointSize == 20)
            #expect(label.intrinsicContentSize == intrinsic)
            label.frame.size.width = 200
            #expect(label.display?.font.pointSize == 20)
        }
    }

    @Test func `minimumScaleFactor limits the font size`() {
        withoutApplication {
            let label = label(width: 100)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.8
            #expect(label.display?.font.pointSize == 16)
            label.minimumScaleFactor = 0.3
            #expect(label.display?.font.pointSize == 10)
        }
    }

    @Test func `all fonts of an attributed text shrink by the same factor`() {
        withoutApplication {
            let label = label(width: 37.5)
            let text = NSMutableAttributedString(
                string: "aaaaabbbbb",
                attributes: [.font: UIFont.systemFont(ofSize: 20)]
            )
            text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 10), range: NSRange(location: 5, length: 5))
            label.attributedText = text
            label.adjustsFontSizeToFitWidth = true
            let shown = label.display?.content
            #expect((shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 10)
            #expect((shown?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 5)
            #expect((label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        }
    }

    @Test func `text of two lines shrinks until it needs only two, and text of any number of lines does not`() {
        withoutApplication {
            let label = label(width: 100, height: 100)
            label.text = String(repeating: "a", count: 40)
            label.adjustsFontSizeToFitWidth = true
            label.numberOfLines = 2
            #expect(label.display?.font.pointSize == 10)
            label.numberOfLines = 0
            #expect(label.display?.font.pointSize == 20)
        }
    }

    @Test func `baselineAdjustment keeps the baseline, the middle or the top edge of shrunk text`() {
        withoutApplication {
            let label = label(width: 100)
            label.adjustsFontSizeToFitWidth = true
            let (normal, shrunk) = (UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 10))
            var top: CGFloat { (label.display?.shareAbove ?? -1) * (40 - shrunk.lineHeight) }
            let normalTop = (40 - normal.lineHeight) / 2
            #expect(label.baselineAdjustment == .alignBaselines)
            #expect(abs(top + shrunk.ascender - normalTop - normal.ascender) < 0.001)
            label.baselineAdjustment = .alignCenters
            #expect(label.display?.shareAbove == 0.5)
            label.baselineAdjustment = .none
            #expect(abs(top - normalTop) < 0.001)
        }
    }

    @Test func `letters are tightened by at most 5 percent before text is truncated`() throws {
        try withoutApplication {
            let label = label(width: 195)
            #expect(label.display?.letterSpacing == 0)
            label.allowsDefaultTighteningForTruncation = true
            let spacing = try #require(label.display).letterSpacing
            #expect(abs(spacing * 19 + 5) < 0.001)
            label.frame.size.width = 150
            #expect(label.display?.letterSpacing == 0)
            label.frame.size.width = 195
            label.lineBreakMode = .byClipping
            #expect(label.display?.letterSpacing == 0)
        }
    }

    // MARK: Overrides

    private final class PaddingLabel: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(
                width: size.width + insets.left + insets.right,
                height: size.height + insets.top + insets.bottom
            )
        }
    }

    @Test func `an override of drawText moves the text, which shrinks to the remaining width`() {
        withoutApplication {
            let label = label(width: 130, PaddingLabel.self)
            #expect(label.placesTextItself)
            #expect(label.display?.area == CGRect(x: 10, y: 4, width: 100, height: 30))
            #expect(label.intrinsicContentSize.width == 230)
            label.adjustsFontSizeToFitWidth = true
            #expect(label.display?.font.pointSize == 10)
            label.frame.size.width = 230
            #expect(label.display?.area == CGRect(x: 10, y: 4, width: 200, height: 30))
            #expect(!UILabel().placesTextItself)
        }
    }

    private final class TopLabel: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
        }
    }

    @Test func `drawText with the rectangle from textRect places the text at the top`() {
        withoutApplication {
            let label = label(width: 300, TopLabel.self)
            let size = CGSize(width: 200, height: label.font.lineHeight)
            #expect(label.display?.area == CGRect(origin: .zero, size: size))
        }
    }

    private final class SilentLabel: UILabel {
        override func draw(_ rect: CGRect) {}
    }

    @Test func `a label whose draw does not call super shows no text`() {
        withoutApplication { #expect(label(width: 100, SilentLabel.self).display == nil) }
    }

    private final class BadgeLabel: UILabel {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
            super.draw(rect)
        }
    }

    @Test func `a label draws behind its text`() {
        withoutApplication {
            let label = label(width: 100, BadgeLabel.self)
            #expect(label.display?.area == label.bounds)
            #expect(label.groundImage?.drawnPixels?.bytes.prefix(4) == [255, 0, 0, 255])
        }
    }
}
