import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// The delegate calls, changes and notifications of the user's edits, and their order.
@MainActor
struct UITextFieldEditingTests {
    private func editing(_ text: String = "", hasOwner: Bool = false) -> FieldScene<UITextField> {
        let scene = FieldScene(UITextField(), hasOwner: hasOwner)
        scene.field.text = text
        scene.field.becomeFirstResponder()
        _ = scene.takeDiary()
        return scene
    }

    // MARK: Order

    @Test
    func `Rule 21: a key press asks the delegate, changes the text, then notifies delegate, targets and owner`() {
        let scene = editing("a", hasOwner: true)
        scene.diary.reactions["didChangeSelection"] = { #expect(scene.field.text == "ab") }
        scene.field.insertText("b")
        #expect(
            scene.takeDiary() == [
                "owner.shouldChange 1+0 'b'", "shouldChange 1+0 'b'", "didChangeSelection", ".editingChanged",
                "owner.text byUser: true",
            ]
        )
    }

    @Test
    func `textDidChangeNotification follows the editingChanged event`() {
        let scene = editing()
        let observer = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification,
            object: scene.field,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated { scene.diary.write("posted") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        scene.field.insertText("b")
        #expect(scene.takeDiary().suffix(2) == [".editingChanged", "posted"])
    }

    @Test(arguments: ["shouldChange", "owner.shouldChange"])
    func `A delegate that rejects a change keeps the text`(question: String) {
        let scene = editing("a", hasOwner: true)
        scene.diary.refusals = [question]
        scene.field.insertText("b")
        scene.field.deleteBackward()
        scene.field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        #expect(scene.field.text == "a")
        #expect(!scene.takeDiary().contains(".editingChanged"))
    }

    @Test
    func `The range passed to the delegate counts UTF-16 code units`() {
        let scene = editing("👨‍👩‍👧b👍🏽")
        scene.field.deleteBackward()
        #expect(scene.takeDiary().first == "shouldChange 9+4 ''")
        #expect(scene.field.text == "👨‍👩‍👧b")
    }

    @Test
    func `Rule 19: assigning text notifies only the owner`() {
        let scene = editing("a", hasOwner: true)
        scene.field.text = "xyz"
        #expect(scene.takeDiary() == ["owner.text byUser: false"])
        scene.field.insertText("!")
        #expect(scene.field.text == "xyz!")
    }

    @Test
    func `Rule 83: the text is never nil`() {
        let field = UITextField()
        #expect(field.text == "")
        field.text = nil
        #expect(field.text == "")
    }

    // MARK: Changes within callbacks

    @Test
    func `Rule 23: text can be assigned inside editingChanged`() {
        let scene = editing("", hasOwner: true)
        scene.diary.reactions[".editingChanged"] = { scene.field.text = scene.field.text?.uppercased() }
        scene.type("ab")
        #expect(scene.field.text == "AB")
        #expect(
            scene.takeDiary().suffix(3) == [
                ".editingChanged", "owner.text byUser: false", "owner.text byUser: true",
            ]
        )
    }

    @Test
    func `Rule 23: a delegate can assign its own text and reject the user's`() {
        let scene = editing("12")
        scene.diary.refusals = ["shouldChange"]
        scene.diary.reactions["shouldChange 2+0 '3'"] = { scene.field.text = "12-3" }
        scene.field.insertText("3")
        #expect(scene.field.text == "12-3")
    }

    @Test
    func `Rule 23: a delegate can shorten the text and accept the edit, which is applied at the end`() {
        let scene = editing("long text")
        scene.diary.reactions["shouldChange 9+0 'x'"] = { scene.field.text = "s" }
        scene.field.insertText("x")
        #expect(scene.field.text == "sx")
    }

    @Test
    func `Rule 23: a field can be cleared inside didChangeSelection`() {
        let scene = editing("a")
        scene.diary.reactions["didChangeSelection"] = { scene.field.text = "" }
        scene.field.insertText("b")
        #expect(scene.field.text == "")
    }

    // MARK: Input

    @Test
    func `Line breaks in inserted text become spaces`() {
        let scene = editing()
        scene.field.insertText("a\nb\r\nc")
        #expect(scene.field.text == "a b c")
    }

    @Test
    func `Replacing a range through UITextInput is an edit by the user`() throws {
        let scene = editing("abcd")
        let start = try #require(scene.field.position(from: scene.field.beginningOfDocument, offset: 1))
        let end = try #require(scene.field.position(from: start, offset: 2))
        let range = try #require(scene.field.textRange(from: end, to: start))
        #expect(scene.field.text(in: range) == "bc")
        scene.field.replace(range, withText: "X")
        #expect(scene.field.text == "aXd")
        #expect(scene.takeDiary() == ["shouldChange 1+2 'X'", "didChangeSelection", ".editingChanged"])
    }

