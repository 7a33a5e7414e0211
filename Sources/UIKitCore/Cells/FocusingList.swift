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
        if let focusedPath {
            shownCell(at: focusedPath)?.isFocusedCell = false
            cell(above: focusedPath)?.setNeedsDisplay()
        }
        focusedPath = path
        guard let path else { return }
        scrollToShow(path)
        shownCell(at: path)?.isFocusedCell = true
        cell(above: path)?.setNeedsDisplay()
    }

    private func cell(above path: IndexPath) -> UIView? {
        path.row > 0 ? shownCell(at: IndexPath(row: path.row - 1, section: path.section)) : nil
    }

    /// Whether the ring around the focused cell runs along the lower edge of a cell, where it stands for the line: around
    /// this cell, or the one below.
    func hasFocusRing(atLowerEdgeOf cell: UIView) -> Bool {
        guard let focusedPath else { return false }
        return shownCell(at: focusedPath) === cell || self.cell(above: focusedPath) === cell
    }

    /// After changes, focus stays on its cell, or goes to the one that took its place.
    func settleFocus(from old: IndexPath?, by plan: RowUpdatePlan) {
        guard let old else { return }
        let candidates = [plan.destination(of: old), old, IndexPath(row: max(old.row - 1, 0), section: old.section)]
        focusedPath = candidates.compactMap { $0 }.first { hasCell(at: $0) }
    }
}
