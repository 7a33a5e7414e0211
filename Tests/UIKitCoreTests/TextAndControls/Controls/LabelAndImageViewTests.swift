import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
struct LabelAndImageViewTests {
    @Test func `the attributed text of a plain text has the label's font and colour`() {
        let label = UILabel(frame: .zero)
        label.text = "Plain"
        label.textColor = .systemRed
        #expect(label.content == nil)
        #expect(label.attributedText?.string == "Plain")
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        label.attributedText = NSAttributedString(string: "Other")
        #expect(label.text == "Other")
        label.attributedText = nil
        #expect(label.text == nil)
    }

    @Test func `a new label has UIKit's defaults`() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(label.isEnabled)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test func `a label's role is text, or heading with the header trait`() {
        let label = UILabel()
        #expect(label.accessibleRole == .none)
        label.text = "Countries"
        #expect(label.accessibleRole == .text)
        #expect(label.accessibilityLabel == "Countries")
        label.accessibilityTraits = .header
        #expect(label.accessibleRole == .heading)
    }

    @Test func `setting the text colour overrides the colours of the attributed text`() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.systemRed])
        label.textColor = .systemBlue
        let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .systemBlue)
        #expect(label.text == "ab")
    }

    @Test func `setting the text removes the attributes`() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 3])
        label.text = "ab"
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `a highlighted label has its highlighted text colour, and a disabled one is pale`() {
        let label = UILabel()
        label.highlightedTextColor = .white
        label.isHighlighted = true
        #expect(label.displayedTextColor == .white)
        label.isEnabled = false
        #expect(label.displayedTextColor == .tertiaryLabel)
    }

    @Test func `a label wraps at its preferred maximum layout width`() {
        withLayoutHost {
            let label = label(String(repeating: "a", count: 25), lines: 2)
            #expect(label.intrinsicContentSize == CGSize(width: 250, height: 20))
            label.preferredMaxLayoutWidth = 100
            #expect(label.intrinsicContentSize == CGSize(width: 100, height: 40))
            #expect(label.sizeThatFits(CGSize(width: 130, height: 0)) == CGSize(width: 130, height: 40))
        }
    }

    @Test func `an override of textRect determines the intrinsic content size`() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                super.textRect(forBounds: bounds, limitedToNumberOfLines: lines).insetBy(dx: -4, dy: -4)
            }
        }
        withLayoutHost {
            let label = Padded()
            label.text = "ab"
            #expect(label.intrinsicContentSize == CGSize(width: 28, height: 28))
        }
    }

    @Test func `text is measured in the font of its attributes`() {
        withoutApplication {
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "bb", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            #expect(label.intrinsicContentSize.width == 20)
            #expect(label.intrinsicContentSize.height == UIFont.systemFont(ofSize: 20).lineHeight.rounded(.up))
        }
    }

    @Test func `text with several fonts is as wide as its parts and as high as the highest`() {
        withoutApplication {
            let label = UILabel()
            let text = NSMutableAttributedString(string: "aabb", attributes: [.font: UIFont.systemFont(ofSize: 10)])
            text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 2, length: 2))
            label.attributedText = text
            #expect(label.text == "aabb")
            #expect(label.intrinsicContentSize.width == 30)
            #expect(label.intrinsicContentSize.height == UIFont.boldSystemFont(ofSize: 20).lineHeight.rounded(.up))
        }
    }

    @Test func `setting the font overrides the fonts of the attributed text`() {
        withoutApplication {
            let label = highlighting("New York", "York", [.font: UIFont.boldSystemFont(ofSize: 30)])
            label.font = .systemFont(ofSize: 10)
            #expect(label.intrinsicContentSize.width == 40)
        }
    }

    @Test func `changing the app's mutable attributed string does not affect the label`() {
        let text = NSMutableAttributedString(string: "New York")
        let label = UILabel()
        label.attributedText = text
        text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    }

    @Test(
        arguments: [
            [.foregroundColor: UIColor.systemRed],
            [.backgroundColor: UIColor.systemYellow],
            [.font: UIFont.boldSystemFont(ofSize: 17)],
            [.font: UIFont.italicSystemFont(ofSize: 17)],
            [.font: UIFont.systemFont(ofSize: 20)],
        ] as [[NSAttributedString.Key: any Sendable]]
    )
    func `A part with a different font, colour or background counts as highlighted`(
        attributes: [NSAttributedString.Key: any Sendable]
    ) {
        #expect(highlighting("New York", "York", attributes).highlightedTexts == ["York"])
    }

    @Test(
        arguments: [
            [.foregroundColor: UIColor.label],
            [.backgroundColor: UIColor.clear],
            [.font: UIFont.preferredFont(forTextStyle: .body).withSize(17)],
            [.kern: 2],
        ] as [[NSAttributedString.Key: any Sendable]]
    )
    func `A part that looks like the rest of the label does not count as highlighted`(
        attributes: [NSAttributedString.Key: any Sendable]
    ) {
        #expect(highlighting("New York", "York", attributes).highlightedTexts.isEmpty)
    }

    @Test func `adjacent highlighted parts are merged, and all are listed in order`() {
        let text = NSMutableAttributedString(string: "New York, new age")
        let bold = UIFont.boldSystemFont(ofSize: 17)
        text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
        text.addAttribute(.font, value: bold, range: NSRange(location: 3, length: 2))
        text.addAttribute(.font, value: bold, range: NSRange(location: 10, length: 3))
        let label = UILabel()
        label.attributedText = text
        #expect(label.highlightedTexts == ["New Y", "new"])
        label.text = "New York"
        #expect(label.highlightedTexts.isEmpty)
    }

    /// A label in which a part of the text has attributes.
    private func highlighting(
        _ text: String,
        _ part: String,
        _ attributes: [NSAttributedString.Key: any Sendable]
    ) -> UILabel {
        let attributed = NSMutableAttributedString(string: text)
        attributed.addAttributes(attributes, range: (text as NSString).range(of: part))
        let label = UILabel()
        label.attributedText = attributed
        return label
    }

    @Test func `a text style's font follows the content size category if the label adjusts it`() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let former = UITraitCollection.current
        UITraitCollection.current = traits
        label.adjustsFontForContentSizeCategory = true
        UITraitCollection.current = former
        #expect(label.font.pointSize == 23)
    }

    @Test func `an image view has the size of its image`() {
        let image = UIImage(systemName: "star")
        let view = UIImageView(image: image)
        #expect(view.frame.size == image?.size)
        #expect(view.intrinsicContentSize == image?.size)
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func `an image view shows its highlighted image while it is highlighted`() {
        let view = UIImageView(image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill"))
        view.isHighlighted = true
        #expect(view.displayedImage?.symbolName == "star.fill")
    }

    @Test func `an image view is an accessibility element only with an accessibility label`() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(view.accessibleRole == .none)
        #expect(!view.isAccessibilityElement)
        view.accessibilityLabel = "Favourite"
        #expect(view.accessibleRole == .image)
        #expect(view.isAccessibilityElement)
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 40)),
        (.scaleAspectFit, CGRect(x: 40, y: 0, width: 20, height: 40)),
        (.scaleAspectFill, CGRect(x: 0, y: -80, width: 100, height: 200)),
        (.center, CGRect(x: 45, y: 10, width: 10, height: 20)),
        (.top, CGRect(x: 45, y: 0, width: 10, height: 20)),
        (.bottomRight, CGRect(x: 90, y: 20, width: 10, height: 20)),
        (.left, CGRect(x: 0, y: 10, width: 10, height: 20)),
    ])
    func `the content mode determines the frame of the image`(mode: UIView.ContentMode, frame: CGRect) {
        let size = CGSize(width: 10, height: 20)
        #expect(mode.frame(of: size, in: CGSize(width: 100, height: 40)) == frame)
    }
}
