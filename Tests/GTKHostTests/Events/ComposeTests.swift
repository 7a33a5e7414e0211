#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Characters that take several keys, composed by GTK itself.
@MainActor
@Suite("Character composition", .enabled(if: isOnDisplayOfItsOwn))
struct ComposeTests {
    private func run(_ body: @MainActor (GTKAppDriver, SearchField) async throws -> Void) async throws {
        let screen = SearchField()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            screen.log = []
            try await body(driver, screen)
        }
    }

    @Test
    func `A dead key and a letter insert one character, which replaces the marked text`() async throws {
        try await run { driver, screen in
            try await driver.press("dead_acute")
            #expect(try driver.underlinedText(in: "Find") == screen.marked ?? "")
            try await driver.press("e")
            #expect(screen.bar.text == "é")
            #expect(screen.marked == nil)
            #expect(!screen.log.contains("change ''"))
            #expect(screen.log.suffix(2) == ["change 'é'", "update 'é'"])
        }
    }

    @Test
    func `Ctrl+Shift+U and hexadecimal digits insert the character with that code point`() async throws {
        try await run { driver, screen in
            try await driver.press("ctrl+shift+u")
            try await driver.type("e9")
            try await driver.press("space")
            #expect(screen.bar.text == "é")
            #expect(screen.marked == nil)
        }
    }

    @Test
    func `Escape cancels an unfinished character, and a second Escape ends the search`() async throws {
        try await run { driver, screen in
            try await driver.press("ctrl+shift+u")
            try await driver.type("e9")
            try await driver.press("Escape")
            #expect(screen.bar.text == "")
            #expect(screen.search.isActive)
            try await driver.press("Escape")
            #expect(!screen.search.isActive)
        }
    }

    @Test
    func `A composed character refused by the delegate leaves the field unchanged`() async throws {
        try await run { driver, screen in
            try await driver.type("ab")
            screen.agrees = { $0 != "é" }
            try await driver.press("dead_acute")
            try await driver.press("e")
            #expect(screen.bar.text == "ab")
            #expect(screen.marked == nil)
            try await driver.type("c")
            #expect(screen.bar.text == "abc")
        }
    }
}
#endif
