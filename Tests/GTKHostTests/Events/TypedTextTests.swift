#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The events that a screen reader receives while a text is edited.
@MainActor
@Suite("Text changes for screen readers", .enabled(if: isOnDisplayOfItsOwn))
struct TypedTextTests {
    private func run(_ body: @MainActor (GTKAppDriver, SearchField, ScreenReader) async throws -> Void) async throws {
        let screen = SearchField()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.press("ctrl+f")
            try await body(driver, screen, try await ScreenReader(driver))
        }
    }

    /// Waits for more than the given number of changes, and returns the later ones: "+1 b" and "-0 a" for text, "|2" for the
    /// caret.
    private func changes(_ reader: ScreenReader, after count: Int, _ what: String) async throws -> [String] {
        try await reader.wait(what) { reader.changes.count > count }
        return Array(reader.changes.dropFirst(count))
    }

    @Test func `A screen reader receives each inserted and deleted letter with its position`() async throws {
        try await run { driver, _, reader in
            try await driver.type("aa")
            try await reader.wait("two letters") { reader.changes.last == "|2" }
            #expect(reader.changes == ["+0 a", "|1", "+1 a", "|2"])
            var count = reader.changes.count
            // Between two equal letters, only the caret identifies the inserted one.
            try await driver.press("Home")
            try await driver.type("a")
            #expect(try await changes(reader, after: count + 2, "a third") == ["|1"])
            #expect(reader.changes[count...] == ["|0", "+0 a", "|1"])
            count = reader.changes.count
            try await driver.press("Delete")
            #expect(try await changes(reader, after: count, "a deleted letter") == ["-1 a"])
        }
    }

    @Test func `A screen reader receives a replaced selection as one deletion and one insertion`() async throws {
        try await run { driver, screen, reader in
            screen.bar.text = "one two"
            try await driver.settle()
            try await driver.press("ctrl+shift+Left")
            try await reader.wait("the selection") { reader.changes.last != nil }
            let count = reader.changes.count
            try await driver.type("t")
            #expect(screen.bar.text == "one t")
            // The caret moved when the selection began, and does not move again.
            #expect(try await changes(reader, after: count + 1, "the letter").last?.hasPrefix("|") == true)
            #expect(reader.changes[count...].prefix(2) == ["-4 two", "+4 t"])
        }
    }

    @Test func `Setting text sends a screen reader only the changed part`() async throws {
        try await run { driver, screen, reader in
            screen.bar.text = "Río 🌍 2018"
            try await driver.settle()
            try await reader.wait("the text") { !reader.changes.isEmpty }
            let count = reader.changes.count
            screen.bar.text = "Río 🌎 2018"
            try await driver.settle()
            // The two symbols have a common byte prefix.
            _ = try await changes(reader, after: count + 1, "the other sign")
            #expect(reader.changes[count...].filter { !$0.hasPrefix("|") } == ["-4 🌍", "+4 🌎"])
        }
    }
}
#endif
