import Foundation

extension KeyPress {
    /// The input string of the key, as in key commands.
    var input: String {
        switch key {
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
        case .character(let character): String(character)
        }
    }

    /// Whether the key types an input of key commands. Letters have no case.
    func types(_ input: String) -> Bool {
        let typed = self.input
        return typed == input || typed.count == 1 && typed.lowercased() == input.lowercased()
    }

    /// Whether the press is exactly that of a key with modifier keys.
    func isKey(_ input: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
        types(input) && modifiers == Modifiers(modifierFlags)
    }
}

extension KeyPress.Modifiers {
    /// Converts modifier flags. Command is Control.
    init(_ flags: UIKeyModifierFlags) {
        self = []
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.alternate) { insert(.alternate) }
        if !flags.isDisjoint(with: [.control, .command]) { insert(.control) }
    }
}

extension UIKeyCommand {
    /// Whether the command matches a key press exactly, Shift included.
    func answersExactly(to press: KeyPress) -> Bool { isMeant(by: press) && press.modifiers == wantedModifiers }

    /// Whether the command matches a key press. Shift is ignored for symbols, which may need it to be typed.
    func answers(to press: KeyPress) -> Bool {
        guard isMeant(by: press) else { return false }
        if press.modifiers == wantedModifiers { return true }
        guard case .character(let character) = press.key, !character.isLetter, character != " " else { return false }
        return press.modifiers.subtracting(.shift) == wantedModifiers
    }

    private func isMeant(by press: KeyPress) -> Bool {
        guard !attributes.contains(.disabled), let input else { return false }
        return press.types(input)
    }

    private var wantedModifiers: KeyPress.Modifiers { KeyPress.Modifiers(modifierFlags) }

    /// A description of the keys, as menus show it: "Ctrl+Shift+N".
    var keysInWords: String? {
        guard let input else { return nil }
        var parts: [String] = []
        if !modifierFlags.isDisjoint(with: [.control, .command]) { parts.append("Ctrl") }
        if modifierFlags.contains(.alternate) { parts.append("Alt") }
        if modifierFlags.contains(.shift) { parts.append("Shift") }
        let names = [
            "\u{8}": "Backspace", "\r": "Return", "\t": "Tab", " ": "Space", UIKeyCommand.inputUpArrow: "Up",
            UIKeyCommand.inputDownArrow: "Down", UIKeyCommand.inputLeftArrow: "Left",
            UIKeyCommand.inputRightArrow: "Right", UIKeyCommand.inputPageUp: "Page Up",
            UIKeyCommand.inputPageDown: "Page Down",
        ]
        let isNamed = input.hasPrefix("UIKeyInput")
        parts.append(names[input] ?? (isNamed ? String(input.dropFirst("UIKeyInput".count)) : input.uppercased()))
        return parts.joined(separator: "+")
    }
}

extension UIResponder {
    /// Performs the command of this responder that matches a key: the first exact match, otherwise the first match that ignores
    /// Shift. With `withPriority`, only commands with ``UIKeyCommand/wantsPriorityOverSystemBehavior`` are considered. Returns
    /// whether a command was performed.
    func performKeyCommand(_ press: KeyPress, withPriority: Bool = false) -> Bool {
        let commands = (keyCommands ?? []).filter { !withPriority || $0.wantsPriorityOverSystemBehavior }
        let exact = commands.first { $0.answersExactly(to: press) }
        guard let command = exact ?? commands.first(where: { $0.answers(to: press) }), command.validate() else {
            return false
        }
        command.perform()
        return true
    }
}
