import Foundation

extension UITableView: SelectingList {
    /// The first selected row; nil if there is none.
    public var indexPathForSelectedRow: IndexPath? { selection.min() }

    /// The selected rows in order; nil if there are none.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    // MARK: By the app

    func selectByApp(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let path else { return deselectEverything() }
        checkRow(path, in: "selectRow(at:animated:scrollPosition:)")
        selectWithoutAsking(path, animated: animated)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    package var darkensBeforeSelecting: Bool { true }

    package func showSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
        shownCells[path]?.setSelected(selected, animated: animated)
        measuredCells[path]?.setSelected(selected, animated: animated)
    }

    // MARK: By the user

    /// Handles a tap on a row, or its activation with a key.
    ///
    /// The delegate is called in UIKit's order: whether to highlight the row, after it was highlighted, after it was
    /// unhighlighted, which row to select, deselection of the others, after it was selected, and its primary action. While swipe
    /// actions are visible, a tap only hides them.
    @_spi(Host)
    public func userTappedRow(at indexPath: IndexPath) {
        loadIfNeeded()
        checkRow(indexPath, in: "userTappedRow(at:)")
        if swipe != nil { return hideSwipeActions() }
        selectByTap(indexPath)
    }

    package func askToHighlight(_ path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    package func tellHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
        if isHighlighted {
            delegate?.tableView(self, didHighlightRowAt: path)
        } else {
            delegate?.tableView(self, didUnhighlightRowAt: path)
        }
    }

    package func askToSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    package func askToDeselect(_ path: IndexPath, tapped: Bool) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: path)
    }

    package func tellSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            let start = generation
            performSegue(\.selectionSegue, ofRow: path)
            if start == generation { delegate?.tableView(self, didSelectRowAt: path) }
        } else {
            delegate?.tableView(self, didDeselectRowAt: path)
        }
    }

    package func performPrimaryAction(at path: IndexPath) {
        guard !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true else { return }
        delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }

    /// Handles a tap on the detail button of a row.
    @_spi(Host)
    public func userTappedAccessory(at indexPath: IndexPath) {
        loadIfNeeded()
        checkRow(indexPath, in: "userTappedAccessory(at:)")
        if swipe != nil { return hideSwipeActions() }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        performSegue(\.accessorySegue, ofRow: indexPath)
    }

    /// Performs the storyboard segue of a row's cell, with the cell as sender. As in UIKit, this is before the delegate is
    /// notified of the selection.
    private func performSegue(_ segue: KeyPath<UITableViewCell, SegueTemplate?>, ofRow path: IndexPath) {
        guard let cell = shownCells[path] else { return }
        cell[keyPath: segue]?.performAfterTap(within: self, sender: cell)
    }
}