    @Test
    func `Marked text is part of the text, and calls the delegate like other edits`() {
        let scene = editing("a")
        scene.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(scene.field.text == "ani")
        #expect(scene.field.markedTextRange.map { scene.field.text(in: $0) } == "ni")
        scene.field.insertText("你")
        #expect(scene.field.text == "a你")
        #expect(scene.field.markedTextRange == nil)
        let questions = scene.takeDiary().filter { $0.hasPrefix("should") }
        #expect(questions == ["shouldChange 1+0 'ni'", "shouldChange 1+2 '你'"])
    }

    @Test
    func `Changing the selection in marked text asks nothing, and unmarkText notifies nothing`() {
        let scene = editing()
        scene.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        _ = scene.takeDiary()
        scene.field.setMarkedText("ni", selectedRange: NSRange(location: 0, length: 1))
        scene.field.unmarkText()
        #expect(scene.takeDiary() == ["didChangeSelection"])
        #expect(scene.field.text == "ni")
    }

    @Test
    func `An invalid selected range in marked text is clamped`() {
        let scene = editing("a")
        scene.field.setMarkedText("ni", selectedRange: NSRange(location: NSNotFound, length: 0))
        #expect(scene.field.caretOffset == 3)
        scene.field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        #expect(scene.field.text == "a")
    }

    // MARK: Return and clear

    @Test
    func `Return asks the delegate, then sends primaryActionTriggered and notifies the owner`() {
        let scene = editing("a", hasOwner: true)
        scene.field.addAction(UIAction { _ in scene.diary.write(".primary") }, for: .primaryActionTriggered)
        scene.press(.return)
        #expect(scene.takeDiary() == ["shouldReturn", ".primary", "owner.return"])
        #expect(scene.field.isEditing)
        scene.diary.refusals = ["shouldReturn"]
        scene.field.insertText("\n")
        #expect(scene.takeDiary() == ["shouldReturn"])
        #expect(scene.field.text == "a")
    }

    @Test
    func `Return ends editing if editingDidEndOnExit has an action`() {
        let scene = editing("a")
        scene.field.addAction(UIAction { _ in scene.diary.write(".exit") }, for: .editingDidEndOnExit)
        scene.press(.return)
        #expect(scene.takeDiary() == ["shouldReturn", ".exit", "shouldEnd", "didEnd committed", ".editingDidEnd"])
    }

    @Test
    func `With enablesReturnKeyAutomatically, Return has no effect in an empty field`() {
        let scene = editing()
        scene.field.enablesReturnKeyAutomatically = true
        #expect(!scene.field.isReturnKeyEnabled)
        scene.press(.return)
        #expect(scene.takeDiary().isEmpty)
        scene.field.insertText("a")
        #expect(scene.field.isReturnKeyEnabled)
    }

    @Test
    func `Rule 22: the clear button clears the field as an edit by the user, and begins editing`() {
        let scene = FieldScene(UITextField(), hasOwner: true)
        scene.field.text = "abc"
        scene.field.clearButtonMode = .always
        _ = scene.takeDiary()
        scene.field.clearButtonTapped()
        #expect(scene.field.text == "")
        #expect(scene.field.isEditing)
        #expect(
            scene.takeDiary().prefix(4) == [
                "shouldClear", "didChangeSelection", ".editingChanged", "owner.text byUser: true",
            ]
        )
    }

    @Test
    func `A delegate that rejects clearing keeps the text`() {
        let scene = editing("abc")
        scene.diary.refusals = ["shouldClear"]
        scene.field.clearButtonTapped()
        #expect(scene.field.text == "abc")
        #expect(scene.takeDiary() == ["shouldClear"])
    }

    // MARK: Undo

    @Test
    func `Undo and redo are edits by the user without asking the delegate`() {
        let scene = editing("", hasOwner: true)
        scene.type("ab")
        _ = scene.takeDiary()
        scene.press(.character("z"), .control)
        #expect(scene.field.text == "")
        #expect(scene.takeDiary() == ["didChangeSelection", ".editingChanged", "owner.text byUser: true"])
        scene.press(.character("Z"), [.control, .shift])
        #expect(scene.field.text == "ab")
    }

    @Test
    func `Undo removes typed words, and restores characters deleted one after another`() {
        let scene = editing("", hasOwner: false)
        scene.type("ab cd")
        scene.press(.backspace)
        scene.press(.backspace)
        var texts: [String] = []
        while scene.field.undoManager?.canUndo == true {
            scene.press(.character("z"), .control)
            texts.append(scene.field.text ?? "")
        }
        #expect(texts == ["ab cd", "ab ", ""])
    }

    @Test
    func `Typing after the caret moved is an undo step of its own`() {
        let scene = editing("", hasOwner: false)
        scene.type("ab")
        scene.press(.left)
        scene.press(.right)
        scene.type("c")
        scene.press(.character("z"), .control)
        #expect(scene.field.text == "ab")
    }
}
