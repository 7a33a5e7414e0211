import Foundation
import HeadlessHost
import Testing
import UIKit

/// Workarounds for iOS that begin a search. They are unnecessary and harmless.
@MainActor
@Suite("iOS workarounds: activation and focus")
struct FocusQuirks {
    @Test
    func `Quirk 1: becomeFirstResponder directly after setting isActive focuses the field`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        screen.search.isActive = true
        screen.bar.becomeFirstResponder()
        try await driver.type("a")
        #expect(screen.bar.text == "a")
    }

    @Test
    func `Quirk 1: a repeated becomeFirstResponder in a later turn has no effect`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        screen.inside["didPresent"] = { screen in
            DispatchQueue.main.async { screen.bar.becomeFirstResponder() }
        }
        try await driver.tap("Find")
        #expect(
            screen.takeLog() == [
                "shouldBegin", "didBegin", "present", "willPresent", "update '' active", "didPresent",
            ]
        )
        #expect(screen.bar.isFirstResponder)
    }

    @Test
    func `Quirk 2: isActive is true in didPresent, and a turn after willPresent`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        var readings: [String: Bool] = [:]
        screen.inside["willPresent"] = { screen in
            DispatchQueue.main.async { readings["later"] = screen.search.isActive }
        }
        screen.inside["didPresent"] = { readings["at once"] = $0.search.isActive }
        try await driver.tap("Find")
        #expect(readings == ["later": true, "at once": true])
    }

    @Test(arguments: [true, false])
    func `Quirk 3: a search controller made without arguments shows its bar`(isPlain: Bool) async throws {
        let screen = UIViewController()
        let search = isPlain ? UISearchController() : UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Plain"
        screen.navigationItem.searchController = search
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        try await driver.tap("Plain")
        #expect(search.isActive)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 4: rows keep their position when search begins, with or without scrolling to the first`(scrolls: Bool)
        async throws
    {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        if scrolls {
            screen.inside["willPresent"] = {
                $0.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
            }
        }
        try await driver.tap("Find")
        #expect(screen.tableView.contentOffset.y == -screen.tableView.contentInset.top)
        #expect(driver.rows == ["Row 0", "Row 1", "Row 2"])
    }

    @Test
    func `Quirk 5: an unfocused field that is cleared stays unfocused if the delegate refuses editing`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type("a")
        screen.bar.resignFirstResponder()
        screen.inside["textDidChange"] = { screen in
            if !screen.bar.isFirstResponder { screen.refusals = ["shouldBegin"] }
        }
        try await driver.tap("Clear text")
        #expect(screen.bar.text == "")
        #expect(!screen.bar.isFirstResponder)
        #expect(screen.search.isActive)
        screen.refusals = []
        try await driver.tap("Find")
        #expect(screen.bar.isFirstResponder)
    }
}
