import Foundation

/// The keys of a search: which keys perform which action.
///
/// ```swift
/// searchController.keyBindings[.nextResult].append(.init("n", [.control]))
/// searchController.keyBindings[.focusField] = [.init("k", [.command]), .init(UIKeyCommand.f4)]
/// ```
/// This type is an addition: UIKit's keys cannot be changed. The keys are the same on every host, and a terminal lists them in its help.
/// A key performs one action: the latest assignment takes it from other actions. A key without an action has no effect in the search
/// field, except for the app's key commands and, for keys that move the caret or Return, on the text.
///
/// The app's own key commands precede these keys. While an input method composes text, the keys belong to it.
public struct SearchKeyBindings: Hashable, Sendable {
    /// An action of a search that a key performs.
    public enum Action: String, CaseIterable, Hashable, Sendable {
        /// Moves the keyboard focus to the search field, which begins the search. Standard: Command+F.
        case focusField
        /// Opens the suggestions again that the user closed. Standard: Alternate+Down.
        case openSuggestions
        /// Moves to the next suggestion or result; from the field, to the first one. Standard: Down.
        case nextResult
        /// Moves to the previous suggestion or result; from the first one, to the field. Standard: Up.
        case previousResult
        /// Moves to the result one screen further. Standard: Page Down.
        case nextPage
        /// Moves to the result one screen before. Standard: Page Up.
        case previousPage
        /// Moves to the first result. Standard: Home, which belongs to the text while no result is reached.
        case firstResult
        /// Moves to the last result. Standard: End, which belongs to the text while no result is reached.
        case lastResult
        /// Opens the suggestion or result that the keys reached; without one, it is the field's Return key. Standard: Return.
        case openResult
        /// Closes the suggestions, otherwise ends the search as Cancel does; see
        /// ``SearchKeyboardBehavior/clearsTextBeforeCancelling``. Standard: Escape.
        case dismiss
        /// Moves to the next match, after the last one to the first: of the typed text with
        /// ``SearchKeyboardBehavior/TypingOutsideField/findsRow``, otherwise to the next result. Standard: F3 and Command+G.
        case nextMatch
        /// Moves to the previous match. Standard: Shift+F3 and Shift+Command+G.
        case previousMatch
    }

    /// A key with its modifier keys.
    public struct Key: Hashable, Sendable {
        /// The character that the key types, or a constant such as `UIKeyCommand.inputEscape`.
        public let input: String
        /// The modifier keys; exactly these must be held down. `command` is Control on Linux.
        public let modifierFlags: UIKeyModifierFlags

        /// Makes a key. Traps for a key that types text, because such a key could not be typed into the field, and for Tab, which always
        /// moves the focus.
        ///
        /// - Parameters:
        ///   - input: The character that the key types, or a constant such as `UIKeyCommand.inputEscape`.
        ///   - modifierFlags: The modifier keys. A character needs Control, Command or Alternate.
        public init(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) {
            require(!input.isEmpty, "SearchKeyBindings.Key was made with an empty input; use the character of the key.")
            require(
                input != "\t",
                "SearchKeyBindings.Key was made with Tab, which always moves the focus; use a different key."
            )
            let isCommand = !modifierFlags.isDisjoint(with: [.control, .command, .alternate])
            require(
                isCommand || Self.isNamed(input),
                "SearchKeyBindings.Key was made with \(quoted(input)) without Control, Command or Alternate, so the key types text; add one "
                    + "of these modifiers."
            )
            self.input = input
            self.modifierFlags = modifierFlags
        }

        /// Whether the input is a key that types no text.
        private static func isNamed(_ input: String) -> Bool {
            input.hasPrefix("UIKeyInput") || input == "\r" || input == "\u{8}"
        }
    }

    private var keys: [Action: [Key]]

    /// Makes the standard keys.
    public init() {
        keys = [
            .focusField: [Key("f", .command)],
            .openSuggestions: [Key(UIKeyCommand.inputDownArrow, .alternate)],
            .nextResult: [Key(UIKeyCommand.inputDownArrow)],
            .previousResult: [Key(UIKeyCommand.inputUpArrow)],
            .nextPage: [Key(UIKeyCommand.inputPageDown)],
            .previousPage: [Key(UIKeyCommand.inputPageUp)],
            .firstResult: [Key(UIKeyCommand.inputHome)],
            .lastResult: [Key(UIKeyCommand.inputEnd)],
            .openResult: [Key("\r")],
            .dismiss: [Key(UIKeyCommand.inputEscape)],
            .nextMatch: [Key(UIKeyCommand.f3), Key("g", .command)],
            .previousMatch: [Key(UIKeyCommand.f3, .shift), Key("g", [.command, .shift])],
        ]
    }

    /// The standard keys.
    public static let standard = SearchKeyBindings()

    /// The keys of an action, the most important one first; empty for an action without a key. Assigning a key takes it from other
    /// actions.
    public subscript(action: Action) -> [Key] {
        get { keys[action] ?? [] }
        set {
            for other in Action.allCases where other != action {
                keys[other]?.removeAll { key in newValue.contains { $0.isSame(as: key) } }
            }
            keys[action] = newValue
        }
    }

    /// The action of a key press; nil without one.
    func action(for press: KeyPress) -> Action? {
        Action.allCases.first { action in self[action].contains { press.isKey($0.input, $0.modifierFlags) } }
    }
}

extension SearchKeyBindings.Key {
    /// Whether two keys are pressed in the same way: Command is Control, and letters have no case.
    fileprivate func isSame(as other: Self) -> Bool {
        input.lowercased() == other.input.lowercased()
            && KeyPress.Modifiers(modifierFlags) == KeyPress.Modifiers(other.modifierFlags)
    }
}

extension SearchKeyBindings.Action {
    /// The key with which lists and fields perform the action, whichever key the app assigns to it.
    var usualKey: KeyPress.Key? {
        switch self {
        case .nextResult: .down
        case .previousResult: .up
        case .nextPage: .pageDown
        case .previousPage: .pageUp
        case .firstResult: .home
        case .lastResult: .end
        case .openResult: .return
        case .dismiss: .escape
        case .focusField, .openSuggestions, .nextMatch, .previousMatch: nil
        }
    }
}
