import Foundation

/// A key of the keyboard, with the text that it stands for. Main actor.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The text with the modifier keys, such as an upper-case letter; for other keys a constant such as
    /// `UIKeyCommand.inputUpArrow`.
    public let characters: String
    /// The text without the modifier keys, except for the layout's own.
    public let charactersIgnoringModifiers: String
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags
    /// The key, as its character is on a keyboard with the layout of the United States.
    public let keyCode: UIKeyboardHIDUsage

    init?(_ press: KeyPress) {
        guard let code = Self.code(of: press.key) else { return nil }
        keyCode = code
        var flags: UIKeyModifierFlags = []
        if press.modifiers.contains(.shift) { flags.insert(.shift) }
        if press.modifiers.contains(.control) { flags.insert(.control) }
        if press.modifiers.contains(.alternate) { flags.insert(.alternate) }
        modifierFlags = flags
        characters = Self.text(of: press.key)
        charactersIgnoringModifiers = characters.count == 1 ? characters.lowercased() : characters
    }

    private static func text(of key: KeyPress.Key) -> String {
        switch key {
        case .character(let character): String(character)
        case .backspace: "\u{8}"
        case .delete: UIKeyCommand.inputDelete
        case .return: "\r"
        case .escape: UIKeyCommand.inputEscape
        case .tab: "\t"
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        case .function(let number): "UIKeyInputF\(number)"
        }
    }

    private static func code(of key: KeyPress.Key) -> UIKeyboardHIDUsage? {
        switch key {
        case .backspace: .keyboardDeleteOrBackspace
        case .delete: .keyboardDeleteForward
        case .return: .keyboardReturnOrEnter
        case .escape: .keyboardEscape
        case .tab: .keyboardTab
        case .up: .keyboardUpArrow
        case .down: .keyboardDownArrow
        case .left: .keyboardLeftArrow
        case .right: .keyboardRightArrow
        case .home: .keyboardHome
        case .end: .keyboardEnd
        case .pageUp: .keyboardPageUp
        case .pageDown: .keyboardPageDown
        case .function(let number):
            UIKeyboardHIDUsage(
                rawValue: number <= 12
                    ? UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1
                    : UIKeyboardHIDUsage.keyboardF13.rawValue + number - 13
            )
        case .character(let character): code(of: character)
        }
    }

    /// The keys of the layout of the United States, from ``UIKeyboardHIDUsage/keyboardA`` on, without and with the shift key.
    private static let plain = Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1B}\u{8}\t -=[]\\#;'`,./")
    private static let shifted = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()\r\u{1B}\u{8}\t _+{}|~:\"~<>?")

    private static func code(of character: Character) -> UIKeyboardHIDUsage? {
        guard let index = plain.firstIndex(of: character) ?? shifted.firstIndex(of: character) else { return nil }
        return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + index)
    }
}
