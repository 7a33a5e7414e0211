import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Keys, positions and the pasteboard.
@MainActor
struct UITextFieldKeyTests {
    private func editing(_ text: String, tokens: Int = 0) -> FieldScene<UISearchTextField> {
        let scene = FieldScene(UISearchTextField(), hasOwner: true)
        scene.field.tokens = (0..<tokens).map { UISearchToken(icon: nil, text: "Token \($0)") }
        scene.field.text = text
        scene.field.becomeFirstResponder()
        _ = scene.takeDiary()
        return scene
    }

    private func selected(_ field: UITextField) -> Range<Int> { field.document.selection.range }

    @Test
    func `Backspace and Delete remove a character, and with Control a word`() {
        let scene = editing("new old zea")
        scene.press(.backspace)
        #expect(scene.field.text == "new old ze")
        scene.press(.backspace, .control)
        #expect(scene.field.text == "new old ")
        scene.press(.home)
        scene.press(.delete)
        #expect(scene.field.text == "ew old ")
        scene.press(.delete, .control)
        #expect(scene.field.text == " old ")
    }

    @Test
    func `Backspace calls deleteBackward, which apps can override`() {
        final class CodeField: UITextField {
            var presses = 0
            override func deleteBackward() {
                presses += 1
                super.deleteBackward()
            }
        }
        let scene = FieldScene(CodeField())
        scene.field.becomeFirstResponder()
        scene.press(.backspace)
        #expect(scene.field.presses == 1)
    }

    @Test
    func `Arrow keys move the caret, extend the selection with Shift, and move by words with Control`() {
        let scene = editing("new zea")
        scene.press(.left)
        #expect(selected(scene.field) == 6..<6)
        scene.press(.left, .control)
        #expect(selected(scene.field) == 4..<4)
        scene.press(.right, [.control, .shift])
        #expect(selected(scene.field) == 4..<7)
        scene.press(.home, .shift)
        #expect(selected(scene.field) == 0..<4)
        scene.press(.end)
        #expect(selected(scene.field) == 7..<7)
        #expect(scene.takeDiary().allSatisfy { $0 == "didChangeSelection" })
    }

    @Test
    func `In right-to-left text, Left moves forward`() {
        let scene = editing("\u{5D0}\u{5D1}")
        scene.host.traits = UITraitCollection(layoutDirection: .rightToLeft)
        scene.press(.right)
        #expect(selected(scene.field) == 1..<1)
        scene.press(.left)
        #expect(selected(scene.field) == 2..<2)
        let end = scene.field.endOfDocument
        #expect(scene.field.position(from: end, in: .right, offset: 2) == scene.field.beginningOfDocument)
    }

    @Test
    func `A key without effect calls no delegate methods`() {
        let scene = editing("ab")
        scene.press(.right)
        scene.press(.end)
        scene.press(.delete)
        #expect(scene.takeDiary().isEmpty)
    }

