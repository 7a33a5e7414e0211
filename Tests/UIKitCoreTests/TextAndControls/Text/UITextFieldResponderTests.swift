import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// The beginning and the end of editing.
@MainActor
struct UITextFieldResponderTests {
    @Test
    func `Editing begins after owner and delegate agree, and then delegate, targets and owner are notified`() {
        let scene = FieldScene(UITextField(), hasOwner: true)
        #expect(scene.field.becomeFirstResponder())
        #expect(scene.field.isEditing)
        #expect(
            scene.takeDiary() == [
                "owner.shouldBegin", "shouldBegin", "didBegin", ".editingDidBegin", "owner.didBegin",
            ]
        )
        #expect(scene.field.becomeFirstResponder())
        #expect(scene.takeDiary().isEmpty)
    }

    @Test
    func `Editing ends with the same order of callbacks`() {
        let scene = FieldScene(UITextField(), hasOwner: true)
        scene.field.becomeFirstResponder()
        _ = scene.takeDiary()
        #expect(scene.field.resignFirstResponder())
        #expect(!scene.field.isEditing)
        #expect(
            scene.takeDiary() == [
                "owner.shouldEnd", "shouldEnd", "didEnd committed", ".editingDidEnd", "owner.didEnd",
            ]
        )
        #expect(scene.field.resignFirstResponder())
        #expect(scene.takeDiary().isEmpty)
    }

    @Test(arguments: ["shouldBegin", "owner.shouldBegin"])
    func `Rule 2: delegate and owner can prevent editing from beginning`(question: String) {
        let scene = FieldScene(UITextField(), hasOwner: true)
        scene.diary.refusals = [question]
        #expect(!scene.field.becomeFirstResponder())
        #expect(!scene.field.isFirstResponder)
    }

    @Test(arguments: ["shouldEnd", "owner.shouldEnd"])
    func `Delegate and owner can prevent editing from ending`(question: String) {
        let scene = FieldScene(UITextField(), hasOwner: true)
        scene.field.becomeFirstResponder()
        scene.diary.refusals = [question]
        #expect(!scene.field.resignFirstResponder())
        #expect(scene.field.isEditing)
    }

    @Test
    func `A field outside a window cannot become first responder and does not ask its delegate`() {
        let field = UITextField()
        let diary = FieldDiary()
        field.delegate = diary
        #expect(!field.becomeFirstResponder())
        #expect(diary.entries.isEmpty)
    }

    @Test
    func `Rule 41: removing a field from its window ends editing, even if the delegate rejects it`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        scene.diary.refusals = ["shouldEnd"]
        _ = scene.takeDiary()
        scene.field.removeFromSuperview()
        #expect(!scene.field.isEditing)
        #expect(scene.takeDiary() == ["shouldEnd", "didEnd committed", ".editingDidEnd"])
    }

    @Test
    func `endEditing(true) ends editing, even if the delegate rejects it`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        scene.diary.refusals = ["shouldEnd"]
        #expect(!scene.window.endEditing(false))
        #expect(scene.window.endEditing(true))
        #expect(!scene.field.isEditing)
    }

    @Test
    func `Editing of one field ends before editing of the next begins`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        let other = UITextField()
        scene.window.addSubview(other)
        scene.diary.follow(other)
        _ = scene.takeDiary()
        #expect(other.becomeFirstResponder())
        #expect(scene.takeDiary() == ["shouldEnd", "didEnd committed", ".editingDidEnd", ".editingDidBegin"])
        #expect(!scene.field.isEditing && other.isEditing)
    }

    @Test
    func `Disabling a field ends editing, and a disabled field cannot become first responder`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        scene.diary.refusals = ["shouldEnd"]
        scene.field.isEnabled = false
        #expect(!scene.field.isEditing)
        #expect(!scene.field.becomeFirstResponder())
    }

    @Test
    func `A delegate can make the field first responder in textFieldShouldBeginEditing`() {
        let scene = FieldScene(UITextField())
        scene.diary.reactions["shouldBegin"] = { scene.field.becomeFirstResponder() }
        #expect(scene.field.becomeFirstResponder())
        #expect(scene.takeDiary() == ["shouldBegin", "didBegin", ".editingDidBegin"])
    }

    @Test
    func `Ending editing in textFieldDidBeginEditing suppresses the remaining notifications of its beginning`() {
        let scene = FieldScene(UITextField())
        scene.diary.reactions["didBegin"] = { scene.field.resignFirstResponder() }
        scene.field.becomeFirstResponder()
        #expect(!scene.field.isEditing)
        #expect(
            scene.takeDiary() == ["shouldBegin", "didBegin", "shouldEnd", "didEnd committed", ".editingDidEnd"]
        )
    }

    @Test
    func `clearsOnBeginEditing clears the field, unless the delegate rejects it`() {
        let scene = FieldScene(UITextField())
        scene.field.text = "abc"
        scene.field.clearsOnBeginEditing = true
        scene.diary.reactions["didBegin"] = { #expect(scene.field.text == "") }
        scene.field.becomeFirstResponder()
        #expect(
            scene.takeDiary() == ["shouldBegin", "shouldClear", "didBegin", ".editingDidBegin", ".editingChanged"]
        )
        scene.diary.reactions = [:]
        scene.field.resignFirstResponder()
        scene.field.text = "abc"
        scene.diary.refusals = ["shouldClear"]
        scene.field.becomeFirstResponder()
        #expect(scene.field.text == "abc")
    }

    @Test
    func `The end of editing commits marked text and leaves a caret`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        scene.field.setMarkedText("ni", selectedRange: NSRange(location: 0, length: 2))
        scene.field.resignFirstResponder()
        #expect(scene.field.markedTextRange == nil)
        #expect(scene.field.text == "ni")
        #expect(scene.field.selectedTextRange?.isEmpty == true)
    }

    @Test
    func `A delegate without the variant with a reason receives the one without`() {
        final class OldDelegate: NSObject, UITextFieldDelegate {
            var ends = 0
            func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
        }
        let scene = FieldScene(UITextField(), hasDelegate: false)
        let delegate = OldDelegate()
        scene.field.delegate = delegate
        scene.field.becomeFirstResponder()
        scene.field.resignFirstResponder()
        #expect(delegate.ends == 1)
    }

    @Test
    func `Beginning and end of editing post notifications`() {
        let scene = FieldScene(UITextField(), hasDelegate: false)
        let names = [UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: scene.field, queue: nil) { _ in
                MainActor.assumeIsolated { scene.diary.write(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        scene.field.becomeFirstResponder()
        scene.field.resignFirstResponder()
        #expect(scene.takeDiary().filter { $0.hasPrefix("UI") } == names.map(\.rawValue))
    }

    @Test
    func `Rule 85: a field does not retain its delegate`() {
        let field = UITextField()
        do {
            let diary = FieldDiary()
            field.delegate = diary
            field.owner = diary
        }
        #expect(field.delegate == nil)
        #expect(field.owner == nil)
    }
}
