import HeadlessHost
import Synchronization
import TypeAhead
import TypeAheadUIKit
import UIKit

/// A source with immediate answers that logs its queries.
final class PlaceSource: ImmediateSearchSource, SpellingSource {
    private let log = Mutex<[SearchQuery]>([])

    var capabilities: SearchCapabilities { .all }

    /// Returns and clears the log of queries.
    func takeLog() -> [SearchQuery] {
        log.withLock { log in
            defer { log = [] }
            return log
        }
    }

    func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<String>? {
        log.withLock { $0.append(query) }
        let found = ["Oslo", "Porto", "Quito", "Tokyo"].filter { name in
            query.terms.allSatisfy { name.lowercased().contains($0.text.lowercased()) }
                && !query.exclusions.contains { name.lowercased().contains($0.text) }
                && (query.filters.isEmpty
                    || query.chosenValues(of: "continent").contains("Asia") == (name == "Tokyo"))
                && (query.scope == nil || name != "Porto")
        }
        return SearchResults(hits: found.map { SearchHit(record: $0, tier: .inside) }, total: found.count)
    }

    func corrections(for term: String) async -> [String] { term == "osol" ? ["oslo"] : [] }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<String>, any Error> {
        AsyncThrowingStream { continuation in
            continuation.finish(throwing: CancellationError())
        }
    }
}

/// A clock whose time does not change.
struct StoppedClock: Clock {
    struct Instant: InstantProtocol {
        var time = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    var now: Instant { Instant() }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
        continuation.finish()
        throw CancellationError()
    }
}

/// A screen that replaces its rows with the results.
@MainActor
final class PlaceScreen: UITableViewController, UISearchBarDelegate {
    let source = PlaceSource()
    let search = UISearchController(searchResultsController: nil)
    let pipeline: SearchPipeline<String>
    let updater: SearchPipelineUpdater<String>
    private(set) var returns = 0

    var field: UISearchTextField { search.searchBar.searchTextField }
    /// Returns the texts of the logged queries, and clears the log.
    var asked: [String] { source.takeLog().map { $0.terms.map(\.text).joined(separator: " ") } }

    init(delay: SearchDelay = .immediate) {
        pipeline = SearchPipeline(source: source, clock: StoppedClock(), delay: delay)
        updater = SearchPipelineUpdater(pipeline, for: search)
        super.init(style: .plain)
        title = "Places"
        search.searchResultsUpdater = updater
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Find"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        pipeline.onChange = { [weak self] _ in self?.tableView.reloadData() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { returns += 1 }

    private var names: [String] { pipeline.state.answer?.results.hits.map(\.record) ?? ["Everything"] }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

/// Shows a screen in a navigation controller, focuses its search field, and returns its driver.
@MainActor
func launch(_ screen: PlaceScreen) async throws -> AppDriver {
    let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
    try await driver.tap("Find")
    return driver
}

extension AppDriver {
    /// The labels of the rows on screen.
    var rows: [String] { screen().elements(role: "row").compactMap(\.label) }
}
