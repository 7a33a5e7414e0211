import Foundation

extension UITableView: SelectingList {
    /// The first selected row; nil when none is.
    public var indexPathForSelectedRow: IndexPath? { selection.min() }

    /// The selected rows in order; nil when none is.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    var permitsSelection: Bool { isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }

    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: By the app

    func selectByApp(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let path else { return deselectEverything() }
        checkRow(path, in: "selectRow(at:animated:scrollPosition:)")
        selectWithoutAsking(path, animated: animated)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    var darkensBeforeSelecting: Bool { true }

    func showSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
        shownCells[path]?.setSelected(selected, animated: animated)
        measuredCells[path]?.setSelected(selected, animated: animated)
    }

    // MARK: By the user

    /// The user tapped a row, or activated it by a key.
    ///
    /// The delegate is asked and told in UIKit's order: should it light up; it did; it no longer does; will it be
    /// selected, or another; are the others deselected; it is selected; its primary action. While actions of a swiped
    /// row are on screen, a tap only puts them away.
    @_spi(Host)
    public func userTappedRow(at indexPath: IndexPath) {
        loadIfNeeded()
        checkRow(indexPath, in: "userTappedRow(at:)")
        if swipe != nil { return hideSwipeActions() }
        selectByTap(indexPath)
    }

    func askToHighlight(_ path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    func tellHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
        if isHighlighted {
            delegate?.tableView(self, didHighlightRowAt: path)
        } else {
            delegate?.tableView(self, didUnhighlightRowAt: path)
        }
    }

    func askToSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    func askToDeselect(_ path: IndexPath, tapped: Bool) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: path)
    }

    func tellSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            let start = generation
            performSegue(\.selectionSegue, ofRow: path)
            if start == generation { delegate?.tableView(self, didSelectRowAt: path) }
        } else {
            delegate?.tableView(self, didDeselectRowAt: path)
        }
    }

    func performPrimaryAction(at path: IndexPath) {
        guard !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true else { return }
        delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }

    /// The user tapped the detail button of a row.
    @_spi(Host)
    public func userTappedAccessory(at indexPath: IndexPath) {
        loadIfNeeded()
        checkRow(indexPath, in: "userTappedAccessory(at:)")
        if swipe != nil { return hideSwipeActions() }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        performSegue(\.accessorySegue, ofRow: indexPath)
    }

    /// Performs the segue that begins at a row's cell in a storyboard, with the cell as sender. UIKit performs it before the
    /// delegate hears of the selection.
    private func performSegue(_ segue: KeyPath<UITableViewCell, SegueTemplate?>, ofRow path: IndexPath) {
        guard let cell = shownCells[path] else { return }
        cell[keyPath: segue]?.performForPerson(within: self, sender: cell)
    }
}
