import Foundation
import UIKitCore

extension UICollectionView: UpdatingList {
    /// Performs a batch of updates, which take effect together. Update the data in the closure, too. Windows show the motion of the
    /// items from their former places, and appearing and disappearing ones with the attributes of the layout.
    ///
    /// Deletions, reloads and the sources of moves use index paths from before the batch; insertions and the destinations of
    /// moves use those from after it. Traps, with the numbers, if the updates do not match the data source's new counts.
    ///
    /// - Parameters:
    ///   - updates: The changes.
    ///   - completion: Called at the end of the motion, with whether it was shown completely. Without motion: within this call, or, for a
    ///     nested batch, at the end of the outermost one.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performGroup(updates, completion: completion)
    }

    /// Inserts items. The index paths are those after all updates of the batch.
    public func insertItems(at indexPaths: [IndexPath]) {
        change { for path in indexPaths { $0.insertRow(path) } }
    }

    /// Deletes items. The index paths are those before all updates of the batch.
    public func deleteItems(at indexPaths: [IndexPath]) {
        change { for path in indexPaths { $0.deleteRow(path) } }
    }

    /// Reloads the cells of items. The items are deselected.
    public func reloadItems(at indexPaths: [IndexPath]) {
        change { for path in indexPaths { $0.reloadRow(path) } }
    }

    /// Moves an item from its index path before all updates of the batch to that after them.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moveRow(from: indexPath, to: newIndexPath) }
    }

    /// Inserts sections. The indexes are those after all updates of the batch.
    public func insertSections(_ sections: IndexSet) {
        change { for section in sections { $0.insertSection(section) } }
    }

    /// Deletes sections. The indexes are those before all updates of the batch.
    public func deleteSections(_ sections: IndexSet) {
        change { for section in sections { $0.deleteSection(section) } }
    }

    /// Reloads sections, whose number of items may change.
    public func reloadSections(_ sections: IndexSet) {
        change { for section in sections { $0.reloadSection(section) } }
    }

    /// Moves a section from its index before all updates of the batch to that after them.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(from: section, to: newSection) }
    }

    package var motionOfUpdates: ListMotion? { updateMotion?.motion }

    /// Whether a batch of updates is in progress.
    public var hasUncommittedUpdates: Bool { isUpdating }

    /// Reconfigures the existing cells of items through the data source.
    ///
    /// During the call ``dequeueReusableCell(withReuseIdentifier:for:)`` returns the item's existing cell unchanged. Items
    /// off screen are configured when they appear. Within a batch the index paths are those before all its updates, and cells
    /// are reconfigured when it takes effect. Traps when there is no such item, or when the data source returns a different
    /// cell.
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
            let place = movement?.place(of: path) ?? path
            guard let cell = shownItemCell(at: place) else { continue }
            reconfiguredCell = cell
            let answer = RegistrationIdentity.providing(for: self) {
                dataSource?.collectionView(self, cellForItemAt: path)
            }
            reconfiguredCell = nil
            require(
                answer === cell,
                "UICollectionView.reconfigureItems(at:) was given a new cell for item \(path.item) of section \(path.section). "
                    + "The data source must dequeue the cell with the reuse identifier of the existing one; to replace the "
                    + "cell, call reloadItems(at:)."
            )
            // The new content may need a different size.
            shown[.item(place)]?.fittedSize = nil
            cell.setNeedsLayout()
        }
        setNeedsTiling()
    }

    // MARK: Applying

    package func apply(_ updates: RowUpdates) {
        guard isLoaded, let dataSource else { return }
        // The updates refer to the order of the data source.
        cancelMovement()
        let after = askCounts(of: dataSource)
        let plan: RowUpdatePlan
        do {
            plan = try RowUpdatePlan(updates, before: counts, after: after)
        } catch {
            trap(error.sentence(about: .collection))
        }
        generation += 1
        let start = generation
        beginMotion(by: plan)
        self.updates.isApplying = true
        moveWhatIsShown(by: plan)
        self.updates.isApplying = false
        updateMotion?.isDeleting = false
        // The delegate may have reloaded the data when cells left the screen.
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
        if updateMotion == nil {
            tile()
        } else {
            // An animation block around the update would move the views a second time.
            UIView.performWithoutAnimation { tile() }
            playMotion()
        }
        layout.finalizeCollectionViewUpdates()
        setNeedsDisplay()
    }

    func moveWhatIsShown(by plan: RowUpdatePlan) {
        func destination(_ path: IndexPath) -> IndexPath? {
            plan.updates.reloadedRows.contains(path) ? nil : plan.destination(of: path)
        }
        for path in shownItems where destination(path) == nil { endDisplaying(.item(path)) }
        for element in shown.keys where newPlace(of: element, by: plan) == nil { endDisplaying(element) }
        shown = Dictionary(
            shown.compactMap { element, present in
                guard let target = newPlace(of: element, by: plan) else { return nil }
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
    /// The updates as individual items, as layouts receive them.
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
