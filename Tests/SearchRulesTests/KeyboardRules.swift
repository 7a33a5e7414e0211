import HeadlessHost
import Testing
import UIKit

/// Keys on a screen with search.
@MainActor
@Suite("Keyboard navigation with search")
struct KeyboardRules {
    private func key(_ pilot: Pilot, _ names: String...) async throws {
        for name in names { try await pilot.key(#require(Pilot.Key(name))) }
    }

    @Test
    func `Alt+Left pops the top screen if the back button is visible`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        let next = SearchScreen()
        screen.navigationController?.pushViewController(next, animated: false)
        try await pilot.settle()
        next.navigationItem.hidesBackButton = true
        try await key(pilot, "alt+left")
        #expect(screen.navigationController?.topViewController === next)
        next.navigationItem.hidesBackButton = false
        try await pilot.settle()
        try await key(pilot, "alt+left")
        #expect(screen.navigationController?.topViewController === screen)
        try await key(pilot, "alt+left")
        #expect(screen.navigationController?.topViewController === screen)
    }

    @Test
    func `Space selects the focused row, and types a space in the field`() async throws {
        let screen = SearchScreen()
        let pilot = try await launch(screen)
        try await key(pilot, "down", "down", "space")
        #expect(screen.takeLog() == ["didSelectRow 1"])
        try await key(pilot, "up", "up")
        #expect(screen.field.isFirstResponder)
        try await pilot.type("a")
        try await key(pilot, "space")
        #expect(screen.bar.text == "a ")
    }
}
