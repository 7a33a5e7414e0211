import Foundation
import Testing

@testable import HeadlessHost
@testable @_spi(Host) import UIKitCore

/// The maximum length of a text after edits by the user.
@MainActor
@Suite("Text length limits")
struct TextLengthTests {
    private static let limit = 4_096

    private func scene(_ text: String = "") -> FieldScene<UISearchTextField> {
        let scene = FieldScene(UISearchTextField())
        scene.field.text = text
        scene.field.becomeFirstResponder()
        _ = scene.takeDiary()
        return scene
    }

    private func letters(_ count: Int, _ letter: String = "a") -> String { String(repeating: letter, count: count) }

    @Test func `pasting a megabyte into a search field inserts its beginning in one edit`() {
        let scene = scene("x")
        scene.host.clipboardText = letters(1_000_000)
        scene.field.paste(nil)
        #expect(scene.field.text == "x" + letters(Self.limit - 1))
        let told = scene.takeDiary()
        #expect(told.first == "shouldChange 1+0 '\(letters(Self.limit - 1))'")
        #expect(told.filter { $0 == ".editingChanged" }.count == 1)
    }

    @Test func `other text fields have a higher limit`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        scene.host.clipboardText = letters(1_000_000)
        scene.field.paste(nil)
        #expect(scene.field.text == letters(16_384))
    }

    @Test func `a paste of any size measures as much as one of the maximum length`() async throws {
        let field = UISearchTextField()
        field.placeholder = "Find"
        let driver = try await AppDriver.launch {
            let controller = UIViewController()
            field.frame = CGRect(x: 0, y: 100, width: 300, height: 34)
            controller.view.addSubview(field)
            return controller
        }
        try await driver.tap("Find")
        func measured(pasting count: Int) async throws -> Int {
            field.text = ""
            try await driver.settle()
            let before = driver.host.measuredBytes
            try await driver.paste(letters(count))
            return driver.host.measuredBytes - before
        }
        let most = try await measured(pasting: Self.limit)
        #expect(try await measured(pasting: 1_000_000) == most)
    }

    @Test func `text is truncated between characters, and an overlong character between scalars`() {
        let family = "👩‍👩‍👧"
        let scene = scene()
        scene.field.insertText(letters(Self.limit - 3) + family)
        #expect(scene.field.text == letters(Self.limit - 3))
        scene.field.text = ""
        scene.field.insertText("e" + letters(20_000, "\u{301}"))
        #expect(scene.field.text?.unicodeScalars.count == Self.limit)
        #expect("ab".prefix(units: 0).isEmpty)
        #expect("a😀b".prefix(units: 2) == "a")
        #expect("a😀b".prefix(units: 3) == "a😀")
    }

    @Test func `a full field rejects text, keeps the selection and can be shortened`() {
        let scene = scene(letters(5_000))
        scene.field.select(3..<5)
        _ = scene.takeDiary()
        scene.field.insertText("b")
        scene.field.setMarkedText("b", selectedRange: NSRange(location: 1, length: 0))
        #expect(scene.field.text == letters(5_000))
        #expect(scene.field.document.selection.range == 3..<5)
        #expect(!scene.takeDiary().contains(".editingChanged"))
        scene.field.deleteBackward()
        #expect(scene.field.text == letters(4_998))
        scene.field.select(0..<4_900)
        scene.field.insertText("new")
        #expect(scene.field.text == "new" + letters(98))
    }

    @Test func `moving a word within a full field does not lose it`() throws {
        let scene = scene("word" + letters(Self.limit - 4))
        scene.field.select(0..<4)
        let drag = try #require(scene.field.dragOfSelection())
        scene.field.drop(drag, at: Self.limit, .move)
        #expect(scene.field.text == letters(Self.limit - 4) + "word")
    }

    @Test func `moved text that is truncated at its target stays in its source`() throws {
        let scene = scene("word")
        let other = UISearchTextField(frame: CGRect(x: 0, y: 60, width: 300, height: 34))
        scene.window.addSubview(other)
        other.text = letters(Self.limit - 2)
        scene.field.select(0..<4)
        let drag = try #require(scene.field.dragOfSelection())
        other.drop(drag, at: Self.limit, .move)
        #expect(other.text == letters(Self.limit - 2) + "wo")
        #expect(scene.field.text == "word")
    }
}

extension UITextField {
    fileprivate func select(_ range: Range<Int>) {
        selectedTextRange = TextSpan(range)
    }
}
