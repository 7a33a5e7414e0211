import Foundation

extension UITableView {
    /// The fixed point on screen while heights are corrected.
    private enum Anchor {
        case top, end
        /// A row, and the distance of its top from the content offset.
        case row(IndexPath, CGFloat)
        case none
    }

    private static let measurePassLimit = 12

    /// Lays out the visible rows now if necessary, before cells are read.
    func tileIfNeeded() {
        if needsLayout || !isLoaded { tile() }
    }

    /// Lays out the visible area: removes cells that left it, and measures and shows those that enter it.
    func tile() {
        guard !isTiling, !isUpdating else { return }
        guard pendingMotion == nil else {
            // An animation block around the layout would move the rows a second time.
            return UIView.performWithoutAnimation { place() }
        }
        place()
    }

    private func place() {
        isTiling = true
        knownRowsFrame = nil
        defer { isTiling = false }
        loadIfNeeded()
        guard !bounds.isEmpty else { return }
        if measuredWidth != bounds.width {
            measuredWidth = bounds.width
            geometry.forget()
        }
        let start = generation
        let anchor = currentAnchor
        endDisplayingRowsOffScreen()
        guard resolveHeights(around: anchor), start == generation else { return setNeedsLayout() }
        endDisplayingRowsOffScreen()
        for path in rowsOnScreen where !showRow(at: path) { return setNeedsLayout() }
        discardMeasuredViews()
        showSectionViews()
        placeSurroundingViews()
        playMotion()
        askToPrefetch()
    }

    /// The visible range, in distances from the top of the rows.
    var shownRange: Range<CGFloat> {
        let top = contentOffset.y - rowsTop
        return top..<top + max(bounds.height, 0)
    }

    private var rowsOnScreen: [IndexPath] {
        let range = shownRange
        return geometry.sections(in: range).flatMap { section in
            geometry.rows(ofSection: section, in: range).map { IndexPath(row: $0, section: section) }
        }
    }

    private func isOnScreen(_ path: IndexPath) -> Bool {
        let range = shownRange
        guard geometry.contains(path) else { return false }
        return geometry.sections(in: range).contains(path.section)
            && geometry.rows(ofSection: path.section, in: range).contains(path.row)
    }

    // MARK: Heights

    private var currentAnchor: Anchor {
        if contentOffset.y <= -adjustedContentInset.top { return .top }
        if shownCells.isEmpty == false {
            let end = contentSize.height + adjustedContentInset.bottom - bounds.height
            if contentOffset.y >= end, contentSize.height > 0 { return .end }
        }
        // A row that was already visible, and has a measured height, is the best anchor.
        let range = shownRange
        for path in shownRows where isOnScreen(path) && geometry.height(of: path).isKnown {
            return .row(path, geometry.start(of: path) - range.lowerBound)
        }
        return .none
    }

    /// Queries or measures all heights on screen until the layout is stable.
    ///
    /// - Returns: False if the data was reloaded meanwhile.
    private func resolveHeights(around anchor: Anchor) -> Bool {
        let start = generation
        for _ in 0..<UITableView.measurePassLimit {
            let range = shownRange
            var changed = false
            for section in geometry.sections(in: range) {
                if resolveSectionHeights(section) { changed = true }
                guard start == generation else { return false }
                for row in geometry.rows(ofSection: section, in: range) {
                    let path = IndexPath(row: row, section: section)
                    guard geometry.contains(path), !geometry.height(of: path).isKnown else { continue }
                    if measureRow(at: path) { changed = true }
                    guard start == generation else { return false }
                }
            }
            updateContentSize()
            var offset = contentOffset
            switch anchor {
            case .row(let path, let distance) where changed && geometry.contains(path):
                offset.y = rowsTop + geometry.start(of: path) - distance
            case .end where changed:
                offset.y = .greatestFiniteMagnitude
            default: break
            }
            offset = clamped(offset)
            guard changed || offset != contentOffset else { return true }
            moveContent(to: offset)
            guard start == generation else { return false }
        }
        return true
    }

    // MARK: Cells

    func makeCell(at path: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        prepare(cell, at: path)
        return cell
    }

    /// Sets the state of a row on its cell.
    private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        cell.tableView = self
        cell.sectionStyle = style
        if cell.isSelected != selection.contains(path) { cell.setSelected(selection.contains(path), animated: false) }
        cell.isFocusedRow = focusedRow == path
        applyEditing(to: cell, at: path)
        let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        if level != 0 || cell.isIndentedByDelegate {
            cell.isIndentedByDelegate = level != 0
            cell.indentationLevel = level
        }
    }

    /// Shows the cell of a row, creating it if necessary.
    ///
    /// - Returns: False if the data was reloaded meanwhile.
    private func showRow(at path: IndexPath) -> Bool {
        let frame = rectForRow(at: path)
        if let cell = shownCells[path] {
            cell.sectionPlace = sectionPlace(of: path)
            cell.restFrame = frame
            return true
        }
        let start = generation
        guard let cell = measuredCells.removeValue(forKey: path) ?? makeCell(at: path), start == generation else {
            return false
        }
        display(cell, at: path, frame: frame)
        return start == generation
    }

    private func sectionPlace(of path: IndexPath) -> UITableViewCell.SectionPlace {
        let count = geometry.sections[path.section].rows.count
        return UITableViewCell.SectionPlace(isFirst: path.row == 0, isLast: path.row == count - 1)
    }

    /// Redraws the cells, which draw the separators.
    func separatorsDidChange() {
        for cell in shownCells.values { cell.setNeedsDisplay() }
    }

    private func display(_ cell: UITableViewCell, at path: IndexPath, frame: CGRect) {
        // A data source may return a cell that it used for a different row, which then loses it.
        if cell.superview === self, let old = shownCells.first(where: { $0.value === cell })?.key {
            shownCells[old] = nil
        }
        cell.sectionPlace = sectionPlace(of: path)
        cell.restFrame = frame
        shownCells[path] = cell
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    private func endDisplayingRowsOffScreen() {
        for path in shownRows where !isOnScreen(path) { dismissRowOffScreen(at: path) }
    }

    /// Removes a cell from the screen, and recycles it. In an update, the cell stays in the window until its motion ends.
    ///
    /// - Parameter target: Returns the final look of the cell from its visible frame; nil if it disappears at once.
    func endDisplayingRow(at path: IndexPath, to target: ((CGRect) -> ListMotion.Look?)? = nil) {
        guard let cell = shownCells.removeValue(forKey: path) else { return }
        if swipe?.cell === cell { hideSwipeActions() }
        if let target, let motion = pendingMotion?.motion, target(cell.restFrame) != nil {
            let isKept = motion.keep(
                cell,
                to: { target($0) ?? ListMotion.Look(frame: $0, alpha: 0) },
                reuse: { [weak self] in self?.recycle(cell) }
            )
            if isKept {
                delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
                cell.endDisplaying()
                return
            }
        }
        if cell.superview === self { cell.removeFromSuperview() }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        recycle(cell)
    }

    private func recycle(_ cell: UITableViewCell) {
        cell.endDisplaying()
        rowsPool.put(cell, for: cell.reuseIdentifier)
    }

    /// Removes all views from the data source and delegate from the screen.
    func endDisplayingEverything() {
        hideSwipeActions()
        for path in shownRows { endDisplayingRow(at: path) }
        endDisplayingSectionViews()
        discardMeasuredViews()
    }

    func discardMeasuredViews() {
        for cell in measuredCells.values { recycle(cell) }
        measuredCells = [:]
        for view in measuredSectionViews.values { recycleSectionView(view) }
        measuredSectionViews = [:]
    }
}
