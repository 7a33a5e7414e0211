import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Activation")
struct ActivationRules {
    @Test
    func `Rules 1 and 7: a tap calls the delegates, focuses the bar, presents, then updates, in this order`()
        async throws
    {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await driver.tap("Find")
        #expect(
            screen.takeLog() == [
                "shouldBegin", "didBegin", "present", "willPresent", "update '' active", "didPresent",
            ]
        )
    }

    @Test
    func `Rule 1: setting isActive presents search without asking the bar's delegate`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        #expect(screen.takeLog() == ["present", "willPresent", "update '' active", "didPresent"])
    }

    @Test
    func `Rule 2: if the delegate refuses editing, the bar gets no focus and search is not presented`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        screen.refusals = ["shouldBegin"]
        try await driver.tap("Find")
        #expect(screen.takeLog() == ["shouldBegin"])
        #expect(!screen.search.isActive)
        #expect(!screen.bar.isFirstResponder)
    }

    @Test
    func `Rules 3 and 4: presenting in presentSearchController replaces the default presentation`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.inside["present"] = { $0.present($0.search, animated: false) }
        screen.search.isActive = true
        #expect(screen.search.isActive)
        #expect(!screen.log.contains("willPresent"))
        #expect(!screen.log.contains("didPresent"))
    }

    @Test
    func `Rule 5: isActive is false in willPresent, and true in didPresent`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        var readings: [Bool] = []
        screen.inside["willPresent"] = { readings.append($0.search.isActive) }
        screen.inside["didPresent"] = { readings.append($0.search.isActive) }
        screen.search.isActive = true
        #expect(readings == [false, true])
    }

    @Test
    func `Rule 6: after a tap the bar is first responder in willPresent`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        var wasFirst = false
        screen.inside["willPresent"] = { wasFirst = $0.bar.isFirstResponder }
        try await driver.tap("Find")
        #expect(wasFirst)
    }

    @Test
    func `Rule 8: setting isActive does not focus the field`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        #expect(!screen.bar.isFirstResponder)
    }

    @Test
    func `Rule 9: becomeFirstResponder directly after setting isActive works`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        screen.search.isActive = true
        #expect(screen.bar.becomeFirstResponder())
        try await driver.type("a")
        #expect(screen.bar.text == "a")
    }

    @Test
    func `Rule 10: setting isActive too early still loads the view of the results controller`() {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        #expect(!results.isViewLoaded)
        search.isActive = true
        #expect(!search.isActive)
        #expect(results.isViewLoaded)
    }

    @Test
    func `Rule 10: setting isActive has no effect while the bar is not in a window`() {
        let screen = SearchScreen()
        screen.search.isActive = true
        #expect(!screen.search.isActive)
        #expect(screen.log.isEmpty)
    }

    @Test
    func `Rule 11: setting isActive to its current value calls no delegate`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = false
        #expect(screen.takeLog().isEmpty)
        screen.search.isActive = true
        screen.log = []
        screen.search.isActive = true
        #expect(screen.takeLog().isEmpty)
    }
}
