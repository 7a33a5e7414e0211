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
        if showsAllKeys {
            let scroll = hiddenKeyLines > 0 ? [KeyHelp(key: "↑↓", effect: "Scroll")] : []
            return scroll + [KeyHelp(key: "Esc", effect: "Close")]
        }
        if let drag {
            return [KeyHelp(key: "Release", effect: "Drop \(drag.title)"), KeyHelp(key: "Esc", effect: "Cancel")]
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
            let bindings = window.searchKeyBindings ?? .standard
            let effects = [(SearchKeyBindings.Action.nextResult, "Results"), (.dismiss, "Cancel")]
            let keys = effects.compactMap { action, effect in
                bindings[action].lazy.compactMap(\.terminalName).first.map { KeyHelp(key: $0, effect: effect) }
            }
            return keys + [KeyHelp(key: "Tab", effect: "Next"), KeyHelp(key: "F1", effect: "Keys")]
        case is any UIKeyInput:
            return [KeyHelp(key: "Tab", effect: "Next"), KeyHelp(key: "F1", effect: "Keys")]
        case let view as UIView where view.asCellList != nil:
            var keys = [KeyHelp(key: "↑↓", effect: "Move")]
            if view.asCellList?.focusedCell?.isSelectable == true { keys.append(KeyHelp(key: "Enter", effect: "Open")) }
            if let effect = escapeEffect(in: window) { keys.append(KeyHelp(key: "Esc", effect: effect)) }
            return keys + [KeyHelp(key: "Tab", effect: "Next"), KeyHelp(key: "?", effect: "Keys")]
        default:
            return [
                KeyHelp(key: "Tab", effect: "Next"), KeyHelp(key: "Ctrl+C", effect: "Quit"),
                KeyHelp(key: "?", effect: "Keys"),
            ]
        }
    }

    /// The effect of the Escape key in a list; nil if it has none.
    private func escapeEffect(in window: UIWindow) -> String? {
        let isSearching = window.visibleDescendants.contains { ($0 as? UISearchBar)?.searchTextField.hasText == true }
        if isSearching { return "Cancel" }
        return backButton(in: window) == nil ? nil : "Back"
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
        keys += [
            KeyHelp(key: "Tab, Shift+Tab", effect: "Next, previous part of the screen"),
            KeyHelp(key: "↑ ↓ ← →", effect: "Move in a list or text"),
            KeyHelp(key: "Enter, Space", effect: "Open or press"),
            KeyHelp(key: "Esc", effect: "Cancel, close, go back"),
        ]
        keys +=
            searchKeys + [
                KeyHelp(key: "Page Up, Page Down", effect: "Scroll by a page"),
                KeyHelp(key: "Shift+F10", effect: "Menu of the focused row"),
                KeyHelp(key: "Ctrl+_", effect: "Undo"),
            ]
        return keys + pointerKeys + [
            KeyHelp(key: "F6", effect: "Next window of the app"),
            KeyHelp(key: "Ctrl+L", effect: modes.printsLines ? "Print the whole screen" : "Draw the screen again"),
            KeyHelp(key: "Ctrl+Z", effect: "Suspend"),
            KeyHelp(key: "Ctrl+C", effect: "Copy selected text, otherwise quit"),
        ]
    }

    /// The keys of the search on screen that differ from those of every list and text, or that the app chose; Ctrl+F without a search.
    private var searchKeys: [KeyHelp] {
        let bindings = keyWindow?.searchKeyBindings
        return SearchKeyBindings.Action.allCases.compactMap { action in
            guard let effect = action.helpText else { return nil }
            let keys = (bindings ?? .standard)[action]
            let isCommon = action.isCommonKey && keys == SearchKeyBindings.standard[action]
            // Without the keyboard protocol, terminals send letters with Ctrl and Shift as with Ctrl alone.
            let names = keys.compactMap(\.terminalName).filter { name in
                modes.hasKeyboardProtocol || !name.hasPrefix("Ctrl+Shift+")
            }
            guard !names.isEmpty, !isCommon, bindings != nil || action == .focusField else { return nil }
            return KeyHelp(key: names.joined(separator: ", "), effect: effect)
        }
    }

    private var pointerKeys: [KeyHelp] {
        guard !modes.printsLines else { return [] }
        let effect = modes.reportsPointer ? "Use the terminal's selection" : "Use the pointer"
        return [KeyHelp(key: "F2", effect: effect)]
    }

    /// Handles a key while all keys are shown: arrows scroll, and others close the list.
    func pressInKeyList(_ code: InputKey.Code) {
        let page = max(1, rows - 4)
        switch code {
        case .down: scrollKeyList(by: 1)
        case .up: scrollKeyList(by: -1)
        case .pageDown, .space: scrollKeyList(by: page)
        case .pageUp: scrollKeyList(by: -page)
        default: showsAllKeys = false
        }
    }

    private func scrollKeyList(by lines: Int) {
        guard hiddenKeyLines > 0 else {
            showsAllKeys = false
            return
        }
        firstKeyLine = min(max(0, firstKeyLine + lines), hiddenKeyLines)
    }
}

