import Foundation

extension UITableView {
    /// The first selected row; nil when none is. iOS 2.0.
    public var indexPathForSelectedRow: IndexPath? { selection.min() }

    /// The selected rows in order; nil when none is. iOS 5.0.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    private var permitsSelection: Bool { isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }

    private var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: By the app

    func selectByApp(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let path else { return deselectEverything() }
        checkRow(path, in: "selectRow(at:animated:scrollPosition:)")
        if !selectsSeveral {
            for other in selection where other != path { setSelected(false, at: other, animated: animated) }
        }
        setSelected(true, at: path, animated: animated)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
        let changed = selected ? selection.insert(path).inserted : selection.remove(path) != nil
        guard changed else { return }
        shownCells[path]?.setSelected(selected, animated: animated)
        measuredCells[path]?.setSelected(selected, animated: animated)
    }

    func deselectEverything() {
        for path in selection { setSelected(false, at: path, animated: false) }
    }

    func deselectAllButOne() {
        for path in selection.sorted().dropFirst() { setSelected(false, at: path, animated: false) }
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
        guard permitsSelection, flash(indexPath) else { return }
        if selectsSeveral, selection.contains(indexPath) {
            userDeselects(indexPath)
        } else {
            userSelects(indexPath)
        }
    }

    /// Lights a row up and lets it go dark again, as a short touch does. False when the row refuses, or is gone then.
    private func flash(_ path: IndexPath) -> Bool {
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        let start = generation
        let cell = shownCells[path]
        cell?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        cell?.setHighlighted(false, animated: false)
        guard start == generation else { return false }
        delegate?.tableView(self, didUnhighlightRowAt: path)
        return start == generation
    }

    private func userSelects(_ tapped: IndexPath) {
        let start = generation
        var target: IndexPath? = tapped
        if let delegate { target = delegate.tableView(self, willSelectRowAt: tapped) }
        guard let path = target, start == generation, geometry.contains(path) else { return }
        if !selectsSeveral {
            for other in selection.sorted() where other != path {
                userDeselects(other)
                guard start == generation else { return }
            }
        }
        setSelected(true, at: path, animated: false)
        delegate?.tableView(self, didSelectRowAt: path)
        guard !isEditing, start == generation, geometry.contains(path) else { return }
        if delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true {
            delegate?.tableView(self, performPrimaryActionForRowAt: path)
        }
    }

    private func userDeselects(_ path: IndexPath) {
        let start = generation
        var target: IndexPath? = path
        if let delegate { target = delegate.tableView(self, willDeselectRowAt: path) }
        guard let path = target, start == generation, selection.contains(path) else { return }
        setSelected(false, at: path, animated: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }

    /// The user tapped the detail button of a row.
    @_spi(Host)
    public func userTappedAccessory(at indexPath: IndexPath) {
        loadIfNeeded()
        checkRow(indexPath, in: "userTappedAccessory(at:)")
        if swipe != nil { return hideSwipeActions() }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
}
