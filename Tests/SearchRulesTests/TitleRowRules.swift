import HeadlessHost
import Testing
import UIKit

/// The values that determine a search bar's placement in a navigation bar, and those that do not.
@MainActor
@Suite("Placement in the navigation bar")
struct TitleRowRules {
    private func launchWide(_ screen: SearchScreen, width: CGFloat = 900) async throws -> AppDriver {
        let driver = try await launch(screen)
        try await driver.resize(to: CGSize(width: width, height: 700))
        return driver
    }

    @Test
    func `Rule 76: the placements have UIKit's raw values, and inline equals integrated`() {
        typealias Placement = UINavigationItem.SearchBarPlacement
        let all: [Placement] = [.automatic, .integrated, .stacked, .integratedCentered, .integratedButton]
        #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(Placement.inline == .integrated)
    }

    @Test
    func `Rule 76: item and search controller report the placement while the bar is shown`() async throws {
        let screen = SearchScreen()
        #expect(screen.navigationItem.preferredSearchBarPlacement == .automatic)
        #expect(screen.navigationItem.searchBarPlacement == .automatic)
        let driver = try await launch(screen)
        #expect(screen.navigationItem.searchBarPlacement == .stacked)
        #expect(screen.search.searchBarPlacement == .stacked)
        try await driver.resize(to: CGSize(width: 900, height: 700))
        #expect(screen.navigationItem.searchBarPlacement == .integrated)
        #expect(screen.search.searchBarPlacement == .integrated)
        screen.navigationItem.searchController = nil
        #expect(screen.navigationItem.searchBarPlacement == .automatic)
        #expect(screen.search.searchBarPlacement == .automatic)
    }

    @Test
    func `Rules 77 and 78: toolbar and external integration have UIKit's defaults`() {
        let item = UINavigationItem(title: "")
        #expect(item.searchBarPlacementAllowsToolbarIntegration)
        #expect(!item.searchBarPlacementAllowsExternalIntegration)
        #expect(item.searchBarPlacementBarButtonItem === item.searchBarPlacementBarButtonItem)
    }

