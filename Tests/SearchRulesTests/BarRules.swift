import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Navigation item and search bar")
struct BarRules {
    @Test(
        arguments: [true, false]
    )
    func `Rule 75: a bar that hides when scrolling is visible only at the top; any other bar stays visible`(hides: Bool)
        async throws
    {
        let screen = SearchScreen()
        screen.navigationItem.hidesSearchBarWhenScrolling = hides
        screen.tableView.rowHeight = 600
        let driver = try await launch(screen)
        #expect(driver.shows("search field", "Find"))
        screen.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        try await driver.settle()
        #expect(driver.shows("search field", "Find") == !hides)
        screen.tableView.setContentOffset(.zero, animated: false)
        try await driver.settle()
        #expect(driver.shows("search field", "Find"))
    }

    @Test
    func `Rule 83: the text of a new bar is empty, not nil`() {
        #expect(UISearchBar().text == "")
    }

    @Test
    func `The bar forwards text input traits to its field`() {
        let bar = UISearchBar()
        #expect(bar.returnKeyType == .search)
        bar.returnKeyType = .done
        bar.autocapitalizationType = .none
        #expect(bar.searchTextField.returnKeyType == .done)
        #expect(bar.searchTextField.autocapitalizationType == .none)
    }

    @Test
    func `Rule 84: the bar forwards first responder calls to its field, and reports the field's state`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        #expect(screen.bar.becomeFirstResponder())
        #expect(screen.field.isFirstResponder)
        #expect(screen.bar.isFirstResponder)
        #expect(screen.bar.resignFirstResponder())
        #expect(!screen.bar.isFirstResponder)
    }

    @Test
    func `Rule 85: delegates are weak references`() {
        let search = UISearchController(searchResultsController: nil)
        do {
            let screen = SearchScreen()
            search.delegate = screen
            search.searchBar.delegate = screen
        }
        #expect(search.delegate == nil)
        #expect(search.searchBar.delegate == nil)
    }

    @Test
    func `Rule 22: the clear button calls textDidChange with empty text, then the updater, and keeps focus`()
        async throws
    {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        screen.log = []
        try await driver.tap("Clear text")
        #expect(screen.takeLog().suffix(2) == ["textDidChange ''", "update '' active"])
        #expect(screen.bar.isFirstResponder)
    }

    @Test
    func `Ctrl+F focuses the search bar on screen`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.key(AppDriver.Key("ctrl+f")!)
        #expect(screen.bar.isFirstResponder)
        #expect(screen.search.isActive)
    }

    @Test
    func `Down moves from the field into the rows, Return selects a row, and Up returns to the field`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.log = []
        for key in ["down", "down", "return"] { try await driver.key(AppDriver.Key(key)!) }
        #expect(screen.takeLog().last == "didSelectRow 1")
        #expect(screen.search.isActive)
        for key in ["up", "up"] { try await driver.key(AppDriver.Key(key)!) }
        #expect(screen.bar.isFirstResponder)
    }

    @Test
    func `Rule 22: the clear button empties and focuses an unfocused field`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        screen.bar.resignFirstResponder()
        screen.log = []
        try await driver.tap("Clear text")
        #expect(screen.bar.text == "")
        #expect(screen.bar.isFirstResponder)
        #expect(screen.takeLog().prefix(2) == ["textDidChange ''", "update '' active"])
    }

    @Test
    func `Rule 83: text is empty, not nil, after nil is assigned, and after Cancel`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        screen.bar.text = nil
        #expect(screen.bar.text == "")
        try await driver.tap("Find")
        try await driver.type("a")
        try await driver.tap("Cancel")
        #expect(screen.bar.text == "")
    }

    @Test
    func `Rule 85: search works with delegates that implement no methods`() async throws {
        final class Silent: NSObject, UISearchBarDelegate, UISearchControllerDelegate, UISearchTextFieldDelegate {}
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let silent = Silent()
        screen.search.delegate = silent
        screen.bar.delegate = silent
        screen.field.delegate = silent
        screen.bar.scopeButtonTitles = ["All", "New"]
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        try await driver.scope("New")
        #expect(driver.rows == ["Result 0", "Result 1"])
        try await driver.tap("Cancel")
        #expect(!screen.search.isActive)
        #expect(screen.takeLog().allSatisfy { $0.hasPrefix("update") })
    }
}
