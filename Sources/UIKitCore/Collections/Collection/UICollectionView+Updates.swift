import Foundation

extension UICollectionView: UpdatingList {
    /// Makes a group of changes, which take effect together. Change the data in the closure, too.
    ///
    /// What is deleted, reloaded or moved is named by its place before the group, what is inserted, and where something
    /// moves to, by that after it. The changes are compared with the data source, and trap, with the numbers, when they do
    /// not add up.
    ///
    /// - Parameters:
    ///   - updates: Makes the changes.
    ///   - completion: Called after them, as there is no animation to wait for: within this call, or, in a group within
    ///     another one, when that takes effect.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performGroup(updates, completion: completion)
    }

    /// Tells that items came; the paths are their places after all changes of the group.
    public func insertItems(at indexPaths: [IndexPath]) {
        change { for path in indexPaths { $0.insertRow(path) } }
    }

    /// Tells that items went; the paths are their places before all changes of the group.
    public func deleteItems(at indexPaths: [IndexPath]) {
        change { for path in indexPaths { $0.deleteRow(path) } }
    }

    /// Has the cells of items made again. The items lose their selection.
    public func reloadItems(at indexPaths: [IndexPath]) {
        change { for path in indexPaths { $0.reloadRow(path) } }
    }

    /// Tells that an item moved, from its place before all changes of the group to that after them.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moveRow(from: indexPath, to: newIndexPath) }
    }

    /// Tells that sections came; the numbers are their places after all changes of the group.
    public func insertSections(_ sections: IndexSet) {
        change { for section in sections { $0.insertSection(section) } }
    }

    /// Tells that sections went; the numbers are their places before all changes of the group.
    public func deleteSections(_ sections: IndexSet) {
        change { for section in sections { $0.deleteSection(section) } }
    }

    /// Has sections, whose number of items may be another, asked for anew.
    public func reloadSections(_ sections: IndexSet) {
        change { for section in sections { $0.reloadSection(section) } }
    }

    /// Tells that a section moved, from its place before all changes of the group to that after them.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(from: section, to: newSection) }
    }

    /// Whether the collection is in the middle of a group of changes.
    public var hasUncommittedUpdates: Bool { isUpdating }

    /// Has the data source set up the present cells of items anew.
    ///
    /// Within the call ``dequeueReusableCell(withReuseIdentifier:for:)`` gives out the item's own cell, as it is. Items that
    /// are not on screen are set up when they come there. In a group of changes the paths are the places before all of it,
    /// and the cells are set up when it takes effect. Traps when there is no such item, or when the data source returns
    /// another cell.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        if !isUpdating { loadIfNeeded() }
        for path in indexPaths { checkItem(path, in: "reconfigureItems(at:)") }
        guard !isUpdating else { return change { for path in indexPaths { $0.reconfigureRow(path) } } }
        reconfigure(indexPaths)
    }

    private func reconfigure(_ indexPaths: [IndexPath]) {
        let start = generation
        for path in indexPaths {
            guard start == generation else { return }
            guard let cell = shownItemCell(at: path) else { continue }
            reconfiguredCell = cell
            let answer = RegistrationIdentity.providing(for: self) {
                dataSource?.collectionView(self, cellForItemAt: path)
            }
            reconfiguredCell = nil
            require(
                answer === cell,
                "UICollectionView.reconfigureItems(at:) got another cell for item \(path.item) of section \(path.section); "
                    + "the data source has to dequeue it with the identifier of the present one, or use reloadItems(at:)."
            )
            // The new content may wish another size.
            shown[.item(path)]?.fittedSize = nil
            cell.setNeedsLayout()
        }
        setNeedsTiling()
    }

    // MARK: Applying

    func apply(_ updates: RowUpdates) {
        guard isLoaded, let dataSource else { return }
        let after = askCounts(of: dataSource)
        let plan: RowUpdatePlan
        do {
            plan = try RowUpdatePlan(updates, before: counts, after: after)
        } catch {
            trap(error.sentence(about: .collection))
        }
        generation += 1
        let start = generation
        self.updates.isApplying = true
        moveWhatIsShown(by: plan)
        self.updates.isApplying = false
        // A delegate that heard what left the screen may have had everything loaded anew.
        guard start == generation else { return }
        counts = after
        layout.itemsDidMove(by: plan)
        let context = layout.makeContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        layout.prepare(forCollectionViewUpdates: updates.items)
        settleFocus(by: plan)
        if let focusedPath { shownItemCell(at: focusedPath)?.isFocusedCell = true }
        prefetch = Prefetch()
        reconfigure(
            updates.reconfiguredRows.compactMap { updates.reloadedRows.contains($0) ? nil : plan.destination(of: $0) }
        )
        moveContent(to: targetOffset(for: contentOffset))
        tile()
        layout.finalizeCollectionViewUpdates()
        setNeedsDisplay()
    }

    private func moveWhatIsShown(by plan: RowUpdatePlan) {
        let reloaded = plan.updates.reloadedRows
        func destination(_ path: IndexPath) -> IndexPath? {
            reloaded.contains(path) ? nil : plan.destination(of: path)
        }
        func destination(_ element: CollectionElement) -> IndexPath? {
            if case .item(let path) = element { return destination(path) }
            let path = element.indexPath
            if case .supplementary(let kind, _) = element, path.count == 2,
                layout.areFastenedToItems(kind, inSection: path.section)
            {
                return destination(path)
            }
            guard let section = plan.destination(ofSection: path.first ?? 0), plan.sources[section] != nil else {
                return nil
            }
            return path.count > 1 ? IndexPath(item: path.item, section: section) : path
        }
        for path in shownItems where destination(path) == nil { endDisplaying(.item(path)) }
        for element in shown.keys where destination(element) == nil { endDisplaying(element) }
        shown = Dictionary(
            shown.compactMap { element, present in
                guard let target = destination(element).map(element.at) else { return nil }
                present.attributes.place(target)
                return (target, present)
            },
            uniquingKeysWith: { first, _ in first }
        )
        if let path = swipe?.path, let target = destination(path) { swipe?.path = target }
        selection = Set(selection.compactMap(destination))
        lastFocusedPath = lastFocusedPath.flatMap(destination)
    }
}

extension RowUpdates {
    /// The changes one by one, as a layout is told of them.
    @MainActor
    fileprivate var items: [UICollectionViewUpdateItem] {
        func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        items += deletedSections.map { UICollectionViewUpdateItem(.delete, from: section($0), to: nil) }
        items += insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: section($0)) }
        items += movedSections.map { UICollectionViewUpdateItem(.move, from: section($0.from), to: section($0.to)) }
        items += reloadedSections.map { UICollectionViewUpdateItem(.reload, from: section($0), to: section($0)) }
        for (section, rows) in deletedRows.sorted(by: { $0.key < $1.key }) {
            items += rows.map {
                UICollectionViewUpdateItem(.delete, from: IndexPath(item: $0, section: section), to: nil)
            }
        }
        for (section, rows) in insertedRows.sorted(by: { $0.key < $1.key }) {
            items += rows.map {
                UICollectionViewUpdateItem(.insert, from: nil, to: IndexPath(item: $0, section: section))
            }
        }
        items += movedRows.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
        items += reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
        return items
    }
}
