import Testing
import UIKit

/// A search bar that the app adds to a view itself, or does not add at all.
@MainActor
@Suite("Search bars outside navigation bars")
struct OwnPlaceScenarios {
    @Test(
        arguments: StageHost.available
    )
    func `A bar in a table header scrolls with the rows, moves to the top during search, and returns`(
        on host: StageHost
    ) async throws {
        let screen = ThingsScreen()
        screen.definesPresentationContext = true
        screen.tableView.tableHeaderView = screen.bar
        try await host.show(screen.inNavigation, width: 500) { stage in
            let first = try #require(try stage.field)
            #expect(first.frame.maxY < (try #require(try stage.elements("row").first)).frame.minY)
            try await stage.key("page-down")
            #expect(try stage.field == nil)
            try await stage.key("home")
            try await stage.tap("Find")
            #expect(screen.search.isActive)
            let active = try #require(try stage.field)
            #expect(active.frame.minY <= first.frame.minY)
            try await stage.type("1")
            #expect(try stage.rows == ["Thing 1", "Thing 11", "Thing 21", "Thing 31"])
            try await stage.key("backspace")
            try await stage.key("page-down")
            #expect(try #require(try stage.field).frame == active.frame)
            try await stage.tap("Cancel")
            #expect(screen.tableView.tableHeaderView === screen.bar)
            try await stage.key("home")
            #expect(try #require(try stage.field).frame == first.frame)
        }
    }

    @Test(
        arguments: StageHost.available
    )
    func `Rule 40: a push hides the search of a table header, and a pop shows it again`(on host: StageHost)
        async throws
    {
        let screen = ThingsScreen()
        screen.definesPresentationContext = true
        screen.bar.sizeToFit()
        screen.tableView.tableHeaderView = screen.bar
        try await host.show(screen.inNavigation, width: 500) { stage in
            try await stage.tap("Find")
            try await stage.type("17")
            try await stage.tap("Thing 17", role: "row")
            #expect(try stage.field == nil)
            try await stage.tap("Things", role: "button")
            #expect(try stage.field?.value == "17")
            #expect(try stage.rows == ["Thing 17"])
            try await stage.tap("Cancel")
            #expect(try stage.field?.value == "")
            #expect(try stage.rows.first == "Thing 1")
        }
    }

    @Test(arguments: StageHost.available)
    func `Rule 1: a bar in an app's own view starts search, and returns to its place`(on host: StageHost) async throws {
        let screen = UIViewController()
        screen.title = "Plain"
        screen.definesPresentationContext = true
        let results = ThingsScreen()
        let search = UISearchController(searchResultsController: results)
        search.searchBar.placeholder = "Find here"
        search.searchBar.frame = CGRect(x: 0, y: 200, width: 400, height: 52)
        screen.view.addSubview(search.searchBar)
        try await host.show(screen.inNavigation, width: 500) { stage in
            let before = try #require(try stage.field).frame
            try await stage.tap("Find here")
            #expect(search.isActive)
            #expect(try #require(try stage.field).frame.minY < before.minY - 100)
            try await stage.type("x")
            #expect(try stage.rows.first == "Thing 1")
            try await stage.tap("Cancel")
            #expect(try #require(try stage.field).frame == before)
            #expect(try stage.rows.isEmpty)
        }
    }

    @Test(
        arguments: StageHost.available,
        [true, false]
    )
    func `Rule 1: a bar as the title view starts search, whether search hides the navigation bar or not`(
        on host: StageHost,
        hidesBar: Bool
    ) async throws {
        let screen = ThingsScreen()
        screen.definesPresentationContext = true
        screen.search.hidesNavigationBarDuringPresentation = hidesBar
        screen.bar.scopeButtonTitles = ["All", "Few"]
        screen.navigationItem.titleView = screen.bar
        try await host.show(screen.inNavigation, width: 500) { stage in
            #expect(try #require(try stage.field).frame.midY < 60)
            try await stage.tap("Find")
            try await stage.type("17")
            #expect(try stage.rows == ["Thing 17"])
            #expect(try #require(try stage.field).frame.midY < 60)
            #expect(try #require(try stage.elements("scope").first).frame.midY > 60)
            try await stage.tap("Few", role: "scope")
            #expect(screen.bar.selectedScopeButtonIndex == 1)
            try await stage.tap("Cancel")
            #expect(try stage.labels("scope").isEmpty)
            #expect(try stage.rows.first == "Thing 1")
        }
    }

