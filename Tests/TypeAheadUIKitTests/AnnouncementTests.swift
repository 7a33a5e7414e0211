import HeadlessHost
import Synchronization
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

/// The announcements of a pipeline's search for screen readers.
@MainActor
@Suite("Announcements of a pipeline")
struct AnnouncementTests {
    @Test func `the total of the pipeline is announced, not the number of listed rows`() async throws {
        let screen = PlaceScreen()
        screen.updater.base.limit = 1
        let driver = try await launch(screen)
        try await driver.type("o")
        try await driver.wait(.seconds(1))
        #expect(driver.announcements == ["4 results"])
    }

    @Test func `a correction is announced together with the empty result`() async throws {
        let driver = try await launch(PlaceScreen())
        try await driver.paste("osol")
        try await driver.wait(.seconds(5))
        #expect(driver.announcements == ["No Results for “osol”. Did you mean “oslo”?"])
        #expect(driver.host.announcementPriorities == [.high])
    }

    @Test func `outdated and incomplete answers are not announced`() async throws {
        let screen = TownSearch(capabilities: .all)
        let driver = try await screen.launch()
        try await driver.type("t")
        await screen.give(3, of: 3, isComplete: false)
        try await driver.settle()
        try await driver.wait(.seconds(5))
        #expect(driver.announcements == [])
        await screen.give(5, of: 5, isComplete: true)
        try await driver.settle()
        try await driver.wait(.seconds(1))
        #expect(driver.announcements == ["5 results"])
        try await driver.type("o")
        try await driver.wait(.seconds(5))
        #expect(driver.announcements == ["5 results"])
    }

    @Test(arguments: [(50, 50, "At least 50 results"), (50, 80, "More than 50 results"), (7, 7, "7 results")])
    func `without exact totals, the announcement states the lower bound`(listed: Int, total: Int, sentence: String)
        async throws
    {
        let screen = TownSearch(capabilities: SearchCapabilities.all.subtracting(.exactTotals))
        let driver = try await screen.launch()
        try await driver.type("t")
        await screen.give(listed, of: total, isComplete: true)
        try await driver.settle()
        try await driver.wait(.seconds(1))
        #expect(driver.announcements == [sentence])
    }
}

/// A search with answers that the test provides.
@MainActor
private final class TownSearch {
    final class Source: SearchSource {
        let capabilities: SearchCapabilities
        let last = Mutex<AsyncThrowingStream<SearchResults<Town>, any Error>.Continuation?>(nil)

        init(_ capabilities: SearchCapabilities) { self.capabilities = capabilities }

        func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Town>, any Error> {
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: SearchResults<Town>.self)
            last.withLock { $0 = continuation }
            return stream
        }
    }

    let source: Source
    let pipeline: SearchPipeline<Town>
    let table = UITableViewController()
    let search = UISearchController(searchResultsController: nil)
    private let updater: SearchPipelineUpdater<Town>
    private var dataSource: SearchResultsDataSource<Town>?

    init(capabilities: SearchCapabilities) {
        source = Source(capabilities)
        pipeline = SearchPipeline(source: source, clock: StoppedClock())
        updater = SearchPipelineUpdater(pipeline, for: search)
        updater.base.limit = 50
        search.searchResultsUpdater = updater
        search.searchBar.placeholder = "Find"
        table.navigationItem.searchController = search
        table.navigationItem.hidesSearchBarWhenScrolling = false
        table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
        dataSource = SearchResultsDataSource(tableView: table.tableView) { tableView, indexPath, hit in
            let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
            cell.textLabel?.text = hit.record.name
            return cell
        }
        pipeline.onChange = { [weak self] in self?.dataSource?.apply($0) }
    }

    func launch() async throws -> AppDriver {
        let table = table
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: table) }
        try await driver.tap("Find")
        return driver
    }

    func give(_ listed: Int, of total: Int, isComplete: Bool) async {
        let hits = (0..<listed).map { SearchHit(record: Town($0), tier: .inside) }
        let answer = SearchResults(hits: hits, total: total, isComplete: isComplete)
        while source.last.withLock({ $0?.yield(answer) }) == nil { await Task.yield() }
        while pipeline.state.answer?.results.hits.count != listed { await Task.yield() }
    }
}
