import Foundation
import HeadlessHost
import Testing
import UIKit

/// Workarounds for iOS that show, lay out and keep results. They are unnecessary and harmless.
@MainActor
@Suite("iOS workarounds: results and tokens")
struct ResultsQuirks {
    private let mainRows = ["Row 0", "Row 1", "Row 2"]
    private let resultRows = ["Result 0", "Result 1"]

    private func searching(_ prepare: (SearchScreen) -> Void = { _ in }) async throws -> (SearchScreen, AppDriver) {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        prepare(screen)
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.log = []
        return (screen, driver)
    }

    @Test
    func `Quirk 13: showsSearchResultsController or a space as text shows results before typing`() async throws {
        let (asked, askedDriver) = try await searching { $0.search.showsSearchResultsController = true }
        #expect(askedDriver.rows == resultRows)
        #expect(asked.bar.text == "")
        let (spaced, spacedDriver) = try await searching()
        spaced.bar.text = " "
        try await spacedDriver.settle()
        #expect(spacedDriver.rows == resultRows)
        try await spacedDriver.tap("Cancel")
        #expect(spacedDriver.rows == mainRows)
    }

    @Test
    func `Quirk 13: unhiding the view of the results controller does not disturb the search`() async throws {
        let (screen, driver) = try await searching()
        screen.inside["update"] = { $0.results?.view.isHidden = false }
        screen.bar.resignFirstResponder()
        screen.bar.becomeFirstResponder()
        try await driver.type("a")
        #expect(driver.rows == resultRows)
        try await driver.tap("Cancel")
        #expect(driver.rows == mainRows)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 14: results begin directly below the bar, with and without large titles`(hasLargeTitles: Bool)
        async throws
    {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen, largeTitles: hasLargeTitles)
        try await driver.tap("Find")
        try await driver.type("a")
        let bar = screen.bar.convert(screen.bar.bounds, to: nil)
        let first = try #require(driver.screen().elements(role: "row").first?.frame)
        #expect(first.minY >= bar.maxY)
        #expect(first.minY < bar.maxY + 60)
        screen.results?.tableView.contentInset.top = 10
        try await driver.settle()
        #expect(driver.rows == resultRows)
    }

    @Test
    func `Quirk 15: setting search properties to their defaults has no effect`() async throws {
        let (_, driver) = try await searching {
            $0.search.obscuresBackgroundDuringPresentation = false
            $0.search.hidesNavigationBarDuringPresentation = true
            $0.search.automaticallyShowsSearchResultsController = true
            $0.search.automaticallyShowsCancelButton = true
        }
        #expect(driver.rows == mainRows)
        #expect(driver.screen().elements(role: "dimmed").isEmpty)
        try await driver.type("a")
        #expect(driver.rows == resultRows)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 16: rows can be selected after the search key, whether or not the app resigns focus`(resigns: Bool)
        async throws
    {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        if resigns { screen.inside["searchClicked"] = { $0.bar.resignFirstResponder() } }
        try await driver.tap("Find")
        try await driver.type("a")
        try await driver.key(AppDriver.Key("return")!)
        screen.log = []
        try await driver.tap("Row 1")
        #expect(screen.log.contains("didSelectRow 1"))
        #expect(screen.search.isActive)
    }

    @Test
    func `Quirk 16: text assigned after searchClicked ends the search is kept`() async throws {
        let (screen, driver) = try await searching()
        screen.inside["searchClicked"] = { screen in
            let query = screen.bar.text
            screen.search.isActive = false
            screen.bar.text = query
        }
        try await driver.type("rose")
        try await driver.key(AppDriver.Key("return")!)
        #expect(!screen.search.isActive)
        #expect(screen.bar.text == "rose")
        #expect(driver.rows == mainRows)
    }

    @Test
    func `Quirk 17: a push keeps results and text; ending the search before a push closes the results`() async throws {
        let (screen, driver) = try await searching()
        try await driver.type("a")
        screen.navigationController?.pushViewController(UIViewController(), animated: true)
        try await driver.settle()
        try await driver.back()
        #expect(driver.rows == resultRows)
        screen.search.isActive = false
        screen.navigationController?.pushViewController(UIViewController(), animated: true)
        try await driver.settle()
        try await driver.back()
        #expect(driver.rows == mainRows)
        try await driver.tap("Find")
        #expect(screen.search.isActive)
    }

    @Test
    func `Quirk 34: a token keeps its representedObject`() async throws {
        let (screen, _) = try await searching()
        let token = makeToken("Red")
        token.representedObject = ["text": "Red", "colour": "systemRed"]
        screen.field.insertToken(token, at: 0)
        #expect((screen.field.tokens[0].representedObject as? [String: String])?["colour"] == "systemRed")
    }

    @Test
    func `Quirk 35: comparing tokens in textDidChange identifies the token that the user deleted`() async throws {
        let (screen, driver) = try await searching()
        let (one, two) = (makeToken("One"), makeToken("Two"))
        screen.field.tokens = [one, two]
        var known = [one, two]
        var deleted: [UISearchToken] = []
        screen.inside["textDidChange"] = { screen in
            deleted += known.filter { token in !screen.field.tokens.contains { $0 === token } }
            known = screen.field.tokens
        }
        try await driver.token("Two")
        try await driver.key(AppDriver.Key("backspace")!)
        #expect(deleted == [two])
    }

    @Test(
        arguments: ["", " "]
    )
    func `Quirk 36: a token alone shows results, whether the app empties the text or leaves a space`(text: String)
        async throws
    {
        let (screen, driver) = try await searching()
        screen.inside["textDidChange"] = { screen in
            guard screen.bar.text == "red" else { return }
            screen.field.insertToken(makeToken("Red"), at: 0)
            screen.bar.text = text
        }
        try await driver.type("red")
        #expect(driver.rows == resultRows)
        screen.bar.text = ""
        try await driver.settle()
        #expect(driver.rows == resultRows)
    }
}
