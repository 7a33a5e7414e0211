import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// Shadows of text.
@MainActor
@Suite("Text shadows")
struct TextShadowTests {
    @Test func `a label has a sharp shadow in its shadow colour`() {
        let label = UILabel()
        label.text = "Title"
        #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label.textShadow == nil)
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 2, height: 3)
        #expect(label.textShadow == TextShadow(color: .red, offset: CGSize(width: 2, height: 3), radius: 0))
    }

    @Test func `the shadow of the text takes precedence over that of the label`() {
        let label = UILabel()
        label.shadowColor = .red
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 1)
        shadow.shadowBlurRadius = 4
        shadow.shadowColor = UIColor.blue
        let text = NSMutableAttributedString(string: "One two")
        text.addAttribute(.shadow, value: shadow, range: NSRange(location: 4, length: 3))
        label.attributedText = text
        #expect(label.textShadow == TextShadow(color: .blue, offset: CGSize(width: 1, height: 1), radius: 4))
        label.text = "Plain"
        #expect(label.textShadow?.color == .red)
    }

    @Test func `shadows with equal values are equal, and a copy is independent`() throws {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 2
        let copy = try #require(shadow.copy() as? NSShadow)
        #expect(copy == shadow && copy.hash == shadow.hash)
        copy.shadowColor = UIColor.red
        #expect(copy != shadow)
        #expect((NSShadow().shadowColor as? UIColor)?.cgColor.alpha == CGFloat(1) / 3)
    }
}
