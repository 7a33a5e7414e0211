import Foundation
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// A window with a field, and a log of the calls of field, delegate and owner.
@MainActor
final class FieldScene<Field: UITextField> {
    let host = StillHost(screenSize: CGSize(width: 400, height: 800), characterWidth: 8)
    let application: UIApplication
    let window: UIWindow
    let field: Field
    let diary = FieldDiary()

    init(_ field: Field, hasDelegate: Bool = true, hasOwner: Bool = false) {
        application = UIApplication.launch(on: host, applicationDelegate: nil)
        window = UIWindow(windowScene: application.firstWindowScene!)
        window.makeKeyAndVisible()
        self.field = field
        field.frame = CGRect(x: 0, y: 0, width: 300, height: 34)
        window.addSubview(field)
        if hasDelegate { field.delegate = diary }
        if hasOwner { field.owner = diary }
        diary.follow(field)
    }

    /// Returns and clears the log.
    func takeDiary() -> [String] {
        defer { diary.entries = [] }
        return diary.entries
    }

    func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
        window.sendKey(KeyPress(key, modifiers: modifiers))
    }

    func type(_ text: String) {
        for character in text { field.insertText(String(character)) }
    }
}

/// Logs its calls, and returns the values that the test provides.
@MainActor
final class FieldDiary: NSObject, UITextFieldDelegate, TextFieldOwner {
    var entries: [String] = []
    /// The calls that return false.
    var refusals: Set<String> = []
    /// Closures to run when an entry is logged.
    var reactions: [String: () -> Void] = [:]

    func write(_ entry: String) {
        entries.append(entry)
        reactions[entry]?()
    }

    private func answer(_ question: String, _ details: String = "") -> Bool {
        write(question + details)
        return !refusals.contains(question)
    }

    func follow(_ field: UITextField) {
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, ".editingDidBegin"), (.editingChanged, ".editingChanged"),
            (.editingDidEnd, ".editingDidEnd"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { [weak self] _ in self?.write(name) }, for: event)
        }
    }

    // MARK: Delegate

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { write("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        write("didEnd \(reason)")
    }
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        answer("shouldChange", " \(range.location)+\(range.length) '\(string)'")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { write("didChangeSelection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }

    // MARK: Owner

    func fieldShouldBeginEditing() -> Bool { answer("owner.shouldBegin") }
    func fieldDidBeginEditing() { write("owner.didBegin") }
    func fieldShouldEndEditing() -> Bool { answer("owner.shouldEnd") }
    func fieldDidEndEditing() { write("owner.didEnd") }
    func fieldShouldChange(in range: NSRange, replacement: String) -> Bool {
        answer("owner.shouldChange", " \(range.location)+\(range.length) '\(replacement)'")
    }
    func fieldTextDidChange(byUser: Bool) { write("owner.text byUser: \(byUser)") }
    func fieldTokensDidChange(byUser: Bool) { write("owner.tokens byUser: \(byUser)") }
    func fieldCompositionDidEnd() { write("owner.compositionDidEnd") }
    func fieldDidReturn() { write("owner.return") }
    func fieldDidCancel() -> Bool { answer("owner.cancel") }
}