    @Test
    func `Rule 76: the delegate is called before and after a change, and may request another placement`() async throws {
        final class Contrary: NSObject, UISearchControllerDelegate {
            var heard: [String] = []
            func searchController(
                _ searchController: UISearchController,
                willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
            ) {
                heard.append("\(searchController.searchBarPlacement) → \(newPlacement)")
            }
            func searchController(
                _ searchController: UISearchController,
                didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
            ) {
                heard.append("\(searchController.searchBarPlacement) after \(previousPlacement)")
                guard let item = owner?.navigationItem, heard.count < 10 else { return }
                item.preferredSearchBarPlacement = .stacked
            }
            weak var owner: SearchScreen?
        }
        let screen = SearchScreen()
        let delegate = Contrary()
        delegate.owner = screen
        screen.search.delegate = delegate
        let driver = try await launch(screen)
        #expect(delegate.heard.isEmpty)
        try await driver.resize(to: CGSize(width: 900, height: 700))
        #expect(
            delegate.heard == [
                "stacked → integrated", "integrated after stacked", "integrated → stacked", "stacked after integrated",
            ]
        )
        #expect(screen.bar.frame.width == 900)
    }

    @Test
    func `Rule 76: bar items that leave no space keep the bar stacked until they are removed`() async throws {
        let screen = SearchScreen()
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
        let item = UIBarButtonItem(customView: wide)
        screen.navigationItem.leftBarButtonItem = item
        let driver = try await launchWide(screen, width: 800)
        #expect(screen.navigationItem.searchBarPlacement == .stacked)
        screen.navigationItem.leftBarButtonItem = nil
        try await driver.settle()
        #expect(screen.navigationItem.searchBarPlacement == .integrated)
    }

    @Test
    func `A bar with a prompt is stacked`() async throws {
        let screen = SearchScreen()
        screen.bar.prompt = "Where?"
        screen.navigationItem.preferredSearchBarPlacement = .integratedButton
        let driver = try await launchWide(screen)
        #expect(screen.search.searchBarPlacement == .stacked)
        #expect(driver.shows("text", "Where?"))
    }

    @Test
    func `A title view keeps its place, and moves a centred bar to the end of the row`() async throws {
        let screen = SearchScreen()
        let label = UILabel()
        label.text = "Own title"
        screen.navigationItem.titleView = label
        screen.navigationItem.preferredSearchBarPlacement = .integratedCentered
        let driver = try await launchWide(screen)
        #expect(screen.search.searchBarPlacement == .integrated)
        #expect(driver.shows("text", "Own title"))
        #expect(driver.shows("search field", "Find"))
    }

    @Test
    func `A bar behind a button does not expand while it is disabled or its delegate refuses editing`() async throws {
        let screen = SearchScreen()
        screen.navigationItem.preferredSearchBarPlacement = .integratedButton
        screen.bar.isEnabled = false
        let driver = try await launch(screen)
        #expect(try driver.screen().element(called: "Search", role: "button").states.contains("disabled"))
        screen.bar.isEnabled = true
        screen.refusals = ["shouldBegin"]
        try await driver.tap("Search", role: "button")
        #expect(driver.shows("button", "Search"))
        #expect(!driver.shows("search field", "Find"))
        #expect(!screen.search.isActive)
        screen.refusals = []
        try await driver.tap("Search", role: "button")
        #expect(driver.shows("search field", "Find"))
        #expect(screen.bar.isFirstResponder)
    }

    @Test
    func `A scope bar is visible only while its bar is expanded from the button`() async throws {
        let screen = SearchScreen()
        screen.navigationItem.preferredSearchBarPlacement = .integratedButton
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.bar.showsScopeBar = true
        let driver = try await launch(screen)
        #expect(!driver.shows("scope", "New"))
        try await driver.tap("Search", role: "button")
        #expect(driver.shows("scope", "New"))
        try await driver.tap("Cancel")
        #expect(!driver.shows("scope", "New"))
    }

    @Test
    func `Ctrl+F expands a bar from its button; isActive alone expands it without focus`() async throws {
        let screen = SearchScreen()
        screen.navigationItem.preferredSearchBarPlacement = .integratedButton
        let driver = try await launch(screen)
        try await driver.key(AppDriver.Key("ctrl+f")!)
        #expect(driver.shows("search field", "Find"))
        try await driver.key(AppDriver.Key("escape")!)
        #expect(!driver.shows("search field", "Find"))
        screen.search.isActive = true
        try await driver.settle()
        #expect(driver.shows("search field", "Find"))
        #expect(!screen.bar.isFirstResponder)
        screen.search.isActive = false
        try await driver.settle()
        #expect(driver.shows("button", "Search"))
    }

    @Test
    func `Rule 48: an integrated search keeps the title row, although the navigation bar would be hidden`() async throws
    {
        let screen = SearchScreen()
        let driver = try await launchWide(screen)
        #expect(screen.search.hidesNavigationBarDuringPresentation)
        try await driver.tap("Find")
        #expect(driver.shows("heading", "Main"))
    }

    @Test
    func `In right-to-left layout an integrated bar is on the left`() async throws {
        let screen = SearchScreen()
        let driver = try await launchWide(screen)
        screen.navigationController?.navigationBar.semanticContentAttribute = .forceRightToLeft
        screen.title = "Other"
        try await driver.settle()
        let field = try #require(driver.screen().elements(role: "search field").first)
        #expect(field.frame.minX < 100)
    }

    @Test
    func `Rules 40 and 47: a push hides the bar of a presented search controller, and a pop shows it again`()
        async throws
    {
        let screen = SearchScreen(results: ResultsScreen(style: .plain), placesBar: false)
        screen.definesPresentationContext = true
        let driver = try await launch(screen)
        screen.present(screen.search, animated: true)
        try await driver.type("a")
        #expect(driver.rows == ["Result 0", "Result 1"])
        let detail = UIViewController()
        detail.title = "Detail"
        screen.navigationController?.pushViewController(detail, animated: true)
        try await driver.settle()
        #expect(driver.shows("heading", "Detail"))
        #expect(!driver.shows("search field", "Find"))
        try await driver.back()
        #expect(driver.rows == ["Result 0", "Result 1"])
        #expect(driver.screen().elements(role: "search field").first?.value == "a")
        try await driver.tap("Cancel")
        #expect(screen.bar.superview == nil)
        #expect(driver.shows("heading", "Main"))
    }

    @Test
    func `A bar removed from its navigation item takes its scope bar along`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        screen.bar.showsScopeBar = true
        let driver = try await launchWide(screen)
        #expect(driver.shows("scope", "New"))
        screen.navigationItem.searchController = nil
        try await driver.settle()
        #expect(!driver.shows("scope", "New"))
        screen.tableView.tableHeaderView = screen.bar
        try await driver.settle()
        #expect(driver.shows("scope", "New"))
        #expect(screen.bar.frame.height > 80)
    }

    @Test
    func `Rule 77: searchBarPlacementBarButtonItem determines the bar's place; without it the bar is last`()
        async throws
    {
        let screen = SearchScreen()
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        screen.navigationItem.rightBarButtonItems = [add]
        let driver = try await launchWide(screen)
        func middle(_ role: String, _ label: String) -> CGFloat {
            driver.screen().elements(role: role).first { $0.label == label }?.frame.midX ?? .nan
        }
        #expect(middle("search field", "Find") > middle("button", "Add"))
        screen.navigationItem.rightBarButtonItems = [add, screen.navigationItem.searchBarPlacementBarButtonItem]
        try await driver.settle()
        #expect(middle("search field", "Find") < middle("button", "Add"))
        screen.navigationItem.searchController = nil
        try await driver.settle()
        #expect(driver.shows("button", "Add"))
        #expect(driver.screen().elements(role: "search field").isEmpty)
    }
}