    @Test
    func `Keys without a text function are passed along the responder chain`() {
        let scene = editing("ab")
        let others: [KeyPress] = [
            KeyPress(.up), KeyPress(.down), KeyPress(.tab), KeyPress(.pageUp),
            KeyPress(.character("f"), modifiers: .control), KeyPress(.left, modifiers: .alternate),
        ]
        for press in others { #expect(!scene.field.perform(press), "\(press)") }
        #expect(scene.takeDiary().isEmpty)
    }

    @Test
    func `Escape cancels through the owner, or is passed on if the owner declines`() {
        let scene = editing("ab")
        #expect(scene.field.perform(KeyPress(.escape)))
        #expect(scene.takeDiary() == ["owner.cancel"])
        scene.diary.refusals = ["owner.cancel"]
        #expect(!scene.field.perform(KeyPress(.escape)))
    }

    @Test
    func `A field that is not first responder handles no keys`() {
        let scene = editing("ab")
        scene.field.resignFirstResponder()
        #expect(!scene.field.perform(KeyPress(.backspace)))
    }

    // MARK: Positions

    @Test
    func `Positions count UTF-16 code units, are comparable and end at the document's ends`() {
        let field = UITextField()
        field.text = "a😀"
        let start = field.beginningOfDocument
        #expect(field.offset(from: start, to: field.endOfDocument) == 3)
        #expect(field.position(from: start, offset: 4) == nil)
        #expect(field.position(from: start, offset: -1) == nil)
        #expect(field.position(from: start, offset: .max) == nil)
        #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
        #expect(field.compare(start, to: UITextField().endOfDocument) == .orderedSame)
        #expect(field.position(from: start, in: .right, offset: 1).map { field.offset(from: start, to: $0) } == 1)
        #expect(field.position(from: start, in: .down, offset: 1) == nil)
    }

    @Test
    func `A position beyond a shortened text is treated as its end`() {
        let field = UITextField()
        field.text = "abc"
        let end = field.endOfDocument
        field.text = "a"
        #expect(field.offset(from: field.beginningOfDocument, to: end) == 1)
    }

    @Test
    func `Assigning a selection notifies the delegate once, and nil leaves a caret at its end`() {
        let scene = editing("abcd")
        let start = scene.field.beginningOfDocument
        let range = scene.field.textRange(from: start, to: scene.field.position(from: start, offset: 2)!)
        scene.field.selectedTextRange = range
        scene.field.selectedTextRange = range
        #expect(scene.field.selectedTextRange == range)
        #expect(scene.takeDiary() == ["didChangeSelection"])
        scene.field.selectedTextRange = nil
        #expect(selected(scene.field) == 2..<2)
    }

    @Test
    func `select(_:) selects the word at the caret`() {
        let scene = editing("new zealand")
        scene.field.select(nil)
        #expect(selected(scene.field) == 4..<11)
        scene.press(.home)
        scene.field.select(nil)
        #expect(selected(scene.field) == 0..<3)
    }

    // MARK: Pasteboard

    @Test
    func `Cut, copy and paste use the host's clipboard`() {
        let scene = editing("abc")
        scene.press(.character("a"), .control)
        scene.press(.character("c"), .control)
        #expect(scene.host.clipboardText == "abc")
        scene.press(.character("x"), .control)
        #expect(scene.field.text == "")
        scene.host.clipboardText = "one\ntwo"
        _ = scene.takeDiary()
        scene.press(.character("v"), .control)
        #expect(scene.field.text == "one two")
        #expect(scene.takeDiary().contains("shouldChange 0+0 'one two'"))
    }

    @Test
    func `Pasting a line break does not press Return`() {
        let scene = editing("a")
        scene.host.clipboardText = "\n"
        scene.field.paste(nil)
        #expect(scene.field.text == "a ")
    }

    @Test
    func `Rule 63: cutting a selection with tokens cuts only its text, and tokens alone are not copied`() {
        let scene = editing("abc", tokens: 2)
        scene.field.selectAll(nil)
        scene.field.cut(nil)
        #expect(scene.host.clipboardText == "abc")
        #expect(scene.field.tokens.count == 2)
        #expect(scene.field.text == "")
        scene.field.selectAll(nil)
        scene.field.copy(nil)
        scene.field.cut(nil)
        #expect(scene.host.clipboardText == "abc")
        #expect(scene.field.tokens.count == 2)
    }

    @Test
    func `A secure field cannot be cut or copied`() {
        let scene = editing("abc")
        scene.field.isSecureTextEntry = true
        scene.field.selectAll(nil)
        scene.field.cut(nil)
        scene.field.copy(nil)
        #expect(scene.host.clipboardText == nil)
        #expect(scene.field.text == "abc")
    }

    @Test
    func `delete(_:) removes the selection, and has no effect without one`() {
        let scene = editing("abc", tokens: 1)
        scene.field.delete(nil)
        #expect(scene.takeDiary().isEmpty)
        scene.field.selectAll(nil)
        scene.field.delete(nil)
        #expect(!scene.field.hasText)
    }

    @Test
    func `hasStrings tells whether the pasteboard contains text`() {
        let scene = editing("")
        #expect(!UIPasteboard.general.hasStrings)
        UIPasteboard.general.string = "x"
        #expect(scene.host.clipboardText == "x")
        #expect(UIPasteboard.general.hasStrings)
        UIPasteboard.general.string = nil
        #expect(scene.host.clipboardText == nil)
    }
}
