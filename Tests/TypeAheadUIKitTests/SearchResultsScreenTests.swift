import Foundation
import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

/// A record with a name and a kind.
private struct Tree: Identifiable, Sendable {
    let id: Int
    let name: String
    let kind: String

    static let fields: [SearchField<Tree>] = [
        .text("name") { $0.name }, .filter("kind") { [$0.kind] }, .number("age") { [Double($0.id)] },
        .text("note") { _ in "note" },
    ]
    static let all = [
        Tree(id: 0, name: "Red oak", kind: "broadleaf"), Tree(id: 1, name: "White oak", kind: "broadleaf"),
        Tree(id: 2, name: "Scots pine", kind: "conifer"),
    ]
}

/// A source that fails while the test wants it to.
private final class FailingSource: SearchSource, SpellingSource {
    struct Failure: Error, CustomStringConvertible {
        let description = "The server is asleep."
    }

    let memory = MemorySource(SearchIndex(Tree.all, fields: Tree.fields))
    @MainActor var fails = false

    var capabilities: SearchCapabilities { .all }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Tree>, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task { @MainActor in
                if fails { return continuation.finish(throwing: Failure()) }
                do {
                    for try await results in memory.results(for: query) { continuation.yield(results) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func corrections(for term: String) async -> [String] { await memory.corrections(for: term) }
}

/// A list with a results screen.
@MainActor
private final class TreeScreen: UITableViewController {
    let source = FailingSource()
    let search: UISearchController
    let updater: SearchPipelineUpdater<Tree>
    let results: SearchResultsController<Tree>
    var opened: [String] = []

    init() {
        results = SearchResultsController { _, _, hit in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = hit.record.name
            return cell
        }
        search = UISearchController(searchResultsController: results)
        let pipeline = SearchPipeline(source: source, clock: ContinuousClock())
        updater = SearchPipelineUpdater(pipeline, for: search)
        updater.syntax = SearchQuerySyntax(Tree.fields)
        super.init(style: .plain)
        title = "Trees"
        results.updater = updater
        results.didSelect = { [weak self] in self?.opened.append($0.record.name) }
        pipeline.onChange = { [weak results] in results?.show($0) }
        search.searchResultsUpdater = updater
        search.searchBar.placeholder = "Find"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

@MainActor
@Suite("The results screen")
struct SearchResultsScreenTests {
    private let screen = TreeScreen()

    private func launch() async throws -> AppDriver {
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        try await driver.tap("Find")
        return driver
    }

    private func rows(_ driver: AppDriver) -> [String] {
        driver.screen().elements(role: "row").map { [$0.label, $0.value].compactMap { $0 }.joined(separator: "|") }
    }

    @Test func `results are listed, and a chosen one is opened`() async throws {
        let driver = try await launch()
        try await driver.type("oak")
        try await settle(driver)
        #expect(rows(driver) == ["Red oak", "White oak"])
        try await driver.tap("White oak")
        #expect(screen.opened == ["White oak"])
    }

    @Test func `a search without results offers corrections and fewer criteria, which find records`() async throws {
        let driver = try await launch()
        try await driver.type("scotts kind:broadleaf")
        try await settle(driver)
        #expect(
            rows(driver).contains("Without kind:broadleaf|1") || rows(driver).contains { $0.hasPrefix("Did you mean") }
        )
        let first = try #require(rows(driver).first?.split(separator: "|").first)
        try await driver.tap(String(first))
        try await settle(driver)
        #expect(!rows(driver).isEmpty && screen.updater.pipeline.state.answer?.results.total ?? 0 > 0)
    }

    @Test func `a search that nothing can rescue has a notice`() async throws {
        let driver = try await launch()
        try await driver.type("zzzzzz")
        try await settle(driver)
        #expect(rows(driver).isEmpty)
        #expect(driver.screen().description.contains("No Results for “zzzzzz”"))
    }

    @Test func `a failure has a button that searches again`() async throws {
        let driver = try await launch()
        screen.source.fails = true
        try await driver.type("oak")
        try await settle(driver)
        #expect(driver.screen().description.contains("The server is asleep."))
        screen.source.fails = false
        try await driver.tap("Try Again")
        try await settle(driver)
        #expect(rows(driver) == ["Red oak", "White oak"])
    }

    @Test func `a failure keeps earlier results`() async throws {
        let driver = try await launch()
        try await driver.type("oak")
        try await settle(driver)
        screen.source.fails = true
        try await driver.type(" w")
        try await settle(driver)
        #expect(rows(driver) == ["Red oak", "White oak"])
        #expect(driver.screen().description.contains("The server is asleep."))
        screen.source.fails = false
        try await driver.tap("Try Again")
        try await settle(driver)
        #expect(rows(driver) == ["White oak"])
    }

    @Test func `useful searches are offered again, pinned and removed`() async throws {
        screen.updater.recents = RecentSearches()
        screen.search.automaticallyShowsSearchResultsController = false
        screen.search.showsSearchResultsController = true
        let driver = try await launch()
        #expect(rows(driver) == [])
        try await driver.type("oak")
        try await settle(driver)
        try await driver.tap("Red oak")
        try await driver.tap("Clear text")
        try await driver.type("pine")
        try await settle(driver)
        try await driver.key(AppDriver.Key("return")!)
        try await driver.tap("Clear text")
        try await settle(driver)
        #expect(rows(driver) == ["pine", "oak", "Clear Recent Searches"])
        try await driver.tap("oak")
        try await settle(driver)
        #expect(screen.search.searchBar.text == "oak" && rows(driver) == ["Red oak", "White oak"])
        try await driver.tap("Clear text")
        try await driver.tap("Clear Recent Searches")
        #expect(rows(driver) == [])
    }

    @Test func `a search whose text begins with a space is not recorded`() async throws {
        let recents = RecentSearches()
        screen.updater.recents = recents
        let driver = try await launch()
        try await driver.type(" oak")
        try await settle(driver)
        try await driver.key(AppDriver.Key("return")!)
        #expect(recents.entries.isEmpty)
    }

    /// Adds scope buttons for all fields and for the name, with numbers.
    private func countScopes() {
        screen.search.searchBar.scopeButtonTitles = ["All", "Name"]
        screen.updater.searchedFields = { $0 == 1 ? ["name"] : nil }
        screen.updater.base.facetCounts = [.fields]
        let pipeline = screen.updater.pipeline
        pipeline.onChange = { [weak screen] state in
            screen?.results.show(state)
            screen?.updater.showScopeCounts(["All", "Name"]) { index, results in
                index == 0 ? results.unscopedTotal.map { .exact($0) } : results.fieldTotal("name")
            }
        }
    }

    @Test func `scope buttons have the numbers of the listed results`() async throws {
        countScopes()
        let driver = try await launch()
        try await driver.type("note OR oak")
        try await settle(driver)
        #expect(screen.search.searchBar.scopeButtonTitles == ["All 3", "Name 2"])
        screen.search.searchBar.selectedScopeButtonIndex = 1
        screen.updater.updateSearchResults(for: screen.search)
        try await settle(driver)
        #expect(rows(driver) == ["Red oak", "White oak"])
        #expect(screen.search.searchBar.scopeButtonTitles == ["All 3", "Name 2"])
        try await driver.tap("Clear text")
        #expect(screen.search.searchBar.scopeButtonTitles == ["All", "Name"])
    }

    @Test func `a plus sign follows the number of a scope that was not counted to the end`() async throws {
        countScopes()
        screen.updater.base.fieldCountLimit = 1
        let driver = try await launch()
        try await driver.type("oak")
        try await settle(driver)
        let titles = screen.search.searchBar.scopeButtonTitles ?? []
        #expect(titles.last == "Name 1+")
        #expect(titles.first?.hasSuffix("+") == false)
    }

    @Test func `suggestions appear while a filter is typed, and an accepted one becomes a token`() async throws {
        let source = screen.source.memory
        screen.updater.suggester = SearchSuggester(
            source,
            members: [.init(FieldSuggestions(source), quota: 5)],
            clock: ContinuousClock()
        )
        screen.updater.token = { filter in
            let token = UISearchToken(icon: nil, text: filter.description)
            token.representedObject = filter
            return token
        }
        let driver = try await launch()
        try await driver.type("o kind:b")
        for _ in 0..<1000 where screen.search.searchSuggestions == nil { await Task.yield() }
        let suggestion = try #require(screen.search.searchSuggestions?.first)
        #expect(suggestion.localizedSuggestion == "kind:broadleaf  2")
        try await driver.tap(try #require(suggestion.localizedSuggestion))
        try await settle(driver)
        #expect(screen.search.searchBar.text == "o ")
        #expect(
            screen.search.searchBar.searchTextField.tokens.map { $0.representedObject as? SearchFilter } == [
                SearchFilter("kind", "broadleaf")
            ]
        )
        #expect(rows(driver) == ["Red oak", "White oak"])
    }

    /// Waits until the pipeline has an answer, an error, or verified suggestions.
    private func settle(_ driver: AppDriver) async throws {
        for _ in 0..<100_000 {
            await Task.yield()
            switch screen.updater.pipeline.state.phase {
            case .idle, .results, .failed, .empty(_, isVerifying: false):
                let isFailure = if case .failed = screen.updater.pipeline.state.phase { true } else { false }
                if isFailure || !screen.updater.pipeline.state.isStale { return try await driver.settle() }
            case .waiting, .searching, .stalled, .empty: break
            }
        }
        Issue.record("The search does not settle.")
    }
}
