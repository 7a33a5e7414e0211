import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Presentation context and navigation bar")
struct ContextRules {
    @Test
    func `Rules 43 and 45: search is presented from the nearest presentation context, which stays on screen`()
        async throws
    {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        #expect(screen.search.presentingViewController === screen)
        #expect(screen.view.window != nil)
    }

    @Test
    func `Rule 43: without a presentation context, search is presented from the root and survives a push`() async throws
    {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        screen.definesPresentationContext = false
        try await driver.tap("Find")
        try await driver.type("a")
        screen.navigationController?.pushViewController(UIViewController(), animated: false)
        try await driver.settle()
        #expect(driver.rows == ["Result 0", "Result 1"])
        #expect(driver.shows("search field", "Find"))
        try await driver.tap("Cancel")
        #expect(!screen.search.isActive)
        #expect(!driver.shows("search field", "Find"))
        screen.navigationController?.popViewController(animated: false)
        try await driver.settle()
        #expect(driver.shows("search field", "Find"))
    }

    @Test
    func `Rule 44: a controller with search in a navigation controller defines a presentation context`() async throws {
        let before = SearchScreen()
        _ = try await launch(before)
        #expect(before.definesPresentationContext)

        let later = SearchScreen(placesBar: false)
        _ = try await launch(later)
        #expect(!later.definesPresentationContext)
        later.navigationItem.searchController = later.search
        #expect(later.definesPresentationContext)
    }

    @Test
    func `Rule 46: while search is active, presentedViewController is the search controller`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        #expect(screen.presentedViewController === screen.search)
        screen.search.isActive = false
        #expect(screen.presentedViewController == nil)
    }

    @Test
    func `Rule 46: a controller presented during search appears over it and is dismissed first (quirk 19)`()
        async throws
    {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        let sheet = UIViewController()
        screen.present(sheet, animated: true)
        try await driver.settle()
        #expect(sheet.presentingViewController === screen.navigationController)
        #expect(driver.screen().elements(role: "search field").isEmpty)
        sheet.dismiss(animated: true)
        #expect(screen.search.isActive)
        #expect(sheet.presentingViewController == nil)
    }

    @Test(arguments: [true, false])
    func `Rule 46: a search keeps its text and results while a full screen controller covers it`(definesContext: Bool)
        async throws
    {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        screen.definesPresentationContext = definesContext
        try await driver.tap("Find")
        try await driver.type("a")
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        screen.present(full, animated: true)
        try await driver.settle()
        #expect(driver.rows.isEmpty)
        #expect(driver.screen().elements(role: "search field").isEmpty)
        full.dismiss(animated: true)
        try await driver.settle()
        #expect(screen.search.isActive)
        #expect(driver.rows == ["Result 0", "Result 1"])
        #expect(driver.screen().elements(role: "search field").first?.value == "a")
        try await driver.tap("Cancel")
        #expect(driver.rows == ["Row 0", "Row 1", "Row 2"])
    }

    @Test
    func `Rule 47: a search controller presented by the app shows its own bar`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain), placesBar: false)
        screen.search.hidesNavigationBarDuringPresentation = false
        let driver = try await launch(screen)
        screen.present(screen.search, animated: true)
        try await driver.settle()
        #expect(screen.search.isActive)
        try await driver.type("a")
        #expect(screen.bar.text == "a")
        #expect(driver.rows == ["Result 0", "Result 1"])
        try await driver.tap("Cancel")
        #expect(!screen.search.isActive)
        #expect(driver.rows == ["Row 0", "Row 1", "Row 2"])
        #expect(screen.bar.window == nil)
    }

    @Test
    func `Rule 48: an active search hides the navigation bar's title, unless the app turns that off`() async throws {
        let screen = SearchScreen()
        #expect(screen.search.hidesNavigationBarDuringPresentation)
        let driver = try await launch(screen)
        #expect(driver.shows("heading", "Main"))
        try await driver.tap("Find")
        #expect(!driver.shows("heading", "Main"))
        try await driver.tap("Cancel")
        #expect(driver.shows("heading", "Main"))
        screen.search.hidesNavigationBarDuringPresentation = false
        try await driver.tap("Find")
        #expect(driver.shows("heading", "Main"))
    }

    @Test
    func `Rule 50: a subclass may return its own bar`() async throws {
        final class OwnBar: UISearchBar {}
        final class OwnSearch: UISearchController {
            private lazy var bar = OwnBar()
            override var searchBar: UISearchBar { bar }
        }
        final class Host: UIViewController {
            let search = OwnSearch(searchResultsController: nil)
            override func viewDidLoad() {
                super.viewDidLoad()
                search.searchBar.placeholder = "Own"
                navigationItem.searchController = search
            }
        }
        let host = Host()
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: host) }
        try await driver.tap("Own")
        #expect(host.search.isActive)
        try await driver.tap("Cancel")
        #expect(!host.search.isActive)
    }

    @Test
    func `Rule 1: a bar in a table header starts search, and returns to the header afterwards`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain), placesBar: false)
        screen.definesPresentationContext = true
        screen.tableView.tableHeaderView = screen.bar
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(screen.search.isActive)
        try await driver.type("a")
        #expect(driver.rows == ["Result 0", "Result 1"])
        #expect(driver.shows("button", "Cancel"))
        try await driver.tap("Cancel")
        #expect(driver.rows == ["Row 0", "Row 1", "Row 2"])
        #expect(screen.bar.isDescendant(of: screen.tableView))
        try await driver.tap("Find")
        #expect(screen.search.isActive)
    }

    @Test
    func `Rule 45: the searched content stays visible while search shows no results`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(driver.rows == ["Row 0", "Row 1", "Row 2"])
        #expect(screen.viewIfLoaded?.window != nil)
    }

    @Test
    func `Rule 49: pushing a search controller traps, with a message that names the alternative`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController().pushViewController(UISearchController(), animated: false)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("pushViewController(_:animated:) was given a UISearchController"))
        #expect(message.contains("assign it to navigationItem.searchController"))
    }

    @Test
    func `Rule 49: adding a search controller as a child traps, with a message that names the alternative`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().addChild(UISearchController(searchResultsController: nil)) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("addChild(_:) was given a UISearchController"))
        #expect(message.contains("UISearchContainerViewController"))
    }

    @Test
    func `Rule 49: a container can push a search controller`() async throws {
        let results = ResultsScreen(style: .plain)
        let search = UISearchController(searchResultsController: results)
        search.searchBar.placeholder = "Everywhere"
        let container = UISearchContainerViewController(searchController: search)
        #expect(container.searchController === search)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let driver = try await AppDriver.launch { navigation }
        navigation.pushViewController(container, animated: false)
        try await driver.settle()
        try await driver.tap("Everywhere")
        try await driver.type("a")
        #expect(driver.rows == ["Result 0", "Result 1"])
        try await driver.tap("Cancel")
        #expect(driver.rows.isEmpty)
    }
}
