import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Cancel button and scope bar")
struct ButtonRules {
    @Test
    func `Rule 51: the Cancel button is visible only while search is active`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        #expect(!driver.shows("button", "Cancel"))
        try await driver.tap("Find")
        #expect(driver.shows("button", "Cancel"))
        try await driver.tap("Cancel")
        #expect(!driver.shows("button", "Cancel"))
    }

    @Test
    func `Rule 51: setting showsCancelButton turns off automaticallyShowsCancelButton`() async throws {
        let screen = SearchScreen()
        screen.bar.showsCancelButton = false
        #expect(!screen.search.automaticallyShowsCancelButton)
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(!driver.shows("button", "Cancel"))
    }

    @Test
    func `Rule 53: fewer than two titles show no scope bar`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All"]
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(driver.screen().elements(role: "scope").isEmpty)
    }

    @Test
    func `Rules 53 and 54: automatic activation shows the scope bar only while search is active`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        let driver = try await launch(screen)
        #expect(driver.screen().elements(role: "scope").isEmpty)
        try await driver.tap("Find")
        #expect(
            driver.screen().elements(role: "scope").map(\.summary) == ["scope \"All\" (selected)", "scope \"New\""]
        )
        try await driver.tap("Cancel")
        #expect(driver.screen().elements(role: "scope").isEmpty)
    }

    @Test
    func `Rule 53: new titles replace the buttons' titles, and more or fewer titles their number`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        let driver = try await launch(screen)
        try await driver.tap("Find")
        for titles in [["All 3", "New 1"], ["All 3", "New 1", "Old 2"], ["All", "Old"]] {
            screen.bar.scopeButtonTitles = titles
            try await driver.settle()
            try await driver.tap(titles[titles.count - 1], role: "scope")
            #expect(screen.bar.selectedScopeButtonIndex == titles.count - 1)
            #expect(
                driver.screen().elements(role: "scope").map(\.summary)
                    == titles.map { $0 == titles.last ? "scope \"\($0)\" (selected)" : "scope \"\($0)\"" }
            )
        }
    }

    @Test
    func `Rule 53: a press of a scope button survives new titles`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.touchDown(on: "New", role: "scope")
        // For example because results of the typed text arrive.
        screen.bar.scopeButtonTitles = ["All 3", "New 1"]
        try await driver.settle()
        try await driver.touchUp()
        #expect(screen.bar.selectedScopeButtonIndex == 1)
    }

    @Test
    func `Rule 54: onTextEntry shows the scope bar from the first character until search ends`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.search.scopeBarActivation = .onTextEntry
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(!driver.shows("scope", "New"))
        try await driver.type("a")
        #expect(driver.shows("scope", "New"))
        try await driver.key(AppDriver.Key("backspace")!)
        #expect(driver.shows("scope", "New"))
        try await driver.tap("Cancel")
        #expect(!driver.shows("scope", "New"))
        try await driver.tap("Find")
        #expect(!driver.shows("scope", "New"))
    }

    @Test
    func `Rule 54: onSearchActivation shows the scope bar while search is active`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.search.scopeBarActivation = .onSearchActivation
        let driver = try await launch(screen)
        #expect(!driver.shows("scope", "New"))
        try await driver.tap("Find")
        #expect(driver.shows("scope", "New"))
        try await driver.tap("Cancel")
        #expect(!driver.shows("scope", "New"))
    }

    @Test
    func `Rule 54: a scope bar shown by the app remains visible during and after search`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.bar.showsScopeBar = true
        let driver = try await launch(screen)
        #expect(driver.shows("scope", "New"))
        try await driver.tap("Find")
        try await driver.tap("Cancel")
        #expect(driver.shows("scope", "New"))
    }

    @Test
    func `Rule 54: automaticallyShowsScopeBar maps to automatic and manual activation`() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.automaticallyShowsScopeBar)
        search.automaticallyShowsScopeBar = false
        #expect(search.scopeBarActivation == .manual)
        search.automaticallyShowsScopeBar = true
        #expect(search.scopeBarActivation == .automatic)
    }

    @Test
    func `Rule 51: making Cancel automatic during a search adds the button to a subclass's own bar`() async throws {
        final class OwnSearch: UISearchController {
            private lazy var bar = UISearchBar()
            override var searchBar: UISearchBar { bar }
        }
        let screen = UIViewController()
        let search = OwnSearch(searchResultsController: nil)
        search.searchBar.placeholder = "Own"
        search.automaticallyShowsCancelButton = false
        screen.navigationItem.searchController = search
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        try await driver.tap("Own")
        #expect(!driver.shows("button", "Cancel"))
        search.automaticallyShowsCancelButton = true
        try await driver.settle()
        #expect(driver.shows("button", "Cancel"))
    }

    @Test
    func `Rule 54: setShowsScope makes the activation manual`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.bar.setShowsScope(false, animated: false)
        #expect(screen.search.scopeBarActivation == .manual)
        #expect(!screen.search.automaticallyShowsScopeBar)
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(!driver.shows("scope", "New"))
        screen.bar.showsScopeBar = true
        try await driver.settle()
        #expect(driver.shows("scope", "New"))
    }

    @Test
    func `Rule 55: the scope defaults to 0, ignores values out of range, and setting it calls only the updater`()
        async throws
    {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        let driver = try await launch(screen)
        #expect(screen.bar.selectedScopeButtonIndex == 0)
        for index in [-1, 2] {
            screen.bar.selectedScopeButtonIndex = index
            #expect(screen.bar.selectedScopeButtonIndex == 0)
        }
        try await driver.tap("Find")
        screen.log = []
        screen.bar.selectedScopeButtonIndex = 1
        #expect(screen.takeLog() == ["update '' active"])
    }

    @Test
    func `The bookmark and results buttons call the delegate`() async throws {
        let screen = SearchScreen()
        screen.bar.showsBookmarkButton = true
        screen.bar.showsSearchResultsButton = true
        let driver = try await launch(screen)
        try await driver.tap("Bookmarks")
        try await driver.tap("Results")
        #expect(screen.takeLog() == ["bookmarkClicked", "resultsClicked"])
    }

    @Test
    func `Rule 52: a tablet shows the Cancel button, automatically and if the app requests it`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.change(screen.traitCollection.modifyingTraits { $0.userInterfaceIdiom = .pad })
        #expect(screen.traitCollection.userInterfaceIdiom == .pad)
        try await driver.tap("Find")
        #expect(driver.shows("button", "Cancel"))
        try await driver.tap("Cancel")
        screen.bar.showsCancelButton = true
        try await driver.settle()
        #expect(driver.shows("button", "Cancel"))
    }
}
