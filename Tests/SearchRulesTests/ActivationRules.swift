import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("2.1 Activation")
struct ActivationRules {
    @Test
    func `Rules 1 and 7: a tap asks the bar, focuses, presents, then updates, in one order`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await pilot.tap("Find")
        #expect(
            screen.takeLog() == [
                "shouldBegin", "didBegin", "present", "willPresent", "update '' active", "didPresent",
            ]
        )
    }

    @Test
    func `Rule 1: assigning isActive presents without the bar's being asked`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        #expect(screen.takeLog() == ["present", "willPresent", "update '' active", "didPresent"])
    }

    @Test
    func `Rule 2: a bar that refuses to begin gets no focus, and search is not presented`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        screen.refusals = ["shouldBegin"]
        try await pilot.tap("Find")
        #expect(screen.takeLog() == ["shouldBegin"])
        #expect(!screen.search.isActive)
        #expect(!screen.bar.isFirstResponder)
    }

    @Test
    func `Rules 3 and 4: a delegate that presents by hand is not followed by the default presentation`() async throws {
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
        let pilot = try await launch(screen)
        var wasFirst = false
        screen.inside["willPresent"] = { wasFirst = $0.bar.isFirstResponder }
        try await pilot.tap("Find")
        #expect(wasFirst)
    }

    @Test
    func `Rule 8: assigning isActive gives the field no focus`() async throws {
        let screen = SearchScreen()
        _ = try await launch(screen)
        screen.search.isActive = true
        #expect(!screen.bar.isFirstResponder)
    }

    @Test
    func `Rule 9: asking for focus directly after assigning isActive works`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        screen.search.isActive = true
        #expect(screen.bar.becomeFirstResponder())
        try await pilot.type("a")
        #expect(screen.bar.text == "a")
    }

    @Test
    func `Rule 10: a controller whose bar is in no window is not activated`() {
        let screen = SearchScreen()
        screen.search.isActive = true
        #expect(!screen.search.isActive)
        #expect(screen.log.isEmpty)
    }

    @Test
    func `Rule 11: assigning the value that isActive has calls nobody`() async throws {
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
