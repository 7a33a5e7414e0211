import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("2.6 Cancel button, scope bar")
struct ButtonRules {
    @Test
    func `Rule 51: the Cancel button comes and goes with search`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        #expect(!pilot.shows("button", "Cancel"))
        try await pilot.tap("Find")
        #expect(pilot.shows("button", "Cancel"))
        try await pilot.tap("Cancel")
        #expect(!pilot.shows("button", "Cancel"))
    }

    @Test
    func `Rule 51: assigning showsCancelButton takes the decision from the controller`() async throws {
        let screen = SearchScreen()
        screen.bar.showsCancelButton = false
        #expect(!screen.search.automaticallyShowsCancelButton)
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        #expect(!pilot.shows("button", "Cancel"))
    }

    @Test
    func `Rule 53: fewer than two titles make no scope bar`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All"]
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        #expect(pilot.screen().elements(role: "scope").isEmpty)
    }

    @Test
    func `Rules 53 and 54: titles alone show no scope bar outside search; automatic shows it with search`() async throws
    {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        let pilot = try await launch(screen)
        #expect(pilot.screen().elements(role: "scope").isEmpty)
        try await pilot.tap("Find")
        #expect(pilot.screen().elements(role: "scope").map(\.summary) == ["scope \"All\" (selected)", "scope \"New\""])
        try await pilot.tap("Cancel")
        #expect(pilot.screen().elements(role: "scope").isEmpty)
    }

    @Test
    func `Rule 54: onTextEntry shows the scope bar with the first character`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.search.scopeBarActivation = .onTextEntry
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        #expect(!pilot.shows("scope", "New"))
        try await pilot.type("a")
        #expect(pilot.shows("scope", "New"))
        try await pilot.key(Pilot.Key("backspace")!)
        #expect(pilot.shows("scope", "New"))
        try await pilot.tap("Cancel")
        #expect(!pilot.shows("scope", "New"))
        try await pilot.tap("Find")
        #expect(!pilot.shows("scope", "New"))
    }

    @Test
    func `Rule 54: onSearchActivation shows the scope bar with search, and hides it with its end`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.search.scopeBarActivation = .onSearchActivation
        let pilot = try await launch(screen)
        #expect(!pilot.shows("scope", "New"))
        try await pilot.tap("Find")
        #expect(pilot.shows("scope", "New"))
        try await pilot.tap("Cancel")
        #expect(!pilot.shows("scope", "New"))
    }

    @Test
    func `Rule 54: manual leaves a scope bar that the app showed through the whole search, and after it`() async throws
    {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.bar.showsScopeBar = true
        let pilot = try await launch(screen)
        #expect(pilot.shows("scope", "New"))
        try await pilot.tap("Find")
        try await pilot.tap("Cancel")
        #expect(pilot.shows("scope", "New"))
    }

    @Test
    func `Rule 54: automaticallyShowsScopeBar is the older name of automatic and manual`() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.automaticallyShowsScopeBar)
        search.automaticallyShowsScopeBar = false
        #expect(search.scopeBarActivation == .manual)
        search.automaticallyShowsScopeBar = true
        #expect(search.scopeBarActivation == .automatic)
    }

    @Test
    func `Rule 51: a subclass's own bar gets its Cancel button, too, when that is made automatic during a search`()
        async throws
    {
        final class OwnSearch: UISearchController {
            private lazy var bar = UISearchBar()
            override var searchBar: UISearchBar { bar }
        }
        let screen = UIViewController()
        let search = OwnSearch(searchResultsController: nil)
        search.searchBar.placeholder = "Own"
        search.automaticallyShowsCancelButton = false
        screen.navigationItem.searchController = search
        let pilot = try await Pilot.launch { UINavigationController(rootViewController: screen) }
        try await pilot.tap("Own")
        #expect(!pilot.shows("button", "Cancel"))
        search.automaticallyShowsCancelButton = true
        try await pilot.settle()
        #expect(pilot.shows("button", "Cancel"))
    }

    @Test
    func `Rule 54: setShowsScope makes the activation manual`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.bar.setShowsScope(false, animated: false)
        #expect(screen.search.scopeBarActivation == .manual)
        #expect(!screen.search.automaticallyShowsScopeBar)
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        #expect(!pilot.shows("scope", "New"))
        screen.bar.showsScopeBar = true
        try await pilot.settle()
        #expect(pilot.shows("scope", "New"))
    }

    @Test
    func `Rule 55: the scope starts at 0, ignores values out of range, and tells only the updater of an assignment`()
        async throws
    {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        let pilot = try await launch(screen)
        #expect(screen.bar.selectedScopeButtonIndex == 0)
        for index in [-1, 2] {
            screen.bar.selectedScopeButtonIndex = index
            #expect(screen.bar.selectedScopeButtonIndex == 0)
        }
        try await pilot.tap("Find")
        screen.log = []
        screen.bar.selectedScopeButtonIndex = 1
        #expect(screen.takeLog() == ["update '' active"])
    }

    @Test
    func `Bookmark and results buttons tell the delegate`() async throws {
        let screen = SearchScreen()
        screen.bar.showsBookmarkButton = true
        screen.bar.showsSearchResultsButton = true
        let pilot = try await launch(screen)
        try await pilot.tap("Bookmarks")
        try await pilot.tap("Results")
        #expect(screen.takeLog() == ["bookmarkClicked", "resultsClicked"])
    }

    @Test
    func `Rule 52: a tablet shows the Cancel button, too, by itself and when the app asks`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.change(screen.traitCollection.modifyingTraits { $0.userInterfaceIdiom = .pad })
        #expect(screen.traitCollection.userInterfaceIdiom == .pad)
        try await pilot.tap("Find")
        #expect(pilot.shows("button", "Cancel"))
        try await pilot.tap("Cancel")
        screen.bar.showsCancelButton = true
        try await pilot.settle()
        #expect(pilot.shows("button", "Cancel"))
    }
}
