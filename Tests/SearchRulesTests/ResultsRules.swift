import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Visibility of results")
struct ResultsRules {
    private let mainRows = ["Row 0", "Row 1", "Row 2"]
    private let resultRows = ["Result 0", "Result 1"]

    @Test
    func `Rule 25: results appear with the first character and disappear with the last`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(driver.rows == mainRows)
        try await driver.type("a")
        #expect(driver.rows == resultRows)
        try await driver.key(AppDriver.Key("backspace")!)
        #expect(driver.rows == mainRows)
    }

    @Test
    func `Rule 25: tokens alone show the results`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.field.insertToken(makeToken("One"), at: 0)
        try await driver.settle()
        #expect(driver.rows == resultRows)
    }

    @Test(arguments: [true, false])
    func `Rule 26: setting showsSearchResultsController turns off automatic visibility`(value: Bool) async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        #expect(screen.search.automaticallyShowsSearchResultsController)
        screen.search.showsSearchResultsController = value
        #expect(!screen.search.automaticallyShowsSearchResultsController)
        try await driver.tap("Find")
        #expect(driver.rows == (value ? resultRows : mainRows))
        try await driver.type("a")
        #expect(driver.rows == (value ? resultRows : mainRows))
    }

    @Test
    func `Rule 26: results are hidden while search is not active`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        screen.search.showsSearchResultsController = true
        try await driver.settle()
        #expect(driver.rows == mainRows)
    }

    @Test
    func `Rule 27: without a results controller, rows stay tappable during search`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        screen.log = []
        try await driver.tap("Row 1")
        #expect(screen.takeLog() == ["didSelectRow 1"])
    }

    @Test
    func `Rule 28: content is obscured from activation until results appear`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        screen.search.obscuresBackgroundDuringPresentation = true
        let driver = try await launch(screen)
        try await driver.tap("Find")
        await #expect(throws: AppDriverError.self) { try await driver.tap("Row 1") }
        try await driver.type("a")
        #expect(driver.screen().elements(role: "dimmed").isEmpty)
        #expect(driver.rows == resultRows)
    }

    @Test
    func `Rule 29: tapping the obscured content ends search as Cancel does`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        screen.search.obscuresBackgroundDuringPresentation = true
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.search.searchBar.text = ""
        screen.log = []
        try await driver.tap("Content behind the search", role: "dimmed")
        #expect(!screen.search.isActive)
        #expect(screen.log.first == "cancelClicked ''")
    }

    @Test
    func `Rule 30: content is not obscured unless the app requests it`() {
        #expect(!UISearchController(searchResultsController: nil).obscuresBackgroundDuringPresentation)
    }

    @Test
    func `Rule 31: the results controller is kept from one search to the next`() async throws {
        let results = ResultsScreen(style: .plain)
        let screen = SearchScreen(results: results)
        let driver = try await launch(screen)
        for _ in 0..<3 {
            try await driver.tap("Find")
            try await driver.type("a")
            try await driver.tap("Cancel")
        }
        #expect(results.loads == 1)
    }

    @Test
    func `Rule 26: setting showsSearchResultsController in an active search applies at once and persists`() async throws
    {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(!screen.search.showsSearchResultsController)
        screen.search.showsSearchResultsController = true
        #expect(screen.results?.view.window != nil)
        try await driver.settle()
        #expect(driver.rows == resultRows)
        screen.search.showsSearchResultsController = false
        try await driver.settle()
        #expect(driver.rows == mainRows)
        screen.search.showsSearchResultsController = true
        screen.search.isActive = false
        #expect(driver.rows == mainRows)
        #expect(screen.search.showsSearchResultsController)
        #expect(!screen.search.automaticallyShowsSearchResultsController)
    }
}
