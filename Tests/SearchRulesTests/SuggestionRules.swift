import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Suggestions")
struct SuggestionRules {
    /// The labels of the suggestions on screen.
    private func suggestions(_ pilot: Pilot) -> [String] {
        pilot.screen().elements(role: "suggestion").compactMap(\.label)
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
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        try await pilot.type("a")
        #expect(pilot.rows == ["Result 0", "Result 1"])
        screen.search.searchSuggestions = items("apple", "apricot")
        try await pilot.settle()
        #expect(suggestions(pilot) == ["apple", "apricot"])
        #expect(pilot.rows.isEmpty)
        #expect(screen.field.isFirstResponder)
    }

    @Test
    func `Rule 68: a bar as the title view opens a menu below its field, and leaves the results visible`()
        async throws
    {
        let screen = inlineScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        try await pilot.type("a")
        screen.search.searchSuggestions = items("apple", "apricot")
        try await pilot.settle()
        #expect(suggestions(pilot) == ["apple", "apricot"])
        #expect(screen.results?.viewIfLoaded?.isHidden == false)
        let field = try #require(pilot.screen().elements(role: "search field").first)
        let menu = try #require(pilot.screen().elements(role: "suggestion list").first)
        #expect(menu.frame.minY >= field.frame.maxY)
        #expect(menu.frame.minX == field.frame.minX)
    }

    @Test
    func `Rule 68: suggestions appear only while search is active, and follow the assigned array`() async throws {
        let screen = SearchScreen()
        screen.search.searchSuggestions = items("early")
        let pilot = try await launch(screen)
        #expect(suggestions(pilot).isEmpty)
        try await pilot.tap("Find")
        #expect(suggestions(pilot) == ["early"])
        screen.search.searchSuggestions = items("late", "later")
        try await pilot.settle()
        #expect(suggestions(pilot) == ["late", "later"])
        try await pilot.tap("Cancel")
        #expect(suggestions(pilot).isEmpty)
        #expect(pilot.rows == ["Row 0", "Row 1", "Row 2"])
    }

