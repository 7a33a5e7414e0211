import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

@MainActor
@Suite("Search bars and pipelines")
struct UpdaterTests {
    @Test
    func `typing searches, and ending the search shows all records`() async throws {
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
    func `rows appear in the turn of the key press`() async throws {
        let screen = PlaceScreen()
        _ = try await launch(screen)
        screen.search.searchBar.text = "porto"
        #expect(screen.pipeline.state.answer?.results.hits.map(\.record) == ["Porto"])
    }

    @Test
    func `tokens become filter values, grouped by field`() async throws {
        let screen = PlaceScreen()
        screen.updater.filter = { token in (token.representedObject as? String).map { SearchFilter("continent", $0) } }
        _ = try await launch(screen)
        for object in ["Asia", "Europe", nil] {
            let token = UISearchToken(icon: nil, text: object ?? "Other")
            token.representedObject = object
            screen.field.insertToken(token, at: 0)
        }
        let filters = screen.source.takeLog().map { $0.chosenValues(of: "continent") }
        #expect(filters == [["Asia"], ["Asia", "Europe"]])
    }

    @Test
    func `the first scope means all records, others use their titles, and an app can override both`() async throws {
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
    func `the base query is combined with the content of the bar`() async throws {
        let screen = PlaceScreen()
        screen.updater.base = SearchQuery(filters: .values("size", ["big"]), limit: 7, facetCounts: [.scopes])
        screen.updater.parse = { text in
            text.isEmpty
                ? SearchQuery()
                : SearchQuery(terms: [SearchTerm(text, isPhrase: true)], filters: .values("size", ["small"]))
        }
        let driver = try await launch(screen)
        #expect(screen.asked.isEmpty)
        try await driver.type("o")
        let expected = SearchQuery(
            terms: [SearchTerm("o", isPhrase: true)],
            filters: .values("size", ["big", "small"]),
            limit: 7,
            facetCounts: [.scopes]
        )
        #expect(screen.source.takeLog() == [expected])
        try await driver.key(AppDriver.Key("backspace")!)
        #expect(screen.asked.isEmpty)
        #expect(driver.rows == ["Everything"])
    }

    @Test
    func `an inactive search sends no query`() async throws {
        let screen = PlaceScreen()
        _ = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        screen.search.searchBar.text = "porto"
        screen.updater.updateSearchResults(for: screen.search)
        #expect(screen.asked.isEmpty)
    }

    @Test
    func `the return key sends the delayed query and still notifies the bar's delegate`() async throws {
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
    func `text that an input method composes is not searched for until it is committed`() async throws {
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
    func `an unchanged committed composition is searched once`() async throws {
        let screen = PlaceScreen()
        _ = try await launch(screen)
        compose("oslo", screen)
        screen.field.insertText("oslo")
        #expect(screen.asked == ["oslo"])
    }

    @Test
    func `a composition that ends by return key or focus loss is searched once`() async throws {
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
    func `a preview searches for the text around the composition`() async throws {
        let screen = PlaceScreen()
        screen.pipeline.composition = .preview
        screen.updater.filter = { _ in SearchFilter("continent", "Europe") }
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
    func `an app that is its own updater forwards updates`() async throws {
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
    func `search controller and field hold updater and pipeline weakly`() async throws {
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
