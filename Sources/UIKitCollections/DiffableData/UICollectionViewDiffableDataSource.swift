import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// A data source that shows snapshots in a collection, and updates it by their differences.
///
/// It sets itself as the collection's data source. Subclasses may override the data source's methods. Main actor.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Returns the cell of an item. Returning nil traps.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns a supplementary view of a kind. Returning nil traps.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Provides the supplementary views. Required for layouts with supplementary views.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    /// Handlers for expanding and collapsing items.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Handlers for reordering items by their handles.
    public var reorderingHandlers = ReorderingHandlers()

    /// The snapshots applied to single sections.
    var outline = OutlineState<SectionIdentifierType, ItemIdentifierType>()

    weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

    /// Creates the data source of a collection, which holds a weak reference to it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the current snapshot, without marks for reloading.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.current
    }

    /// Applies a snapshot. Items in both snapshots keep their cells and their selection.
    ///
    /// Takes time linear in both snapshots. For a large number of changes, the collection reloads everything instead; items
    /// keep their selection.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot.
    ///   - animatingDifferences: Whether the items move from their former places, and new and removed ones fade.
    ///   - completion: Called within this call, when the collection shows the snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outline.forgetOutdated(after: snapshot)
        content.apply(snapshot, to: collectionView, isAnimated: animatingDifferences)
        completion?()
    }

    /// Applies a snapshot by reloading the collection.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        outline.forgetOutdated(after: snapshot)
        content.reload(snapshot, in: collectionView)
        completion?()
    }

    /// Applies a snapshot, as the method with a completion handler does. Returns when the collection shows it.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        outline.forgetOutdated(after: snapshot)
        content.apply(snapshot, to: collectionView, isAnimated: animatingDifferences)
    }

    /// Applies a snapshot by reloading the collection. Returns when the collection shows it.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        outline.forgetOutdated(after: snapshot)
        content.reload(snapshot, in: collectionView)
    }

    // MARK: Lookup

    /// The item at an index path; nil when there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.itemIdentifier(for: indexPath)
    }

    /// The index path of an item; nil when there is no such item. The first call after a change takes time proportional to
    /// the number of items.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(for: itemIdentifier)
    }

    /// The section at an index; nil when there is no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.sectionIdentifier(for: index)
    }

    /// The index of a section; nil when there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.current.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    /// The number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.current.numberOfSections }

    /// The number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content.current.sections[section].items.count
    }

    /// The cell of an item. Traps when the cell provider returns nil.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = content.current.sections[indexPath.section].items[indexPath.item]
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            trap(
                "The cell provider of UICollectionViewDiffableDataSource returned no cell for the item \(item) at item "
                    + "\(indexPath.item) of section \(indexPath.section); return one, for instance from "
                    + "dequeueReusableCell(withReuseIdentifier:for:)."
            )
        }
        return cell
    }

    /// The supplementary view of a kind. Traps when ``supplementaryViewProvider`` is nil or returns nil.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            trap(
                "The layout of UICollectionView contains a supplementary view of the kind '\(kind)'; set "
                    + "UICollectionViewDiffableDataSource.supplementaryViewProvider to a closure that returns one."
            )
        }
        return view
    }

    /// Whether ``reorderingHandlers`` permit moving the item. An override decides instead.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canReorderItem(at: indexPath)
    }

    /// Moves the item in the snapshot, and calls ``reorderingHandlers``. An override calls `super`.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        userReorderedItem(from: sourceIndexPath, to: destinationIndexPath)
    }
}
