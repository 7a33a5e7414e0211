import Foundation

/// Moves the focus to the row whose title begins with the text that the user types while no text input has the focus
/// (``SearchKeyboardBehavior/TypingOutsideField/findsRow``).
@MainActor
final class RowFinder: TypedTextContinuation {
    /// The number of rows compared in one turn of the main loop, which bounds the time that a long list takes from other work.
    private static let rowsPerTurn = 500

    private unowned let search: UISearchController
    private weak var list: (any FocusingList)?
    /// The typed text. Kept after the pause, so that the next match can be found.
    private var text = ""
    /// Runs while typing continues the text.
    private var pause: HostTimer?
    /// Continues in the rest of a long list.
    private var continuation: HostTimer?
    /// The text for which no row was found. Longer texts are not announced again.
    private var missingText: String?

    init(search: UISearchController) {
        self.search = search
    }

    /// Takes a typed character: continues the text, or begins a new one after a pause.
    func type(_ character: Character, in list: any FocusingList) {
        if pause == nil || list !== self.list { text = "" }
        self.list = list
        let isFirst = text.isEmpty
        text.append(character)
        if isFirst { missingText = nil }
        wait()
        find(from: list.focusedPath, includingStart: true, isForward: true)
    }

    /// Finds the next row for the text that was typed last.
    ///
    /// - Returns: Whether rows are compared; nil if nothing was typed.
    func findAgain(isForward: Bool) -> Bool? {
        guard !text.isEmpty, let list, list.window != nil else { return nil }
        find(from: list.focusedPath, includingStart: false, isForward: isForward)
        return true
    }

    // MARK: Keys while typing

    func continues(with press: KeyPress) -> Bool {
        guard pause != nil, let list, list.isFirstResponder else { return false }
        switch press.key {
        case .character(let character) where press.isText:
            type(character, in: list)
        case .backspace where press.modifiers.isEmpty:
            text.removeLast()
            if text.isEmpty { end() } else { wait() }
        case .escape where press.modifiers.isEmpty:
            end()
            text = ""
        default:
            end()
            return false
        }
        return true
    }

    private func wait() {
        pause?.cancel()
        guard let window = search.searchBar.window ?? list?.window, let host = window.windowScene?.host else { return }
        window.typedTextContinuation = self
        pause = host.after(search.keyboardBehavior.findPause) { [weak self] in self?.end() }
    }

    private func end() {
        pause?.cancel()
        pause = nil
    }

    // MARK: Comparing

    private func find(from start: IndexPath?, includingStart: Bool, isForward: Bool) {
        continuation?.cancel()
        guard let list else { return }
        list.loadIfNeeded()
        let first =
            includingStart && start != nil ? start : step(from: start, in: list, isForward: isForward)
        // Titles of rows that are not on screen are only known to the app.
        let count = search.titleForRow == nil ? 0 : list.cellCount
        if count == 0 { return findOnScreen(from: first, isForward: isForward) }
        compare(from: first, remaining: count, isForward: isForward)
    }

    /// The next row in a circle; nil in an empty list.
    private func step(from path: IndexPath?, in list: any FocusingList, isForward: Bool) -> IndexPath? {
        list.neighbour(of: path, isForward: isForward) ?? list.neighbour(of: nil, isForward: isForward)
    }

    private func compare(from start: IndexPath?, remaining: Int, isForward: Bool) {
        guard let list, var path = start else { return reportMissing() }
        for _ in 0..<min(remaining, Self.rowsPerTurn) {
            // The rows may have changed since the last turn.
            guard list.hasCell(at: path) else { return }
            if matches(path, in: list) { return move(to: path) }
            path = step(from: path, in: list, isForward: isForward) ?? path
        }
        guard remaining > Self.rowsPerTurn else { return reportMissing() }
        continuation = list.window?.windowScene?.host?.after(.zero) { [weak self] in
            self?.compare(from: path, remaining: remaining - Self.rowsPerTurn, isForward: isForward)
        }
    }

    /// Compares the rows on screen, from one of them on in a circle.
    private func findOnScreen(from start: IndexPath?, isForward: Bool) {
        guard let list else { return }
        let paths = isForward ? list.pathsOnScreen.sorted() : list.pathsOnScreen.sorted(by: >)
        let place = start.flatMap { start in paths.firstIndex { isForward ? $0 >= start : $0 <= start } } ?? 0
        let found = (paths[place...] + paths[..<place]).first { matches($0, in: list) }
        if let found { move(to: found) } else { reportMissing() }
    }

    private func matches(_ path: IndexPath, in list: any FocusingList) -> Bool {
        let title = search.titleForRow.map { $0(path) } ?? list.shownCell(at: path)?.accessibilityLabel
        let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive]
        return title?.range(of: text, options: options) != nil && list.canFocus(path)
    }

    private func move(to path: IndexPath) {
        missingText = nil
        search.announcer.rowWasFound()
        if let list { search.reach(path, in: list) }
    }

    /// Announces a text for which there is no row, once.
    private func reportMissing() {
        guard missingText.map({ !text.hasPrefix($0) }) ?? true else { return }
        missingText = text
        search.announcer.rowWasNotFound(for: text)
    }
}
