import Foundation
import Testing

@testable import UIKitCore

@Suite("Attributed strings with UIKit's attributes")
struct AttributedStringConversionTests {
    @Test func `the attributes of UIKit are members of attributed strings`() {
        var text = AttributedString("Hello world")
        text.foregroundColor = .systemRed
        if let range = text.range(of: "world") { text[range].font = .boldSystemFont(ofSize: 12) }
        #expect(text.runs.count == 2)
        #expect(text.foregroundColor == .systemRed && text.font == nil)
        #expect(text.runs.compactMap(\.uiKit.font) == [.boldSystemFont(ofSize: 12)])
    }

    @Test func `attributes survive the conversion to NSAttributedString and back`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        var text = AttributedString("Link")
        text.link = URL(string: "https://example.com")
        text.underlineStyle = .single
        text.kern = 2
        text.paragraphStyle = style
        text.backgroundColor = .systemYellow
        let old = NSAttributedString(text)
        let attributes = old.attributes(at: 0, effectiveRange: nil)
        #expect(old.string == "Link")
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect(AttributedString(old) == text)
        #expect(try AttributedString(old, including: \.uiKit) == text)
    }

    @Test func `numbers and strings of other types become the attributes of the container`() {
        let container = AttributeContainer([
            .kern: NSNumber(value: 3), .strikethroughStyle: NSNumber(value: 2), .link: "https://example.com",
            .font: "not a font",
        ])
        #expect(container.kern == 3 && container.strikethroughStyle == .thick)
        #expect(container.link?.host == "example.com" && container.font == nil)
    }
}
