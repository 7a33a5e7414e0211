import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("2.2 When updateSearchResults(for:) is called")
struct UpdateRules {
    /// A screen with an active, focused search and an empty log.
    private func searching(_ prepare: (SearchScreen) -> Void = { _ in }) async throws -> (SearchScreen, Pilot) {
        let screen = SearchScreen()
        prepare(screen)
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        screen.log = []
        return (screen, pilot)
    }

    @Test("Rules 12 and 13: focus that returns calls the updater although the text is the same")
    func refocus() async throws {
        let (screen, pilot) = try await searching()
        screen.bar.resignFirstResponder()
        screen.log = []
        try await pilot.tap("Find")
        #expect(screen.takeLog() == ["shouldBegin", "didBegin", "update '' active"])
    }

    @Test("Rules 14 and 15: the updater reads isActive true at the beginning and false at the end")
    func activeInUpdater() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        screen.search.isActive = false
        #expect(screen.log.filter { $0.hasPrefix("update") } == ["update '' active", "update '' inactive"])
    }

    @Test("Rule 16: a scope that the user chooses reaches the updater before the delegate")
    func scopeOrder() async throws {
        let (screen, pilot) = try await searching { $0.bar.scopeButtonTitles = ["All", "New"] }
        try await pilot.scope("New")
        #expect(screen.takeLog() == ["update '' active", "scopeDidChange 1"])
    }

    @Test("Rule 17: tokens that the app inserts or removes call the updater")
    func tokenChanges() async throws {
        let (screen, _) = try await searching()
        screen.field.insertToken(makeToken("One"), at: 0)
        screen.field.removeToken(at: 0)
        #expect(screen.takeLog() == ["update '' +1 active", "update '' active"])
    }

    @Test("Rules 18 and 19: a text that the app assigns calls the updater while search is active, never textDidChange")
    func assignedText() async throws {
        let (screen, _) = try await searching()
        screen.bar.text = "rose"
        #expect(screen.takeLog() == ["update 'rose' active"])
    }

    @Test("Rule 18: a text that the app assigns before search is active calls nobody")
    func assignedTextBefore() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.bar.text = "rose"
        #expect(screen.takeLog().isEmpty)
    }

    @Test("Rule 20: assigning text leaves the tokens alone")
    func textLeavesTokens() async throws {
        let (screen, _) = try await searching()
        screen.field.tokens = [makeToken("One")]
        screen.bar.text = ""
        #expect(screen.field.tokens.count == 1)
    }

    @Test("Rule 21: a keystroke asks, changes, tells the delegate, then calls the updater")
    func keystroke() async throws {
        let (screen, pilot) = try await searching()
        try await pilot.type("ab")
        #expect(
            screen.takeLog() == [
                "shouldChange 0+0 'a'", "textDidChange 'a'", "update 'a' active",
                "shouldChange 1+0 'b'", "textDidChange 'ab'", "update 'ab' active",
            ]
        )
    }

    @Test("Rule 21: a change that the delegate refuses does not happen")
    func refusedKeystroke() async throws {
        let (screen, pilot) = try await searching()
        screen.refusals = ["shouldChange"]
        try await pilot.type("a")
        #expect(screen.takeLog() == ["shouldChange 0+0 'a'"])
        #expect(screen.bar.text == "")
    }

    @Test("Rule 23: text and tokens may be changed inside textDidChange and inside the updater")
    func reentrance() async throws {
        let (screen, pilot) = try await searching()
        screen.inside["textDidChange"] = { screen in
            guard screen.bar.text == "red" else { return }
            screen.field.insertToken(makeToken("Red"), at: 0)
            screen.bar.text = ""
        }
        screen.inside["update"] = { screen in
            if screen.field.tokens.count > 1 { screen.field.removeToken(at: 1) }
        }
        try await pilot.type("red")
        try await pilot.type("x")
        #expect(screen.bar.text == "x")
        #expect(screen.field.tokens.count == 1)
    }

    @Test("Rule 24: a search without an updater works, and the updater is kept weakly")
    func weakUpdater() async throws {
        final class Updater: NSObject, UISearchResultsUpdating {
            func updateSearchResults(for searchController: UISearchController) {}
        }
        let (screen, pilot) = try await searching()
        var updater: Updater? = Updater()
        screen.search.searchResultsUpdater = updater
        #expect(screen.search.searchResultsUpdater === updater)
        updater = nil
        #expect(screen.search.searchResultsUpdater == nil)
        try await pilot.type("a")
        #expect(screen.bar.text == "a")
    }

    @Test("Rule 12: focus, text and scope each call the updater, once each")
    func threeTriggers() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        #expect(screen.takeLog().filter { $0.hasPrefix("update") } == ["update '' active"])
        try await pilot.type("a")
        #expect(screen.takeLog().filter { $0.hasPrefix("update") } == ["update 'a' active"])
        try await pilot.scope("New")
        #expect(screen.takeLog().filter { $0.hasPrefix("update") } == ["update 'a' active"])
    }

    @Test("Rule 17: a second call of the updater by the app itself changes nothing")
    func updatedByHand() async throws {
        let (screen, pilot) = try await searching()
        screen.field.insertToken(makeToken("One"), at: 0)
        screen.updateSearchResults(for: screen.search)
        try await pilot.type("a")
        #expect(screen.field.tokens.count == 1)
        #expect(screen.bar.text == "a")
    }
}
