import Foundation
import HeadlessHost
import Testing
@_spi(Host) import UIKit

@MainActor
@Suite("Search tabs")
struct TabRules {
    private let screen = UIViewController()
    private let controller = UISearchController(searchResultsController: nil)

    private func launch() async throws -> (UITabBarController, UISearchTab, AppDriver) {
        // The tab takes its title when it is created: not in the language of another test's app.
        UIApplication.current = nil
        controller.searchBar.placeholder = "Everything"
        screen.navigationItem.searchController = controller
        let search = UISearchTab { [screen] _ in UINavigationController(rootViewController: screen) }
        search.automaticallyActivatesSearch = true
        let others = ["A", "B"].map { title in
            UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
        }
        let tabs = UITabBarController(tabs: others + [search])
        return (tabs, search, try await AppDriver.launch { tabs })
    }

    @Test func `Rule 79: selecting a search tab begins search, and Cancel returns to the previous tab`() async throws {
        let (tabs, search, driver) = try await launch()
        try await driver.tap("B", role: "tab")
        try await driver.tap("Search", role: "tab")
        #expect(controller.isActive && controller.searchBar.isFirstResponder)
        try await driver.type("text")
        #expect(controller.searchBar.text == "text")
        try await driver.tap("Cancel", role: "button")
        #expect(!controller.isActive && tabs.selectedTab?.title == "B")
        tabs.selectedTab = search
        #expect(controller.isActive)
        try await driver.key(#require(AppDriver.Key("escape")))
        #expect(tabs.selectedTab?.title == "B")
    }

    @Test func `Rule 79: a search ended by the app keeps its tab, and automatic activation can be turned off`()
        async throws
    {
        let (tabs, search, driver) = try await launch()
        tabs.selectedTab = search
        controller.isActive = false
        #expect(tabs.selectedTab === search)
        search.automaticallyActivatesSearch = false
        tabs.selectedIndex = 0
        try await driver.tap("Search", role: "tab")
        #expect(!controller.isActive)
    }
}
