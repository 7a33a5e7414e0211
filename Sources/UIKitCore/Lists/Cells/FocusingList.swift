import Foundation

/// Keyboard focus in the cells of a table or a collection.
@MainActor
package protocol FocusingList: CellListView {
    /// The focused row or item.
    var focusedPath: IndexPath? { get set }
    /// The row or item that was focused when the list last lost keyboard focus; nil when there is none.
    var pathToReturnTo: IndexPath? { get set }
    /// Whether the list may become first responder now.
    var takesKeyboardFocus: Bool { get set }
    /// The row or item that is focused when the list gets keyboard focus.
    var pathToFocusFirst: IndexPath? { get }

    func hasCell(at path: IndexPath) -> Bool
    /// The cell after or before another one, over all sections; without one, the first or last cell. Nil at the end of the list. Requires
    /// loaded data (``loadIfNeeded()``).
    func neighbour(of path: IndexPath?, isForward: Bool) -> IndexPath?
    /// Moves the focused cell by an arrow key, Home, End or a page, whether or not the list is first responder.
    ///
    /// - Returns: Whether the key was handled. False for Up in the first row, and without cells.
    func moveFocusedCell(by key: KeyPress.Key) -> Bool
    /// Responds to the user opening a cell: selects it, as a tap does.
    func userOpenedCell(at path: IndexPath)
    /// Whether the delegate permits the focus of a cell.
    func canFocus(_ path: IndexPath) -> Bool
    /// Loads the numbers of cells from the data source if necessary.
    func loadIfNeeded()
    /// Scrolls by the minimum distance that shows a cell.
    func scrollToShow(_ path: IndexPath)
}

extension FocusingList {
    /// Makes the list first responder and focuses a cell: the given one, or ``pathToFocusFirst``.
    @discardableResult
    package func takeKeyboardFocus(at path: IndexPath? = nil) -> Bool {
        guard mayTakeKeyboardFocus, window != nil else { return false }
        let target = path ?? pathToFocusFirst
        if !isFirstResponder, let target, !permitsFocus(at: target) { return false }
        return changingFocus {
            takesKeyboardFocus = true
            guard becomeFirstResponder() else {
                takesKeyboardFocus = false
                return false
            }
            // The former first responder's end of editing may have changed the rows.
            loadIfNeeded()
            if focusedPath == nil { setFocus(target.flatMap { hasCell(at: $0) ? $0 : pathToFocusFirst }) }
            return true
        }
    }

    package func userFocused(at path: IndexPath) -> Bool {
        guard permitsFocus(at: path) else { return false }
        return changingFocus {
            guard isFirstResponder || takeKeyboardFocus(at: path) else { return false }
            if hasCell(at: path) { setFocus(path) }
            return true
        }
    }

    /// Asks the environments for the focus of a cell, after scrolling to it, because only cells on screen exist.
    package func permitsFocus(at path: IndexPath, heading: UIFocusHeading = []) -> Bool {
        guard let focusSystem = window?.focusSystem, path != focusedPath || !isFirstResponder, hasCell(at: path) else {
            return true
        }
        let offset = contentOffset
        scrollToShow(path)
        if focusSystem.permits(shownCell(at: path), heading: heading) { return true }
        setContentOffset(offset, animated: false)
        return false
    }

    /// The cell that gets the focus first, if it is on screen.
    package var preferredCells: [any UIFocusEnvironment] {
        guard mayTakeKeyboardFocus, window != nil else { return [] }
        loadIfNeeded()
        return (focusedPath ?? pathToFocusFirst).flatMap { shownCell(at: $0) }.map { [$0] } ?? []
    }

    /// Gives up the focus that the cells must not have any more.
    package func endForbiddenFocus() {
        if isFirstResponder, !mayTakeKeyboardFocus { resignFirstResponder() }
    }

    package func loseKeyboardFocus() {
        takesKeyboardFocus = false
        pathToReturnTo = focusedPath
        setFocus(nil)
    }

    /// Restores keyboard focus to the list and its last focused cell, unless the view controller disables that or a different
    /// object is first responder.
    func takeKeyboardFocusBack() {
        let screen = sequence(first: self as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }
            .first
        guard let window, window.firstResponder == nil, screen?.restoresFocusAfterTransition != false else { return }
        loadIfNeeded()
        takeKeyboardFocus(at: pathToReturnTo.flatMap { hasCell(at: $0) ? $0 : nil })
    }

    /// Discards the path for restoring focus after a reload. A list off screen keeps it, because screens often reload their
    /// data before they reappear.
    package func forgetPathToReturnTo() {
        if window != nil { pathToReturnTo = nil }
    }

    package func setFocus(_ path: IndexPath?) {
        guard path != focusedPath else { return }
        if let focusedPath {
            shownCell(at: focusedPath)?.isFocusedCell = false
            cell(above: focusedPath)?.setNeedsDisplay()
        }
        focusedPath = path
        guard let path else { return }
        scrollToShow(path)
        shownCell(at: path)?.isFocusedCell = true
        if isFirstResponder { UIApplication.current?.accessibilityFocus.move(to: shownCell(at: path)) }
        cell(above: path)?.setNeedsDisplay()
        window?.focusSystem?.settle()
    }

    private func cell(above path: IndexPath) -> UIView? {
        path.row > 0 ? shownCell(at: IndexPath(row: path.row - 1, section: path.section)) : nil
    }

    /// Whether the focus ring covers the separator at the lower edge of a cell: the ring of this cell, or of the one below.
    package func hasFocusRing(atLowerEdgeOf cell: UIView) -> Bool {
        guard let focusedPath else { return false }
        return shownCell(at: focusedPath) === cell || self.cell(above: focusedPath) === cell
    }

    /// After updates, keeps focus on its cell, or moves it to the cell at the former position, or else to the nearest one in the section
    /// that can be focused: first to those after it.
    package func settleFocus(by plan: RowUpdatePlan) {
        focusedPath = focusedPath.flatMap { settled($0, by: plan) }
        pathToReturnTo = pathToReturnTo.flatMap { settled($0, by: plan) }
    }

    private func settled(_ old: IndexPath, by plan: RowUpdatePlan) -> IndexPath? {
        if let kept = plan.destination(of: old), hasCell(at: kept) { return kept }
        func path(_ row: Int) -> IndexPath? {
            let path = IndexPath(row: row, section: old.section)
            return row >= 0 && hasCell(at: path) ? path : nil
        }
        let after = sequence(first: old.row, next: { $0 + 1 }).lazy.map(path).prefix { $0 != nil }
        if let next = after.compactMap(\.self).first(where: canFocus) { return next }
        return (0..<max(old.row, 0)).reversed().lazy.compactMap(path).first(where: canFocus)
    }
}
