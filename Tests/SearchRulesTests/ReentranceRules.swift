import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Reentrant search calls")
struct ReentranceRules {
    private let whole = [
        "present", "willPresent", "update '' active", "didPresent", "willDismiss", "update '' inactive", "didDismiss",
    ]

    @Test
    func `Rules 3 and 11: a search ended in presentSearchController does not begin, and leaves no focus`() async throws
    {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        screen.inside["present"] = { $0.search.isActive = false }
        try await driver.tap("Find")
        #expect(screen.takeLog() == ["shouldBegin", "didBegin", "present", "shouldEnd", "didEnd ''"])
        #expect(!screen.search.isActive)
        #expect(!screen.bar.isFirstResponder)
        screen.inside = [:]
        try await driver.tap("Find")
        #expect(screen.search.isActive)
    }

    @Test
    func `Rules 4 and 42: a search ended in willPresent calls each callback once, and ends`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.inside["willPresent"] = { $0.search.isActive = false }
        screen.search.isActive = true
        #expect(screen.takeLog() == whole)
        #expect(!screen.search.isActive)
        #expect(screen.presentedViewController == nil)
    }

    @Test
    func `Rules 4 and 42: a search ended in didPresent ends`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.inside["didPresent"] = { $0.search.isActive = false }
        screen.search.isActive = true
        #expect(screen.takeLog() == whole)
    }

    @Test
    func `Rules 14 and 15: a search ended in its first update ends without didPresent`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.inside["update"] = { if $0.search.isActive { $0.search.isActive = false } }
        screen.search.isActive = true
        #expect(screen.takeLog() == whole.filter { $0 != "didPresent" })
        #expect(!screen.search.isActive)
    }

    @Test
    func `Rule 4: a search restarted in its first update calls didPresent once`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        var isRestarted = false
        screen.inside["update"] = { screen in
            guard !isRestarted else { return }
            isRestarted = true
            screen.search.isActive = false
            screen.search.isActive = true
        }
        screen.search.isActive = true
        #expect(screen.search.isActive)
        #expect(screen.takeLog().filter { $0 == "didPresent" }.count == 1)
    }

    @Test
    func `Rule 15: a search begun in the last update begins after didDismiss`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        screen.log = []
        screen.inside["update"] = { screen in
            if !screen.search.isActive { screen.search.isActive = true }
        }
        screen.search.isActive = false
        #expect(
            screen.takeLog() == [
                "willDismiss", "update '' inactive", "didDismiss", "present", "willPresent", "update '' active",
                "didPresent",
            ]
        )
        #expect(screen.search.isActive)
    }

    @Test
    func `Rule 42: a search begun in didDismiss begins`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        screen.inside["didDismiss"] = { $0.search.isActive = true }
        screen.search.isActive = false
        #expect(screen.search.isActive)
        #expect(screen.presentedViewController === screen.search)
    }

    @Test
    func `Rule 13: focusing the bar in the last update restarts search`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.inside["update"] = { screen in
            if !screen.search.isActive { screen.bar.becomeFirstResponder() }
        }
        try await driver.tap("Cancel")
        #expect(screen.search.isActive)
        #expect(screen.bar.isFirstResponder)
    }

    @Test(
        arguments: ["present", "willPresent", "didPresent", "update", "willDismiss", "didDismiss"]
    )
    func `Removing the search controller from its item in a callback ends the search`(call: String) async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        screen.inside[call] = { $0.navigationItem.searchController = nil }
        try await driver.tap("Find")
        screen.search.isActive = false
        try await driver.settle()
        #expect(!screen.search.isActive)
        #expect(screen.presentedViewController == nil)
        #expect(screen.bar.window == nil)
        #expect(driver.screen().elements(role: "search bar").isEmpty)
    }

    @Test
    func `Replacing an active search controller ends its search and shows the new bar`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        let other = UISearchController(searchResultsController: nil)
        other.searchBar.placeholder = "Other"
        screen.navigationItem.searchController = other
        try await driver.settle()
        #expect(!screen.search.isActive)
        #expect(driver.rows == ["Row 0", "Row 1", "Row 2"])
        try await driver.tap("Other")
        #expect(other.isActive)
    }

    @Test
    func `An active search retains its search controller`() async throws {
        final class Host: UIViewController {}
        let host = Host()
        let driver = try await AppDriver.launch { host }
        weak var search: UISearchController?
        do {
            let controller = UISearchController(searchResultsController: nil)
            controller.searchBar.placeholder = "Alone"
            controller.searchBar.frame = CGRect(x: 0, y: 0, width: 390, height: 52)
            host.view.addSubview(controller.searchBar)
            search = controller
            controller.isActive = true
        }
        try await driver.settle()
        #expect(search?.isActive == true)
        try await driver.tap("Cancel")
        #expect(search == nil)
    }

    @Test
    func `Rule 46: a search blocked by a sheet is not active, and can begin after the sheet is dismissed`()
        async throws
    {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.definesPresentationContext = false
        let sheet = UIViewController()
        screen.present(sheet, animated: false)
        screen.search.isActive = true
        #expect(!screen.search.isActive)
        sheet.dismiss(animated: false)
        screen.search.isActive = true
        #expect(screen.search.isActive)
    }
}
