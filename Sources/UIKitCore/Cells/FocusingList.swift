import Foundation

/// How keyboard focus comes to the cells of a table or a collection, and goes.
@MainActor
protocol FocusingList: CellListView {
    /// The row or item that keys work on.
    var focusedPath: IndexPath? { get set }
    /// The row or item that keys worked on when the list last lost the keyboard; nil when there is none.
    var pathToReturnTo: IndexPath? { get set }
    /// Whether the list may become first responder now.
    var takesKeyboardFocus: Bool { get set }
    /// What is focused when the keyboard comes.
    var pathToFocusFirst: IndexPath? { get }

    func hasCell(at path: IndexPath) -> Bool
    /// Asks the data source how many cells there are, unless that is known.
    func loadIfNeeded()
    /// Scrolls as little as is needed for a cell to be on screen.
    func scrollToShow(_ path: IndexPath)
}

extension FocusingList {
    /// Makes the list first responder, with a cell focused: one of choice, or else ``pathToFocusFirst``.
    @discardableResult
    func takeKeyboardFocus(at path: IndexPath? = nil) -> Bool {
        takesKeyboardFocus = true
        guard becomeFirstResponder() else {
            takesKeyboardFocus = false
            return false
        }
        if focusedPath == nil { setFocus(path ?? pathToFocusFirst) }
        return true
    }

    func loseKeyboardFocus() {
        takesKeyboardFocus = false
        pathToReturnTo = focusedPath
        setFocus(nil)
    }

    /// The keyboard comes back to the list, and to the cell that had it where there still is one, unless the screen does not want
    /// that, or somebody else has the keyboard.
    func takeKeyboardFocusBack() {
        let screen = sequence(first: self as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }
            .first
        guard let window, window.firstResponder == nil, screen?.restoresFocusAfterTransition != false else { return }
        loadIfNeeded()
        takeKeyboardFocus(at: pathToReturnTo.flatMap { hasCell(at: $0) ? $0 : nil })
    }

    /// Another data source, or all data anew. While the list is off the screen, the place of the keyboard stays: screens often
    /// load their data again before they come back.
    func forgetPathToReturnTo() {
        if window != nil { pathToReturnTo = nil }
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
    func settleFocus(by plan: RowUpdatePlan) {
        focusedPath = focusedPath.flatMap { settled($0, by: plan) }
        pathToReturnTo = pathToReturnTo.flatMap { settled($0, by: plan) }
    }

    private func settled(_ old: IndexPath, by plan: RowUpdatePlan) -> IndexPath? {
        let candidates = [plan.destination(of: old), old, IndexPath(row: max(old.row - 1, 0), section: old.section)]
        return candidates.compactMap { $0 }.first { hasCell(at: $0) }
    }
}
