import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// The beginning and the end of editing.
@MainActor
struct UITextFieldResponderTests {
    @Test
    func `Editing begins after owner and delegate agreed; delegate, event and owner are told`() {
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
    func `Editing ends in the same order`() {
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
    func `Rule 2: who refuses keeps the focus away`(question: String) {
        let scene = FieldScene(UITextField(), hasOwner: true)
        scene.diary.refusals = [question]
        #expect(!scene.field.becomeFirstResponder())
        #expect(!scene.field.isFirstResponder)
    }

    @Test(arguments: ["shouldEnd", "owner.shouldEnd"])
    func `Who refuses keeps the focus in the field`(question: String) {
        let scene = FieldScene(UITextField(), hasOwner: true)
        scene.field.becomeFirstResponder()
        scene.diary.refusals = [question]
        #expect(!scene.field.resignFirstResponder())
        #expect(scene.field.isEditing)
    }

    @Test
    func `A field outside a window cannot become first responder, and nobody is asked`() {
        let field = UITextField()
        let diary = FieldDiary()
        field.delegate = diary
        #expect(!field.becomeFirstResponder())
        #expect(diary.entries.isEmpty)
    }

    @Test
    func `Rule 41: a field that leaves its window ends editing, even when the delegate refuses`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        scene.diary.refusals = ["shouldEnd"]
        _ = scene.takeDiary()
        scene.field.removeFromSuperview()
        #expect(!scene.field.isEditing)
        #expect(scene.takeDiary() == ["shouldEnd", "didEnd committed", ".editingDidEnd"])
    }

    @Test
    func `Forced endEditing ends it too`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        scene.diary.refusals = ["shouldEnd"]
        #expect(!scene.window.endEditing(false))
        #expect(scene.window.endEditing(true))
        #expect(!scene.field.isEditing)
    }

    @Test
    func `From field to field, one ends before the other begins`() {
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
    func `A disabled field has no focus, and disabling takes it`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        scene.diary.refusals = ["shouldEnd"]
        scene.field.isEnabled = false
        #expect(!scene.field.isEditing)
        #expect(!scene.field.becomeFirstResponder())
    }

    @Test
    func `A delegate may make the field first responder while it is asked whether it should be`() {
        let scene = FieldScene(UITextField())
        scene.diary.reactions["shouldBegin"] = { scene.field.becomeFirstResponder() }
        #expect(scene.field.becomeFirstResponder())
        #expect(scene.takeDiary() == ["shouldBegin", "didBegin", ".editingDidBegin"])
    }

    @Test
    func `A delegate that ends editing at its beginning is told of the end, and others not of the beginning`() {
        let scene = FieldScene(UITextField())
        scene.diary.reactions["didBegin"] = { scene.field.resignFirstResponder() }
        scene.field.becomeFirstResponder()
        #expect(!scene.field.isEditing)
        #expect(
            scene.takeDiary() == ["shouldBegin", "didBegin", "shouldEnd", "didEnd committed", ".editingDidEnd"]
        )
    }

    @Test
    func `Beginning empties the field when asked to, unless the delegate refuses`() {
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
    func `The end of editing commits composed text and leaves a caret`() {
        let scene = FieldScene(UITextField())
        scene.field.becomeFirstResponder()
        scene.field.setMarkedText("ni", selectedRange: NSRange(location: 0, length: 2))
        scene.field.resignFirstResponder()
        #expect(scene.field.markedTextRange == nil)
        #expect(scene.field.text == "ni")
        #expect(scene.field.selectedTextRange?.isEmpty == true)
    }

    @Test
    func `A delegate without the reason gets the call without it`() {
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
    func `Beginning and end are posted`() {
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
    func `Rule 85: the delegate is not retained`() {
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
