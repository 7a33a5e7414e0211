import Foundation
import HeadlessHost
import Synchronization
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

/// A source of towns with immediate answers that counts its queries.
private final class TownIndex: ImmediateSearchSource {
    private let log = Mutex<[SearchQuery]>([])
    private let towns: [Town]

    init(_ towns: [Town]) { self.towns = towns }

    var capabilities: SearchCapabilities { .all }
    var queries: [SearchQuery] { log.withLock { $0 } }

    func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Town>? {
        log.withLock { $0.append(query) }
        let found = towns.filter { town in query.terms.allSatisfy { town.name.contains($0.text) } }
        let hits = found.dropFirst(query.offset).prefix(query.limit).map { SearchHit(record: $0, tier: .inside) }
        return SearchResults(hits: Array(hits), total: found.count)
    }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Town>, any Error> {
        AsyncThrowingStream { $0.finish(throwing: CancellationError()) }
    }
}

/// A screen with a search bar and its results.
@MainActor
private final class RestoredScreen: UITableViewController {
    let source: TownIndex
    let search = UISearchController(searchResultsController: nil)
    let pipeline: SearchPipeline<Town>
    let updater: SearchPipelineUpdater<Town>
    private(set) var dataSource: SearchResultsDataSource<Town>!
    private let stored: SearchRestorationState<Int>?
    /// The content offset at the end of the turn in which the screen was restored.
    private(set) var restoredOffset: CGFloat?

    var field: UISearchTextField { search.searchBar.searchTextField }

    init(_ towns: [Town], restoring state: SearchRestorationState<Int>? = nil) {
        source = TownIndex(towns)
        pipeline = SearchPipeline(source: source, clock: StoppedClock())
        updater = SearchPipelineUpdater(pipeline, for: search)
        updater.base.limit = 100
        stored = state
        super.init(style: .plain)
        title = "Towns"
        search.searchResultsUpdater = updater
        search.searchBar.placeholder = "Find"
        search.searchBar.scopeButtonTitles = ["All", "Large"]
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
        dataSource = SearchResultsDataSource(tableView: tableView) { tableView, indexPath, hit in
            let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
            cell.textLabel?.text = hit.record.name
            return cell
        }
        pipeline.onChange = { [weak dataSource] state in dataSource?.apply(state) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let stored, restoredOffset == nil else { return }
        updater.restore(stored, in: dataSource)
        restoredOffset = tableView.contentOffset.y
    }
}

@MainActor
@Suite("Restored search screens")
struct RestoredSearchScreenTests {
    private static let towns = (0..<80).map { Town($0) }

    private func show(_ screen: RestoredScreen) async throws -> AppDriver {
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        try await driver.settle()
        return driver
    }

    /// A screen that shows the middle of a list, with a token, a scope and a selected town; and its stored state.
    private func storedState() async throws -> (rows: [String], state: SearchRestorationState<Int>) {
        let screen = RestoredScreen(Self.towns)
        let driver = try await show(screen)
        try await driver.tap("Find")
        let token = UISearchToken(icon: nil, text: "red")
        token.representedObject = SearchFilter("tag", "red")
        screen.field.insertToken(token, at: 0)
        try await driver.type("Town")
        try await driver.scope("Large")
        screen.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
        screen.tableView.selectRow(at: IndexPath(row: 42, section: 0), animated: false, scrollPosition: .none)
        try await driver.settle()
        let data = try JSONEncoder().encode(screen.updater.restorationState(screen.dataSource))
        return (driver.rows, try JSONDecoder().decode(SearchRestorationState<Int>.self, from: data))
    }

    @Test
    func `a restored screen shows the same bar and the same rows, with one query`() async throws {
        let (rows, state) = try await storedState()
        let screen = RestoredScreen(Self.towns, restoring: state)
        let driver = try await show(screen)
        #expect(screen.source.queries.count == 1)
        #expect(screen.source.queries.first?.scope == "Large")
        #expect(screen.source.queries.first?.filters == [SearchFilter("tag", "red")])
        #expect(driver.rows == rows)
        #expect(screen.field.text == "Town")
        #expect(screen.field.tokens.count == 1)
        #expect(screen.search.searchBar.selectedScopeButtonIndex == 1)
        #expect(screen.search.isActive)
        #expect(screen.tableView.indexPathForSelectedRow?.row == 42)
        #expect(screen.updater.restorationState(screen.dataSource) == state)
        // The rows had their place in the turn of the query.
        #expect(screen.restoredOffset == screen.tableView.contentOffset.y)
    }

    @Test
    func `an active search is replaced with one query`() async throws {
        let (rows, state) = try await storedState()
        let screen = RestoredScreen(Self.towns)
        let driver = try await show(screen)
        try await driver.tap("Find")
        try await driver.type("7")
        let count = screen.source.queries.count
        screen.updater.restore(state, in: screen.dataSource)
        try await driver.settle()
        #expect(screen.source.queries.count == count + 1)
        #expect(driver.rows == rows)
        #expect(screen.field.text == "Town")
    }

    @Test
    func `without the first visible record, its neighbour takes its place`() async throws {
        let (_, state) = try await storedState()
        let first = try #require(state.anchor?.id)
        let screen = RestoredScreen(Self.towns.filter { $0.id != first }, restoring: state)
        _ = try await show(screen)
        #expect(screen.updater.restorationState(screen.dataSource).anchor?.id == first + 1)
        #expect(screen.updater.restorationState(screen.dataSource).selection == 42)
    }

    @Test
    func `without the selected record, none is selected`() async throws {
        let (_, state) = try await storedState()
        let screen = RestoredScreen(Self.towns.filter { $0.id != 42 }, restoring: state)
        _ = try await show(screen)
        #expect(screen.tableView.indexPathForSelectedRow == nil)
    }

    @Test
    func `a state without a search leaves the screen as it is`() async throws {
        let screen = RestoredScreen(Self.towns, restoring: SearchRestorationState())
        let driver = try await show(screen)
        #expect(screen.source.queries.isEmpty)
        #expect(!screen.search.isActive)
        #expect(driver.rows.isEmpty)
    }
}
