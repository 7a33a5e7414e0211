#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The events and actions of screen readers in a text view.
@MainActor
@Suite("Text views for screen readers", .enabled(if: isOnDisplayOfItsOwn))
struct TextViewAccessibilityTests {
    private func run(
        _ text: String,
        _ prepare: @escaping (UITextView) -> Void = { _ in },
        _ body: @MainActor (GTKAppDriver, NotesScreen, ScreenReader) async throws -> Void
    ) async throws {
        let screen = NotesScreen(text, prepare)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let reader = try await ScreenReader(driver)
            try await body(driver, screen, reader)
        }
    }

    @Test func `A text view is a multi-line text with a name, and its focus is announced`() async throws {
        try await run("one") { driver, _, reader in
            try await driver.tap("Notes", role: "text view")
            let node = try #require(try await reader.tree().first { $0.name == "Notes" })
            #expect(node.role == "text")
            #expect(node.states.contains("multi line"))
            #expect(node.states.contains("editable"))
            #expect(node.states.contains("focused"))
        }
    }

    @Test func `A text view that is not editable is read-only`() async throws {
        let makeReadOnly: (UITextView) -> Void = { $0.isEditable = false }
        try await run("one", makeReadOnly) { _, _, reader in
            let node = try #require(try await reader.tree().first { $0.name == "Notes" })
            #expect(node.role == "text")
            #expect(!node.states.contains("editable"))
        }
    }

    @Test func `A screen reader receives each typed and deleted letter, and the caret`() async throws {
        try await run("\u{1F30D} one\ntwo") { driver, _, reader in
            try await driver.tap("Notes", role: "text view")
            try await driver.press("ctrl+End")
            try await reader.wait("the caret") { reader.changes.last == "|9" }
            let count = reader.changes.count
            try await driver.type("a")
            try await driver.type("b")
            try await driver.press("BackSpace")
            try await reader.wait("the letters") { reader.changes.last == "|10" && reader.changes.count >= count + 6 }
            // In GTK 4.8, the position of text inserted into a GtkTextView is too low by its length.
            #expect(reader.changes[count...] == ["+8 a", "|10", "+9 b", "|11", "-10 b", "|10"])
        }
    }

    @Test func `A screen reader reads, edits and selects the text, and the delegate may refuse`() async throws {
        try await run("one\ntwo") { driver, screen, reader in
            #expect(try await reader.text(of: "Notes") == "one\ntwo")
            try await reader.insert("zero ", at: 0, in: "Notes")
            #expect(screen.notes.text == "zero one\ntwo")
            try await reader.delete(0, 5, in: "Notes")
            #expect(screen.notes.text == "one\ntwo")
            screen.agrees = { _ in false }
            try await reader.insert("no ", at: 0, in: "Notes")
            #expect(screen.notes.text == "one\ntwo")
            #expect(try await reader.text(of: "Notes") == "one\ntwo")
            try await reader.moveCaret(to: 4, in: "Notes")
            #expect(screen.notes.selectedRange == NSRange(location: 4, length: 0))
        }
    }
}
#endif
