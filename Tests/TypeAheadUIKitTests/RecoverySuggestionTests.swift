import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

@MainActor
@Suite("Recovery suggestions in search bars")
struct RecoverySuggestionTests {
    /// A screen after a search without results, and the suggestions offered.
    private func search(_ text: String, _ prepare: (PlaceScreen) -> Void) async throws -> (
        PlaceScreen, [RecoverySuggestion]
    ) {
        let screen = PlaceScreen(delay: .onSubmit)
        prepare(screen)
        let driver = try await launch(screen)
        screen.search.searchBar.text = text
        screen.pipeline.submit()
        try await driver.settle()
        guard case .empty(let suggestions, false) = screen.pipeline.state.phase else {
            Issue.record("The search is \(screen.pipeline.state.phase).")
            return (screen, [])
        }
        _ = screen.asked
        return (screen, suggestions)
    }

    private func useTokens(_ screen: PlaceScreen) {
        screen.updater.filter = { token in (token.representedObject as? String).map { SearchFilter("continent", $0) } }
        screen.field.tokens = ["Asia", nil].map { object in
            let token = UISearchToken(icon: nil, text: object ?? "Other")
            token.representedObject = object
            return token
        }
    }

    @Test
    func `choosing a correction replaces the word in the bar and searches once`() async throws {
        let (screen, suggestions) = try await search("O  osol") { _ in }
        screen.updater.apply(try #require(suggestions.first))
        #expect(screen.search.searchBar.text == "O oslo")
        #expect(screen.asked == ["O oslo"])
        #expect(screen.pipeline.state.answer?.results.hits.map(\.record) == ["Oslo"])
    }

    @Test
    func `dropping a filter removes its tokens and keeps others`() async throws {
        let (screen, suggestions) = try await search("oslo", useTokens)
        #expect(suggestions.map(\.change) == [.dropFilters(.values("continent", ["Asia"]))])
        screen.updater.apply(try #require(suggestions.first))
        #expect(screen.field.tokens.map(\.representedObject).count == 1)
        #expect(screen.asked == ["oslo"])
    }

    @Test
    func `widening the scope selects the scope for all records`() async throws {
        let (screen, suggestions) = try await search("porto") { screen in
            screen.search.searchBar.scopeButtonTitles = ["All", "Capitals"]
            screen.search.searchBar.selectedScopeButtonIndex = 1
        }
        #expect(suggestions.map(\.change) == [.widenScope(from: "Capitals")])
        screen.updater.apply(try #require(suggestions.first))
        #expect(screen.search.searchBar.selectedScopeButtonIndex == 0)
        #expect(screen.asked == ["porto"])
    }

    @Test
    func `dropping a term removes its last occurrence`() async throws {
        let (screen, suggestions) = try await search("porto osl") { _ in }
        #expect(suggestions.map(\.change) == [.dropTerm("osl"), .dropTerm("porto")])
        screen.updater.apply(suggestions[1])
        #expect(screen.search.searchBar.text == "osl")
        #expect(screen.asked == ["osl"])
    }

    @Test
    func `dropping a phrase or exclusion removes its quotation marks or minus sign`() async throws {
        let screen = PlaceScreen()
        _ = try await launch(screen)
        let bar = screen.search.searchBar
        bar.text = "a \"b  c\" -d b c"
        let phrase = SearchTerm("b c", isPhrase: true)
        screen.updater.apply(suggestion(.dropTerm(phrase)))
        #expect(bar.text == "a b c -d")
        screen.updater.apply(suggestion(.dropExclusion("d")))
        #expect(bar.text == "a b c")
        bar.text = "b  a b"
        screen.updater.apply(suggestion(.dropTerm("x")))
        #expect(bar.text == "b  a b")
        screen.updater.apply(suggestion(.dropTerm("b")))
        #expect(bar.text == "b a")
    }

    private func suggestion(_ change: RecoverySuggestion.Change) -> RecoverySuggestion {
        RecoverySuggestion(change: change, query: SearchQuery(terms: ["o"]), total: .exact(4))
    }
}
