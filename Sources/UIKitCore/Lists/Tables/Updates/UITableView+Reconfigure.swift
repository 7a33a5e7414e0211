import Foundation

extension UITableView {
    /// Reconfigures the existing cells of rows by querying the data source.
    ///
    /// During the call ``dequeueReusableCell(withIdentifier:for:)`` returns the row's existing cell unchanged. Rows that are not
    /// on screen are configured when they appear. In a group of changes the paths are positions before all changes, and the cells
    /// are reconfigured when the group takes effect. Traps if there is no such row, or if the data source returns a different
    /// cell.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        if !isUpdating { loadIfNeeded() }
        for path in indexPaths { checkRow(path, in: "reconfigureRows(at:)") }
        guard !isUpdating else { return change { for path in indexPaths { $0.reconfigureRow(path) } } }
        reconfigure(indexPaths)
        // The new content may require a different height.
        forgetHeights()
    }

    /// Reconfigures the cells that are on screen.
    func reconfigure(_ indexPaths: [IndexPath]) {
        let start = generation
        for path in indexPaths {
            guard start == generation else { return }
            guard let cell = shownCells[path] else { continue }
            reconfiguredCell = cell
            let answer = dataSource?.tableView(self, cellForRowAt: path)
            reconfiguredCell = nil
            require(
                answer === cell,
                "UITableView.reconfigureRows(at:) was given a new cell for row \(path.row) of section \(path.section). The "
                    + "data source must dequeue the cell with the reuse identifier of the existing one; to replace the cell, "
                    + "call reloadRows(at:with:)."
            )
            cell.setNeedsLayout()
        }
    }
}