extension SearchKeyBindings.Action {
    /// The effect of the action's keys.
    fileprivate var helpText: String? {
        switch self {
        case .focusField: "Search"
        case .openSuggestions: "Open the suggestions"
        case .nextResult: "Next result"
        case .previousResult: "Previous result"
        case .nextPage: "Results of the next page"
        case .previousPage: "Results of the previous page"
        case .firstResult: "First result"
        case .lastResult: "Last result"
        case .openResult: "Open the result"
        case .dismiss: "Cancel the search"
        case .nextMatch: "Next match"
        case .previousMatch: "Previous match"
        }
    }

    /// Whether the standard key has this effect everywhere.
    fileprivate var isCommonKey: Bool {
        switch self {
        case .focusField, .openSuggestions, .nextMatch, .previousMatch: false
        default: true
        }
    }
}

extension SearchKeyBindings.Key {
    /// The name of the keys, such as "Ctrl+N".
    fileprivate var terminalName: String? { UIKeyCommand.terminalName(of: input, modifierFlags) }
}

extension UIKeyCommand {
    /// The name of the keys, such as "Ctrl+N"; nil if a terminal does not send them.
    fileprivate var terminalName: String? { input.flatMap { Self.terminalName(of: $0, modifierFlags) } }

    /// The name of a key with modifier keys.
    nonisolated fileprivate static func terminalName(of input: String, _ modifierFlags: UIKeyModifierFlags) -> String? {
        guard !input.isEmpty else { return nil }
        var parts: [String] = []
        // Command is Control on Linux.
        if modifierFlags.contains(.command) || modifierFlags.contains(.control) { parts.append("Ctrl") }
        if modifierFlags.contains(.alternate) { parts.append("Alt") }
        if modifierFlags.contains(.shift) { parts.append("Shift") }
        let names: [String: String] = [
            UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
            UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "Esc", "\r": "Enter", "\t": "Tab",
            " ": "Space", UIKeyCommand.inputDelete: "Delete", "\u{8}": "Backspace",
            UIKeyCommand.inputPageUp: "Page Up", UIKeyCommand.inputPageDown: "Page Down",
            UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
        ]
        let isFunction = input.hasPrefix("UIKeyInputF")
        parts.append(names[input] ?? (isFunction ? String(input.dropFirst("UIKeyInput".count)) : input.uppercased()))
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

    /// Paints all keys in front of the screen, from a line on.
    ///
    /// - Returns: The number of lines that do not fit.
    mutating func paintAllKeys(_ keys: [TerminalHost.KeyHelp], from first: Int, rows: Int) -> Int {
        var context = wholeScreen
        let keyColumns = keys.map { CellText.columns($0.key) }.max() ?? 0
        let effectColumns = keys.map { CellText.columns($0.effect) }.max() ?? 0
        let width = min(grid.columns, keyColumns + effectColumns + 6)
        let lines = keys.flatMap { helpLines(for: $0, keyColumns: keyColumns, columns: max(width - 4, 1)) }
        let height = min(rows, lines.count + 2)
        let (top, left) = ((rows - height) / 2, (grid.columns - width) / 2)
        let area = CellArea(rows: top..<top + height, columns: left..<left + width)
        grid.fill(rows: area.rows, columns: area.columns, style: .standard)
        frame(area, context)
        context.clip = area.inside
        let room = max(height - 2, 0)
        let hidden = max(0, lines.count - room)
        for (index, line) in lines.dropFirst(min(first, hidden)).prefix(room).enumerated() {
            var column = left + 2
            for (glyph, isKey) in line {
                put(glyph, row: top + 1 + index, column: column, style(.label, context, isKey ? .bold : []), context)
                column += glyph.columns
            }
        }
        return hidden
    }

    /// The lines for a key, and whether each glyph belongs to the key: one line with columns if there is room, otherwise as many as needed.
    private func helpLines(
        for key: TerminalHost.KeyHelp,
        keyColumns: Int,
        columns: Int
    ) -> [[(glyph: TextGlyph, isKey: Bool)]] {
        let effect = CellText.columns(key.effect)
        let distance = keyColumns + 2 + effect <= columns ? keyColumns + 2 - CellText.columns(key.key) : 1
        let text = key.key + String(repeating: " ", count: distance) + key.effect
        return CellText.lines(of: text, columns: columns).map { line in
            line.map { ($0, $0.offset < key.key.utf16.count) }
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
