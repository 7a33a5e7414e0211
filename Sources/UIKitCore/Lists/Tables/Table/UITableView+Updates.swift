import Foundation

extension UITableView: UpdatingList {
    /// Begins a group of changes, which take effect together at the matching ``endUpdates()``.
    public func beginUpdates() {
        beginGroup()
    }

    /// Ends a group of changes. The outermost call compares the changes with the data source, and traps with the counts if they
    /// are inconsistent. Heights are queried again, even if the group is empty.
    public func endUpdates() {
        require(updates.depth > 0, "UITableView.endUpdates() was called without beginUpdates(); call that first.")
        endGroup()
    }

    /// Performs a group of changes. Change the data in the closure, too. Windows show the motion of the rows from their former places,
    /// unless animations are disabled.
    ///
    /// - Parameters:
    ///   - updates: Makes the changes.
    ///   - completion: Called at the end of the motion, with whether it was shown completely. Without motion: within this call, or, in a
    ///     nested group, when the outermost group takes effect.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performGroup(updates, completion: completion)
    }

    /// Reports inserted rows. The paths are positions after all changes of the group.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            for path in indexPaths { $0.insertRow(path) }
            $0.animations.insert(indexPaths, animation)
        }
    }

    /// Reports deleted rows. The paths are positions before all changes of the group.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            for path in indexPaths { $0.deleteRow(path) }
            $0.animations.delete(indexPaths, animation)
        }
    }

    /// Reloads the cells of rows. The rows are deselected.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            for path in indexPaths { $0.reloadRow(path) }
            $0.animations.delete(indexPaths, animation)
        }
    }

    /// Reports a moved row, with its positions before and after all changes of the group.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moveRow(from: indexPath, to: newIndexPath) }
    }

    /// Reports inserted sections. The indices are positions after all changes of the group.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            for section in sections { $0.insertSection(section) }
            $0.animations.insertSections(sections, animation)
        }
    }

    /// Reports deleted sections. The indices are positions before all changes of the group.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            for section in sections { $0.deleteSection(section) }
            $0.animations.deleteSections(sections, animation)
        }
    }

    /// Reloads sections. Their number of rows may change.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            for section in sections { $0.reloadSection(section) }
            $0.animations.deleteSections(sections, animation)
            $0.animations.insertSections(sections, animation)
        }
    }

    /// Reports a moved section, with its positions before and after all changes of the group.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(from: section, to: newSection) }
    }

    /// Whether a group of changes is open.
    public var hasUncommittedUpdates: Bool { isUpdating }

    // MARK: Applying

    package var motionOfUpdates: ListMotion? { pendingMotion?.motion }

    package func apply(_ updates: RowUpdates) {
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
        beginMotion(by: plan)
        self.updates.isApplying = true
        moveWhatIsShown(by: plan)
        self.updates.isApplying = false
        // The delegate may have reloaded the table when cells left the screen.
        guard start == generation else { return }
        geometry = newGeometry
        // As on iOS, every group of changes invalidates the heights.
        geometry.forget()
        settleFocus(by: plan)
        guard start == generation else { return }
        prefetch = Prefetch()
        lastFocusedRow = lastFocusedRow.flatMap { plan.destination(of: $0) }
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
        for path in shownRows where destination(path) == nil { dismissRow(at: path, plan.updates.animations) }
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
