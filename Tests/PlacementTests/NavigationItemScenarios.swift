import Testing
import UIKit

/// A search bar of a navigation item in each placement: appearance and user actions.
@MainActor
@Suite("Search bars in navigation bars")
struct NavigationItemScenarios {
    /// A preferred placement, a width, and the placements before and during a search.
    struct Case: Sendable, CustomTestStringConvertible {
        let wish: UINavigationItem.SearchBarPlacement
        let width: Int
        let before: Place
        let during: Place
        /// Whether title and items are visible during the search.
        let keepsTitle: Bool

        var testDescription: String { "\(wish) at \(width)" }

        static let all = [
            Case(wish: .automatic, width: 360, before: .under, during: .under, keepsTitle: false),
            Case(wish: .automatic, width: 900, before: .trailing, during: .trailing, keepsTitle: true),
            Case(wish: .stacked, width: 900, before: .under, during: .under, keepsTitle: false),
            Case(wish: .integrated, width: 900, before: .trailing, during: .trailing, keepsTitle: true),
            Case(wish: .integrated, width: 360, before: .under, during: .under, keepsTitle: false),
            Case(wish: .integratedCentered, width: 900, before: .middle, during: .middle, keepsTitle: true),
            Case(wish: .integratedCentered, width: 360, before: .under, during: .under, keepsTitle: false),
            Case(wish: .integratedButton, width: 900, before: .button, during: .trailing, keepsTitle: true),
            Case(wish: .integratedButton, width: 360, before: .button, during: .alone, keepsTitle: false),
        ]
    }

    @Test(
        arguments: Case.all,
        StageHost.available
    )
    func `Rule 76: a search survives typing, a push, a pop and Cancel in every placement`(
        _ expected: Case,
        on host: StageHost
    ) async throws {
        let screen = ThingsScreen(expected.wish)
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        try await host.show(screen.inNavigation, width: expected.width) { stage in
            #expect(try stage.place() == expected.before)
            #expect(try stage.rows.first == "Thing 1")
            #expect(try stage.showsTitle("Things"))
            #expect(try !stage.showsButton("Cancel"))

            try await stage.tap(expected.before == .button ? "Search" : "Find")
            #expect(screen.search.isActive)
            #expect(try stage.isAt(expected.during))
            #expect(try stage.showsButton("Cancel"))
            // In a window the title stays in the title bar, and the bar button items disappear.
            let showsAdd = try stage.showsButton("Add")
            #expect(showsAdd == expected.keepsTitle)

            try await stage.type("7")
            #expect(try stage.rows == ["Thing 7", "Thing 17", "Thing 27", "Thing 37"])
            #expect(try stage.field?.value == "7")

            try await stage.tap("Thing 17", role: "row")
            #expect(try stage.showsTitle("Detail of Thing 17"))
            #expect(try stage.field == nil)
            try await stage.tap("Things", role: "button")
            #expect(try stage.isAt(expected.during))
            #expect(try stage.field?.value == "7")
            #expect(try stage.rows == ["Thing 7", "Thing 17", "Thing 27", "Thing 37"])

            try await stage.tap("Cancel")
            #expect(try stage.place() == expected.before)
            #expect(try stage.rows.first == "Thing 1")
            #expect(try stage.showsButton("Add"))
            #expect(try !stage.showsButton("Cancel"))
        }
    }

    @Test(
        arguments: StageHost.available
    )
    func `Rule 76: resizing moves the bar of an active search without losing text or focus`(
        on host: StageHost
    ) async throws {
        let screen = ThingsScreen(.integrated)
        try await host.show(screen.inNavigation, width: 900) { stage in
            #expect(screen.moves.suffix(2) == [] || screen.navigationItem.searchBarPlacement == .integrated)
            screen.moves = []
            try await stage.tap("Find")
            try await stage.type("1")
            try await stage.resize(width: 360)
            #expect(try stage.isAt(.under))
            #expect(screen.moves == ["from integrated to stacked", "was integrated, is stacked"])
            try await stage.type("7")
            #expect(try stage.rows == ["Thing 17"])
            screen.moves = []
            try await stage.resize(width: 900)
            #expect(try stage.place() == .trailing)
            #expect(screen.moves == ["from stacked to integrated", "was stacked, is integrated"])
            try await stage.type("8")
            #expect(try stage.field?.value == "178")
            try await stage.key("escape")
            #expect(!screen.search.isActive)
            #expect(try stage.rows.first == "Thing 1")
        }
    }

