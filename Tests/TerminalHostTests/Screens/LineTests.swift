#if Terminal
import Foundation
import Testing
import TerminalTesting
import UIKit
@_spi(ResultCount) import UIKitCore

/// A list with a search that announces the number of results.
@MainActor
private final class AnnouncingList: SearchableList {
    override func updateSearchResults(for searchController: UISearchController) {
        super.updateSearchResults(for: searchController)
        UIAccessibility.post(notification: .announcement, argument: "\(shown.count) colours")
    }
}

@MainActor
@Suite("Changes as lines")
struct LineTests {
    private func run(_ body: @MainActor (TerminalAppDriver) async throws -> Void) async throws {
        try await TerminalAppDriver.run(
            environment: ["TERM": "xterm", "UIKIT_TERMINAL": "linear"],
            root: {
                let list = AnnouncingList("Colours", ["Red", "Green", "Grey\u{1B}[31m"])
                return UINavigationController(rootViewController: list)
            },
            body
        )
    }

    /// The search of the list.
    private func search(of driver: TerminalAppDriver) throws -> UISearchController {
        let scene = driver.application.connectedScenes.first as? UIWindowScene
        let navigation = scene?.windows.first?.rootViewController as? UINavigationController
        return try #require(navigation?.topViewController?.navigationItem.searchController)
    }

    /// The lines that an action adds.
    private func lines(_ driver: TerminalAppDriver, _ action: () async throws -> Void) async throws -> [String] {
        let before = driver.output
        try await action()
        return driver.output.dropFirst(before.count).components(separatedBy: "\r\n").dropLast()
    }

    @Test
    func `At the start the whole screen is printed, without control sequences`() async throws {
        try await run { driver in
            #expect(driver.output.hasPrefix("\u{1B}[?2004h"))
            let text = driver.output.dropFirst("\u{1B}[?2004h".count)
            #expect(!text.contains("\u{1B}"))
            #expect(
                text.components(separatedBy: "\r\n") == [
                    "? lists all keys.",
                    "Colours, navigation bar",
                    "Colours",
                    "Search, search field",
                    "3 rows, table",
                    "Red",
                    "Green",
                    "Grey\\u{1b}[31m",
                    "",
                ]
            )
        }
    }

    @Test
    func `Typing prints the field, the announcement, and the rows that are new`() async throws {
        try await run { driver in
            try await driver.key("ctrl+f")
            let typed = try await lines(driver) { try await driver.type("gre") }
            #expect(typed.contains("> Search, gre, search field"))
            #expect(typed.contains("2 colours"))
            #expect(typed.contains("2 rows, table"))
            #expect(!typed.contains("Green"))
            let deleted = try await lines(driver) { for _ in 0..<3 { try await driver.key("backspace") } }
            #expect(deleted.contains("Red"))
        }
    }

    @Test
    func `A result that keys reach is printed as the line with the focus, while text goes to the field`() async throws {
        try await run { driver in
            try search(of: driver).keyboardBehavior.keepsFocusInField = true
            try await driver.key("ctrl+f")
            try await driver.type("r")
            let down = try await lines(driver) { try await driver.key("down") }
            #expect(down == ["> Red"])
            let typed = try await lines(driver) { try await driver.type("e") }
            #expect(typed.contains("> Search, re, search field"))
        }
    }

    @Test
    func `A running search does not print its field once more`() async throws {
        try await run { driver in
            try search(of: driver).resultCount = { .pending }
            try await driver.key("ctrl+f")
            let typed = try await lines(driver) { try await driver.type("r") }
            #expect(typed.filter { $0.hasSuffix("search field") } == ["> Search, r, search field"])
            #expect(!typed.contains { $0.contains("busy") })
        }
    }

    @Test
    func `The keys that the app chose for its search are listed`() async throws {
        try await run { driver in
            let search = try search(of: driver)
            search.keyBindings[.focusField] = [.init("k", .command)]
            search.keyBindings[.nextMatch] = [.init(UIKeyCommand.f4, .shift), .init("n", .control)]
            search.keyBindings[.dismiss].append(.init("d", .alternate))
            let keys = try await lines(driver) { try await driver.key("?") }
            #expect(keys.contains("Ctrl+K: Search"))
            #expect(keys.contains("Shift+F4, Ctrl+N: Next match"))
            #expect(keys.contains("Shift+F3: Previous match"))
            #expect(keys.contains("Alt+↓: Open the suggestions"))
            #expect(keys.contains("Esc, Alt+D: Cancel the search"))
            #expect(!keys.contains { $0.hasSuffix(": Next result") })
        }
    }

    @Test
    func `Moving in a list prints one line`() async throws {
        try await run { driver in
            try await driver.key("down")
            let down = try await lines(driver) { try await driver.key("down") }
            #expect(down == ["> Green"])
            let up = try await lines(driver) { try await driver.key("up") }
            #expect(up == ["> Red"])
        }
    }

    @Test
    func `A key without an effect prints nothing`() async throws {
        try await run { driver in
            let added = try await lines(driver) { try await driver.key("f5") }
            #expect(added == [])
        }
    }

    @Test
    func `The question mark prints all keys, and Ctrl+L the whole screen`() async throws {
        try await run { driver in
            let keys = try await lines(driver) { try await driver.key("?") }
            #expect(keys.contains("Ctrl+F: Search"))
            #expect(!keys.contains { $0.hasPrefix("F2:") })
            let screen = try await lines(driver) { try await driver.key("ctrl+l") }
            #expect(screen.contains("3 rows, table"))
        }
    }

    @Test
    func `Marks of direction in numbers and dates are not read`() async throws {
        try await TerminalAppDriver.run(
            environment: ["TERM": "xterm", "UIKIT_TERMINAL": "linear"],
            root: {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 20))
                label.text = "\u{200F}12.5.2026"
                let root = UIViewController()
                root.view.addSubview(label)
                return root
            },
            { driver in
                #expect(driver.output.hasSuffix("12.5.2026\r\n"))
                #expect(!driver.output.contains("200f"))
            }
        )
    }

    @Test(arguments: [("UIKIT_TERMINAL", "lines", "screen", "linear"), ("UIKIT_TERMINAL_POINTER", "no", "on", "off")])
    func `An unknown value of a variable is refused`(name: String, value: String, one: String, other: String) throws {
        let run = try TerminalRun("listed", environment: [name: value])
        try run.readToEnd()
        #expect(run.output.contains("\(name) is \"\(value)\", but it can be '\(one)' or '\(other)'."))
        #expect(run.status == 1)
    }
}
#endif
