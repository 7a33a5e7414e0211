import Foundation

extension UITableView: UpdatingList {
    /// Begins a group of changes, which take effect together at the matching ``endUpdates()``.
    public func beginUpdates() {
        beginGroup()
    }

    /// Ends a group of changes. The outermost end compares them with the data source and traps, with the numbers, when
    /// they do not add up. A group without changes has all heights asked again.
    public func endUpdates() {
        require(updates.depth > 0, "UITableView.endUpdates() was called without beginUpdates(); call that first.")
        endGroup()
    }

    /// Makes a group of changes. Change the data in the closure, too.
    ///
    /// - Parameters:
    ///   - updates: Makes the changes.
    ///   - completion: Called after them, as there is no animation to wait for: within this call, or, in a group within
    ///     another one, when that takes effect.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performGroup(updates, completion: completion)
    }

    /// Tells that rows came; the paths are their places after all changes of the group.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { for path in indexPaths { $0.insertRow(path) } }
    }

    /// Tells that rows went; the paths are their places before all changes of the group.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { for path in indexPaths { $0.deleteRow(path) } }
    }

    /// Has the cells of rows made again. The rows lose their selection.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { for path in indexPaths { $0.reloadRow(path) } }
    }

    /// Tells that a row moved, from its place before all changes of the group to that after them.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moveRow(from: indexPath, to: newIndexPath) }
    }

    /// Tells that sections came; the numbers are their places after all changes of the group.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { for section in sections { $0.insertSection(section) } }
    }

    /// Tells that sections went; the numbers are their places before all changes of the group.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { for section in sections { $0.deleteSection(section) } }
    }

    /// Has sections, whose number of rows may be another, asked for anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { for section in sections { $0.reloadSection(section) } }
    }

    /// Tells that a section moved, from its place before all changes of the group to that after them.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(from: section, to: newSection) }
    }

    /// Whether the table is in the middle of a group of changes.
    public var hasUncommittedUpdates: Bool { isUpdating }

    // MARK: Applying

    func apply(_ updates: RowUpdates) {
        guard isLoaded, let dataSource else { return }
        let before = geometry.sections.map { $0.rows.count }
        let after = (0..<dataSource.numberOfSections(in: self)).map { askRowCount(of: $0) }
        let plan: RowUpdatePlan
        do {
            plan = try RowUpdatePlan(updates, before: before, after: after)
        } catch {
            trap(error.description)
        }
        let newGeometry = plan.apply(
            to: geometry,
            after: after,
            makeSection: { self.section($0, rows: $1) },
            estimate: { self.estimatedHeight(inSection: $0) }
        )
        generation += 1
        let start = generation
        self.updates.isApplying = true
        moveWhatIsShown(by: plan)
        self.updates.isApplying = false
        // A delegate that heard what left the screen may have had everything loaded anew.
        guard start == generation else { return }
        geometry = newGeometry
        // As on iOS, every group of changes has heights asked again.
        geometry.forget()
        settleFocus(by: plan)
        if let focusedRow { shownCells[focusedRow]?.isFocusedRow = true }
        reconfigure(
            updates.reconfiguredRows.compactMap { updates.reloadedRows.contains($0) ? nil : plan.destination(of: $0) }
        )
        updateContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func moveWhatIsShown(by plan: RowUpdatePlan) {
        let reloaded = plan.updates.reloadedRows
        func destination(_ path: IndexPath) -> IndexPath? {
            reloaded.contains(path) ? nil : plan.destination(of: path)
        }
        discardMeasuredViews()
        for path in shownRows where destination(path) == nil { endDisplayingRow(at: path) }
        shownCells = Dictionary(
            shownCells.compactMap { path, cell in destination(path).map { ($0, cell) } },
            uniquingKeysWith: { first, _ in first }
        )
        selection = Set(selection.compactMap(destination))
        lastTappedRow = lastTappedRow.flatMap(destination)
        swipe?.path = swipe.flatMap { destination($0.path) } ?? IndexPath(row: 0, section: 0)
        for place in shownSectionViews.keys {
            let isKept = plan.destination(ofSection: place.section).map { plan.sources[$0] != nil } ?? false
            if !isKept { endDisplayingSectionView(at: place) }
        }
        shownSectionViews = Dictionary(
            shownSectionViews.compactMap { place, view in
                plan.destination(ofSection: place.section).map {
                    (SectionViewPlace(section: $0, isFooter: place.isFooter), view)
                }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