    @Test(arguments: StageHost.available)
    func `A field expanded from its button fills a narrow title row, and takes part of a wide one`(on host: StageHost)
        async throws
    {
        let screen = ThingsScreen(.integratedButton)
        try await host.show(screen.inNavigation, width: 360) { stage in
            try await stage.tap("Search")
            try await stage.type("1")
            #expect(try stage.place() == .alone)
            try await stage.resize(width: 900)
            #expect(try stage.place() == .trailing)
            try await stage.type("7")
            #expect(try stage.rows == ["Thing 17"])
            #expect(screen.moves.isEmpty)
            try await stage.key("escape")
            #expect(try stage.place() == .button)
        }
    }

    @Test(
        arguments: StageHost.available,
        [true, false]
    )
    func `Rule 75: a stacked bar that hides when scrolling disappears, and reappears at the top`(
        on host: StageHost,
        hides: Bool
    ) async throws {
        let screen = ThingsScreen(.stacked)
        screen.navigationItem.hidesSearchBarWhenScrolling = hides
        try await host.show(screen.inNavigation, width: 500) { stage in
            #expect(try stage.place() == .under)
            try await stage.key("page-down")
            #expect(try !stage.rows.contains("Thing 1"))
            #expect(try stage.place() == (hides ? .nowhere : .under))
            try await stage.key("home")
            #expect(try stage.rows.contains("Thing 1"))
            #expect(try stage.place() == .under)
        }
    }

    @Test(arguments: StageHost.available)
    func `Rule 75: an integrated bar stays visible while scrolling`(on host: StageHost) async throws {
        let screen = ThingsScreen(.integrated)
        try await host.show(screen.inNavigation, width: 900) { stage in
            try await stage.key("page-down")
            #expect(try !stage.rows.contains("Thing 1"))
            #expect(try stage.place() == .trailing)
        }
    }

    @Test(arguments: StageHost.available)
    func `The scope bar of an integrated bar is below the title row`(on host: StageHost) async throws {
        let screen = ThingsScreen(.integrated)
        screen.bar.scopeButtonTitles = ["All", "Few"]
        try await host.show(screen.inNavigation, width: 900) { stage in
            #expect(try stage.labels("scope").isEmpty)
            try await stage.tap("Find")
            #expect(try stage.labels("scope") == ["All", "Few"])
            let field = try #require(try stage.field)
            let scope = try #require(try stage.elements("scope").first)
            let row = try #require(try stage.elements("row").first)
            #expect(scope.frame.minY >= field.frame.maxY)
            #expect(scope.frame.maxY <= row.frame.minY)
            try await stage.tap("Few", role: "scope")
            #expect(screen.bar.selectedScopeButtonIndex == 1)
            try await stage.resize(width: 360)
            #expect(try stage.labels("scope") == ["All", "Few"])
            try await stage.tap("All", role: "scope")
            #expect(screen.bar.selectedScopeButtonIndex == 0)
            try await stage.tap("Cancel")
            #expect(try stage.labels("scope").isEmpty)
        }
    }

    @Test(arguments: StageHost.available)
    func `Rule 77: searchBarPlacementBarButtonItem determines the place of the search bar`(on host: StageHost)
        async throws
    {
        let screen = ThingsScreen(.integrated)
        let item = screen.navigationItem
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        item.rightBarButtonItems = [add]
        try await host.show(screen.inNavigation, width: 900) { stage in
            let button = { try #require(try stage.elements("button").first { $0.label == "Add" }).frame }
            #expect(try #require(try stage.field).frame.minX > button().maxX)
            item.rightBarButtonItems = [add, item.searchBarPlacementBarButtonItem]
            try await stage.settle()
            #expect(try #require(try stage.field).frame.maxX < button().minX)
            item.searchController = nil
            try await stage.settle()
            #expect(try stage.place() == .nowhere)
            #expect(try stage.showsButton("Add"))
        }
    }
}
