import Foundation

/// How keyboard focus comes to the cells of a table or a collection, and goes.
@MainActor
protocol FocusingList: CellListView {
    /// The row or item that keys work on.
    var focusedPath: IndexPath? { get set }
    /// Whether the list may become first responder now.
    var takesKeyboardFocus: Bool { get set }
    /// What is focused when the keyboard comes.
    var pathToFocusFirst: IndexPath? { get }

    func hasCell(at path: IndexPath) -> Bool
    /// Scrolls as little as is needed for a cell to be on screen.
    func scrollToShow(_ path: IndexPath)
}

extension FocusingList {
    func takeKeyboardFocus() -> Bool {
        takesKeyboardFocus = true
        guard becomeFirstResponder() else {
            takesKeyboardFocus = false
            return false
        }
        if focusedPath == nil { setFocus(pathToFocusFirst) }
        return true
    }

    func loseKeyboardFocus() {
        takesKeyboardFocus = false
        setFocus(nil)
    }

    func setFocus(_ path: IndexPath?) {
        guard path != focusedPath else { return }
        if let focusedPath { shownCell(at: focusedPath)?.isFocusedCell = false }
        focusedPath = path
        guard let path else { return }
        scrollToShow(path)
        shownCell(at: path)?.isFocusedCell = true
    }

    /// After changes, focus stays on its cell, or goes to the one that took its place.
    func settleFocus(from old: IndexPath?, by plan: RowUpdatePlan) {
        guard let old else { return }
        let candidates = [plan.destination(of: old), old, IndexPath(row: max(old.row - 1, 0), section: old.section)]
        focusedPath = candidates.compactMap { $0 }.first { hasCell(at: $0) }
    }
}
