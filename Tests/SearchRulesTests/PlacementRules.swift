import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Placement in views")
struct PlacementRules {
    @Test
    func `Rule 1: a bar as the title view starts search and stays in the navigation bar`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain), placesBar: false)
        screen.definesPresentationContext = true
        screen.search.hidesNavigationBarDuringPresentation = false
        screen.navigationItem.titleView = screen.bar
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(screen.presentedViewController === screen.search)
        #expect(screen.search.presentingViewController === screen)
        #expect(screen.bar.isDescendant(of: screen.navigationController!.navigationBar))
        try await driver.type("a")
        #expect(driver.rows == ["Result 0", "Result 1"])
        try await driver.tap("Cancel")
        #expect(driver.rows == ["Row 0", "Row 1", "Row 2"])
    }

    @Test
    func `Rules 1 and 50: a subclass's own bar in a table header starts search`() async throws {
        final class OwnSearch: UISearchController {
            private lazy var bar = UISearchBar()
            override var searchBar: UISearchBar { bar }
        }
        final class Host: UITableViewController, UISearchResultsUpdating {
            let search = OwnSearch(searchResultsController: nil)
            override func viewDidLoad() {
                super.viewDidLoad()
                search.searchResultsUpdater = self
                search.searchBar.placeholder = "Own"
                tableView.tableHeaderView = search.searchBar
            }
            func updateSearchResults(for searchController: UISearchController) {}
        }
        let host = Host(style: .plain)
        let driver = try await AppDriver.launch { host }
        try await driver.tap("Own")
        #expect(host.search.isActive)
    }

    @Test
    func `A bar that the app moves while search is active stays in its new superview`() async throws {
        let screen = SearchScreen(placesBar: false)
        screen.tableView.tableHeaderView = screen.bar
        let driver = try await launch(screen)
        try await driver.tap("Find")
        let shelf = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 60))
        screen.navigationController?.view.addSubview(shelf)
        shelf.addSubview(screen.bar)
        screen.search.isActive = false
        #expect(screen.bar.superview === shelf)
    }

    @Test func `A bar in a table header grows with the text size, and the rows move down`() async throws {
        let screen = SearchScreen(placesBar: false)
        screen.tableView.tableHeaderView = screen.bar
        let driver = try await launch(screen)
        let height = screen.bar.frame.height
        try await driver.change(
            screen.traitCollection.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraLarge }
        )
        #expect(screen.bar.frame.height > height + 10)
        #expect(screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == screen.bar.frame.maxY)
    }

    @Test
    func `Ending search does not restore the bar to a table whose header was replaced`() async throws {
        let screen = SearchScreen(placesBar: false)
        screen.bar.sizeToFit()
        screen.tableView.tableHeaderView = screen.bar
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.tableView.tableHeaderView = nil
        screen.search.isActive = false
        #expect(screen.bar.superview == nil)
    }

    @Test
    func `A search controller set in viewDidAppear appears and searches`() async throws {
        final class Late: UIViewController {
            let search = UISearchController(searchResultsController: nil)
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                search.searchBar.placeholder = "Late"
                navigationItem.searchController = search
            }
        }
        let screen = Late()
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        try await driver.tap("Late")
        #expect(screen.search.isActive)
        #expect(screen.search.presentingViewController === screen)
    }

    @Test
    func `Rule 40: two screens in one navigation controller keep separate searches`() async throws {
        let (first, second) = (SearchScreen(), SearchScreen())
        let driver = try await launch(first)
        try await driver.tap("Find")
        try await driver.type("one")
        second.bar.placeholder = "Second"
        first.navigationController?.pushViewController(second, animated: true)
        try await driver.tap("Second")
        try await driver.type("two")
        #expect(first.search.isActive)
        #expect(second.search.isActive)
        try await driver.tap("Cancel")
        #expect(first.bar.text == "one")
        try await driver.back()
        #expect(driver.screen().elements(role: "search field").first?.value == "one")
        #expect(!second.search.isActive)
    }

    @Test
    func `Rule 40: a results controller can push through its presenter's navigation controller`() async throws {
        let results = ResultsScreen(style: .plain)
        let screen = SearchScreen(results: results)
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        let detail = UIViewController()
        detail.title = "Detail"
        results.presentingViewController?.navigationController?.pushViewController(detail, animated: true)
        try await driver.settle()
        #expect(driver.shows("heading", "Detail"))
        try await driver.back()
        #expect(driver.rows == ["Result 0", "Result 1"])
    }

    @Test
    func `Rule 75: Ctrl+F shows a bar that scrolled away, until search ends`() async throws {
        let screen = SearchScreen()
        screen.navigationItem.hidesSearchBarWhenScrolling = true
        screen.tableView.rowHeight = 600
        let driver = try await launch(screen)
        screen.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        try await driver.settle()
        #expect(!driver.shows("search field", "Find"))
        try await driver.key(AppDriver.Key("ctrl+f")!)
        #expect(screen.search.isActive)
        #expect(driver.shows("search field", "Find"))
        try await driver.key(AppDriver.Key("escape")!)
        #expect(!driver.shows("search field", "Find"))
    }

    @Test
    func `A bar with a right-to-left layout has Cancel on the left`() async throws {
        let screen = SearchScreen()
        screen.bar.semanticContentAttribute = .forceRightToLeft
        let driver = try await launch(screen)
        try await driver.tap("Find")
        let cancel = try driver.screen().element(called: "Cancel")
        let field = try #require(driver.screen().elements(role: "search field").first)
        #expect(cancel.frame.maxX < field.frame.minX)
    }
}
