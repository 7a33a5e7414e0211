import Foundation

/// Gives a table the rows of a snapshot, and changes them to those of another.
///
/// It makes itself the table's data source. Subclasses may override the data source's methods, for titles, editing and
/// moving. Main actor.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Makes the cell of an item; nil is no answer while the item is on screen.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// How rows come and go. Kept without effect: they do so at once, as tables on a desktop do.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

    /// Makes the data source of a table, which does not keep it alive.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What the table shows, without what was to be reloaded.
    public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.current
    }

    /// Shows another snapshot. What stays keeps its cell and its selection.
    ///
    /// It costs a pass over both snapshots. Where so much changed that single changes would cost more, the table loads
    /// everything anew; the selection stays with its items all the same.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether rows come and go with an animation, where the host has one.
    ///   - completion: Called when the table shows the snapshot, within this call.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot, to: tableView)
        completion?()
    }

    /// Shows another snapshot, and has the table load everything anew.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content.reload(snapshot, in: tableView)
        completion?()
    }

    /// Shows another snapshot, as the form with a completion handler does. Back when the table shows it.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        content.apply(snapshot, to: tableView)
    }

    /// Shows another snapshot, and has the table load everything anew. Back when it shows it.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        content.reload(snapshot, in: tableView)
    }

    // MARK: Places

    /// The item of a row; nil when there is no such row.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.itemIdentifier(for: indexPath)
    }

    /// The row of an item; nil when there is no such item. The first call after a change costs a pass over all items.
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(for: itemIdentifier)
    }

    /// The section of a number; nil when there is no such section.
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.sectionIdentifier(for: index)
    }

    /// The number of a section; nil when there is no such section.
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

    /// The cell of an item. Traps when the cell provider has none.
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

    /// The section of the same number.
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }

    /// False: an override lets the user delete rows.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Nothing: an override removes or inserts the item in a snapshot.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// False: an override lets the user move rows.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Nothing: an override moves the item in a snapshot.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
