import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Suggestions")
struct SuggestionRules {
    /// The labels of the suggestions on screen.
    private func suggestions(_ driver: AppDriver) -> [String] {
        driver.screen().elements(role: "suggestion").compactMap(\.label)
    }

    private func items(_ texts: String...) -> [any UISearchSuggestion] {
        texts.map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }

    /// A screen with an inline search bar, for which suggestions are a menu.
    private func inlineScreen() -> SearchScreen {
        let screen = SearchScreen(results: ResultsScreen(style: .plain), placesBar: false)
        screen.definesPresentationContext = true
        screen.search.hidesNavigationBarDuringPresentation = false
        screen.navigationItem.titleView = screen.bar
        return screen
    }

    @Test
    func `Rule 68: a stacked bar's suggestions replace the results with a list`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        #expect(driver.rows == ["Result 0", "Result 1"])
        screen.search.searchSuggestions = items("apple", "apricot")
        try await driver.settle()
        #expect(suggestions(driver) == ["apple", "apricot"])
        #expect(driver.rows.isEmpty)
        #expect(screen.field.isFirstResponder)
    }

    @Test
    func `Rule 68: a bar as the title view opens a menu below its field, and leaves the results visible`()
        async throws
    {
        let screen = inlineScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        screen.search.searchSuggestions = items("apple", "apricot")
        try await driver.settle()
        #expect(suggestions(driver) == ["apple", "apricot"])
        #expect(screen.results?.viewIfLoaded?.isHidden == false)
        let field = try #require(driver.screen().elements(role: "search field").first)
        let menu = try #require(driver.screen().elements(role: "suggestion list").first)
        #expect(menu.frame.minY >= field.frame.maxY)
        #expect(menu.frame.minX == field.frame.minX)
    }

    @Test
    func `Rule 68: suggestions appear only while search is active, and follow the assigned array`() async throws {
        let screen = SearchScreen()
        screen.search.searchSuggestions = items("early")
        let driver = try await launch(screen)
        #expect(suggestions(driver).isEmpty)
        try await driver.tap("Find")
        #expect(suggestions(driver) == ["early"])
        screen.search.searchSuggestions = items("late", "later")
        try await driver.settle()
        #expect(suggestions(driver) == ["late", "later"])
        try await driver.tap("Cancel")
        #expect(suggestions(driver).isEmpty)
        #expect(driver.rows == ["Row 0", "Row 1", "Row 2"])
    }

    @Test
    func `Rule 69: selecting a suggestion calls the updater with it, then clears the suggestions`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        let chosen = UISearchSuggestionItem(localizedSuggestion: "pear")
        chosen.representedObject = 7
        screen.search.searchSuggestions = items("apple") + [chosen]
        try await driver.settle()
        _ = screen.takeLog()
        screen.inside["select"] = { $0.log.append("with \($0.search.searchSuggestions?.count ?? 0)") }
        try await driver.tap("pear")
        #expect(screen.takeLog() == ["select pear 7", "with 2"])
        #expect(screen.search.searchSuggestions == nil)
        #expect(suggestions(driver).isEmpty)
        #expect(screen.search.isActive)
        #expect(screen.field.isFirstResponder)
    }

    @Test
    func `A suggestion that is chosen while text is composed commits the text before the updater is called`()
        async throws
    {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.compose("な")
        screen.search.searchSuggestions = items("pear")
        try await driver.settle()
        screen.inside["select"] = { screen in
            screen.log.append("'\(screen.bar.text!)' \(screen.field.markedTextRange == nil ? "committed" : "composed")")
        }
        try await driver.tap("pear")
        #expect(screen.log.suffix(2) == ["select pear", "'な' committed"])
    }

    @Test
    func `Rule 70: after a selection the app sets the text, and suggestions set in that update are cleared`()
        async throws
    {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("ap")
        screen.search.searchSuggestions = items("apple")
        screen.inside["update"] = {
            $0.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "more")]
        }
        screen.inside["select"] = { screen in
            #expect(screen.bar.text == "ap")
            screen.bar.text = "apple"
        }
        try await driver.settle()
        try await driver.tap("apple", role: "suggestion")
        #expect(screen.bar.text == "apple")
        #expect(screen.search.searchSuggestions == nil)
        #expect(suggestions(driver).isEmpty)
    }

    @Test(arguments: [true, false])
    func `Rule 71: nil and an empty array close the list`(withNil: Bool) async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        screen.search.searchSuggestions = items("apple")
        try await driver.settle()
        screen.search.searchSuggestions = withNil ? nil : []
        try await driver.settle()
        #expect(suggestions(driver).isEmpty)
        #expect(driver.rows == ["Result 0", "Result 1"])
    }

    @Test
    func `Rule 71: a tap outside closes the menu until the user types`() async throws {
        let screen = inlineScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.search.searchSuggestions = items("apple")
        try await driver.settle()
        #expect(suggestions(driver) == ["apple"])
        try await driver.tap("Row 2")
        #expect(suggestions(driver).isEmpty)
        screen.search.searchSuggestions = items("pear")
        try await driver.settle()
        #expect(suggestions(driver).isEmpty)
        try await driver.tap("Find", role: "search field")
        try await driver.type("p")
        #expect(suggestions(driver) == ["pear"])
    }

    @Test
    func `Rule 71: a closed menu opens again in the next search`() async throws {
        let screen = inlineScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.search.searchSuggestions = items("apple")
        try await driver.settle()
        try await driver.key(AppDriver.Key("escape")!)
        #expect(suggestions(driver).isEmpty)
        #expect(screen.search.isActive)
        try await driver.tap("Cancel")
        try await driver.tap("Find")
        #expect(suggestions(driver) == ["apple"])
    }

    @Test
    func `Rules 71 and 73: a bar without a search controller opens its field's menu again for another scope`()
        async throws
    {
        let screen = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 96))
        bar.placeholder = "Alone"
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        bar.searchTextField.searchSuggestions = items("apple")
        screen.view.addSubview(bar)
        let driver = try await AppDriver.launch { screen }
        try await driver.tap("Alone", role: "search field")
        #expect(suggestions(driver) == ["apple"])
        try await driver.key(AppDriver.Key("escape")!)
        #expect(suggestions(driver).isEmpty)
        try await driver.scope("Two")
        #expect(suggestions(driver) == ["apple"])
    }

    @Test
    func `Rule 72: ignoring suggestions for stacked bars hides them but keeps the array`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        screen.search.searchSuggestions = items("apple")
        try await driver.settle()
        #expect(suggestions(driver) == ["apple"])
        screen.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        try await driver.settle()
        #expect(suggestions(driver).isEmpty)
        #expect(driver.rows == ["Result 0", "Result 1"])
        #expect(screen.search.searchSuggestions?.count == 1)
    }

    @Test
    func `Rule 73: a standalone field shows suggestions while editing, and a selection calls its delegate`()
        async throws
    {
        final class Screen: UIViewController, UISearchTextFieldDelegate {
            let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
            var picked: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                field.placeholder = "Own"
                field.delegate = self
                field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "apple")]
                view.addSubview(field)
            }
            func searchTextField(
                _ searchTextField: UISearchTextField,
                didSelect suggestion: any UISearchSuggestion
            ) {
                picked.append(suggestion.localizedSuggestion ?? "")
            }
        }
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        #expect(suggestions(driver).isEmpty)
        try await driver.tap("Own")
        #expect(suggestions(driver) == ["apple"])
        try await driver.tap("apple")
        #expect(screen.picked == ["apple"])
        #expect(screen.field.searchSuggestions == nil)
        #expect(screen.field.isFirstResponder)
    }

    @Test
    func `Rule 73: suggestions set on a search controller's field trap, with a message that names the remedy`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let search = UISearchController(searchResultsController: nil)
                search.searchBar.searchTextField.searchSuggestions = []
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains("UISearchTextField.searchSuggestions was assigned on the field of a search controller")
        )
        #expect(message.contains("assign UISearchController.searchSuggestions instead"))
    }

    @Test
    func `Rule 74: an attributed suggestion precedes the plain one, and the description is accessible`() async throws {
        final class Shortcut: NSObject, UISearchSuggestion {
            var localizedSuggestion: String? { "plain" }
            var localizedAttributedSuggestion: NSAttributedString? { NSAttributedString(string: "attributed") }
            var representedObject: Any?
        }
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        let item = UISearchSuggestionItem(
            localizedAttributedSuggestion: NSAttributedString(string: "marked"),
            localizedDescription: "A fruit",
            iconImage: UIImage(systemName: "leaf")
        )
        #expect(item.localizedSuggestion == "marked")
        screen.search.searchSuggestions = [Shortcut(), item]
        try await driver.settle()
        let shown = driver.screen().elements(role: "suggestion")
        #expect(shown.map(\.label) == ["attributed", "marked"])
        #expect(shown.map(\.value) == [nil, "A fruit"])
    }

    @Test
    func `Up and Down move through suggestions, Return selects one, and without a selection searches`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.search.searchSuggestions = items("one", "two", "three")
        try await driver.settle()
        func selected() -> [String?] {
            driver.screen().elements(role: "suggestion").filter { $0.states == ["selected"] }.map(\.label)
        }
        for key in ["down", "down"] { try await driver.key(AppDriver.Key(key)!) }
        #expect(selected() == ["two"])
        for key in ["up", "up"] { try await driver.key(AppDriver.Key(key)!) }
        #expect(selected() == [])
        #expect(screen.field.isFirstResponder)
        _ = screen.takeLog()
        try await driver.key(AppDriver.Key("return")!)
        #expect(screen.takeLog() == ["searchClicked"])
        for key in ["down", "down", "down", "down", "return"] { try await driver.key(AppDriver.Key(key)!) }
        #expect(screen.takeLog() == ["select three"])
    }

    @Test
    func `Escape returns from a suggestion to the field, then ends search`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.search.searchSuggestions = items("one")
        try await driver.settle()
        for key in ["down", "escape"] { try await driver.key(AppDriver.Key(key)!) }
        #expect(screen.search.isActive)
        try await driver.key(AppDriver.Key("escape")!)
        #expect(!screen.search.isActive)
    }

    @Test
    func `A menu closes when its field loses focus, and opens again with it`() async throws {
        let screen = inlineScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.search.searchSuggestions = items("one")
        try await driver.settle()
        screen.bar.resignFirstResponder()
        try await driver.settle()
        #expect(suggestions(driver).isEmpty)
        screen.bar.becomeFirstResponder()
        try await driver.settle()
        #expect(suggestions(driver) == ["one"])
    }

    @Test
    func `A list of 1,000 suggestions creates rows only for the visible ones`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.search.searchSuggestions = (0..<1000).map { UISearchSuggestionItem(localizedSuggestion: "S\($0)") }
        try await driver.settle()
        #expect(suggestions(driver).count < 30)
        for _ in 0..<1000 { try await driver.key(AppDriver.Key("down")!) }
        #expect(suggestions(driver).last == "S999")
    }
}
