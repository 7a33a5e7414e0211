import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit
@_spi(Host) import UIKitCore

/// Searches while an input method composes text.
@MainActor
@Suite("Search and input methods")
struct ComposedSearchTests {
    /// The texts that an input method shows for successive keys; the last one is committed.
    nonisolated static let scripts: [(name: String, texts: [String])] = [
        ("Japanese", ["m", "ma", "まや", "マヤ"]), ("Korean", ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"]),
        ("a dead key", ["´", "é"]),
    ]

    @Test(arguments: scripts.indices, [SearchDelay.immediate, .debounced()])
    func `a composition is one query, for the committed text`(number: Int, delay: SearchDelay) async throws {
        let texts = Self.scripts[number].texts
        let screen = PlaceScreen(delay: delay)
        let driver = try await launch(screen)
        for text in texts {
            try await driver.compose(text)
            #expect(screen.pipeline.state.isProvisional)
        }
        #expect(screen.asked.isEmpty)
        try await driver.commitComposition()
        #expect(screen.asked == texts.suffix(1))
        #expect(!screen.pipeline.state.isProvisional)
        #expect(screen.pipeline.state.query?.text == texts.last)
    }

    @Test
    func `unfinished text that does not exist cannot be committed`() async throws {
        let driver = try await launch(PlaceScreen())
        await #expect(throws: AppDriverError.nothingComposed) { try await driver.commitComposition() }
    }

    @Test
    func `Return during a composition commits and searches, and calls no search button callback`() async throws {
        let screen = PlaceScreen(delay: .debounced())
        let driver = try await launch(screen)
        try await driver.compose("oslo")
        try await driver.key(AppDriver.Key("return")!)
        #expect(screen.returns == 0)
        #expect(screen.asked == ["oslo"])
        #expect(driver.rows == ["Oslo"])
        try await driver.key(AppDriver.Key("return")!)
        #expect(screen.returns == 1)
    }

    @Test
    func `Escape during a composition cancels only the composition`() async throws {
        let screen = PlaceScreen()
        let driver = try await launch(screen)
        try await driver.type("o")
        _ = screen.asked
        try await driver.compose("ｓｌ")
        try await driver.key(AppDriver.Key("escape")!)
        #expect(screen.search.isActive)
        #expect(screen.field.text == "o")
        #expect(driver.rows == ["Oslo", "Porto", "Quito", "Tokyo"])
        #expect(screen.asked.isEmpty)
        #expect(!screen.pipeline.state.isProvisional)
        try await driver.key(AppDriver.Key("escape")!)
        #expect(!screen.search.isActive)
    }

    @Test(
        arguments: ["down", "up", "page-down", "page-up", "tab", "f3", "shift+f3", "ctrl+g", "alt+down", "ctrl+f"],
        [false, true]
    )
    func `keys of a composition move no result and no focus`(key: String, keepsFocus: Bool) async throws {
        let screen = PlaceScreen()
        screen.search.keyboardBehavior.keepsFocusInField = keepsFocus
        let driver = try await launch(screen)
        try await driver.type("o")
        try await driver.compose("ｓ")
        screen.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        try await driver.key(try #require(AppDriver.Key(key)))
        #expect(screen.field.isFirstResponder)
        #expect(screen.field.markedTextRange != nil)
        #expect(screen.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(!screen.tableView.visibleCells.contains { $0.configurationState.isFocused })
    }

    @Test
    func `a row that the end of a composition removes gets no focus`() async throws {
        let screen = PlaceScreen()
        let driver = try await launch(screen)
        try await driver.type("o")
        try await driver.compose("ｓ")
        #expect(driver.rows.count == 4)
        #expect(screen.tableView.userFocused(at: IndexPath(row: 1, section: 0)))
        try await driver.settle()
        #expect(driver.rows == [])
        #expect(screen.tableView.focusedPath == nil)
        #expect(screen.asked == ["o", "oｓ"])
    }

    @Test
    func `a composition that ends without a change of the text is searched once`() async throws {
        let screen = PlaceScreen(delay: .debounced())
        let driver = try await launch(screen)
        try await driver.compose("oslo")
        // As by a tap elsewhere in the field.
        screen.field.unmarkText()
        #expect(screen.asked == ["oslo"])
        try await driver.compose("!")
        screen.field.text = screen.field.text
        #expect(screen.asked == ["oslo!"])
    }

    @Test
    func `a suggestion that is chosen during a composition replaces the committed text, and one undo brings it back`()
        async throws
    {
        let screen = PlaceScreen()
        let filter = SearchFilter("continent", "Asia")
        let suggestion = SearchSuggestion(
            kind: .filter,
            title: "Asia",
            change: .replaceTextByFilter(0..<2, filter),
            query: SearchQuery(filters: [filter])
        )
        screen.updater.token = { filter in
            let token = UISearchToken(icon: nil, text: filter.description)
            token.representedObject = filter
            return token
        }
        let driver = try await launch(screen)
        try await driver.type("to")
        try await driver.compose("ｋ")
        let item = UISearchSuggestionItem(localizedSuggestion: "Asia")
        item.representedObject = suggestion
        screen.search.searchSuggestions = [item]
        try await driver.settle()
        try await driver.tap("Asia")
        #expect(screen.field.markedTextRange == nil)
        #expect(screen.field.tokens.count == 1)
        #expect(screen.field.text == "ｋ")
        #expect(screen.pipeline.state.query?.filters == [filter])
        try await driver.key(AppDriver.Key("ctrl+z")!)
        #expect(screen.field.tokens == [])
        #expect(screen.field.text == "toｋ")
    }
}
