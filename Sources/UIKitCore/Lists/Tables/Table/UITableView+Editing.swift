import Foundation

extension UITableView {
    func changeEditing(to editing: Bool) {
        guard editing != storedIsEditing else { return }
        hideSwipeActions()
        storedIsEditing = editing
        // As on iOS, the selections inside and outside editing are independent, and cleared at the change.
        deselectEverything()
        editControlsDidChange()
    }

    func editControlsDidChange() {
        for path in shownRows {
            if let cell = shownCells[path] { applyEditing(to: cell, at: path) }
        }
        setNeedsLayout()
    }

    /// Updates the editing controls of a cell.
    func applyEditing(to cell: UITableViewCell, at path: IndexPath) {
        cell.editingStyle = isEditing ? editingStyle(of: path) : .none
        cell.editControl = editControl(of: cell)
        cell.isMovable = isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
        cell.indentsWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    }

    private func editControl(of cell: UITableViewCell) -> UITableViewCell.EditControl {
        if isEditing, allowsMultipleSelectionDuringEditing { return .selection }
        switch cell.editingStyle {
        case .none: return .none
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    private func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Whether the user can delete a row with the table's built-in controls.
    func canDelete(_ path: IndexPath) -> Bool {
        implementsCommit && editingStyle(of: path) == .delete
    }

    private var implementsCommit: Bool {
        guard let dataSource else { return false }
        if let controller = dataSource as? UITableViewController { return ClassFactory.overridesCommit(controller) }
        return !UITableView.typesWithoutCommit.contains(ObjectIdentifier(type(of: dataSource)))
    }

    /// Handles a tap on the editing control of a row: reveals the button that confirms a deletion, or inserts.
    func userTouchedEditControl(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .delete:
            let configuration = trailingActions(at: path)
            if let configuration { reveal(configuration, at: path, isLeading: false) }
        case .insert:
            dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .none: break
        }
    }

    /// Moves a row after the user dragged it. The delegate may change the destination; the data source moves the data.
    ///
    /// - Returns: Whether the row can be moved.
    @_spi(Host)
    @discardableResult
    public func userMovedRow(from source: IndexPath, to destination: IndexPath) -> Bool {
        loadIfNeeded()
        checkRow(source, in: "userMovedRow(from:to:)")
        hideSwipeActions()
        guard let dataSource, dataSource.tableView(self, canMoveRowAt: source) else { return false }
        let target = moveTarget(from: source, to: destination)
        guard target != source else { return true }
        dataSource.tableView(self, moveRowAt: source, to: target)
        moveRow(at: source, to: target)
        return true
    }

    /// The destination of a row that is dragged over a position. The delegate may change it.
    @_spi(Host)
    public func moveTarget(from source: IndexPath, to destination: IndexPath) -> IndexPath {
        guard let delegate else { return destination }
        return delegate.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
    }

    /// Whether the user can currently move a row.
    @_spi(Host)
    public func canMove(_ path: IndexPath) -> Bool {
        isEditing && geometry.contains(path) && dataSource?.tableView(self, canMoveRowAt: path) == true
    }
}
