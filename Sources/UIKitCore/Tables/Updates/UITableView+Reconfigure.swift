import Foundation

extension UITableView {
    /// Has the data source set up the present cells of rows anew.
    ///
    /// Within the call ``dequeueReusableCell(withIdentifier:for:)`` gives out the row's own cell, as it is. Rows that are
    /// not on screen are set up when they come there. In a group of changes the paths are the places before all of it, and
    /// the cells are set up when it takes effect. Traps when there is no such row, or when the data source returns another
    /// cell.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        if !isUpdating { loadIfNeeded() }
        for path in indexPaths { checkRow(path, in: "reconfigureRows(at:)") }
        guard !isUpdating else { return change { for path in indexPaths { $0.reconfigureRow(path) } } }
        reconfigure(indexPaths)
        // The new content may ask for another height.
        forgetHeights()
    }

    /// Sets up the cells that are on screen.
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
                "UITableView.reconfigureRows(at:) got another cell for row \(path.row) of section \(path.section): the "
                    + "data source has to dequeue it with the identifier of the present one, or use reloadRows(at:with:)."
            )
            cell.setNeedsLayout()
        }
    }
}
