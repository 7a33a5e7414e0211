import Foundation

/// Gives a collection the items of a snapshot, and changes them to those of another.
///
/// It makes itself the collection's data source. Subclasses may override the data source's methods. Main actor.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Makes the cell of an item; nil is no answer while the item is on screen.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes a supplementary view of a kind; nil is no answer while the layout places one.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Makes the supplementary views. A layout that places some needs it.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    /// Who is asked and told when the user shows or hides what items hold.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Who is asked and told when the user moves items by their handles.
    public var reorderingHandlers = ReorderingHandlers()

    /// What was applied to single sections.
    var outline = OutlineState<SectionIdentifierType, ItemIdentifierType>()

    weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

    /// Makes the data source of a collection, which does not keep it alive.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What the collection shows, without what was to be reloaded.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.current
    }

    /// Shows another snapshot. What stays keeps its cell and its selection.
    ///
    /// It costs a pass over both snapshots. Where so much changed that single changes would cost more, the collection loads
    /// everything anew; the selection stays with its items all the same.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether items come and go with an animation, where the host has one.
    ///   - completion: Called when the collection shows the snapshot, within this call.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outline.forgetOutdated(after: snapshot)
        content.apply(snapshot, to: collectionView)
        completion?()
    }

    /// Shows another snapshot, and has the collection load everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        outline.forgetOutdated(after: snapshot)
        content.reload(snapshot, in: collectionView)
        completion?()
    }

    /// Shows another snapshot, as the form with a completion handler does. Back when the collection shows it.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        outline.forgetOutdated(after: snapshot)
        content.apply(snapshot, to: collectionView)
    }

    /// Shows another snapshot, and has the collection load everything anew. Back when it shows it.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        outline.forgetOutdated(after: snapshot)
        content.reload(snapshot, in: collectionView)
    }

    // MARK: Places

    /// The item at a place; nil when there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.itemIdentifier(for: indexPath)
    }

    /// The place of an item; nil when there is no such item. The first call after a change costs a pass over all items.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(for: itemIdentifier)
    }

    /// The section of a number; nil when there is no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.sectionIdentifier(for: index)
    }

    /// The number of a section; nil when there is no such section.
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

    /// The cell of an item. Traps when the cell provider has none.
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

    /// The supplementary view of a kind. Traps when ``supplementaryViewProvider`` has none.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            trap(
                "The layout of UICollectionView places a view of the kind '\(kind)', but the data source has none; set "
                    + "UICollectionViewDiffableDataSource.supplementaryViewProvider to a closure that returns one."
            )
        }
        return view
    }

    /// What ``reorderingHandlers`` say. An override decides instead.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canReorderItem(at: indexPath)
    }

    /// Moves the item in the snapshot, and tells ``reorderingHandlers``. An override calls `super`.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        userReorderedItem(from: sourceIndexPath, to: destinationIndexPath)
    }
}
