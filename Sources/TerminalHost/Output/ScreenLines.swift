#if Terminal
import AppDriving
import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// The screen of an app as lines for a screen reader: one for each element, in reading order.
@MainActor
struct ScreenLines {
    private(set) var lines: [String] = []
    /// The index of the line with the keyboard focus.
    private(set) var focus: Int?

    /// Reads the elements of a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - focused: The view that has the focus in place of the app's, such as an item of a menu.
    init(_ screen: Screen, focused: UIView? = nil) {
        for element in screen.elements {
            guard let line = Self.line(for: element) else { continue }
            let hasFocus = focused.map { $0 === element.view } ?? element.states.contains("focused")
            // The innermost element with the focus is the one that keys reach.
            if hasFocus { focus = lines.count }
            lines.append(line)
        }
    }

    /// The roles of elements that only contain others.
    private static let silentRoles: Set<ViewRole> = [
        .none, .window, .dimming, .searchBar, .scopeBar, .toolbar, .tabBar, .column, .segmentedControl, .menu,
        .suggestionList, .group, .landmark,
    ]

    /// The roles that the label makes clear.
    private static let plainRoles: Set<ViewRole> = [.text, .row, .item, .suggestion, .menuItem, .heading]

    /// The states that are spoken, besides the focus.
    private static let spokenStates: Set<String> = [
        "selected", "checked", "disabled", "expanded", "collapsed", "busy",
    ]

    private static func line(for element: ScreenElement) -> String? {
        let role = ViewRole(rawValue: element.role)
        if let role, silentRoles.contains(role), element.label?.isEmpty != false { return nil }
        var parts = [element.label, element.value].compactMap { $0 }.filter { !$0.isEmpty }
        guard !parts.isEmpty || role.map(plainRoles.contains) != true else { return nil }
        if role.map(plainRoles.contains) != true { parts.append(element.role) }
        // A search is busy after each key, which would print its field twice.
        let isSearch = role == .searchField
        parts += element.states.filter { spokenStates.contains($0) && !(isSearch && $0 == "busy") }
        if role == .token, element.states.contains("selected"), let hint = element.hint { parts.append(hint) }
        // Line ends would split the line, and marks of direction have no sound.
        let text = parts.joined(separator: ", ").filter { !CellText.directionMarks.contains($0) }
        return escaped(String(text.map { character in character.isNewline ? " " : character }), limit: .max)
    }

    /// Returns the lines that are not among earlier ones, and the line that got the focus, which begins with `>`.
    ///
    /// In the worst case the cost grows with the square of the number of lines, of which the height of the terminal is the limit.
    func changes(since earlier: ScreenLines?) -> [String] {
        var changed = Set<Int>()
        for change in lines.difference(from: earlier?.lines ?? []) {
            if case .insert(let offset, _, _) = change { changed.insert(offset) }
        }
        let focused = focus.map { lines[$0] }
        if let focus, focused != earlier?.focusedLine || earlier?.focus != focus { changed.insert(focus) }
        return changed.sorted().map { $0 == focus ? "> " + lines[$0] : lines[$0] }
    }

    private var focusedLine: String? { focus.map { lines[$0] } }
}
#endif
