import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("2.9 and 2.10 Navigation item and bar")
struct BarRules {
    @Test(
        "Rule 75: a bar that hides on scrolling is shown at the top only; one that does not stays",
        arguments: [true, false]
    )
    func hidesWhenScrolling(hides: Bool) async throws {
        let screen = SearchScreen()
        screen.navigationItem.hidesSearchBarWhenScrolling = hides
        screen.tableView.rowHeight = 600
        let pilot = try await launch(screen)
        #expect(pilot.shows("search field", "Find"))
        screen.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        try await pilot.settle()
        #expect(pilot.shows("search field", "Find") == !hides)
        screen.tableView.setContentOffset(.zero, animated: false)
        try await pilot.settle()
        #expect(pilot.shows("search field", "Find"))
    }

    @Test("Rule 83: the text of an untouched bar is empty, not nil")
    func untouchedText() {
        #expect(UISearchBar().text == "")
    }

    @Test("The bar passes what it wants of the keyboard on to its field")
    func inputTraits() {
        let bar = UISearchBar()
        #expect(bar.returnKeyType == .search)
        bar.returnKeyType = .done
        bar.autocapitalizationType = .none
        #expect(bar.searchTextField.returnKeyType == .done)
        #expect(bar.searchTextField.autocapitalizationType == .none)
    }

    @Test("Rule 84: the bar passes focus on to its field, and reports it")
    func forwardedFocus() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        #expect(screen.bar.becomeFirstResponder())
        #expect(screen.field.isFirstResponder)
        #expect(screen.bar.isFirstResponder)
        #expect(screen.bar.resignFirstResponder())
        #expect(!screen.bar.isFirstResponder)
    }

    @Test("Rule 85: delegates are kept weakly")
    func weakDelegates() {
        let search = UISearchController(searchResultsController: nil)
        do {
            let screen = SearchScreen()
            search.delegate = screen
            search.searchBar.delegate = screen
        }
        #expect(search.delegate == nil)
        #expect(search.searchBar.delegate == nil)
    }

    @Test("Rule 22: the clear button arrives as textDidChange with an empty text, then the updater, and keeps focus")
    func clearButton() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        try await pilot.type("a")
        screen.log = []
        try await pilot.tap("Clear text")
        #expect(screen.takeLog().suffix(2) == ["textDidChange ''", "update '' active"])
        #expect(screen.bar.isFirstResponder)
    }

    @Test("Ctrl+F gives focus to the search bar on screen")
    func shortcut() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.key(Pilot.Key("ctrl+f")!)
        #expect(screen.bar.isFirstResponder)
        #expect(screen.search.isActive)
    }

    @Test("The down key leads from the field to the rows, return opens one, and the up key leads back")
    func arrows() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.log = []
        for key in ["down", "down", "return"] { try await pilot.key(Pilot.Key(key)!) }
        #expect(screen.takeLog().last == "didSelectRow 1")
        #expect(screen.search.isActive)
        for key in ["up", "up"] { try await pilot.key(Pilot.Key(key)!) }
        #expect(screen.bar.isFirstResponder)
    }

    @Test("Rule 22: the clear button of a field without focus empties it, and gives it focus")
    func clearButtonTakesFocus() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        try await pilot.type("a")
        screen.bar.resignFirstResponder()
        screen.log = []
        try await pilot.tap("Clear text")
        #expect(screen.bar.text == "")
        #expect(screen.bar.isFirstResponder)
        #expect(screen.takeLog().prefix(2) == ["textDidChange ''", "update '' active"])
    }

    @Test("Rule 83: text is empty, not nil, after nil was assigned, and after Cancel")
    func textIsNeverNil() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        screen.bar.text = nil
        #expect(screen.bar.text == "")
        try await pilot.tap("Find")
        try await pilot.type("a")
        try await pilot.tap("Cancel")
        #expect(screen.bar.text == "")
    }

    @Test("Rule 85: a delegate need not answer anything, and a search goes its way")
    func silentDelegates() async throws {
        final class Silent: NSObject, UISearchBarDelegate, UISearchControllerDelegate, UISearchTextFieldDelegate {}
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let silent = Silent()
        screen.search.delegate = silent
        screen.bar.delegate = silent
        screen.field.delegate = silent
        screen.bar.scopeButtonTitles = ["All", "New"]
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        try await pilot.type("a")
        try await pilot.scope("New")
        #expect(pilot.rows == ["Result 0", "Result 1"])
        try await pilot.tap("Cancel")
        #expect(!screen.search.isActive)
        #expect(screen.takeLog().allSatisfy { $0.hasPrefix("update") })
    }
}
