import TypeAhead
import UIKit

/// Displays the results of a pipeline in a table without jumping rows.
///
/// ```swift
/// dataSource = SearchResultsDataSource(tableView: tableView) { tableView, indexPath, hit in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
///     cell.textLabel?.text = hit.record.name
///     return cell
/// }
/// pipeline.onChange = { [weak dataSource] state in dataSource?.apply(state) }
/// ```
/// The results of a different query appear at once, from the top. Later results of the same query, such as further parts of an
/// answer, are inserted by rank: the selected record stays selected, and the selected row, or the first visible one, keeps its
/// position on screen. While the user touches or scrolls the table, such updates are deferred.
///
/// The table's delegate remains the app's. Only the delegate is notified when scrolling ends, so it must forward two calls:
///
/// ```swift
/// override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
///     dataSource.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
/// }
///
/// override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
///     dataSource.scrollViewDidEndDecelerating(scrollView)
/// }
/// ```
///
/// The table has a weak reference to its data source, so the app must retain this object. All rows are in section 0. Subclasses
/// may add section titles, and support editing.
@MainActor
open class SearchResultsDataSource<Record: Identifiable & Sendable>: UITableViewDiffableDataSource<Int, Record.ID>
where Record.ID: Sendable {
    /// Makes the cell of a record.
    public typealias HitCellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ hit: SearchHit<Record>
        ) -> UITableViewCell?

    /// The displayed answer; nil without a query. Older than that of the pipeline while the table moves.
    public private(set) var answer: SearchAnswer<Record>?

    /// The deferred answer.
    private var held: SearchAnswer<Record>?
    private let content: Content
    private(set) weak var table: UITableView?
    /// The stored position and selection that the next answer restores.
    var pendingRestoration: PendingRestoration?

    /// The content of the rows. Created before the data source.
    @MainActor
    private final class Content {
        var hits: [Record.ID: SearchHit<Record>] = [:]
    }

    /// Makes the data source of a table.
    ///
    /// - Parameters:
    ///   - tableView: The table. A gesture recognizer that never recognizes a gesture is added to it, to observe the end of
    ///     touches.
    ///   - cellProvider: Returns the cell of a record, dequeued for the index path; it may highlight matches
    ///     (``SearchHit/matches``). It is called again for a row that remains, because its record or matches may have changed.
    public init(tableView: UITableView, cellProvider: @escaping HitCellProvider) {
        let content = Content()
        self.content = content
        table = tableView
        super.init(tableView: tableView) { tableView, indexPath, id in
            content.hits[id].flatMap { cellProvider(tableView, indexPath, $0) }
        }
        tableView.addGestureRecognizer(TouchEndRecognizer { [weak self] in self?.tableMayRest() })
    }

    // MARK: States

    /// Displays a state: at once, or, for further results of the same query while the user moves the table, when the table
    /// comes to rest.
    ///
    /// - Parameter state: Each state of a pipeline, or the latest one.
    public func apply(_ state: SearchState<Record>) {
        // The user has moved on.
        if isHeld { pendingRestoration = nil }
        if let new = state.answer, let old = answer, new.query.finds(asMuchAs: old.query), isHeld {
            held = new
        } else {
            held = nil
            show(state.answer)
        }
    }

    /// The hit of a row; nil if there is no such row.
    public func hit(for indexPath: IndexPath) -> SearchHit<Record>? {
        itemIdentifier(for: indexPath).flatMap { content.hits[$0] }
    }

    /// The record of a row; nil if there is no such row.
    public func record(for indexPath: IndexPath) -> Record? { hit(for: indexPath)?.record }

    // MARK: Rest

    /// The table's delegate must forward this call.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { tableMayRest() }
    }

    /// The table's delegate must forward this call.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tableMayRest() }

    /// Whether the user touches the table, or it decelerates.
    private var isHeld: Bool {
        guard let table else { return false }
        return table.isTracking || table.isDragging || table.isDecelerating
    }

    /// Checks after the current turn whether the table is at rest, so that a tap selects the row that was under the finger.
    private func tableMayRest() {
        guard held != nil else { return }
        Task { [weak self] in
            guard let self, let held, !isHeld else { return }
            self.held = nil
            show(held)
        }
    }

    // MARK: Showing

    private func show(_ new: SearchAnswer<Record>?) {
        let old = answer
        // A complete answer is the last one of its generation.
        if let new, let old, new.generation == old.generation, old.isComplete { return }
        if new == nil, old == nil { return }
        answer = new
        let snapshot = snapshot(of: new?.results.hits ?? [])
        guard let new, let old, new.query.finds(asMuchAs: old.query) else {
            applySnapshotUsingReloadData(snapshot)
            table?.scrollToBeginning()
            if let new { restorePosition(in: new) }
            return
        }
        let place = table.map { TablePlace(of: $0, identifier: itemIdentifier(for:)) }
        apply(snapshot, animatingDifferences: false)
        if let table { place?.restore(in: table, path: indexPath(for:)) }
        restorePosition(in: new)
    }

    /// The rows for hits. Duplicate records have one row.
    private func snapshot(of hits: [SearchHit<Record>]) -> NSDiffableDataSourceSnapshot<Int, Record.ID> {
        let old = content.hits
        var (ids, kept): ([Record.ID], [Record.ID]) = ([], [])
        content.hits = [:]
        content.hits.reserveCapacity(hits.count)
        for hit in hits {
            let id = hit.record.id
            guard content.hits[id] == nil else { continue }
            content.hits[id] = hit
            ids.append(id)
            if old[id] != nil { kept.append(id) }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Record.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(ids)
        snapshot.reconfigureItems(kept)
        return snapshot
    }
}

extension SearchQuery {
    /// Whether both queries match the same records, regardless of their limits.
    fileprivate func finds(asMuchAs other: SearchQuery) -> Bool {
        terms == other.terms && exclusions == other.exclusions && filters == other.filters
            && alternatives == other.alternatives && scope == other.scope && fields == other.fields
            && offset == other.offset
    }
}
