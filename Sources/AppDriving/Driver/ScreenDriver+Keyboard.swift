import Foundation
@_spi(Host) import UIKitCore

extension ScreenDriver {
    /// Types a text into the first responder, one character at a time, with an update after each.
    ///
    /// - Throws: ``AppDriverError/nothingFocused`` if no responder accepts text.
    public func type(_ text: String) async throws {
        for character in text {
            let shift: KeyPress.Modifiers = character.isUppercase ? .shift : []
            let press = KeyPress(.character(character), modifiers: shift)
            if let input = try focusedInput(for: character, press) { insert(character, press, into: input) }
            try await settle()
        }
    }

    /// Presses a key.
    ///
    /// - Parameter key: The key.
    public func key(_ key: Key) async throws {
        enter()
        let window = application.frontWindows.last { $0.isKeyWindow }
        if case .character(let character) = key.press.key,
            key.press.modifiers.isDisjoint(with: [.control, .alternate]),
            let input = window?.focusedResponder as? any UIKeyInput
        {
            insert(character, key.press, into: input)
        } else if window?.sendKey(key.press) == false, key.press.isText,
            case .character(let character) = key.press.key, window?.userWillTypeOutsideText(character) == true,
            let input = window?.focusedResponder as? any UIKeyInput
        {
            insert(character, key.press, into: input)
        }
        try await settle()
    }

    /// Inserts a character, unless an urgent key command handles it.
    private func insert(_ character: Character, _ press: KeyPress, into input: any UIKeyInput) {
        let window = application.frontWindows.last { $0.isKeyWindow }
        if window?.sendKeyToCommands(press, urgentOnly: true) != true { input.insertText(String(character)) }
    }

    /// Copies a text to the clipboard and pastes it into the first responder.
    ///
    /// - Throws: ``AppDriverError/nothingFocused`` if there is no first responder.
    public func paste(_ text: String) async throws {
        let responder = try focusedResponder()
        surface.putOnClipboard(text)
        responder.paste(nil)
        try await settle()
    }

    /// Cuts the selection of the first responder.
    ///
    /// - Throws: ``AppDriverError/nothingFocused`` if there is no first responder.
    public func cut() async throws {
        try focusedResponder().cut(nil)
        try await settle()
    }

    /// Copies the selection of the first responder.
    ///
    /// - Throws: ``AppDriverError/nothingFocused`` if there is no first responder.
    public func copy() async throws {
        try focusedResponder().copy(nil)
        try await settle()
    }

    private func focusedResponder() throws -> UIResponder {
        enter()
        let window = application.frontWindows.last { $0.isKeyWindow }
        guard let responder = window?.focusedResponder else { throw AppDriverError.nothingFocused }
        return responder
    }

    /// The responder that receives a typed character. Typing in a list of results moves focus to the field. Nil if the character was
    /// handled without a text input.
    private func focusedInput(for character: Character, _ press: KeyPress) throws -> (any UIKeyInput)? {
        enter()
        guard let window = application.frontWindows.last(where: { $0.isKeyWindow }) else {
            throw AppDriverError.nothingFocused
        }
        if !(window.focusedResponder is any UIKeyInput) {
            if window.findsRowsByTyping {
                if !window.sendKey(press) { _ = window.userWillTypeOutsideText(character) }
                return nil
            }
            _ = window.userWillTypeOutsideText(character)
        }
        guard let input = window.focusedResponder as? any UIKeyInput else { throw AppDriverError.nothingFocused }
        return input
    }

    /// A key, by its name in scripts.
    public struct Key: Hashable, Sendable {
        let press: KeyPress
        /// The name with which the key was made.
        let name: String

        /// Makes a key from its name, such as "backspace", "page-down", "ctrl+f", "alt+1" or "shift+left"; nil for an unknown
        /// name.
        public init?(_ name: String) {
            self.name = name
            var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
            guard let last = parts.popLast() else { return nil }
            var modifiers: KeyPress.Modifiers = []
            for part in parts {
                guard let modifier = Self.modifiers[part] else { return nil }
                modifiers.insert(modifier)
            }
            if let key = Self.keys[last] {
                press = KeyPress(key, modifiers: modifiers)
            } else if last.count == 1, let character = last.first {
                press = KeyPress(.character(character), modifiers: modifiers)
            } else {
                return nil
            }
        }

        /// The names of the keys, for messages.
        public static var names: [String] { keys.keys.sorted() }

        private static let modifiers: [String: KeyPress.Modifiers] = [
            "shift": .shift, "ctrl": .control, "alt": .alternate,
        ]

        private static let keys: [String: KeyPress.Key] = [
            "backspace": .backspace, "delete": .delete, "return": .return, "escape": .escape, "tab": .tab,
            "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
            "page-up": .pageUp, "page-down": .pageDown, "space": .character(" "),
        ].merging((1...12).map { ("f\($0)", .function($0)) }) { first, _ in first }
    }
}
