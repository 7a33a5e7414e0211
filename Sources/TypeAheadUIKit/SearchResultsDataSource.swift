import TypeAhead
import UIKit

/// Shows in a table what a pipeline finds, without rows that jump.
///
/// ```swift
/// dataSource = SearchResultsDataSource(tableView: tableView) { tableView, indexPath, hit in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
///     cell.textLabel?.text = hit.record.name
///     return cell
/// }
/// pipeline.onChange = { [weak dataSource] state in dataSource?.apply(state) }
/// ```
///
/// What answers another query is shown at once, from its beginning. What comes later for the same query, as the parts of an answer
/// do, finds its place by rank: the selected record stays selected, and the selected row, or the first one on screen, stays where it
/// is. While a person touches or scrolls the table, nothing of that is shown until it rests.
///
/// The table's delegate stays the app's. Only it hears that a table comes to rest, so it passes two calls on:
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
/// The table keeps its data source weakly: the app keeps this object. All rows are in section 0. Subclasses may give it titles, and
/// let rows be edited.
@MainActor
open class SearchResultsDataSource<Record: Identifiable & Sendable>: UITableViewDiffableDataSource<Int, Record.ID>
where Record.ID: Sendable {
    /// Makes the cell of a record.
    public typealias HitCellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ hit: SearchHit<Record>
        ) -> UITableViewCell?

    /// What the table shows; nil when nothing is searched for. It is older than that of the pipeline while the table moves.
    public private(set) var answer: SearchAnswer<Record>?

    /// What is shown when the table rests.
    private var held: SearchAnswer<Record>?
    private let content: Content
    private weak var table: UITableView?

    /// What the rows are made of. It is there before the data source is.
    @MainActor
    private final class Content {
        var hits: [Record.ID: SearchHit<Record>] = [:]
    }

    /// Makes the data source of a table.
    ///
    /// - Parameters:
    ///   - tableView: The table. It gets a gesture recognizer that recognizes nothing: it hears of the end of touches.
    ///   - cellProvider: Makes the cell of a record, dequeued for the index path; it may mark what was found
    ///     (``SearchHit/matches``). It is asked again for a row that stays, whose record or matches may be others.
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

    /// Shows what there is to show of a search: now, or, when it is more of the same query and somebody moves the table, when it
    /// rests.
    ///
    /// - Parameter state: Each state of a pipeline, or the last one.
    public func apply(_ state: SearchState<Record>) {
        if let new = state.answer, let old = answer, new.query.finds(asMuchAs: old.query), isHeld {
            held = new
        } else {
            held = nil
            show(state.answer)
        }
    }

    /// What was found in a row; nil when there is no such row.
    public func hit(for indexPath: IndexPath) -> SearchHit<Record>? {
        itemIdentifier(for: indexPath).flatMap { content.hits[$0] }
    }

    /// The record of a row; nil when there is no such row.
    public func record(for indexPath: IndexPath) -> Record? { hit(for: indexPath)?.record }

    // MARK: Rest

    /// The table's delegate passes this call on.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { tableMayRest() }
    }

    /// The table's delegate passes this call on.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tableMayRest() }

    /// Whether a person touches the table, or it moves because one did.
    private var isHeld: Bool {
        guard let table else { return false }
        return table.isTracking || table.isDragging || table.isDecelerating
    }

    /// Looks after the present turn whether the table rests: what is tapped is the row that was under the finger.
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
            return
        }
        let place = table.map { TablePlace(of: $0, identifier: itemIdentifier(for:)) }
        apply(snapshot, animatingDifferences: false)
        if let table { place?.restore(in: table, path: indexPath(for:)) }
    }

    /// The rows for hits. A record that was found twice has one.
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
    /// Whether the query is for the same records as another one, however many of them either lists.
    fileprivate func finds(asMuchAs other: SearchQuery) -> Bool {
        terms == other.terms && exclusions == other.exclusions && filters == other.filters && scope == other.scope
            && offset == other.offset
    }
}
