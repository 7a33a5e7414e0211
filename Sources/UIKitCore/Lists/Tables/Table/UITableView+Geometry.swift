import Foundation

extension UITableView {
    /// The top of the rows, below the table's header view.
    var rowsTop: CGFloat { tableHeaderView?.heightBesideRows ?? 0 }

    /// The horizontal extent of the rows. During a layout it is computed once for each width.
    var rowsFrame: CGRect {
        if isTiling, let known = knownRowsFrame, known.width == bounds.width { return known.frame }
        let frame = computedRowsFrame
        if isTiling { knownRowsFrame = (bounds.width, frame) }
        return frame
    }

    private var computedRowsFrame: CGRect {
        let margin = rowMargin + (style == .insetGrouped ? min(20, bounds.width / 8) : 0)
        return CGRect(x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: 0)
    }

    /// The frame of a row, in the table's coordinates; estimated for rows that were never near the screen. Zero if there is no
    /// such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard geometry.contains(indexPath) else { return .zero }
        return frame(from: geometry.start(of: indexPath), height: geometry.height(of: indexPath).points)
    }

    /// The frame of a section with its header and footer, in the table's coordinates. Traps if there is no such section.
    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        checkSection(section, in: "rect(forSection:)")
        return frame(from: geometry.start(ofSection: section), height: geometry.sections[section].total)
    }

    /// The frame of a section's header, in the table's coordinates, when it is not stuck to the top.
    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        checkSection(section, in: "rectForHeader(inSection:)")
        return frame(from: geometry.start(ofSection: section), height: geometry.sections[section].header.points)
    }

    /// The frame of a section's footer, in the table's coordinates.
    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        checkSection(section, in: "rectForFooter(inSection:)")
        return frame(from: geometry.footerStart(ofSection: section), height: geometry.sections[section].footer.points)
    }

    private func frame(from start: CGFloat, height: CGFloat) -> CGRect {
        let rows = rowsFrame
        return CGRect(x: rows.minX, y: rowsTop + start, width: rows.width, height: height)
    }

    func updateContentSize() {
        contentSize = CGSize(width: bounds.width, height: contentHeight)
    }

    private var contentHeight: CGFloat { rowsTop + geometry.total + (tableFooterView?.heightBesideRows ?? 0) }

    // MARK: Heights

    /// Invalidates all heights. The current ones serve as estimates.
    func forgetHeights() {
        guard isLoaded else { return }
        geometry.forget()
        setNeedsLayout()
    }

    /// Queries or measures the height of a row. Returns whether it changed.
    func measureRow(at path: IndexPath) -> Bool {
        var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height < 0, let cell = cellToMeasure(at: path) { height = cell.fittingHeight(forWidth: rowsFrame.width) }
        height = controlMetrics.inCells(height: height)
        guard geometry.contains(path) else { return true }
        let old = geometry.height(of: path).points
        geometry.setHeight(max(height, 0), of: path)
        return max(height, 0) != old
    }

    private func cellToMeasure(at path: IndexPath) -> UITableViewCell? {
        if let cell = shownCells[path] ?? measuredCells[path] { return cell }
        let start = generation
        guard let cell = makeCell(at: path), start == generation else { return nil }
        measuredCells[path] = cell
        return cell
    }

    /// Invalidates the height of a row after its cell's content changed.
    func contentDidChange(in cell: UITableViewCell) {
        guard !isTiling, let path = indexPath(for: cell), geometry.contains(path) else { return }
        geometry.forgetHeight(of: path)
        setNeedsLayout()
    }

    // MARK: Views around the rows

    func replace(_ old: UIView?, by new: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let new {
            if new === backgroundView {
                insertSubview(new, at: 0)
            } else {
                new.standBesideRows(in: CGRect(origin: new.restFrame.origin, size: size(besideRows: new)))
                addSubview(new)
            }
        }
        updateContentSize()
        setNeedsLayout()
    }

    func placeSurroundingViews() {
        placeSectionIndex()
        backgroundView?.restFrame = bounds
        place(tableHeaderView, at: 0)
        place(tableFooterView, at: rowsTop + geometry.total)
        // The height of a view above or below the rows may have changed.
        if contentSize.height != contentHeight { updateContentSize() }
    }

    /// Lays out a view above or below the rows, unless an active search has moved it.
    private func place(_ view: UIView?, at y: CGFloat) {
        guard let view, view.superview === self else { return }
        view.standBesideRows(in: CGRect(origin: CGPoint(x: 0, y: y), size: size(besideRows: view)))
    }

    /// The size of a view above or below the rows: as wide as the table, once that has a width.
    private func size(besideRows view: UIView) -> CGSize {
        CGSize(width: bounds.width > 0 ? bounds.width : view.restFrame.width, height: view.heightBesideRows)
    }
}
