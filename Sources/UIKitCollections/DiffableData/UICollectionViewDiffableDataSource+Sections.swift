import Foundation
import UIKitCore

extension UICollectionViewDiffableDataSource {
    /// Handlers for expanding and collapsing items.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether an item may be expanded. Default: yes.
        public var shouldExpandItem: ((_ item: Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((_ item: Item) -> Void)?
        /// Whether an item may be collapsed. Default: yes.
        public var shouldCollapseItem: ((_ item: Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((_ item: Item) -> Void)?
        /// Returns the children of an item that is about to be expanded, to load them on demand. Receives its current
        /// children.
        public var snapshotForExpandingParent:
            (
                (_ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Creates handlers, all nil.
        public init() {}
    }

    /// Handlers for reordering items by their handles.
    public struct ReorderingHandlers {
        /// Whether an item may be moved. Default: no.
        public var canReorderItem: ((_ item: ItemIdentifierType) -> Bool)?
        /// Called after the user moved an item, before the data source applies the move.
        public var willReorder:
            ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the data source applied the user's move. Update the app's own data here.
        public var didReorder:
            ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers, all nil.
        public init() {}
    }

    /// Applies a section snapshot to a section, which is appended if it does not exist.
    ///
    /// - Parameters:
    ///   - snapshot: The section snapshot, whose visible items are shown.
    ///   - sectionIdentifier: The section.
    ///   - animatingDifferences: Whether the items move from their former places, and new and removed ones fade.
    ///   - completion: Called within this call, when the collection shows the snapshot.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to sectionIdentifier: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var next = self.snapshot()
        if next.indexOfSection(sectionIdentifier) == nil { next.appendSections([sectionIdentifier]) }
        next.replaceItems(
            ofSection: sectionIdentifier,
            by: snapshot.visibleItems,
            in: "UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)"
        )
        // Must precede the update of cells, which query whether their items are expanded.
        outline.keep(snapshot, of: sectionIdentifier)
        apply(next, animatingDifferences: animatingDifferences) {}
        // Updates also the cells of expanded items without visible children.
        collectionView?.setNeedsTiling()
        completion?()
    }

    /// Applies a section snapshot to a section, as the method with a completion handler does. Returns when the collection
    /// shows it.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to sectionIdentifier: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, to: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Returns the section snapshot of a section, including hidden items. Traps when there is no such section.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let current = snapshot()
        guard let index = current.indexOfSection(section) else {
            trap(
                "UICollectionViewDiffableDataSource.snapshot(for:) was given the section \(section), which is not in the "
                    + "current snapshot."
            )
        }
        return outline.snapshot(of: section, items: current.sections[index].items)
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    private func item(
        at path: IndexPath
    ) -> (
        section: SectionIdentifierType, item: ItemIdentifierType,
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )? {
        guard !outline.snapshots.isEmpty, let item = itemIdentifier(for: path),
            let section = snapshot().sectionIdentifier(containingItem: item), let snapshot = outline.snapshots[section],
            snapshot.contains(item)
        else { return nil }
        return (section, item, snapshot)
    }

    func isItemExpanded(at path: IndexPath) -> Bool? {
        guard let (_, item, snapshot) = item(at: path) else { return nil }
        let mayHold = sectionSnapshotHandlers.snapshotForExpandingParent != nil
        guard mayHold || snapshot.nodes[item]?.children.isEmpty == false else { return nil }
        return snapshot.isExpanded(item)
    }

    func userToggledItem(at path: IndexPath) {
        guard let (section, item, present) = item(at: path) else { return }
        var snapshot = present
        let handlers = sectionSnapshotHandlers
        if snapshot.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            snapshot.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provide = handlers.snapshotForExpandingParent {
                snapshot.replace(childrenOf: item, using: provide(item, snapshot.snapshot(of: item)))
            }
            snapshot.expand([item])
        }
        apply(snapshot, to: section, animatingDifferences: true, completion: nil)
    }
}

extension UICollectionViewDiffableDataSource: ReorderingSource {
    /// Whether ``reorderingHandlers`` permit moving an item.
    func canReorderItem(at path: IndexPath) -> Bool {
        itemIdentifier(for: path).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }

    func userReorderedItem(from source: IndexPath, to destination: IndexPath) {
        guard let item = itemIdentifier(for: source), let target = itemIdentifier(for: destination) else { return }
        let old = snapshot()
        var new = old
        let isDown = source < destination
        if isDown, source.section == destination.section {
            new.moveItem(item, afterItem: target)
        } else {
            new.moveItem(item, beforeItem: target)
        }
        let sections = Set([source.section, destination.section].map { old.sections[$0].identifier })
        var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
        for section in sections where outline.snapshots[section] != nil {
            // In an outline, items can be moved among their siblings only.
            guard sections.count == 1, var snapshot = outline.snapshots[section],
                snapshot.moveAmongSiblings(item, to: target, isDown: isDown)
            else { return }
            outlines[section] = snapshot
            new.replaceItems(ofSection: section, by: snapshot.visibleItems, in: "reorderingHandlers")
        }
        let transaction = NSDiffableDataSourceTransaction(
            from: old,
            to: new,
            sections: old.sectionIdentifiers.filter { sections.contains($0) },
            outlineBefore: outline,
            outlinesAfter: outlines
        )
        reorderingHandlers.willReorder?(transaction)
        for (section, snapshot) in outlines { outline.keep(snapshot, of: section) }
        apply(new, animatingDifferences: true, completion: nil)
        reorderingHandlers.didReorder?(transaction)
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Moves an item to the position of a sibling.
    ///
    /// - Returns: Whether the items are siblings.
    mutating func moveAmongSiblings(_ item: ItemIdentifierType, to target: ItemIdentifierType, isDown: Bool) -> Bool {
        guard let node = nodes[item], let other = nodes[target], node.parent == other.parent, item != target else {
            return false
        }
        func moved(_ siblings: [ItemIdentifierType]) -> [ItemIdentifierType] {
            var siblings = siblings.filter { $0 != item }
            let index = siblings.firstIndex(of: target) ?? siblings.endIndex
            siblings.insert(item, at: min(index + (isDown ? 1 : 0), siblings.endIndex))
            return siblings
        }
        if let parent = node.parent {
            let children = moved(nodes[parent]?.children ?? [])
            nodes[parent]?.children = children
        } else {
            roots = moved(roots)
        }
        return true
    }
}
