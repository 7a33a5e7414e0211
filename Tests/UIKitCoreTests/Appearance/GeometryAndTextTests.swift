import Foundation
import Testing

@testable import UIKitCore

@Suite("Geometry and text values") struct GeometryAndTextTests {
    @Test("Insets move each side of a rectangle by its own distance") func insetting() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 12, y: 21, width: 94, height: 46))
    }

    @Test("Fresh insets and offsets are zero") func zeros() {
        #expect(UIEdgeInsets() == .zero)
        #expect(NSDirectionalEdgeInsets() == .zero)
        #expect(UIOffset() == .zero)
    }

    @Test("All edges are the four edges") func edges() {
        #expect(UIRectEdge.all.rawValue == 15)
    }

    @Test("A paragraph is natural and breaks between words, unless told otherwise") func paragraphDefaults() {
        #expect(NSParagraphStyle.default.alignment == .natural)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(NSParagraphStyle.default.lineSpacing == 0)
    }

    @Test("A copied paragraph style does not follow later changes") func paragraphCopies() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .right
        #expect(copy.alignment == .center)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.lineSpacing = -2
        #expect(mutable.lineSpacing == 0)
        #expect(mutable == copy)
    }

    @Test("Text carries its font and colour") func attributes() {
        let text = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2])
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
    }
}
