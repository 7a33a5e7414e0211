#if Terminal
import Foundation
@_spi(Host) import UIKitCore

extension TerminalHost {
    /// A key, and what it does now.
    struct KeyHelp: Hashable {
        var key: String
        var effect: String
    }

    /// The most useful keys in the present state, the most important first.
    var keysValidNow: [KeyHelp] {
        if filePrompt != nil {
            return [
                KeyHelp(key: "Enter", effect: "Choose"), KeyHelp(key: "Tab", effect: "Complete"),
                KeyHelp(key: "Esc", effect: "Cancel"),
            ]
        }
        if menu != nil {
            return [
                KeyHelp(key: "↑↓", effect: "Move"), KeyHelp(key: "Enter", effect: "Choose"),
                KeyHelp(key: "Esc", effect: "Close"),
            ]
        }
        guard let window = keyWindow else { return [] }
        if window.focusedView is UIControl {
            return [
                KeyHelp(key: "Enter", effect: "Press"), KeyHelp(key: "Tab", effect: "Next"),
                KeyHelp(key: "Esc", effect: "Back"), KeyHelp(key: "?", effect: "Keys"),
            ]
        }
        switch window.focusedResponder {
        case is UISearchTextField:
            return [
                KeyHelp(key: "↓", effect: "Results"), KeyHelp(key: "Esc", effect: "Cancel"),
                KeyHelp(key: "Tab", effect: "Next"), KeyHelp(key: "F1", effect: "Keys"),
            ]
        case is any UIKeyInput:
            return [KeyHelp(key: "Tab", effect: "Next"), KeyHelp(key: "F1", effect: "Keys")]
        case let view as UIView where view.asCellList != nil:
            return [
                KeyHelp(key: "↑↓", effect: "Move"), KeyHelp(key: "Enter", effect: "Open"),
                KeyHelp(key: "Esc", effect: "Back"), KeyHelp(key: "?", effect: "Keys"),
            ]
        default:
            return [
                KeyHelp(key: "Tab", effect: "Next"), KeyHelp(key: "Ctrl+C", effect: "Quit"),
                KeyHelp(key: "?", effect: "Keys"),
            ]
        }
    }

    /// All keys: those of the app's commands, and those of every app.
    var allKeys: [KeyHelp] {
        var keys: [KeyHelp] = []
        for responder in sequence(first: keyWindow?.keyResponder, next: { $0?.next }) {
            for command in responder?.keyCommands ?? [] {
                let title = command.discoverabilityTitle ?? command.title
                if let key = command.terminalName, !title.isEmpty { keys.append(KeyHelp(key: key, effect: title)) }
            }
        }
        return keys + [
            KeyHelp(key: "Tab, Shift+Tab", effect: "Next, previous part of the screen"),
            KeyHelp(key: "↑ ↓ ← →", effect: "Move in a list or text"),
            KeyHelp(key: "Enter, Space", effect: "Open or press"),
            KeyHelp(key: "Esc", effect: "Cancel, close, go back"),
            KeyHelp(key: "Ctrl+F", effect: "Search"),
            KeyHelp(key: "Page Up, Page Down", effect: "Scroll by a page"),
            KeyHelp(key: "Shift+F10", effect: "Menu of the focused row"),
            KeyHelp(key: "Ctrl+_", effect: "Undo"),
            KeyHelp(key: "F2", effect: modes.reportsPointer ? "Use the terminal's selection" : "Use the pointer"),
            KeyHelp(key: "F6", effect: "Next window of the app"),
            KeyHelp(key: "Ctrl+L", effect: "Draw the screen again"),
            KeyHelp(key: "Ctrl+Z", effect: "Suspend"),
            KeyHelp(key: "Ctrl+C", effect: "Copy selected text, otherwise quit"),
        ]
    }
}

extension UIKeyCommand {
    /// The name of the keys, such as "Ctrl+N"; nil if a terminal does not send them.
    fileprivate var terminalName: String? {
        guard let input, !input.isEmpty else { return nil }
        var parts: [String] = []
        // Command is Control on Linux.
        if modifierFlags.contains(.command) || modifierFlags.contains(.control) { parts.append("Ctrl") }
        if modifierFlags.contains(.alternate) { parts.append("Alt") }
        if modifierFlags.contains(.shift) { parts.append("Shift") }
        let names: [String: String] = [
            UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
            UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "Esc", "\r": "Enter", "\t": "Tab",
            " ": "Space", UIKeyCommand.inputDelete: "Backspace",
        ]
        parts.append(names[input] ?? input.uppercased())
        return parts.joined(separator: "+")
    }
}

extension ScreenPainter {
    /// Paints the keys in a row.
    mutating func paintHelp(_ keys: [TerminalHost.KeyHelp], row: Int) {
        let context = wholeScreen
        var column = 1
        for key in keys {
            let width = CellText.columns(key.key) + 1 + CellText.columns(key.effect) + 2
            guard column + width <= grid.columns else { return }
            write(key.key, row: row, column: column, style(.label, context, .bold), context)
            write(
                key.effect,
                row: row,
                column: column + CellText.columns(key.key) + 1,
                style(.secondaryLabel, context),
                context
            )
            column += width
        }
    }

    /// Paints all keys in front of the screen.
    mutating func paintAllKeys(_ keys: [TerminalHost.KeyHelp]) {
        var context = wholeScreen
        let keyColumns = keys.map { CellText.columns($0.key) }.max() ?? 0
        let effectColumns = keys.map { CellText.columns($0.effect) }.max() ?? 0
        let width = min(grid.columns, keyColumns + effectColumns + 6)
        let height = min(grid.rows, keys.count + 2)
        let (top, left) = ((grid.rows - height) / 2, (grid.columns - width) / 2)
        let area = CellArea(rows: top..<top + height, columns: left..<left + width)
        grid.fill(rows: area.rows, columns: area.columns, style: .standard)
        frame(area, context)
        context.clip = area.inside
        for (index, key) in keys.prefix(max(height - 2, 0)).enumerated() {
            let row = top + 1 + index
            write(key.key, row: row, column: left + 2, style(.label, context, .bold), context)
            write(key.effect, row: row, column: left + 4 + keyColumns, style(.label, context), context)
        }
    }

    private var wholeScreen: Context {
        Context(
            origin: .zero,
            clip: CellArea(rows: 0..<grid.rows, columns: 0..<grid.columns),
            background: palette.standardBackground
        )
    }
}
#endif
