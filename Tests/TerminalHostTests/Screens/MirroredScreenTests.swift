#if Terminal
import Testing
import TerminalTesting
import UIKit

@MainActor
@Suite("Right-to-left screens in a terminal")
struct MirroredScreenTests {
    private func run(_ languages: [String], _ body: @MainActor (TerminalAppDriver) async throws -> Void) async throws {
        try await TerminalAppDriver.run(
            rows: 6,
            languages: languages,
            root: {
                let cities = ["חיפה", "ירושלים (Jerusalem)", "תל אביב"]
                let list = SearchableList("ערים", cities, placeholder: "חיפוש")
                return UINavigationController(rootViewController: list)
            },
            body
        )
    }

    @Test
    func `In a Hebrew interface rows begin at the right, and text is in visual order`() async throws {
        try await run(["he"]) { driver in
            let text = try driver.terminalScreen().text
            #expect(
                text == [
                    "                  םירע",
                    "                            שופיח 🔍",
                    "   ‹                              הפיח",
                    "   ‹               (Jerusalem) םילשורי",
                    "   ‹                           ביבא לת",
                    "",
                ]
            )
        }
    }

    @Test
    func `The caret moves to the left while Hebrew is typed`() async throws {
        try await run(["he"]) { driver in
            try await driver.key("ctrl+f")
            let start = try driver.terminalScreen().cursorColumn
            try await driver.type("תל")
            let screen = try driver.terminalScreen()
            #expect(screen.cursorColumn == start - 2)
            #expect(screen.text[0].contains("לת"))
            #expect(screen.text[1].contains("ביבא לת"))
            try await driver.key("right")
            #expect(try driver.terminalScreen().cursorColumn == start - 1)
        }
    }

    @Test
    func `Wrapped lines of a text view end at its right edge, with the caret at the letter after it`() async throws {
        try await TerminalAppDriver.run(
            columns: 12,
            rows: 6,
            languages: ["he"],
            root: {
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 96, height: 120))
                view.textContainerInset = .zero
                view.textContainer.lineFragmentPadding = 0
                view.text = "אחת שתיים שלוש"
                let root = UIViewController()
                root.view.addSubview(view)
                return root
            },
            { driver in
                #expect(try driver.terminalScreen().text[0...1] == ["   םייתש תחא", "        שולש"])
                try await driver.click(column: 11, row: 1)
                let start = try driver.terminalScreen()
                #expect((start.cursorRow, start.cursorColumn) == (1, 11))
                try await driver.key("left")
                let second = try driver.terminalScreen()
                #expect((second.cursorRow, second.cursorColumn) == (1, 10))
                try await driver.key("end")
                let end = try driver.terminalScreen()
                #expect((end.cursorRow, end.cursorColumn) == (1, 7))
            }
        )
    }

    @Test
    func `A click puts the caret at a letter`() async throws {
        try await run(["en"]) { driver in
            try await driver.key("ctrl+f")
            try await driver.type("אב")
            // In the interface from left to right the caret has the first column, and the text those after it.
            let column = try driver.terminalScreen().cursorColumn
            #expect(try driver.terminalScreen().text[0].contains("בא"))
            try await driver.click(column: column + 2, row: 0)
            try await driver.type("ג")
            #expect(try driver.terminalScreen().text[0].contains("באג"))
        }
    }
}
#endif
