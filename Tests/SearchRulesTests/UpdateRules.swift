import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Calls of updateSearchResults(for:)")
struct UpdateRules {
    /// A screen with an active, focused search and an empty log.
    private func searching(_ prepare: (SearchScreen) -> Void = { _ in }) async throws -> (SearchScreen, AppDriver) {
        let screen = SearchScreen()
        prepare(screen)
        let driver = try await launch(screen)
        try await driver.tap("Find")
        screen.log = []
        return (screen, driver)
    }

    @Test
    func `Rules 12 and 13: regaining focus calls the updater although the text is unchanged`() async throws {
        let (screen, driver) = try await searching()
        screen.bar.resignFirstResponder()
        screen.log = []
        try await driver.tap("Find")
        #expect(screen.takeLog() == ["shouldBegin", "didBegin", "update '' active"])
    }

    @Test
    func `Rules 14 and 15: the first update reads isActive as true, and the last one as false`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        screen.search.isActive = false
        #expect(screen.log.filter { $0.hasPrefix("update") } == ["update '' active", "update '' inactive"])
    }

    @Test
    func `Rule 16: selecting a scope calls the updater before the delegate`() async throws {
        let (screen, driver) = try await searching { $0.bar.scopeButtonTitles = ["All", "New"] }
        try await driver.scope("New")
        #expect(screen.takeLog() == ["update '' active", "scopeDidChange 1"])
    }

    @Test
    func `Rule 17: tokens that the app inserts or removes call the updater`() async throws {
        let (screen, _) = try await searching()
        screen.field.insertToken(makeToken("One"), at: 0)
        screen.field.removeToken(at: 0)
        #expect(screen.takeLog() == ["update '' +1 active", "update '' active"])
    }

    @Test
    func `Rules 18 and 19: setting text during search calls the updater, but not textDidChange`() async throws {
        let (screen, _) = try await searching()
        screen.bar.text = "rose"
        #expect(screen.takeLog() == ["update 'rose' active"])
    }

    @Test
    func `Rule 18: setting text before search is active calls no delegate`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.bar.text = "rose"
        #expect(screen.takeLog().isEmpty)
    }

    @Test
    func `Rule 20: setting text keeps the tokens`() async throws {
        let (screen, _) = try await searching()
        screen.field.tokens = [makeToken("One")]
        screen.bar.text = ""
        #expect(screen.field.tokens.count == 1)
    }

    @Test
    func `Rule 21: a keystroke calls shouldChangeTextIn, changes text, calls textDidChange, then the updater`()
        async throws
    {
        let (screen, driver) = try await searching()
        try await driver.type("ab")
        #expect(
            screen.takeLog() == [
                "shouldChange 0+0 'a'", "textDidChange 'a'", "update 'a' active",
                "shouldChange 1+0 'b'", "textDidChange 'ab'", "update 'ab' active",
            ]
        )
    }

    @Test
    func `Rule 21: a change that the delegate refuses has no effect`() async throws {
        let (screen, driver) = try await searching()
        screen.refusals = ["shouldChange"]
        try await driver.type("a")
        #expect(screen.takeLog() == ["shouldChange 0+0 'a'"])
        #expect(screen.bar.text == "")
    }

    @Test
    func `Rule 23: text and tokens may be changed in textDidChange and in the updater`() async throws {
        let (screen, driver) = try await searching()
        screen.inside["textDidChange"] = { screen in
            guard screen.bar.text == "red" else { return }
            screen.field.insertToken(makeToken("Red"), at: 0)
            screen.bar.text = ""
        }
        screen.inside["update"] = { screen in
            if screen.field.tokens.count > 1 { screen.field.removeToken(at: 1) }
        }
        try await driver.type("red")
        try await driver.type("x")
        #expect(screen.bar.text == "x")
        #expect(screen.field.tokens.count == 1)
    }

    @Test
    func `Rule 24: a search works without an updater, and the updater is a weak reference`() async throws {
        final class Updater: NSObject, UISearchResultsUpdating {
            func updateSearchResults(for searchController: UISearchController) {}
        }
        let (screen, driver) = try await searching()
        var updater: Updater? = Updater()
        screen.search.searchResultsUpdater = updater
        #expect(screen.search.searchResultsUpdater === updater)
        updater = nil
        #expect(screen.search.searchResultsUpdater == nil)
        try await driver.type("a")
        #expect(screen.bar.text == "a")
    }

    @Test
    func `Rule 12: focus, text and scope changes each cause one update`() async throws {
        let screen = SearchScreen()
        screen.bar.scopeButtonTitles = ["All", "New"]
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(screen.takeLog().filter { $0.hasPrefix("update") } == ["update '' active"])
        try await driver.type("a")
        #expect(screen.takeLog().filter { $0.hasPrefix("update") } == ["update 'a' active"])
        try await driver.scope("New")
        #expect(screen.takeLog().filter { $0.hasPrefix("update") } == ["update 'a' active"])
    }

    @Test
    func `Rule 17: a second call of the updater by the app has no effect`() async throws {
        let (screen, driver) = try await searching()
        screen.field.insertToken(makeToken("One"), at: 0)
        screen.updateSearchResults(for: screen.search)
        try await driver.type("a")
        #expect(screen.field.tokens.count == 1)
        #expect(screen.bar.text == "a")
    }
}