    @Test
    func `Rule 69: selecting a suggestion calls the updater with it, then clears the suggestions`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        let chosen = UISearchSuggestionItem(localizedSuggestion: "pear")
        chosen.representedObject = 7
        screen.search.searchSuggestions = items("apple") + [chosen]
        try await pilot.settle()
        _ = screen.takeLog()
        screen.inside["select"] = { $0.log.append("with \($0.search.searchSuggestions?.count ?? 0)") }
        try await pilot.tap("pear")
        #expect(screen.takeLog() == ["select pear 7", "with 2"])
        #expect(screen.search.searchSuggestions == nil)
        #expect(suggestions(pilot).isEmpty)
        #expect(screen.search.isActive)
        #expect(screen.field.isFirstResponder)
    }

    @Test
    func `Rule 70: after a selection the app sets the text, and suggestions set in that update are cleared`()
        async throws
    {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        try await pilot.type("ap")
        screen.search.searchSuggestions = items("apple")
        screen.inside["update"] = {
            $0.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "more")]
        }
        screen.inside["select"] = { screen in
            #expect(screen.bar.text == "ap")
            screen.bar.text = "apple"
        }
        try await pilot.settle()
        try await pilot.tap("apple", role: "suggestion")
        #expect(screen.bar.text == "apple")
        #expect(screen.search.searchSuggestions == nil)
        #expect(suggestions(pilot).isEmpty)
    }

    @Test(arguments: [true, false])
    func `Rule 71: nil and an empty array close the list`(withNil: Bool) async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        try await pilot.type("a")
        screen.search.searchSuggestions = items("apple")
        try await pilot.settle()
        screen.search.searchSuggestions = withNil ? nil : []
        try await pilot.settle()
        #expect(suggestions(pilot).isEmpty)
        #expect(pilot.rows == ["Result 0", "Result 1"])
    }

    @Test
    func `Rule 71: a tap outside closes the menu until the user types`() async throws {
        let screen = inlineScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.search.searchSuggestions = items("apple")
        try await pilot.settle()
        #expect(suggestions(pilot) == ["apple"])
        try await pilot.tap("Row 2")
        #expect(suggestions(pilot).isEmpty)
        screen.search.searchSuggestions = items("pear")
        try await pilot.settle()
        #expect(suggestions(pilot).isEmpty)
        try await pilot.tap("Find", role: "search field")
        try await pilot.type("p")
        #expect(suggestions(pilot) == ["pear"])
    }

    @Test
    func `Rule 71: a closed menu opens again in the next search`() async throws {
        let screen = inlineScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.search.searchSuggestions = items("apple")
        try await pilot.settle()
        try await pilot.key(Pilot.Key("escape")!)
        #expect(suggestions(pilot).isEmpty)
        #expect(screen.search.isActive)
        try await pilot.tap("Cancel")
        try await pilot.tap("Find")
        #expect(suggestions(pilot) == ["apple"])
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
        let pilot = try await Pilot.launch { screen }
        try await pilot.tap("Alone", role: "search field")
        #expect(suggestions(pilot) == ["apple"])
        try await pilot.key(Pilot.Key("escape")!)
        #expect(suggestions(pilot).isEmpty)
        try await pilot.scope("Two")
        #expect(suggestions(pilot) == ["apple"])
    }

    @Test
    func `Rule 72: ignoring suggestions for stacked bars hides them but keeps the array`() async throws {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        try await pilot.type("a")
        screen.search.searchSuggestions = items("apple")
        try await pilot.settle()
        #expect(suggestions(pilot) == ["apple"])
        screen.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        try await pilot.settle()
        #expect(suggestions(pilot).isEmpty)
        #expect(pilot.rows == ["Result 0", "Result 1"])
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
        let pilot = try await Pilot.launch { screen }
        #expect(suggestions(pilot).isEmpty)
        try await pilot.tap("Own")
        #expect(suggestions(pilot) == ["apple"])
        try await pilot.tap("apple")
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
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        let item = UISearchSuggestionItem(
            localizedAttributedSuggestion: NSAttributedString(string: "marked"),
            localizedDescription: "A fruit",
            iconImage: UIImage(systemName: "leaf")
        )
        #expect(item.localizedSuggestion == "marked")
        screen.search.searchSuggestions = [Shortcut(), item]
        try await pilot.settle()
        let shown = pilot.screen().elements(role: "suggestion")
        #expect(shown.map(\.label) == ["attributed", "marked"])
        #expect(shown.map(\.value) == [nil, "A fruit"])
    }

    @Test
    func `Up and Down move through suggestions, Return selects one, and without a selection searches`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.search.searchSuggestions = items("one", "two", "three")
        try await pilot.settle()
        func selected() -> [String?] {
            pilot.screen().elements(role: "suggestion").filter { $0.states == ["selected"] }.map(\.label)
        }
        for key in ["down", "down"] { try await pilot.key(Pilot.Key(key)!) }
        #expect(selected() == ["two"])
        for key in ["up", "up"] { try await pilot.key(Pilot.Key(key)!) }
        #expect(selected() == [])
        #expect(screen.field.isFirstResponder)
        _ = screen.takeLog()
        try await pilot.key(Pilot.Key("return")!)
        #expect(screen.takeLog() == ["searchClicked"])
        for key in ["down", "down", "down", "down", "return"] { try await pilot.key(Pilot.Key(key)!) }
        #expect(screen.takeLog() == ["select three"])
    }

    @Test
    func `Escape returns from a suggestion to the field, then ends search`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.search.searchSuggestions = items("one")
        try await pilot.settle()
        for key in ["down", "escape"] { try await pilot.key(Pilot.Key(key)!) }
        #expect(screen.search.isActive)
        try await pilot.key(Pilot.Key("escape")!)
        #expect(!screen.search.isActive)
    }

    @Test
    func `A menu closes when its field loses focus, and opens again with it`() async throws {
        let screen = inlineScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.search.searchSuggestions = items("one")
        try await pilot.settle()
        screen.bar.resignFirstResponder()
        try await pilot.settle()
        #expect(suggestions(pilot).isEmpty)
        screen.bar.becomeFirstResponder()
        try await pilot.settle()
        #expect(suggestions(pilot) == ["one"])
    }

    @Test
    func `A list of 1,000 suggestions creates rows only for the visible ones`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.search.searchSuggestions = (0..<1000).map { UISearchSuggestionItem(localizedSuggestion: "S\($0)") }
        try await pilot.settle()
        #expect(suggestions(pilot).count < 30)
        for _ in 0..<1000 { try await pilot.key(Pilot.Key("down")!) }
        #expect(suggestions(pilot).last == "S999")
    }
}
