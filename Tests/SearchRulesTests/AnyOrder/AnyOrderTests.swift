import Foundation
import HeadlessHost
import Testing
import UIKit

/// Only a programming error with a message of its own may end the process. This holds for any order of calls, any values and any
/// caller.
@MainActor
@Suite("Random API calls")
struct AnyOrderTests {
    @Test(arguments: UInt64(1)...8)
    func `A search survives 600 random steps, and a new search works afterwards`(seed: UInt64) async throws {
        let world = try await SearchWorld(seed: seed)
        for _ in 0..<600 { try await world.step() }
        // Enough calls and gestures found an element on screen.
        #expect(world.calls > 300)
        #expect(world.landed > 50)
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        #expect(driver.rows == ["Result 0", "Result 1"])
    }

    @Test
    func `NaN lengths are treated as 0, and infinite lengths as a large finite value`() {
        let view = UIView(frame: CGRect(x: CGFloat.nan, y: 1, width: .infinity, height: 2))
        #expect(view.frame.origin == CGPoint(x: 0, y: 1))
        #expect(view.frame.width.isFinite && view.frame.width > 1e9)
        view.alpha = .nan
        #expect(view.alpha == 0)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.contentOffset = CGPoint(x: CGFloat.nan, y: .nan)
        #expect(table.contentOffset == .zero)
        table.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
        #expect(table.contentInset == .zero)
    }

    @Test
    func `Objects remain usable after their screen and search are deallocated`() async throws {
        let bar: UISearchBar
        let field: UISearchTextField
        let table: UITableView
        let item: UINavigationItem
        weak var search: UISearchController?
        do {
            let screen = SearchScreen(results: ResultsScreen(style: .plain))
            let driver = try await launch(screen)
            try await driver.tap("Find")
            try await driver.type("a")
            (bar, field, table, item) = (screen.bar, screen.field, screen.tableView, screen.navigationItem)
            search = screen.search
            item.searchController = nil
            driver.terminate()
        }
        #expect(search == nil)
        bar.text = "b"
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["One", "Two"]
        bar.selectedScopeButtonIndex = 1
        bar.becomeFirstResponder()
        field.insertToken(makeToken("Late"), at: 0)
        field.insertText("c")
        field.deleteBackward()
        table.reloadData()
        item.title = "Late"
        #expect(bar.selectedScopeButtonIndex == 1)
        field.layoutIfNeeded()
        #expect(bar.text == "b")
        #expect(field.tokens.count == 1)
        // The data source was deallocated with the screen.
        #expect(table.dataSource == nil)
        #expect(table.numberOfSections == 0)
        #expect(item.title == "Late")
    }
}
