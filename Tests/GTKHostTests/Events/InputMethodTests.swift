#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Text composition with a real input method, ibus with Anthy. Requires `Scripts/with-input-method`.
@MainActor
@Suite(
    "Input method of the desktop",
    .enabled(if: ProcessInfo.processInfo.environment["GTK_IM_MODULE"] == "ibus"),
    .serialized
)
struct InputMethodTests {
    /// Runs a test in an active search once the input method is ready.
    private func run(_ body: @MainActor (GTKAppDriver, SearchField) async throws -> Void) async throws {
        let screen = SearchField()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            // Keys insert plain text until ibus has responded.
            for _ in 0..<40 {
                try await driver.press("a")
                try await driver.settle { screen.bar.text?.isEmpty == false }
                let isThere = screen.marked != nil
                try await driver.press(isThere ? "Escape" : "BackSpace")
                try await driver.settle { screen.bar.text?.isEmpty == true }
                if isThere { break }
            }
            screen.log = []
            try await body(driver, screen)
        }
    }

    @Test
    func `Preedit text is marked and underlined, and each change calls the delegate and the updater`() async throws {
        try await run { driver, screen in
            // One key at a time: for keys in quick succession, ibus may report only the last result.
            for (key, composed) in [("n", "n"), ("i", "に"), ("h", "にh"), ("o", "にほ")] {
                try await driver.type(key)
                try await driver.settle { screen.marked == composed }
            }
            #expect(screen.bar.text == "にほ")
            #expect(try driver.underlinedText(in: "Find") == "にほ")
            #expect(
                screen.takeLog()
                    == [
                        "should 0+0 'n'", "change 'n'", "update 'n'",
                        "should 0+1 'に'", "change 'に'", "update 'に'",
                        "should 0+1 'にh'", "change 'にh'", "update 'にh'",
                        "should 0+2 'にほ'", "change 'にほ'", "update 'にほ'",
                    ]
            )
        }
    }

    @Test
    func `Conversion replaces the marked text, and one undo reverts the committed text`() async throws {
        try await run { driver, screen in
            try await driver.type("nihonn")
            try await driver.settle { screen.marked == "にほん" }
            try await driver.press("space")
            try await driver.settle { screen.marked == "日本" }
            screen.log = []
            try await driver.press("Return")
            try await driver.settle { screen.marked == nil }
            #expect(screen.bar.text == "日本")
            #expect(try driver.underlinedText(in: "Find").isEmpty)
            // The field was never visible without the text.
            #expect(!screen.takeLog().contains { $0.hasSuffix("''") })
            try await driver.press("ctrl+z")
            #expect(screen.bar.text == "")
        }
    }

    @Test
    func `Escape cancels composition, and a second Escape ends the search`() async throws {
        try await run { driver, screen in
            try await driver.type("ka")
            try await driver.settle { screen.marked == "か" }
            try await driver.press("Escape")
            try await driver.settle { screen.bar.text == "" }
            #expect(screen.search.isActive)
            #expect(screen.marked == nil)
            try await driver.press("Escape")
            try await driver.settle { !screen.search.isActive }
        }
    }

    @Test
    func `A delegate can refuse preedit text and committed text`() async throws {
        try await run { driver, screen in
            screen.agrees = { $0.allSatisfy(\.isASCII) }
            try await driver.type("ka")
            try await driver.settle { screen.log.contains { $0.hasPrefix("should") } }
            try await driver.press("Return")
            try await driver.settle()
            #expect(screen.bar.text?.allSatisfy(\.isASCII) == true)
            #expect(screen.marked == nil)
            #expect(!screen.log.contains { $0.hasPrefix("change 'か") })
        }
    }

    @Test
    func `A field that resigns focus commits the preedit text once`() async throws {
        try await run { driver, screen in
            try await driver.type("ka")
            try await driver.settle { screen.marked == "か" }
            screen.bar.resignFirstResponder()
            try await driver.settle()
            #expect(screen.marked == nil)
            #expect(screen.bar.text == "か")
            // The input method may respond late. The result of the next keys shows that it has processed all earlier ones.
            try await driver.press("ctrl+f")
            try await driver.press("End")
            try await driver.type("sa")
            try await driver.settle { screen.marked == "さ" }
            #expect(screen.bar.text == "かさ")
        }
    }

    @Test
    func `Setting text ends composition in the field and in the input method`() async throws {
        try await run { driver, screen in
            try await driver.type("ka")
            try await driver.settle { screen.marked == "か" }
            screen.bar.text = "x"
            try await driver.settle()
            #expect(screen.marked == nil)
            try await driver.type("sa")
            try await driver.settle { screen.marked == "さ" }
            #expect(screen.bar.text == "xさ")
        }
    }

    @Test
    func `A text view composes in the middle of its lines, and one undo reverts the committed text`() async throws {
        let screen = NotesScreen("one\ntwo")
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.click(textOf: "Notes", at: 3)
            // Keys insert plain text until ibus has responded.
            for _ in 0..<40 {
                try await driver.press("a")
                try await driver.settle { screen.notes.text != "one\ntwo" }
                let isThere = screen.marked != nil
                try await driver.press(isThere ? "Escape" : "BackSpace")
                try await driver.settle { screen.notes.text == "one\ntwo" }
                if isThere { break }
            }
            for (key, composed) in [("n", "n"), ("i", "に"), ("h", "にh"), ("o", "にほ")] {
                try await driver.type(key)
                try await driver.settle { screen.marked == composed }
            }
            #expect(screen.notes.text == "oneにほ\ntwo")
            try await driver.type("nn")
            try await driver.settle { screen.marked == "にほん" }
            try await driver.press("space")
            try await driver.settle { screen.marked == "日本" }
            try await driver.press("Return")
            try await driver.settle { screen.marked == nil }
            #expect(screen.notes.text == "one日本\ntwo")
            try await driver.press("ctrl+z")
            #expect(screen.notes.text == "one\ntwo")
        }
    }

    // On X11 with GTK 4, ibus 1.5.27 passes on only the horizontal position of the caret.
    @Test
    func `The candidate window follows the caret`() async throws {
        try await run { driver, screen in
            let candidates = {
                try driver.windows(ofClass: "ibus-ui-gtk3").first { $0.width > 20 && $0.height > 20 }
            }
            var places: [CGFloat] = []
            var carets: [CGFloat] = []
            for text in ["", "日本"] {
                try await driver.type("nihonn")
                try await driver.settle { screen.marked == "にほん" }
                try await driver.press("space")
                try await driver.press("space")
                try await driver.settle { try candidates() != nil }
                carets.append(try driver.caretOnScreen(in: "Find").minX)
                places.append(try #require(try candidates()).minX)
                try await driver.press("Escape")
                try await driver.settle { screen.marked == "にほん" }
                try await driver.press("space")
                try await driver.settle { screen.marked == "日本" }
                try await driver.press("Return")
                try await driver.settle { try screen.marked == nil && candidates() == nil }
                #expect(screen.bar.text == text + "日本")
            }
            #expect(carets[1] > carets[0] + 20)
            #expect(abs((places[1] - places[0]) - (carets[1] - carets[0])) < 4)
        }
    }
}
#endif
