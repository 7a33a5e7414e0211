import Foundation
import HeadlessHost
import Testing
import UIKit

/// Workarounds for iOS that keep results up to date. They are unnecessary and harmless.
@MainActor
@Suite("iOS workarounds: updates")
struct UpdateQuirks {
    private func searching(_ prepare: (SearchScreen) -> Void = { _ in }) async throws -> (SearchScreen, AppDriver) {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        prepare(screen)
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.log = []
        return (screen, driver)
    }

    @Test
    func `Quirk 6: a delegate that calls the updater for a scope causes two updates with that scope`() async throws {
        let (screen, driver) = try await searching { $0.bar.scopeButtonTitles = ["All", "New"] }
        var scopes: [Int] = []
        screen.inside["update"] = { scopes.append($0.bar.selectedScopeButtonIndex) }
        try await driver.scope("New")
        #expect(scopes == [1])
        screen.inside["scopeDidChange"] = { $0.updateSearchResults(for: $0.search) }
        try await driver.scope("All")
        #expect(scopes == [1, 0, 0])
    }

    @Test
    func `Quirk 7: the last update reads the cleared text, also if the app clears it in cancelClicked`() async throws {
        let (screen, driver) = try await searching()
        var shown = "all"
        screen.inside["update"] = { shown = $0.bar.text!.isEmpty ? "all" : "some" }
        try await driver.type("a")
        #expect(shown == "some")
        try await driver.tap("Cancel")
        #expect(shown == "all")
        screen.inside["cancelClicked"] = { screen in
            screen.bar.text = ""
            shown = "all"
        }
        try await driver.tap("Find")
        try await driver.type("a")
        try await driver.tap("Cancel")
        #expect(shown == "all")
        #expect(!screen.search.isActive)
    }

    @Test
    func `Quirk 8: an updater that skips repeated text misses no change`() async throws {
        let (screen, driver) = try await searching()
        var last: String?
        var lookedUp: [String] = []
        screen.inside["update"] = { screen in
            guard screen.bar.text != last else { return }
            last = screen.bar.text
            lookedUp.append(screen.bar.text!)
        }
        try await driver.type("ab")
        screen.bar.resignFirstResponder()
        screen.bar.becomeFirstResponder()
        try await driver.type("c")
        try await driver.tap("Cancel")
        #expect(lookedUp == ["a", "ab", "abc", ""])
    }

    @Test
    func `Quirk 9: the first update has text set before search, whether or not the app calls the updater`()
        async throws
    {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.bar.text = "rose"
        screen.updateSearchResults(for: screen.search)
        #expect(screen.takeLog() == ["update 'rose' inactive"])
        screen.search.isActive = true
        #expect(screen.log.contains("update 'rose' active"))
    }

    @Test
    func `Quirk 10: textDidChange and the updater read marked text as it is on screen`() async throws {
        let (screen, driver) = try await searching()
        var later: [String] = []
        screen.inside["shouldChange"] = { screen in
            DispatchQueue.main.async { later.append(screen.bar.text!) }
        }
        screen.field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        #expect(screen.takeLog().suffix(2) == ["textDidChange 'に'", "update 'に' active"])
        screen.field.setMarkedText("日本", selectedRange: NSRange(location: 2, length: 0))
        #expect(screen.takeLog().suffix(2) == ["textDidChange '日本'", "update '日本' active"])
        screen.field.unmarkText()
        try await driver.settle()
        #expect(screen.bar.text == "日本")
        #expect(later.last == "日本")
    }

    @Test
    func `Quirk 11: search stays active while a result is tapped, so the results remain`() async throws {
        let (screen, driver) = try await searching()
        try await driver.type("a")
        screen.inside["update"] = { #expect($0.search.isActive) }
        try await driver.tap("Result 1")
        #expect(screen.search.isActive)
        #expect(driver.rows == ["Result 0", "Result 1"])
    }

    @Test(arguments: [true, false])
    func `Quirk 12: an updater that removes tokens terminates, with or without a reentrancy guard`(guarded: Bool)
        async throws
    {
        let (screen, _) = try await searching()
        var isInside = false
        screen.inside["update"] = { screen in
            if guarded, isInside { return }
            isInside = true
            if let last = screen.field.tokens.indices.last { screen.field.removeToken(at: last) }
            isInside = false
        }
        screen.field.tokens = [makeToken("One"), makeToken("Two"), makeToken("Three")]
        #expect(screen.field.tokens.count == (guarded ? 2 : 0))
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 38: work deferred from a callback to the next turn has the same effect as immediate work`(
        isPutOff: Bool
    )
        async throws
    {
        let (screen, driver) = try await searching()
        func run(_ body: @escaping @MainActor () -> Void) {
            if isPutOff { DispatchQueue.main.async { body() } } else { body() }
        }
        screen.inside["textDidChange"] = { screen in run { screen.search.showsSearchResultsController = true } }
        screen.inside["cancelClicked"] = { screen in run { screen.search.showsSearchResultsController = false } }
        screen.inside["didDismiss"] = { screen in run { screen.bar.placeholder = "Again" } }
        try await driver.type("a")
        #expect(driver.rows == ["Result 0", "Result 1"])
        try await driver.tap("Cancel")
        #expect(!screen.search.isActive)
        #expect(!screen.search.showsSearchResultsController)
        #expect(driver.shows("search field", "Again"))
        #expect(driver.rows == ["Row 0", "Row 1", "Row 2"])
    }
}
