import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

@MainActor
@Suite("Search bars and pipelines")
struct UpdaterTests {
    @Test
    func `What is typed is found, and the end of the search shows everything`() async throws {
        let screen = PlaceScreen()
        let driver = try await launch(screen)
        #expect(driver.rows == ["Everything"])
        try await driver.type("to")
        #expect(driver.rows == ["Porto", "Quito", "Tokyo"])
        try await driver.type(" Q")
        #expect(driver.rows == ["Quito"])
        #expect(screen.asked == ["t", "to", "to Q"])
        try await driver.tap("Cancel")
        #expect(driver.rows == ["Everything"])
        #expect(screen.asked.isEmpty)
    }

    @Test
    func `Rows are there in the turn of the key`() async throws {
        let screen = PlaceScreen()
        _ = try await launch(screen)
        screen.search.searchBar.text = "porto"
        #expect(screen.pipeline.state.answer?.results.hits.map(\.record) == ["Porto"])
    }

    @Test
    func `Tokens are values of filters, several of one field in one set`() async throws {
        let screen = PlaceScreen()
        screen.updater.filter = { token in (token.representedObject as? String).map { ("continent", $0) } }
        _ = try await launch(screen)
        for object in ["Asia", "Europe", nil] {
            let token = UISearchToken(icon: nil, text: object ?? "Other")
            token.representedObject = object
            screen.field.insertToken(token, at: 0)
        }
        let filters = screen.source.takeLog().map { $0.filters["continent"] }
        #expect(filters == [["Asia"], ["Asia", "Europe"]])
    }

    @Test
    func `The first scope is for all records, another is named by its title; an app may say otherwise`() async throws {
        let screen = PlaceScreen()
        screen.search.searchBar.scopeButtonTitles = ["All", "Capitals"]
        let driver = try await launch(screen)
        try await driver.type("o")
        try await driver.scope("Capitals")
        #expect(screen.source.takeLog().map(\.scope) == [nil, "Capitals"])
        screen.updater.scope = { index, title in "\(index) \(title)" }
        try await driver.scope("All")
        #expect(screen.source.takeLog().map(\.scope) == ["0 All"])
    }

    @Test
    func `What each query asks for is joined to what stands in the bar`() async throws {
        let screen = PlaceScreen()
        screen.updater.base = SearchQuery(filters: ["size": ["big"]], limit: 7, facetCounts: [.scopes])
        screen.updater.parse = { text in
            text.isEmpty
                ? SearchQuery() : SearchQuery(terms: [SearchTerm(text, isPhrase: true)], filters: ["size": ["small"]])
        }
        let driver = try await launch(screen)
        #expect(screen.asked.isEmpty)
        try await driver.type("o")
        let expected = SearchQuery(
            terms: [SearchTerm("o", isPhrase: true)],
            filters: ["size": ["big", "small"]],
            limit: 7,
            facetCounts: [.scopes]
        )
        #expect(screen.source.takeLog() == [expected])
        try await driver.key(AppDriver.Key("backspace")!)
        #expect(screen.asked.isEmpty)
        #expect(driver.rows == ["Everything"])
    }

    @Test
    func `While search is not active, nothing is searched for`() async throws {
        let screen = PlaceScreen()
        _ = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        screen.search.searchBar.text = "porto"
        screen.updater.updateSearchResults(for: screen.search)
        #expect(screen.asked.isEmpty)
    }

    @Test
    func `The return key sends what waits, and the bar's delegate hears of it as ever`() async throws {
        let screen = PlaceScreen(delay: .onSubmit)
        let driver = try await launch(screen)
        try await driver.type("oslo")
        #expect(screen.asked.isEmpty)
        try await driver.key(AppDriver.Key("return")!)
        #expect(screen.asked == ["oslo"])
        #expect(screen.returns == 1)
        #expect(driver.rows == ["Oslo"])
    }

    private func compose(_ text: String, _ screen: PlaceScreen) {
        screen.field.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }

    @Test
    func `Text that an input method composes is not searched for until it is committed`() async throws {
        let screen = PlaceScreen()
        let driver = try await launch(screen)
        try await driver.type("o")
        for text in ["ｓ", "ｓｌ"] { compose(text, screen) }
        #expect(screen.asked == ["o"])
        #expect(screen.pipeline.state.isProvisional)
        screen.field.insertText("sl")
        #expect(screen.asked == ["osl"])
        #expect(!screen.pipeline.state.isProvisional)
    }

    @Test
    func `A composition that is committed as it stands is searched for once`() async throws {
        let screen = PlaceScreen()
        _ = try await launch(screen)
        compose("oslo", screen)
        screen.field.insertText("oslo")
        #expect(screen.asked == ["oslo"])
    }

    @Test
    func `A composition that ends with the return key, or with the focus, is searched for once`() async throws {
        for endsWithReturn in [true, false] {
            let screen = PlaceScreen()
            let driver = try await launch(screen)
            compose("oslo", screen)
            if endsWithReturn {
                try await driver.key(AppDriver.Key("return")!)
            } else {
                screen.field.resignFirstResponder()
            }
            #expect(screen.asked == ["oslo"])
        }
    }

    @Test
    func `A preview searches for the text around what is composed`() async throws {
        let screen = PlaceScreen()
        screen.pipeline.composition = .preview
        screen.updater.filter = { _ in ("continent", "Europe") }
        let driver = try await launch(screen)
        screen.field.insertToken(UISearchToken(icon: nil, text: "Europe"), at: 0)
        try await driver.type("oo")
        _ = screen.asked
        try await driver.key(AppDriver.Key("left")!)
        compose("ｓ", screen)
        #expect(screen.field.text == "oｓo")
        #expect(screen.updater.query(for: screen.search.searchBar)?.terms == ["oo"])
        screen.field.insertText("sl")
        #expect(screen.asked == ["oslo"])
    }

    @Test
    func `An app that is the updater itself passes updates on`() async throws {
        final class Updater: NSObject, UISearchResultsUpdating {
            weak var next: (any UISearchResultsUpdating)?
            var count = 0

            func updateSearchResults(for searchController: UISearchController) {
                count += 1
                next?.updateSearchResults(for: searchController)
            }
        }
        let screen = PlaceScreen()
        let updater = Updater()
        updater.next = screen.updater
        screen.search.searchResultsUpdater = updater
        let driver = try await launch(screen)
        try await driver.type("tok")
        #expect(updater.count == 4)
        #expect(driver.rows == ["Tokyo"])
    }

    @Test
    func `Neither the search controller nor its field keeps updater and pipeline`() async throws {
        let search = UISearchController(searchResultsController: nil)
        weak var updater: SearchPipelineUpdater<String>?
        weak var pipeline: SearchPipeline<String>?
        do {
            let made = SearchPipelineUpdater(SearchPipeline(source: PlaceSource(), clock: StoppedClock()), for: search)
            search.searchResultsUpdater = made
            (updater, pipeline) = (made, made.pipeline)
            #expect(search.searchResultsUpdater != nil)
        }
        #expect(updater == nil)
        #expect(pipeline == nil)
    }
}
