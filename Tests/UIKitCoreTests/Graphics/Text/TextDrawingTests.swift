import Foundation
import Testing

@testable import UIKitCore

@Suite("Drawing of text")
struct TextDrawingTests {
    private let font = UIFont.systemFont(ofSize: 16)

    private func draw(_ width: CGFloat = 100, _ height: CGFloat = 60, _ actions: (CGContext) -> Void) -> Bitmap {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 1)
        defer { UIGraphicsEndImageContext() }
        let context = UIGraphicsGetCurrentContext()!
        actions(context)
        return context.bitmap
    }

    /// The rectangle of pixels that are not transparent; null if there are none.
    private func ink(_ bitmap: Bitmap) -> CGRect {
        var rect = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.pixel(x, y).alpha > 60 {
                rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return rect
    }

    @Test func `drawn text lies in the size that it is measured with`() {
        let text = "Hüpfburg" as NSString
        let size = text.size(withAttributes: [.font: font])
        let area = ink(draw { _ in text.draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: font]) })
        #expect(size.width > 40 && size.height > 12)
        #expect(area.width > size.width - 6 && area.height > 8)
        #expect(CGRect(origin: CGPoint(x: 10, y: 20), size: size).insetBy(dx: -1, dy: -1).contains(area))
    }

    @Test func `a larger font, more text and more lines need more space`() {
        let size = "Sea".size(withAttributes: [.font: font])
        #expect("Sea".size(withAttributes: [.font: UIFont.systemFont(ofSize: 32)]).height > size.height * 1.7)
        #expect("Seasea".size(withAttributes: [.font: font]).width > size.width * 1.8)
        let lines = "Sea\nSea\n".size(withAttributes: [.font: font])
        #expect(abs(lines.height - 2 * size.height) < 1 && abs(lines.width - size.width) < 1)
        #expect("".size(withAttributes: [.font: font]).width == 0)
    }

    @Test func `text has its colour, and black by default`() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 40), .foregroundColor: UIColor.red,
        ]
        let bitmap = draw { _ in "I".draw(at: .zero, withAttributes: attributes) }
        let area = ink(bitmap)
        let pixel = bitmap.pixel(Int(area.midX), Int(area.midY))
        #expect(pixel.red == 255 && pixel.green == 0 && pixel.alpha == 255)
        let plain = draw { _ in "I".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 40)]) }
        #expect(plain.pixel(Int(area.midX), Int(area.midY)).red == 0)
    }

    @Test func `text wraps at the width of a rectangle, and lines that do not fit are omitted`() {
        let text = "one two three four five six" as NSString
        let line = text.size(withAttributes: [.font: font]).height
        let all = text.boundingRect(
            with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin,
            attributes: [.font: font],
            context: nil
        )
        #expect(all.width <= 60 && all.height >= 3 * line - 1)
        let area = ink(
            draw { _ in text.draw(in: CGRect(x: 0, y: 0, width: 60, height: 2 * line), withAttributes: [.font: font]) }
        )
        #expect(area.maxX <= 61 && area.maxY <= 2 * line && area.maxY > line)
    }

    @Test func `a rectangle without the option of lines begins at the baseline`() {
        let rect = ("Sea" as NSString).boundingRect(
            with: CGSize(width: 10, height: 10),
            attributes: [.font: font],
            context: nil
        )
        let size = "Sea".size(withAttributes: [.font: font])
        #expect(rect.minY < -8 && rect.maxY > 0)
        #expect(abs(rect.width - size.width) < 0.01 && abs(rect.height - size.height) < 0.01)
        let area = ink(
            draw { _ in
                ("Sea" as NSString).draw(
                    with: CGRect(x: 0, y: 30, width: 0, height: 0),
                    attributes: [.font: font],
                    context: nil
                )
            }
        )
        #expect(area.maxY <= 31 && area.maxY >= 29)
    }

    @Test func `paragraphs have their own alignment`() {
        func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            return style
        }
        let text = NSMutableAttributedString(string: "a\n", attributes: [.font: font, .paragraphStyle: style(.left)])
        text.append(NSAttributedString(string: "b\n", attributes: [.font: font, .paragraphStyle: style(.center)]))
        text.append(NSAttributedString(string: "c", attributes: [.font: font, .paragraphStyle: style(.right)]))
        let bitmap = draw(100, 80) { _ in text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 80)) }
        let line = Int(text.size().height / 3)
        let centres = (0..<3).map { row in
            ink(bitmap.cropped(x: 0, y: row * line, width: 100, height: line)).midX
        }
        #expect(centres[0] < 15 && abs(centres[1] - 50) < 4 && centres[2] > 85)
    }

    @Test func `Hebrew text begins at the right by nature, and at the left if the style says so`() {
        func area(_ alignment: NSTextAlignment) -> CGRect {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            return ink(
                draw { _ in
                    "שלום".draw(
                        in: CGRect(x: 0, y: 0, width: 100, height: 40),
                        withAttributes: [.font: font, .paragraphStyle: style]
                    )
                }
            )
        }
        #expect(area(.natural).minX > 40)
        #expect(area(.left).maxX < 60)
        #expect(area(.right).minX > 40)
    }

    @Test func `text is truncated in the way of its style`() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let text = "a very long line that does not fit" as NSString
        let area = ink(
            draw { _ in
                text.draw(
                    in: CGRect(x: 0, y: 0, width: 80, height: 60),
                    withAttributes: [.font: font, .paragraphStyle: style]
                )
            }
        )
        #expect(area.maxX <= 80 && area.maxX > 60 && area.maxY < 30)
    }

    @Test func `the last visible line is truncated if the options say so`() {
        let text = "one two three four five six seven" as NSString
        let line = text.size(withAttributes: [.font: font]).height
        let context = NSStringDrawingContext()
        let rect = text.boundingRect(
            with: CGSize(width: 70, height: 2 * line),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: [.font: font],
            context: context
        )
        #expect(rect.height <= 2 * line + 1 && rect.height > line && rect.width <= 70)
        #expect(context.totalBounds == rect && context.actualScaleFactor == 1)
    }

    @Test func `a drawing context reduces the font until the text fits`() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = "one two three" as NSString
        let full = text.size(withAttributes: [.font: font])
        let rect = text.boundingRect(
            with: CGSize(width: full.width * 0.75, height: full.height),
            options: .usesLineFragmentOrigin,
            attributes: [.font: font],
            context: context
        )
        #expect(context.actualScaleFactor < 0.85 && context.actualScaleFactor >= 0.5)
        #expect(rect.height <= full.height && rect.width <= full.width * 0.75 + 0.1)
    }

    @Test func `attributes change the ink: underline, strikethrough, background, kerning and baseline`() {
        func area(_ more: [NSAttributedString.Key: Any]) -> CGRect {
            let attributes = more.merging([.font: font]) { $1 }
            return ink(draw { _ in "xx".draw(at: CGPoint(x: 0, y: 20), withAttributes: attributes) })
        }
        let plain = area([:])
        #expect(area([.underlineStyle: NSUnderlineStyle.single.rawValue]).maxY > plain.maxY)
        #expect(area([.backgroundColor: UIColor.yellow]).height > plain.height + 4)
        #expect(area([.kern: 10]).width > plain.width + 8)
        let raised = NSMutableAttributedString(string: "x", attributes: [.font: font])
        raised.append(NSAttributedString(string: "x", attributes: [.font: font, .baselineOffset: 6]))
        #expect(abs(ink(draw { _ in raised.draw(at: .zero) }).height - plain.height - 6) <= 1)
        let bitmap = draw { _ in
            "nnn".draw(
                at: .zero,
                withAttributes: [
                    .font: UIFont.systemFont(ofSize: 30), .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                    .strikethroughColor: UIColor.green,
                ]
            )
        }
        let pixels = (0..<6000).map { bitmap.pixel($0 % 100, $0 / 100) }
        #expect(pixels.contains { $0.green > 200 && $0.red == 0 })
    }

    @Test func `the shadow of a range is drawn behind it`() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 30)
        shadow.shadowColor = UIColor.red
        let text = NSMutableAttributedString(string: "lll", attributes: [.font: font])
        text.append(NSAttributedString(string: "III", attributes: [.font: font, .shadow: shadow]))
        let bitmap = draw { _ in text.draw(at: .zero) }
        let lower = ink(bitmap.cropped(x: 0, y: 30, width: 100, height: 30))
        let start = text.attributedSubstring(from: NSRange(location: 0, length: 3)).size().width
        #expect(!lower.isNull && lower.minX > start - 2)
    }

    @Test func `an attachment shows its image in the text`() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), true, 1)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let attachment = NSTextAttachment(image: image ?? UIImage())
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
        let width = text.size().width
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "b", attributes: [.font: font]))
        #expect(abs(text.size().width - 2 * width - 20) < 3)
        let bitmap = draw { _ in text.draw(at: .zero) }
        let middle = Int(width) + 10
        let blue = (0..<60).filter { bitmap.pixel(middle, $0).blue == 255 }
        #expect(blue.count == 10)
        attachment.bounds = CGRect(x: 0, y: -5, width: 20, height: 20)
        #expect(text.size().height >= 20)
    }

    @Test func `an attachment that occurs twice in a row is drawn twice`() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), true, 1)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let attachment = NSTextAttachment(image: image ?? UIImage())
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(attachment: attachment))
        let bitmap = draw { _ in text.draw(at: .zero) }
        for x in [10, 30] {
            let blue = (0..<60).filter { bitmap.pixel(x, $0).blue == 255 }
            #expect(blue.count == 10)
        }
    }

    @Test func `text follows the transform and the opacity of the context`() {
        let small = ink(draw { _ in "Hi".draw(at: .zero, withAttributes: [.font: font]) })
        let large = ink(
            draw { context in
                context.scaleBy(x: 2, y: 2)
                "Hi".draw(at: .zero, withAttributes: [.font: font])
            }
        )
        #expect(abs(large.width - 2 * small.width) <= 4)
        let faint = draw { context in
            context.setAlpha(0.3)
            "I".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
        }
        let opacities = faint.bytes.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
        #expect(opacities.max().map { $0 > 60 && $0 < 90 } == true)
    }

    @Test func `characters that end a C string, and long texts, do no harm`() {
        let size = "a\0b".size(withAttributes: [.font: font])
        #expect(size.width > "ab".size(withAttributes: [.font: font]).width)
        let long = String(repeating: "word ", count: 60_000)
        #expect(long.size(withAttributes: [.font: font]).height > 0)
    }
}