    @Test(
        arguments: StageHost.available,
        Presentation.all
    )
    func `Rule 47: a search presented by a button shows its focused bar at the top until Cancel`(
        on host: StageHost,
        _ presentation: Presentation
    ) async throws {
        let screen = ThingsScreen()
        screen.definesPresentationContext = presentation.definesContext
        screen.search.hidesNavigationBarDuringPresentation = presentation.hidesBar
        let item = UIBarButtonItem(systemItem: .search)
        item.primaryAction = UIAction { _ in screen.present(screen.search, animated: true) }
        screen.navigationItem.rightBarButtonItem = item
        try await host.show(screen.inNavigation, width: 500) { stage in
            #expect(try stage.place() == .button)
            try await stage.tap("Search", role: "button")
            #expect(screen.search.isActive)
            #expect(try stage.showsButton("Cancel"))
            try await stage.type("17")
            #expect(try stage.rows == ["Thing 17"])
            let field = try #require(try stage.field)
            #expect(field.frame.maxY <= (try #require(try stage.elements("row").first)).frame.minY)
            try await stage.tap("Cancel")
            #expect(!screen.search.isActive)
            #expect(try stage.place() == .button)
            #expect(try stage.rows.first == "Thing 1")
            try await stage.tap("Search", role: "button")
            #expect(screen.search.isActive)
        }
    }

    /// The way in which the app presents a search.
    struct Presentation: Sendable, CustomTestStringConvertible {
        let definesContext: Bool
        let hidesBar: Bool

        var testDescription: String {
            "\(definesContext ? "in a context" : "over the root"), \(hidesBar ? "hiding" : "keeping") the title row"
        }

        static let all = [true, false].flatMap { context in
            [true, false].map { Presentation(definesContext: context, hidesBar: $0) }
        }
    }

    @Test(
        arguments: StageHost.available,
        Presentation.all
    )
    func `Rule 47: results of a presented search cover the content, and Cancel removes the search`(
        on host: StageHost,
        _ presentation: Presentation
    ) async throws {
        let results = ThingsScreen()
        let search = UISearchController(searchResultsController: results)
        search.searchBar.placeholder = "Find"
        search.hidesNavigationBarDuringPresentation = presentation.hidesBar
        let screen = UIViewController()
        screen.title = "Main"
        screen.definesPresentationContext = presentation.definesContext
        let item = UIBarButtonItem(systemItem: .search)
        item.primaryAction = UIAction { _ in screen.present(search, animated: true) }
        screen.navigationItem.rightBarButtonItem = item
        try await host.show(screen.inNavigation, width: 500) { stage in
            try await stage.tap("Search", role: "button")
            #expect(try stage.rows.isEmpty)
            try await stage.type("x")
            let field = try #require(try stage.field)
            let row = try #require(try stage.elements("row").first)
            #expect(field.value == "x")
            #expect(row.label == "Thing 1")
            #expect(field.frame.maxY <= row.frame.minY)
            try await stage.tap("Cancel")
            #expect(try stage.rows.isEmpty)
            #expect(try stage.field == nil)
            #expect(try stage.showsTitle("Main"))
            #expect(try stage.showsButton("Search"))
        }
    }

    @Test(arguments: StageHost.available)
    func `Rule 49: a container can push a search controller`(on host: StageHost) async throws {
        let results = ThingsScreen()
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = results
        search.searchBar.placeholder = "Find there"
        search.title = "Search"
        let container = UISearchContainerViewController(searchController: search)
        #expect(container.searchController === search)
        let root = UIViewController()
        root.title = "Root"
        let navigation = root.inNavigation
        try await host.show(navigation, width: 500) { stage in
            navigation.pushViewController(container, animated: false)
            try await stage.settle()
            #expect(try stage.showsTitle("Search"))
            #expect(try stage.rows.isEmpty)
            try await stage.tap("Find there")
            try await stage.type("1")
            #expect(try stage.rows.first == "Thing 1")
            try await stage.tap("Cancel")
            #expect(try stage.rows.isEmpty)
            try await stage.tap("Root", role: "button")
            #expect(try stage.field == nil)
            #expect(try stage.showsTitle("Root"))
        }
    }
}
