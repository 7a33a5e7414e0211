import Foundation
@_spi(Host) import UIKitCore

/// Keys that remain down, and the composition of an input method.
extension ScreenDriver {
    /// Presses a key that remains down until ``keyUp(_:)``.
    ///
    /// - Throws: ``AppDriverError/wrongKeyState(_:isDown:)`` if it is down.
    public func keyDown(_ key: Key) async throws {
        enter()
        guard heldKeys[key] == nil else { throw AppDriverError.wrongKeyState(key.name, isDown: true) }
        let window = application.frontWindows.last { $0.isKeyWindow }
        if key.press.isText, window?.focusedResponder is any UIKeyInput {
            // Responders do not receive keys that become text.
            heldKeys[key] = .some(nil)
            return try await self.key(key)
        }
        heldKeys[key] = .some(window?.userHolds(key.press))
        try await settle()
    }

    /// Releases a key.
    ///
    /// - Throws: ``AppDriverError/wrongKeyState(_:isDown:)`` if it is not down.
    public func keyUp(_ key: Key) async throws {
        enter()
        guard let held = heldKeys.removeValue(forKey: key) else {
            throw AppDriverError.wrongKeyState(key.name, isDown: false)
        }
        if let held { held.window?.userReleased(held) }
        try await settle()
    }

    // MARK: Composition

    /// Shows a text in the first responder as the unfinished text of an input method. It replaces the previous one.
    ///
    /// - Throws: ``AppDriverError/nothingFocused`` if no responder accepts composed text.
    public func compose(_ text: String) async throws {
        let input = try composingInput()
        input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        try await settle()
    }

    /// Accepts the text of ``compose(_:)``, as an input method does: inserts it in place of the unfinished text.
    ///
    /// - Throws: ``AppDriverError/nothingFocused`` if no responder accepts composed text, and ``AppDriverError/nothingComposed`` if the
    ///   first responder has none.
    public func commitComposition() async throws {
        let input = try composingInput()
        guard let text = input.markedTextRange.flatMap({ input.text(in: $0) }) else {
            throw AppDriverError.nothingComposed
        }
        input.insertText(text)
        try await settle()
    }

    private func composingInput() throws -> any UITextInput {
        enter()
        let window = application.frontWindows.last { $0.isKeyWindow }
        guard let input = window?.focusedResponder as? any UITextInput else { throw AppDriverError.nothingFocused }
        return input
    }
}
