import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The tabs of iOS 18, including the search tab.
@MainActor
@Suite("UITab")
struct TabTests {
    private func tab(_ title: String, _ log: Log? = nil) -> UITab {
        UITab(title: title, image: UIImage(systemName: "star"), identifier: "id." + title) { tab in
            log?.add("make \(tab.title)")
            return LoggingScreen(tab.title)
        }
    }

    @Test func `a tab creates its controller when it is first selected`() async throws {
        let log = Log()
        let all = [tab("A", log), tab("B", log)]
        let tabs = UITabBarController(tabs: all)
        #expect(log.take() == ["make A"])
        let driver = try await AppDriver.launch { tabs }
        try await driver.tap("B", role: "tab")
        #expect(log.take() == ["make B"])
        #expect(tabs.selectedTab === all[1] && tabs.selectedViewController?.tab === all[1])
        #expect(tabs.tabs == all && all[0].tabBarController === tabs && all[1].viewController?.title == "B")
        tabs.selectedTab = tabs.tab(forIdentifier: "id.A")
        #expect(tabs.selectedIndex == 0)
        #expect(log.take() == [])
        #expect(tabs.mode == .automatic)
    }

    @Test func `a tab follows changes of its properties, and disappears when it is hidden`() async throws {
        let all = [tab("A"), tab("B"), tab("C")]
        let tabs = UITabBarController(tabs: all)
        let driver = try await AppDriver.launch { tabs }
        all[1].title = "Mail"
        all[1].image = nil
        all[1].badgeValue = "2"
        all[2].isEnabled = false
        all[0].isHidden = true
        all[0].userInfo = "kept"
        try await driver.settle()
        #expect(
            driver.screen().elements(role: "tab").map(\.summary) == [#"tab "Mail" value "2""#, #"tab "C" (disabled)"#]
        )
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem == nil)
        try await driver.tap("Mail", role: "tab")
        all[0].isHidden = false
        try await driver.settle()
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["A", "Mail", "C"])
        #expect(tabs.selectedIndex == 1)
    }

    @Test func `the delegate receives the tab methods when the controller was created with tabs`() async throws {
        let log = Log()
        let delegate = TabsDelegate(log)
        let all = [tab("A"), tab("B")]
        let tabs = UITabBarController(tabs: all)
        tabs.delegate = delegate
        let driver = try await AppDriver.launch { tabs }
        try await driver.tap("B", role: "tab")
        #expect(log.take() == ["should B", "did B after A"])
        delegate.refuses = true
        try await driver.tap("A", role: "tab")
        #expect(log.take() == ["should A"])
        #expect(tabs.selectedTab === all[1])
    }

    // MARK: Search

    @Test func `a search tab has the system's title and image, and is last`() async throws {
        let search = UISearchTab { _ in LoggingScreen("Find") }
        let tabs = UITabBarController(tabs: [search, tab("A")])
        let driver = try await AppDriver.launch { tabs }
        #expect(driver.screen().elements(role: "tab").map(\.label) == ["A", "Search"])
        #expect(search.identifier == UISearchTab.identifier && search.image?.symbolName == "magnifyingglass")
        #expect(!search.automaticallyActivatesSearch)
        #expect(tabs.selectedTab === search)
    }

    @Test func `a search stays active while another tab is selected`() async throws {
        let screen = LoggingScreen("Find")
        let controller = UISearchController(searchResultsController: nil)
        controller.searchBar.placeholder = "Everything"
        screen.navigationItem.searchController = controller
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen), LoggingScreen("Other")]
        let driver = try await AppDriver.launch { tabs }
        try await driver.tap("Everything")
        try await driver.type("abc")
        let before = driver.screen().description
        try await driver.tap("Other", role: "tab")
        #expect(controller.isActive && !controller.searchBar.isFirstResponder)
        #expect(driver.screen().elements(role: "search field").isEmpty)
        try await driver.tap("Find", role: "tab")
        #expect(driver.screen().description == before.replacingOccurrences(of: " (focused)", with: ""))
        #expect(controller.searchBar.text == "abc")
    }

    @Test func `a search container in a search tab activates its search, and keeps it while another tab is selected`()
        async throws
    {
        let controller = UISearchController(searchResultsController: LoggingScreen("Results"))
        controller.searchBar.placeholder = "Everything"
        let search = UISearchTab { _ in UISearchContainerViewController(searchController: controller) }
        search.automaticallyActivatesSearch = true
        let tabs = UITabBarController(tabs: [tab("A"), search])
        let driver = try await AppDriver.launch { tabs }
        try await driver.tap("Search", role: "tab")
        #expect(controller.isActive)
        try await driver.type("x")
        #expect(driver.screen().description.contains("Results's view"))
        try await driver.tap("A", role: "tab")
        #expect(!driver.screen().description.contains("Results's view"))
        try await driver.tap("Search", role: "tab")
        #expect(driver.screen().description.contains("Results's view"))
        try await driver.tap("Cancel", role: "button")
        #expect(tabs.selectedIndex == 0)
    }
}

@MainActor
private final class TabsDelegate: NSObject, UITabBarControllerDelegate {
    private let log: Log
    var refuses = false

    init(_ log: Log) {
        self.log = log
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.add("should \(tab.title)")
        return !refuses
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        log.add("did \(selectedTab.title) after \(previousTab?.title ?? "none")")
    }
}
