import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// A data source that shows snapshots in a table, and updates it by their differences.
///
/// It sets itself as the table's data source. Subclasses may override the data source's methods, for titles, editing and
/// moving. Main actor.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Returns the cell of an item. Returning nil traps.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The animation of inserted, deleted and reloaded rows. Default: automatic.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

    /// Creates the data source of a table, which holds a weak reference to it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the current snapshot, without marks for reloading.
    public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.current
    }

    /// Applies a snapshot. Items in both snapshots keep their cells and their selection.
    ///
    /// Takes time linear in both snapshots. For a large number of changes, the table reloads everything instead; items keep
    /// their selection.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot.
    ///   - animatingDifferences: Whether the rows move from their former places, and new and removed ones appear and disappear
    ///     with ``defaultRowAnimation``.
    ///   - completion: Called within this call, when the table shows the snapshot.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot, to: tableView, isAnimated: animatingDifferences, animation: defaultRowAnimation)
        completion?()
    }

    /// Applies a snapshot by reloading the table.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content.reload(snapshot, in: tableView)
        completion?()
    }

    /// Applies a snapshot, as the method with a completion handler does. Returns when the table shows it.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        content.apply(snapshot, to: tableView, isAnimated: animatingDifferences, animation: defaultRowAnimation)
    }

    /// Applies a snapshot by reloading the table. Returns when the table shows it.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        content.reload(snapshot, in: tableView)
    }

    // MARK: Lookup

    /// The item at an index path; nil when there is no such row.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.itemIdentifier(for: indexPath)
    }

    /// The index path of an item; nil when there is no such item. The first call after a change takes time proportional to
    /// the number of items.
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(for: itemIdentifier)
    }

    /// The section at an index; nil when there is no such section.
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.sectionIdentifier(for: index)
    }

    /// The index of a section; nil when there is no such section.
    public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.current.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    /// The number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { content.current.numberOfSections }

    /// The number of items in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.current.sections[section].items.count
    }

    /// The cell of an item. Traps when the cell provider returns nil.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = content.current.sections[indexPath.section].items[indexPath.row]
        guard let cell = cellProvider(tableView, indexPath, item) else {
            trap(
                "The cell provider of UITableViewDiffableDataSource returned no cell for the item \(item) at row "
                    + "\(indexPath.row) of section \(indexPath.section)."
            )
        }
        return cell
    }

    /// No title.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section with the same index.
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }

    /// False. Override it to let the user delete rows.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. Override it to remove or insert the item in a snapshot.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// False. Override it to let the user move rows.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. Override it to move the item in a snapshot.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
