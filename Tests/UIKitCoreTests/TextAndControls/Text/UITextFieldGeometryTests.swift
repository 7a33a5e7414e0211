import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Places of characters and tokens in text fields. A character is half as wide as the font size.
@MainActor
struct UITextFieldGeometryTests {
    private func scene(_ text: String, _ prepare: (UITextField) -> Void = { _ in }) -> FieldScene<UITextField> {
        let scene = FieldScene(UITextField())
        scene.field.font = .systemFont(ofSize: 20)
        scene.field.text = text
        prepare(scene.field)
        return scene
    }

    private func range(_ field: UITextField, _ lower: Int, _ upper: Int) throws -> UITextRange {
        let start = field.beginningOfDocument
        let first = try #require(field.position(from: start, offset: lower))
        let last = try #require(field.position(from: start, offset: upper))
        return try #require(field.textRange(from: first, to: last))
    }

    @Test func `carets are between the characters, vertically centred in the field`() throws {
        let field = scene("abc").field
        let area = field.contentArea
        let carets = try (0...3).map { field.caretRect(for: try range(field, $0, $0).start) }
        #expect(carets.map { $0.minX - area.minX } == [0, 10, 20, 30])
        #expect(carets.allSatisfy { abs($0.midY - area.midY) < 0.01 && $0.width == 2 })
    }

    @Test func `a range has a rectangle, and an empty one that of the caret`() throws {
        let field = scene("abcdef").field
        let rects = field.selectionRects(for: try range(field, 1, 4))
        #expect(rects.count == 1)
        #expect(rects[0].rect.width == 30 && rects[0].containsStart && rects[0].containsEnd)
        #expect(rects[0].writingDirection == .leftToRight)
        #expect(field.firstRect(for: try range(field, 1, 4)) == rects[0].rect)
        #expect(field.selectionRects(for: try range(field, 2, 2)).isEmpty)
        #expect(field.firstRect(for: try range(field, 2, 2)) == field.caretRect(for: try range(field, 2, 2).start))
    }

    @Test(arguments: [(NSTextAlignment.left, 0), (.center, 0.5), (.right, 1)] as [(NSTextAlignment, CGFloat)])
    func `rectangles follow the alignment`(alignment: NSTextAlignment, share: CGFloat) throws {
        let field = scene("abc") { $0.textAlignment = alignment }.field
        let free = field.contentArea.width - 30
        let rect = field.firstRect(for: try range(field, 0, 3))
        #expect(abs(rect.minX - field.contentArea.minX - free * share) < 0.01)
    }

    @Test func `points find characters and the positions between them`() throws {
        let field = scene("a👩‍👩‍👧c").field
        let left = field.contentArea.minX
        func found(_ x: CGFloat) -> (closest: Int, character: Range<Int>) {
            let point = CGPoint(x: left + x, y: 10)
            let closest = field.offset(from: field.beginningOfDocument, to: field.closestPosition(to: point)!)
            let character = field.characterRange(at: point)!
            return (closest, character.locations(for: "test"))
        }
        #expect(found(1) == (0, 0..<1))
        #expect(found(9) == (1, 0..<1))
        #expect(found(11) == (1, 1..<9))
        #expect(found(19) == (9, 1..<9))
        #expect(found(-50) == (0, 0..<1))
        #expect(found(500) == (10, 9..<10))
        let within = field.closestPosition(to: CGPoint(x: left + 500, y: 0), within: try range(field, 0, 1))
        #expect(within == field.position(from: field.beginningOfDocument, offset: 1))
        field.text = ""
        #expect(field.characterRange(at: .zero) == nil)
    }

    @Test func `a direction moves by characters, an offset by UTF-16 units`() throws {
        let field = scene("a👩‍👩‍👧c").field
        let start = field.beginningOfDocument
        let right = try #require(field.position(from: start, in: .right, offset: 2))
        #expect(field.offset(from: start, to: right) == 9)
        #expect(field.position(from: right, in: .left, offset: 2) == start)
        #expect(field.position(from: right, in: .right, offset: 2) == nil)
        #expect(field.position(from: start, offset: 2).map { field.offset(from: start, to: $0) } == 2)
        #expect(field.position(from: start, in: .left, offset: .min) == nil)
    }

    @Test func `a secure field has the places of its bullets`() throws {
        let field = scene("a👩‍👩‍👧c") { $0.isSecureTextEntry = true }.field
        let rect = field.firstRect(for: try range(field, 1, 9))
        #expect(rect.minX - field.contentArea.minX == 10 && rect.width == 10)
        let point = CGPoint(x: field.contentArea.minX + 15, y: 10)
        #expect(field.characterRange(at: point)?.locations(for: "test") == 1..<9)
    }

    @Test func `text that is too long shows its end`() throws {
        let field = scene(String(repeating: "x", count: 100)).field
        let caret = field.caretRect(for: field.endOfDocument)
        #expect(abs(caret.minX - field.contentArea.maxX) < 0.01)
        #expect(field.caretRect(for: field.beginningOfDocument).minX < 0)
    }

    @Test func `tokens are in front of the text`() throws {
        let scene = FieldScene(UISearchTextField(), hasDelegate: false)
        let field = scene.field
        field.font = .systemFont(ofSize: 20)
        field.tokens = ["One", "Two"].map { UISearchToken(icon: nil, text: $0) }
        field.text = "ab"
        let rects = field.selectionRects(for: try range(field, 0, 4))
        #expect(rects.map(\.containsStart) == [true, false])
        #expect(rects.map(\.containsEnd) == [false, true])
        #expect(rects[0].rect.minX == field.contentArea.minX && rects[0].rect.maxX == rects[1].rect.minX)
        let token = try #require(field.characterRange(at: CGPoint(x: field.contentArea.minX + 1, y: 10)))
        #expect(token.locations(for: "test") == 0..<1)
    }
}
