import Foundation

extension UITableView: FocusingList {
    package var focusedPath: IndexPath? {
        get { focusedRow }
        set { focusedRow = newValue }
    }

    package var pathToFocusFirst: IndexPath? {
        let remembered = remembersLastFocusedIndexPath ? lastFocusedRow : nil
        let candidates = [
            remembered, delegate?.indexPathForPreferredFocusedView(in: self), indexPathForSelectedRow,
        ]
        let wished = candidates.compactMap { $0 }.first { hasCell(at: $0) && canFocus($0) }
        return wished ?? indexPathsForVisibleRows?.first { canFocus($0) }
    }

    package func canFocus(_ path: IndexPath) -> Bool { delegate?.tableView(self, canFocusRowAt: path) ?? true }

    package func hasCell(at path: IndexPath) -> Bool { geometry.contains(path) }

    package func scrollToShow(_ path: IndexPath) { scrollToRow(at: path, at: .none, animated: false) }

    /// Handles keyboard focus from the host: the table becomes first responder, and a row is focused.
    ///
    /// - Returns: Whether it became first responder. False if the current first responder refuses to resign.
    @_spi(Host)
    @discardableResult
    public func userFocused() -> Bool { takeKeyboardFocus() }

    /// The focused row while the table is first responder.
    @_spi(Host)
    public var focusedIndexPath: IndexPath? { focusedRow }

    /// The cell of a row; nil if the row is not on screen.
    package func shownCell(at indexPath: IndexPath) -> (any ListCellView)? { shownCells[indexPath] }

    package func path(of cell: any ListCellView) -> IndexPath? {
        (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
    }

    package func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    package func frameOfCell(at path: IndexPath) -> CGRect { rectForRow(at: path) }

    package var pathsOnScreen: [IndexPath] { indexPathsForVisibleRows ?? [] }

    // MARK: Keys

    /// Handles a key, whether or not the table is first responder. Returns whether it had an effect.
    package func handleListKey(_ press: KeyPress) -> Bool {
        if press.modifiers == .alternate { return handleMoveKey(press) }
        guard press.modifiers.isEmpty else { return false }
        guard isFirstResponder else { return handleEndKey(press) }
        loadIfNeeded()
        switch press.key {
        case .up, .down, .home, .end, .pageUp, .pageDown: return moveFocusedCell(by: press.key)
        case .return, .character(" "):
            guard let focusedRow else { return false }
            userTappedRow(at: focusedRow)
            return true
        case .delete, .backspace: return focusedRow.map { performDeletion(at: $0) } ?? false
        case .escape:
            guard swipe != nil else { return false }
            hideSwipeActions()
            return true
        default: return false
        }
    }

    package func moveFocusedCell(by key: KeyPress.Key) -> Bool {
        loadIfNeeded()
        switch key {
        case .up where focusedRow != nil && focusedRow == firstRow: return false
        case .up: return moveFocus(isUp: true) { self.row(before: $0) }
        case .down: return moveFocus { self.row(after: $0) }
        case .home: return moveFocus(heading: .first) { _ in self.firstRow }
        case .end: return moveFocus(isUp: true, heading: .last) { _ in self.lastRow }
        case .pageUp: return moveFocus(isUp: true) { self.row(oneScreenFrom: $0, up: true) }
        case .pageDown: return moveFocus { self.row(oneScreenFrom: $0, up: false) }
        default: return false
        }
    }

    package func neighbour(of path: IndexPath?, isForward: Bool) -> IndexPath? {
        guard let path else { return isForward ? firstRow : lastRow }
        let next = isForward ? row(after: path) : row(before: path)
        return next == path ? nil : next
    }

    package func userOpenedCell(at path: IndexPath) { userTappedRow(at: path) }

    /// The End key scrolls to rows with estimated heights, so that setting an offset is not enough.
    private func handleEndKey(_ press: KeyPress) -> Bool {
        guard press.key == .end, isScrollEnabled, handleScrollKey(press) else { return false }
        scrollToEnd()
        return true
    }

    /// Moves the focused row with Alt and an arrow key while the table is being edited.
    private func handleMoveKey(_ press: KeyPress) -> Bool {
        guard isFirstResponder, let path = focusedRow, canMove(path) else { return false }
        switch press.key {
        case .up:
            var target = row(before: path) ?? path
            // After the last row of the section above.
            if target.section != path.section { target.row += 1 }
            return userMovedRow(from: path, to: target)
        case .down: return userMovedRow(from: path, to: row(after: path) ?? path)
        default: return false
        }
    }

    /// Moves the focus to a row, or from there in a direction to the first one that can be focused. Without one, the focus stays.
    private func moveFocus(
        isUp: Bool = false,
        heading: UIFocusHeading? = nil,
        _ step: (IndexPath) -> IndexPath?
    ) -> Bool {
        let heading = heading ?? (isUp ? .up : .down)
        hideSwipeActions()
        guard var target = focusedRow.map(step) ?? firstRow else { return false }
        let start = generation
        while !canFocus(target) {
            guard start == generation, let next = isUp ? row(before: target) : row(after: target), next != target
            else { return true }
            target = next
        }
        let isAnother = target != focusedRow
        guard permitsFocus(at: target, heading: heading), start == generation else { return true }
        window?.focusSystem?.change(heading: heading) { setFocus(target) }
        guard isAnother, start == generation,
            delegate?.tableView(self, selectionFollowsFocusForRowAt: target) ?? selectionFollowsFocus,
            start == generation, permitsSelection, !selection.contains(target)
        else { return true }
        selectByFocus(target)
        return true
    }

    // MARK: Neighbours

    private var firstRow: IndexPath? { firstRow(inSectionsFrom: 0) }

    private var lastRow: IndexPath? { lastRow(inSectionsUpTo: geometry.sections.count - 1) }

    private func firstRow(inSectionsFrom section: Int) -> IndexPath? {
        geometry.sections.indices.dropFirst(section).first { geometry.sections[$0].rows.count > 0 }.map {
            IndexPath(row: 0, section: $0)
        }
    }

    private func lastRow(inSectionsUpTo section: Int) -> IndexPath? {
        geometry.sections.indices.prefix(section + 1).last { geometry.sections[$0].rows.count > 0 }.map {
            IndexPath(row: geometry.sections[$0].rows.count - 1, section: $0)
        }
    }

    private func row(after path: IndexPath) -> IndexPath? {
        let next = IndexPath(row: path.row + 1, section: path.section)
        return geometry.contains(next) ? next : firstRow(inSectionsFrom: path.section + 1) ?? path
    }

    private func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        return lastRow(inSectionsUpTo: path.section - 1) ?? path
    }

    private func row(oneScreenFrom path: IndexPath, up: Bool) -> IndexPath? {
        let row = rectForRow(at: path)
        let page = max(bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - row.height, row.height)
        let distance = row.minY + (up ? -page : page) - rowsTop
        if let target = geometry.row(at: distance) { return target }
        return up && distance <= 0 ? firstRow : distance >= geometry.total ? lastRow : path
    }
}
