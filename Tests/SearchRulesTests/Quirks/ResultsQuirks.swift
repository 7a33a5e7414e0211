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

    private func searching(_ prepare: (SearchScreen) -> Void = { _ in }) async throws -> (SearchScreen, Pilot) {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        prepare(screen)
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.log = []
        return (screen, pilot)
    }

    @Test
    func `Quirk 13: showsSearchResultsController or a space as text shows results before typing`() async throws {
        let (asked, askedPilot) = try await searching { $0.search.showsSearchResultsController = true }
        #expect(askedPilot.rows == resultRows)
        #expect(asked.bar.text == "")
        let (spaced, spacedPilot) = try await searching()
        spaced.bar.text = " "
        try await spacedPilot.settle()
        #expect(spacedPilot.rows == resultRows)
        try await spacedPilot.tap("Cancel")
        #expect(spacedPilot.rows == mainRows)
    }

    @Test
    func `Quirk 13: unhiding the view of the results controller does not disturb the search`() async throws {
        let (screen, pilot) = try await searching()
        screen.inside["update"] = { $0.results?.view.isHidden = false }
        screen.bar.resignFirstResponder()
        screen.bar.becomeFirstResponder()
        try await pilot.type("a")
        #expect(pilot.rows == resultRows)
        try await pilot.tap("Cancel")
        #expect(pilot.rows == mainRows)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 14: results begin directly below the bar, with and without large titles`(hasLargeTitles: Bool)
        async throws
    {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let pilot = try await launch(screen, largeTitles: hasLargeTitles)
        try await pilot.tap("Find")
        try await pilot.type("a")
        let bar = screen.bar.convert(screen.bar.bounds, to: nil)
        let first = try #require(pilot.screen().elements(role: "row").first?.frame)
        #expect(first.minY >= bar.maxY)
        #expect(first.minY < bar.maxY + 60)
        screen.results?.tableView.contentInset.top = 10
        try await pilot.settle()
        #expect(pilot.rows == resultRows)
    }

    @Test
    func `Quirk 15: setting search properties to their defaults has no effect`() async throws {
        let (_, pilot) = try await searching {
            $0.search.obscuresBackgroundDuringPresentation = false
            $0.search.hidesNavigationBarDuringPresentation = true
            $0.search.automaticallyShowsSearchResultsController = true
            $0.search.automaticallyShowsCancelButton = true
        }
        #expect(pilot.rows == mainRows)
        #expect(pilot.screen().elements(role: "dimmed").isEmpty)
        try await pilot.type("a")
        #expect(pilot.rows == resultRows)
    }

    @Test(
        arguments: [true, false]
    )
    func `Quirk 16: rows can be selected after the search key, whether or not the app resigns focus`(resigns: Bool)
        async throws
    {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        if resigns { screen.inside["searchClicked"] = { $0.bar.resignFirstResponder() } }
        try await pilot.tap("Find")
        try await pilot.type("a")
        try await pilot.key(Pilot.Key("return")!)
        screen.log = []
        try await pilot.tap("Row 1")
        #expect(screen.log.contains("didSelectRow 1"))
        #expect(screen.search.isActive)
    }

    @Test
    func `Quirk 16: text assigned after searchClicked ends the search is kept`() async throws {
        let (screen, pilot) = try await searching()
        screen.inside["searchClicked"] = { screen in
            let query = screen.bar.text
            screen.search.isActive = false
            screen.bar.text = query
        }
        try await pilot.type("rose")
        try await pilot.key(Pilot.Key("return")!)
        #expect(!screen.search.isActive)
        #expect(screen.bar.text == "rose")
        #expect(pilot.rows == mainRows)
    }

    @Test
    func `Quirk 17: a push keeps results and text; ending the search before a push closes the results`() async throws {
        let (screen, pilot) = try await searching()
        try await pilot.type("a")
        screen.navigationController?.pushViewController(UIViewController(), animated: true)
        try await pilot.settle()
        try await pilot.back()
        #expect(pilot.rows == resultRows)
        screen.search.isActive = false
        screen.navigationController?.pushViewController(UIViewController(), animated: true)
        try await pilot.settle()
        try await pilot.back()
        #expect(pilot.rows == mainRows)
        try await pilot.tap("Find")
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
        let (screen, pilot) = try await searching()
        let (one, two) = (makeToken("One"), makeToken("Two"))
        screen.field.tokens = [one, two]
        var known = [one, two]
        var deleted: [UISearchToken] = []
        screen.inside["textDidChange"] = { screen in
            deleted += known.filter { token in !screen.field.tokens.contains { $0 === token } }
            known = screen.field.tokens
        }
        try await pilot.token("Two")
        try await pilot.key(Pilot.Key("backspace")!)
        #expect(deleted == [two])
    }

    @Test(
        arguments: ["", " "]
    )
    func `Quirk 36: a token alone shows results, whether the app empties the text or leaves a space`(text: String)
        async throws
    {
        let (screen, pilot) = try await searching()
        screen.inside["textDidChange"] = { screen in
            guard screen.bar.text == "red" else { return }
            screen.field.insertToken(makeToken("Red"), at: 0)
            screen.bar.text = text
        }
        try await pilot.type("red")
        #expect(pilot.rows == resultRows)
        screen.bar.text = ""
        try await pilot.settle()
        #expect(pilot.rows == resultRows)
    }
}
