#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHost

/// Characters that take several keys, composed by GTK itself.
@MainActor
@Suite("Dead keys", .enabled(if: isOnDisplayOfItsOwn))
struct ComposeTests {
    private func run(_ body: @MainActor (GTKPilot, SearchField) async throws -> Void) async throws {
        let screen = SearchField()
        try await GTKPilot.run(rootViewController: UINavigationController(rootViewController: screen)) { pilot in
            try await pilot.tap("Find", role: "search field")
            screen.log = []
            try await body(pilot, screen)
        }
    }

    @Test
    func `A dead key and a letter are one character, which takes the place of what was marked`() async throws {
        try await run { pilot, screen in
            try await pilot.press("dead_acute")
            #expect(try pilot.underlinedText(in: "Find") == screen.marked ?? "")
            try await pilot.press("e")
            #expect(screen.bar.text == "é")
            #expect(screen.marked == nil)
            #expect(!screen.log.contains("change ''"))
            #expect(screen.log.suffix(2) == ["change 'é'", "update 'é'"])
        }
    }

    @Test
    func `A code point in hexadecimal digits is a character`() async throws {
        try await run { pilot, screen in
            try await pilot.press("ctrl+shift+u")
            try await pilot.type("e9")
            try await pilot.press("space")
            #expect(screen.bar.text == "é")
            #expect(screen.marked == nil)
        }
    }

    @Test
    func `Escape gives up a character that is not finished, and the search with the next press`() async throws {
        try await run { pilot, screen in
            try await pilot.press("ctrl+shift+u")
            try await pilot.type("e9")
            try await pilot.press("Escape")
            #expect(screen.bar.text == "")
            #expect(screen.search.isActive)
            try await pilot.press("Escape")
            #expect(!screen.search.isActive)
        }
    }

    @Test
    func `A refused character leaves the field as it was`() async throws {
        try await run { pilot, screen in
            try await pilot.type("ab")
            screen.agrees = { $0 != "é" }
            try await pilot.press("dead_acute")
            try await pilot.press("e")
            #expect(screen.bar.text == "ab")
            #expect(screen.marked == nil)
            try await pilot.type("c")
            #expect(screen.bar.text == "abc")
        }
    }
}
#endif
