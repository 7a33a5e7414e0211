import Foundation
import HeadlessHost
import Testing
import UIKit

/// A search bar that does not fit into the title row, with a toolbar.
@MainActor
@Suite("Search bars in toolbars")
struct ToolbarRules {
    private func screen(_ placement: UINavigationItem.SearchBarPlacement = .integrated) -> UIViewController {
        let screen = UIViewController()
        screen.title = "Things"
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Find"
        screen.navigationItem.searchController = search
        screen.navigationItem.preferredSearchBarPlacement = placement
        screen.toolbarItems = [
            UIBarButtonItem(title: "One", primaryAction: UIAction { _ in }), .flexibleSpace(),
            UIBarButtonItem(title: "Two", primaryAction: UIAction { _ in }),
        ]
        return screen
    }

    private func launch(_ screen: UIViewController) async throws -> (UINavigationController, AppDriver) {
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        return (navigation, try await AppDriver.launch { navigation })
    }

    private func items(_ driver: AppDriver) -> [String] {
        driver.screen().elements(role: "toolbar").flatMap(\.children).map { "\($0.role) \($0.label ?? "")" }
    }

    @Test func `Rule 77: the bar is the toolbar's last item, and its only one during search`() async throws {
        let screen = screen()
        let search = try #require(screen.navigationItem.searchController)
        let (_, driver) = try await launch(screen)
        #expect(items(driver) == ["button One", "button Two", "search bar "])
        #expect(screen.navigationItem.searchBarPlacement == .integrated)
        try await driver.tap("Find", role: "search field")
        #expect(search.isActive && search.searchBar.isFirstResponder)
        #expect(items(driver) == ["search bar "])
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Things"])
        try await driver.type("x")
        #expect(search.searchBar.text == "x")
        try await driver.tap("Cancel", role: "button")
        #expect(items(driver) == ["button One", "button Two", "search bar "])
        #expect(!search.isActive)
    }

    @Test func `Rule 77: searchBarPlacementBarButtonItem determines the bar's place in the toolbar`() async throws {
        let screen = screen(.automatic)
        let place = screen.navigationItem.searchBarPlacementBarButtonItem
        screen.toolbarItems?.insert(place, at: 1)
        let (_, driver) = try await launch(screen)
        #expect(items(driver) == ["button One", "search bar ", "button Two"])
        screen.navigationItem.searchController = nil
        try await driver.settle()
        #expect(items(driver) == ["button One", "button Two"])
    }

    @Test func `Rule 77: refused integration, a stacked bar or a hidden toolbar keep the bar in the navigation bar`()
        async throws
    {
        let screen = screen()
        let (navigation, driver) = try await launch(screen)
        screen.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
        try await driver.settle()
        #expect(items(driver) == ["button One", "button Two"])
        #expect(screen.navigationItem.searchBarPlacement == .stacked)
        screen.navigationItem.searchBarPlacementAllowsToolbarIntegration = true
        try await driver.settle()
        #expect(items(driver).last == "search bar ")
        screen.navigationItem.preferredSearchBarPlacement = .stacked
        try await driver.settle()
        #expect(screen.navigationItem.searchBarPlacement == .stacked && items(driver).count == 2)
        screen.navigationItem.preferredSearchBarPlacement = .integratedCentered
        try await driver.settle()
        #expect(screen.navigationItem.searchBarPlacement == .integrated && items(driver).count == 3)
        navigation.setToolbarHidden(true, animated: false)
        try await driver.settle()
        #expect(screen.navigationItem.searchBarPlacement == .stacked)
        #expect(driver.screen().elements(role: "search field").count == 1)
    }

    @Test func `Rule 77: a search continues while its bar moves between title row and toolbar`() async throws {
        let screen = screen()
        let (_, driver) = try await launch(screen)
        try await driver.tap("Find", role: "search field")
        try await driver.type("ab")
        try await driver.resize(to: CGSize(width: 900, height: 700))
        #expect(items(driver) == ["button One", "button Two"])
        try await driver.type("c")
        try await driver.resize(to: CGSize(width: 390, height: 700))
        try await driver.type("d")
        #expect(items(driver) == ["search bar "])
        #expect(screen.navigationItem.searchController?.searchBar.text == "abcd")
    }

    @Test func `Rule 77: a pushed screen shows its own toolbar items, and the search continues after a pop`()
        async throws
    {
        let screen = screen()
        let (navigation, driver) = try await launch(screen)
        try await driver.tap("Find", role: "search field")
        try await driver.type("a")
        let next = UIViewController()
        next.toolbarItems = [UIBarButtonItem(title: "Three")]
        navigation.pushViewController(next, animated: true)
        try await driver.settle()
        #expect(items(driver) == ["button Three"])
        navigation.popViewController(animated: true)
        try await driver.settle()
        #expect(items(driver) == ["search bar "])
        #expect(screen.navigationItem.searchController?.isActive == true)
    }

    @Test func `Rule 77: the scope bar is below the title row, and suggestions are a list`() async throws {
        let screen = screen()
        let search = try #require(screen.navigationItem.searchController)
        search.searchBar.scopeButtonTitles = ["All", "New"]
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Thing")]
        let (_, driver) = try await launch(screen)
        try await driver.tap("Find", role: "search field")
        let scope = try driver.screen().element(called: "New", role: "scope")
        #expect(scope.frame.maxY < 120)
        let list = try #require(driver.screen().elements(role: "suggestion list").first)
        #expect(list.frame.minY >= scope.frame.maxY - 1)
        try await driver.tap("New", role: "scope")
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
    }
}
