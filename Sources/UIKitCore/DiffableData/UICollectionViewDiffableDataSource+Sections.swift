import Foundation

extension UICollectionViewDiffableDataSource {
    /// Who is asked and told when the user shows or hides what items hold.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether an item may be expanded; yes unless set.
        public var shouldExpandItem: ((_ item: Item) -> Bool)?
        /// An item is about to be expanded.
        public var willExpandItem: ((_ item: Item) -> Void)?
        /// Whether an item may be collapsed; yes unless set.
        public var shouldCollapseItem: ((_ item: Item) -> Bool)?
        /// An item is about to be collapsed.
        public var willCollapseItem: ((_ item: Item) -> Void)?
        /// What an item holds that is about to be expanded, for what is worked out only then. It is given what the item
        /// holds at present.
        public var snapshotForExpandingParent:
            (
                (_ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Makes handlers none of which is set.
        public init() {}
    }

    /// Who is asked and told when the user moves items by their handles.
    public struct ReorderingHandlers {
        /// Whether an item may be moved; no unless set.
        public var canReorderItem: ((_ item: ItemIdentifierType) -> Bool)?
        /// The user moved an item, which does not show yet.
        public var willReorder:
            ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The user moved an item, and the data source shows it. The place to change the app's own data.
        public var didReorder:
            ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers none of which is set.
        public init() {}
    }

    /// Shows a section snapshot in a section, which is added at the end when it is not there.
    ///
    /// - Parameters:
    ///   - snapshot: What to show: the items of which all that hold them are expanded.
    ///   - sectionIdentifier: The section.
    ///   - animatingDifferences: Whether items come and go with an animation, where the host has one.
    ///   - completion: Called when the collection shows the snapshot, within this call.
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
        // Before the cells are asked for, which ask whether their items are expanded.
        outline.keep(snapshot, of: sectionIdentifier)
        apply(next, animatingDifferences: animatingDifferences) {}
        // An item that holds nothing visible is expanded, too.
        collectionView?.setNeedsTiling()
        completion?()
    }

    /// Shows a section snapshot in a section, as the form with a completion handler does. Back when the collection shows
    /// it.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to sectionIdentifier: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, to: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// What a section shows, with what it does not show at present. Traps when there is no such section.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let current = snapshot()
        guard let index = current.indexOfSection(section) else {
            trap(
                "UICollectionViewDiffableDataSource.snapshot(for:) was given the section \(section), which is not there."
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
    /// Whether ``reorderingHandlers`` let an item move.
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
            // In an outline, items change their places among those that the same one holds.
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
    /// Moves an item to the place of another that the same one holds.
    ///
    /// - Returns: Whether the same one holds both.
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
