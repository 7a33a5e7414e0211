import ScenarioSupport
import Testing
import UIKit

/// Suggestions, as the user sees and operates them, in windows and without a screen.
@MainActor
@Suite("Suggestions")
struct SuggestionScenarios {
    @Test(
        arguments: ScenarioHost.available
    )
    func `A suggestion list replaces the results, and typing continues after a click on a suggestion`(
        on host: ScenarioHost
    ) async throws {
        let screen = FruitScreen(isInline: false)
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Fruit")
            try await driver.type("a")
            #expect(try driver.labels("suggestion") == ["apple", "banana"])
            #expect(try driver.values("suggestion") == ["A fruit called apple", "A fruit called banana"])
            #expect(try driver.labels("row").isEmpty)
            try await driver.tap("banana", role: "suggestion")
            #expect(try driver.labels("suggestion").isEmpty)
            #expect(try driver.values("search field") == ["banana"])
            try await driver.type("s")
            #expect(try driver.values("search field") == ["bananas"])
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `A suggestion menu opens below a field in the title view, and is operated by keys`(
        on host: ScenarioHost
    ) async throws {
        let screen = FruitScreen(isInline: true)
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Fruit")
            try await driver.type("e")
            #expect(try driver.labels("suggestion") == ["apple", "cherry"])
            try await driver.key("escape")
            #expect(try driver.labels("suggestion").isEmpty)
            try await driver.type("r")
            #expect(try driver.labels("suggestion") == ["cherry"])
            try await driver.key("backspace")
            for key in ["down", "down", "up", "return"] { try await driver.key(key) }
            #expect(screen.picked == ["apple"])
            #expect(try driver.values("search field") == ["apple"])
            #expect(screen.search.searchBar.isFirstResponder)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `In a sheet, a suggestion menu opens in the sheet's window, and a click selects`(on host: ScenarioHost)
        async throws
    {
        let root = UIViewController()
        let screen = FruitScreen(isInline: true)
        try await host.show(root) { driver in
            let navigation = UINavigationController(rootViewController: screen)
            navigation.modalPresentationStyle = .formSheet
            root.present(navigation, animated: false)
            try await driver.settle()
            try await driver.tap("Fruit", role: "search field")
            try await driver.type("e")
            #expect(try driver.labels("suggestion") == ["apple", "cherry"])
            try await driver.tap("cherry", role: "suggestion")
            #expect(screen.picked == ["cherry"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A click outside closes a suggestion menu, and a click on an item selects it`(on host: ScenarioHost)
        async throws
    {
        let screen = FruitScreen(isInline: true)
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Fruit")
            try await driver.type("e")
            #expect(try driver.labels("suggestion") == ["apple", "cherry"])
            try await driver.tap("Row 9", role: "row")
            #expect(try driver.labels("suggestion").isEmpty)
            try await driver.tap("Fruit", role: "search field")
            try await driver.key("backspace")
            try await driver.type("e")
            try await driver.tap("cherry", role: "suggestion")
            #expect(screen.picked == ["cherry"])
            #expect(try driver.labels("suggestion").isEmpty)
        }
    }
}

/// Suggests the fruits that contain the typed text.
@MainActor
private final class FruitScreen: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    private(set) var picked: [String] = []
    private static let fruit = ["apple", "banana", "cherry"]

    init(isInline: Bool) {
        super.init(style: .plain)
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Fruit"
        definesPresentationContext = true
        if isInline {
            search.hidesNavigationBarDuringPresentation = false
            navigationItem.titleView = search.searchBar
        } else {
            navigationItem.searchController = search
            navigationItem.hidesSearchBarWhenScrolling = false
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text!
        searchController.searchSuggestions = Self.fruit.filter { !text.isEmpty && $0.contains(text) }.map { name in
            let marked = NSMutableAttributedString(string: name)
            let range = (name as NSString).range(of: text)
            marked.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: range)
            return UISearchSuggestionItem(
                localizedAttributedSuggestion: marked,
                localizedDescription: "A fruit called \(name)",
                iconImage: UIImage(systemName: "leaf")
            )
        }
    }

    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {
        picked.append(searchSuggestion.localizedSuggestion ?? "")
        searchController.searchBar.text = searchSuggestion.localizedSuggestion
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
