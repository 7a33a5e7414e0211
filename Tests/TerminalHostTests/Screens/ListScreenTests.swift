#if Terminal
import Testing
@_spi(Host) import TerminalTesting
import UIKit
@_spi(Host) import UIKitCore

@MainActor
@Suite("Lists in a terminal")
struct ListScreenTests {
    private func run(
        columns: Int = 40,
        rows: Int = 12,
        environment: [String: String] = TerminalAppDriver.usualEnvironment,
        _ body: @MainActor (TerminalAppDriver) async throws -> Void
    ) async throws {
        try await TerminalAppDriver.run(
            columns: columns,
            rows: rows,
            environment: environment,
            root: {
                let fruits = ["Apple", "Apricot", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape"]
                let list = SearchableList("Fruits", fruits, placeholder: "Search Fruits")
                list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Edit",
                    style: .plain,
                    target: nil,
                    action: nil
                )
                return UINavigationController(rootViewController: list)
            },
            body
        )
    }

    @Test
    func `A list shows a row of text for each row, below its title and search field`() async throws {
        try await run { driver in
            let text = try driver.terminalScreen().text
            #expect(
                text == [
                    "                Fruits           Edit",
                    "   🔍 Search Fruits",
                    "  Apple                             ›",
                    "  Apricot                           ›",
                    "  Banana                            ›",
                    "  Cherry                            ›",
                    "  Date                              ›",
                    "  Elderberry                        ›",
                    "  Fig                               ›",
                    "  Grape                             ›",
                    "",
                    " Tab Next  Ctrl+C Quit  ? Keys",
                ]
            )
        }
    }

    @Test
    func `Typing in the search field filters the rows, and the cursor follows the text`() async throws {
        try await run { driver in
            try await driver.key("ctrl+f")
            try await driver.type("ap")
            let screen = try driver.terminalScreen()
            #expect(
                screen.text == [
                    "   🔍 ap                    ⊗   Cancel",
                    "  Apple                             ›",
                    "  Apricot                           ›",
                    "  Grape                             ›",
                    "", "", "", "", "", "", "",
                    " ↓ Results  Esc Cancel  Tab Next",
                ]
            )
            #expect((screen.cursorRow, screen.cursorColumn) == (0, 8))
        }
    }

    @Test
    func `A turn of the wheel scrolls by three rows`() async throws {
        try await run(rows: 6) { driver in
            try await driver.scroll("Apple", steps: 1)
            let rows = try driver.terminalScreen().text.filter { $0.contains("›") }
            #expect(rows.first?.contains("Cherry") == true)
        }
    }

    @Test
    func `Return opens the focused row, and Escape returns to the list`() async throws {
        try await run { driver in
            try await driver.key("down")
            try await driver.key("down")
            try await driver.key("return")
            let detail = try driver.terminalScreen().text
            #expect(detail[0].contains("Apricot"))
            try await driver.key("escape")
            let list = try driver.terminalScreen().text
            #expect(list[0].contains("Fruits"))
        }
    }

    @Test
    func `A key without an effect writes no byte`() async throws {
        try await run { driver in
            let before = driver.writtenBytes
            try await driver.key("f5")
            try await driver.wait(.seconds(10))
            #expect(driver.writtenBytes == before)
        }
    }

    @Test
    func `Control characters of data are shown as escapes`() async throws {
        try await run { driver in
            try await driver.key("ctrl+f")
            try await driver.paste("\u{1B}[31mred\u{202E}")
            let text = try driver.terminalScreen().text
            #expect(text[0].contains("\\u{1b}[31mred\\u{202e}"))
        }
    }

    @Test
    func `The windows follow the size of the terminal`() async throws {
        try await run { driver in
            try await driver.resize(columns: 30, rows: 8)
            let text = try driver.terminalScreen().text
            #expect(text.count == 8)
            #expect(text[0] == "           Fruits      Edit")
            try await driver.resize(columns: 20, rows: 6)
            let small = try driver.terminalScreen().text
            #expect(small[2].contains("Apple"))
        }
    }

    @Test
    func `Without colours the focused row is reversed`() async throws {
        try await run(environment: ["TERM": "xterm", "NO_COLOR": "1"]) { driver in
            try await driver.key("down")
            let styles = try driver.terminalScreen().styles
            #expect(styles.joined().allSatisfy { $0.hasPrefix("default default") })
            #expect(styles.contains { $0.allSatisfy { $0.contains("reverse") } })
        }
    }
}
#endif
