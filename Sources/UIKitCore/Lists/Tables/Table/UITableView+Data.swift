import Foundation

extension UITableView {
    /// Reloads the table for a new delegate. Selection and focus are kept.
    func delegateDidChange() {
        let former = (selection, focusedRow, lastFocusedRow, pathToReturnTo)
        forgetData()
        (selection, focusedRow, lastFocusedRow, pathToReturnTo) = former
    }

    /// Invalidates all data. It is loaded again when it is next needed.
    func forgetData() {
        finishMotions()
        endDisplayingEverything()
        generation += 1
        isLoaded = false
        geometry = RowGeometry()
        selection = []
        lastTappedRow = nil
        focusedRow = nil
        forgetPathToReturnTo()
        prefetch = Prefetch()
        lastFocusedRow = nil
        setNeedsLayout()
        setNeedsDisplay()
    }

    func reloadEverything() {
        require(
            updates.depth == 0,
            "UITableView.reloadData() was called within beginUpdates() and endUpdates(); call it after them."
        )
        forgetData()
        loadIfNeeded()
    }

    package func loadIfNeeded() {
        guard !isLoaded, let dataSource else { return }
        isLoaded = true
        let count = dataSource.numberOfSections(in: self)
        require(
            count >= 0,
            "numberOfSections(in:) of UITableView's data source returned \(count); it must return 0 or more."
        )
        geometry = RowGeometry(sections: (0..<count).map { section($0, rows: askRowCount(of: $0)) })
        selection = selection.filter { geometry.contains($0) }
        focusedRow = focusedRow.flatMap { geometry.contains($0) ? $0 : nil }
        loadSectionIndex()
        updateContentSize()
    }

    func askRowCount(of section: Int) -> Int {
        let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        require(
            count >= 0,
            "tableView(_:numberOfRowsInSection:) of UITableView's data source returned \(count) for section \(section); it "
                + "must return 0 or more."
        )
        return count
    }

    /// Makes a section with estimated heights and those that the delegate provides.
    func section(_ section: Int, rows: Int) -> RowGeometry.Section {
        RowGeometry.Section(
            header: initialHeight(of: SectionViewPlace(section: section, isFooter: false)),
            rows: HeightRuns(count: rows, estimate: rows == 0 ? 0 : estimatedHeight(inSection: section)),
            footer: initialHeight(of: SectionViewPlace(section: section, isFooter: true))
        )
    }

    func estimatedHeight(inSection section: Int) -> CGFloat {
        let path = IndexPath(row: 0, section: section)
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        let height = estimate > 0 ? estimate : rowHeight > 0 ? rowHeight : controlMetrics.estimatedRowHeight
        return controlMetrics.inCells(height: height)
    }

    func checkSection(_ section: Int, in member: String) {
        require(
            geometry.sections.indices.contains(section),
            "UITableView.\(member) was given section \(section), but the table has \(geometry.sections.count) sections; "
                + "call reloadData() first if the data changed."
        )
    }

    func checkRow(_ path: IndexPath, in member: String) {
        checkSection(path.section, in: member)
        require(
            geometry.contains(path),
            "UITableView.\(member) was given row \(path.row) of section \(path.section), "
                + "which has \(geometry.sections[path.section].rows.count) rows; call reloadData() first if the data "
                + "changed."
        )
    }

    // MARK: Rows on screen

    /// The cell of a row; nil if the row is not on screen.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        tileIfNeeded()
        return shownCells[indexPath]
    }

    /// The row of a cell; nil if the cell is not on screen.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }?.key
    }

    /// The row at a point in the table's coordinates; nil if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        let point = point.drawable
        guard rowsFrame.minX <= point.x, point.x < rowsFrame.maxX else { return nil }
        return geometry.row(at: point.y - rowsTop)
    }

    /// The rows that intersect a rectangle in the table's coordinates, in order.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        let rect = rect.drawable
        let range = rect.minY - rowsTop..<rect.maxY - rowsTop
        return geometry.sections(in: range).flatMap { section in
            geometry.rows(ofSection: section, in: range).map { IndexPath(row: $0, section: section) }
        }
    }

    /// The cells on screen, in the order of their rows.
    public var visibleCells: [UITableViewCell] {
        tileIfNeeded()
        return shownRows.compactMap { shownCells[$0] }
    }

    /// The rows on screen, in order.
    public var indexPathsForVisibleRows: [IndexPath]? {
        tileIfNeeded()
        return shownRows
    }

    var shownRows: [IndexPath] { shownCells.keys.sorted() }
}
