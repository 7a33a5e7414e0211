import Foundation

extension KeyPress {
    /// The key as key commands name it.
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
}

extension UIKeyCommand {
    /// Whether a key press is what the command waits for.
    func answers(to press: KeyPress) -> Bool {
        guard !attributes.contains(.disabled), let input else { return false }
        var wanted = KeyPress.Modifiers()
        if modifierFlags.contains(.shift) { wanted.insert(.shift) }
        if modifierFlags.contains(.alternate) { wanted.insert(.alternate) }
        if !modifierFlags.isDisjoint(with: [.control, .command]) { wanted.insert(.control) }
        let typed = press.input
        guard typed == input || typed.count == 1 && typed.lowercased() == input.lowercased() else { return false }
        // A sign that takes Shift to be typed does not ask for it.
        let isSign = input.count == 1 && input.first?.isLetter == false && input != " "
        return press.modifiers == wanted || isSign && press.modifiers.subtracting(.shift) == wanted
    }

    /// The keys in words, as menus show them: "Ctrl+Shift+N".
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
    /// Performs the first command of this responder that answers to a key.
    func performKeyCommand(_ press: KeyPress, withPriority: Bool = false) -> Bool {
        let command = keyCommands?.first {
            (!withPriority || $0.wantsPriorityOverSystemBehavior) && $0.answers(to: press)
        }
        guard let command else { return false }
        command.perform()
        return true
    }

    /// Performs a command of this responder, or of those after it, that goes before everything else.
    func performUrgentKeyCommand(_ press: KeyPress) -> Bool {
        sequence(first: self, next: { $0.next }).contains { $0.performKeyCommand(press, withPriority: true) }
    }
}
