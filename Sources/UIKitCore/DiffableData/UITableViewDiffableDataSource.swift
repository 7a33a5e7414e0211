import Foundation

/// Gives a table the rows of a snapshot, and changes them to those of another.
///
/// It makes itself the table's data source. Subclasses may override the data source's methods, for titles, editing and
/// moving. Main actor. iOS 13.0.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Makes the cell of an item; nil is no answer while the item is on screen. iOS 13.0.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// How rows come and go. A host that animates does it in a way of its own. iOS 13.0.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var paths: [ItemIdentifierType: IndexPath]?

    /// Makes the data source of a table, which does not keep it alive. iOS 13.0.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What the table shows, without what was to be reloaded. iOS 13.0.
    public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows another snapshot. What stays keeps its cell and its selection.
    ///
    /// It costs a pass over both snapshots. Where so much changed that single changes would cost more, the table loads
    /// everything anew; the selection stays with its items all the same.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows come and go with an animation, where the host has one.
    ///   - completion: Called when the table shows the snapshot, within this call.
    ///
    /// iOS 13.0.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let difference = SnapshotDifference(from: current, to: snapshot)
        if difference.count > Self.largestDifference {
            replaceEverything(by: snapshot)
        } else {
            change(to: snapshot, difference: difference, animation: animatingDifferences ? defaultRowAnimation : .none)
        }
        completion?()
    }

    /// Shows another snapshot, and has the table load everything anew. iOS 15.0.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        become(snapshot)
        tableView?.reloadData()
        completion?()
    }

    // MARK: Places

    /// The item of a row; nil when there is no such row. iOS 13.0.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// The row of an item; nil when there is no such item. The first call after a change costs a pass over all items.
    /// iOS 13.0.
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        if let paths { return paths[itemIdentifier] }
        var found: [ItemIdentifierType: IndexPath] = [:]
        found.reserveCapacity(current.numberOfItems)
        for (number, section) in current.sections.enumerated() {
            for (row, item) in section.items.enumerated() { found[item] = IndexPath(row: row, section: number) }
        }
        paths = found
        return found[itemIdentifier]
    }

    /// The section of a number; nil when there is no such section. iOS 15.0.
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// The number of a section; nil when there is no such section. iOS 15.0.
    public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: How

    /// From so many single changes on, loading everything is cheaper.
    private static var largestDifference: Int { 500 }

    private func become(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        current = snapshot
        current.reloadedItemIdentifiers = []
        current.reconfiguredItemIdentifiers = []
        current.reloadedSectionIdentifiers = []
        paths = nil
    }

    private func replaceEverything(
        by snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        let selected = (tableView?.indexPathsForSelectedRows ?? []).compactMap { itemIdentifier(for: $0) }
        become(snapshot)
        tableView?.reloadData()
        for item in selected {
            if let path = indexPath(for: item) {
                tableView?.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        }
    }

    private func change(
        to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        difference: SnapshotDifference<SectionIdentifierType, ItemIdentifierType>,
        animation: UITableView.RowAnimation
    ) {
        guard let tableView else { return become(snapshot) }
        if difference.count > 0 {
            tableView.performBatchUpdates {
                self.become(snapshot)
                tableView.deleteSections(difference.deletedSections, with: animation)
                tableView.insertSections(difference.insertedSections, with: animation)
                for move in difference.movedSections { tableView.moveSection(move.from, toSection: move.to) }
                tableView.deleteRows(at: difference.deletedItems, with: animation)
                tableView.insertRows(at: difference.insertedItems, with: animation)
                for move in difference.movedItems { tableView.moveRow(at: move.from, to: move.to) }
            }
        } else {
            become(snapshot)
        }
        let sections = snapshot.reloadedSectionIdentifiers.compactMap { current.indexOfSection($0) }
        if !sections.isEmpty { tableView.reloadSections(IndexSet(sections), with: animation) }
        let reloaded = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
        if !reloaded.isEmpty { tableView.reloadRows(at: reloaded, with: animation) }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
        if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
    }

    // MARK: UITableViewDataSource

    /// The number of sections. iOS 13.0.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// The number of items in a section. iOS 13.0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.sections[section].items.count
    }

    /// The cell of an item. Traps when the cell provider has none. iOS 13.0.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = current.sections[indexPath.section].items[indexPath.row]
        guard let cell = cellProvider(tableView, indexPath, item) else {
            trap(
                "The cell provider of UITableViewDiffableDataSource returned no cell for the item \(item) at row "
                    + "\(indexPath.row) of section \(indexPath.section)."
            )
        }
        return cell
    }

    /// No title. iOS 13.0.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title. iOS 13.0.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// False: an override lets the user delete rows. iOS 13.0.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Nothing: an override removes or inserts the item in a snapshot. iOS 13.0.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// False: an override lets the user move rows. iOS 13.0.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Nothing: an override moves the item in a snapshot. iOS 13.0.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
