import Foundation
import Testing

@testable import UIKitCore

@Suite("Geometry and text values") struct GeometryAndTextTests {
    @Test func `Insets move each side of a rectangle by its own distance`() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 12, y: 21, width: 94, height: 46))
    }

    @Test func `Default insets and offsets are zero`() {
        #expect(UIEdgeInsets() == .zero)
        #expect(NSDirectionalEdgeInsets() == .zero)
        #expect(UIOffset() == .zero)
    }

    @Test func `All rectangle edges are the four edges`() {
        #expect(UIRectEdge.all.rawValue == 15)
    }

    @Test func `The default paragraph style has natural alignment and word wrapping`() {
        #expect(NSParagraphStyle.default.alignment == .natural)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(NSParagraphStyle.default.lineSpacing == 0)
    }

    @Test func `A copied paragraph style does not follow later changes`() throws {
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

    @Test func `Attributed strings store fonts and colours`() {
        let text = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2])
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
    }
}
