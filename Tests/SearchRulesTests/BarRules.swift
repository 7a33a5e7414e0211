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
}
