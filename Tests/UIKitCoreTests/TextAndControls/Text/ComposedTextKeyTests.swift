import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Keys that reach a field while it has composed text.
@MainActor
struct ComposedTextKeyTests {
    /// A field with the text "a" and the composed text "ni".
    private func composing() -> FieldScene<UITextField> {
        let scene = FieldScene(UITextField(), hasOwner: true)
        scene.field.text = "a"
        scene.field.becomeFirstResponder()
        scene.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        _ = scene.takeDiary()
        return scene
    }

    @Test
    func `Return commits composed text like an input method, and the next Return is the Return key`() {
        let scene = composing()
        scene.press(.return)
        #expect(scene.field.text == "ani")
        #expect(scene.field.markedTextRange == nil)
        #expect(
            scene.takeDiary() == [
                "owner.shouldChange 1+2 'ni'", "shouldChange 1+2 'ni'", ".editingChanged", "owner.text byUser: true",
            ]
        )
        scene.press(.return)
        #expect(scene.takeDiary() == ["shouldReturn", "owner.return"])
    }

    @Test
    func `A line break commits composed text, too`() {
        let scene = composing()
        scene.field.insertText("\n")
        #expect(scene.field.markedTextRange == nil)
        #expect(!scene.takeDiary().contains("shouldReturn"))
    }

    @Test
    func `Return keeps composed text that the delegate rejects at its commit`() {
        let scene = composing()
        scene.diary.refusals = ["shouldChange"]
        scene.press(.return)
        #expect(scene.field.text == "ani")
        #expect(scene.field.markedTextRange == nil)
        #expect(scene.takeDiary().last == "owner.compositionDidEnd")
    }

    @Test
    func `Escape cancels composed text, and the next Escape is the Escape key`() {
        let scene = composing()
        scene.press(.escape)
        #expect(scene.field.text == "a")
        #expect(scene.field.markedTextRange == nil)
        #expect(!scene.takeDiary().contains("owner.cancel"))
        scene.press(.escape)
        #expect(scene.takeDiary().contains("owner.cancel"))
    }

    @Test
    func `Escape commits composed text whose removal the delegate rejects`() {
        let scene = composing()
        scene.diary.refusals = ["shouldChange"]
        scene.press(.escape)
        #expect(scene.field.text == "ani")
        #expect(scene.field.markedTextRange == nil)
    }

    @Test(arguments: [KeyPress.Key.tab, .up, .down, .pageUp, .pageDown], [KeyPress.Modifiers(), .shift])
    func `Keys that move among candidates do not leave the field`(key: KeyPress.Key, modifiers: KeyPress.Modifiers) {
        let scene = composing()
        let other = UITextField(frame: CGRect(x: 0, y: 50, width: 300, height: 34))
        scene.window.addSubview(other)
        #expect(scene.window.sendKey(KeyPress(key, modifiers: modifiers)))
        #expect(scene.field.isFirstResponder)
        #expect(scene.field.markedTextRange.map { scene.field.text(in: $0) } == "ni")
        #expect(scene.takeDiary() == [])
    }

    @Test
    func `unmarkText and the assignment of the same text tell only the owner, once`() {
        let scene = composing()
        scene.field.unmarkText()
        scene.field.unmarkText()
        #expect(scene.takeDiary() == ["owner.compositionDidEnd"])
        scene.field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        _ = scene.takeDiary()
        scene.field.text = scene.field.text
        #expect(scene.takeDiary() == ["owner.text byUser: false", "owner.compositionDidEnd"])
    }
}
