import ScenarioSupport
import Testing
import UIKit

/// One line of the table of keys: the pressed keys, and the result.
struct SearchKeyCase: Sendable, CustomTestStringConvertible {
    /// The effect of the keys, in words.
    let name: String
    /// The options of the search.
    var options: @MainActor @Sendable (UISearchController) -> Void = { _ in }
    /// Suggests completions.
    var suggests = false
    /// Filters the rows.
    var filters = true
    /// Whether the field has the focus at the beginning.
    var beginsInField = true
    /// Keys by name, and text after an apostrophe.
    let keys: [String]
    /// The text of the field afterwards.
    var text = ""
    /// Whether the search is active afterwards.
    var isActive = true
    /// The place of the keyboard focus afterwards.
    let focus: String
    /// The row that keys reached.
    var reached: String?
    /// The titles of the opened rows and suggestions.
    var opened: [String] = []
    /// The suggestions on screen.
    var suggestions: [String] = []

    var testDescription: String { name }

    private static let keepsFocus: @MainActor @Sendable (UISearchController) -> Void = {
        $0.keyboardBehavior.keepsFocusInField = true
    }
    private static let clearsFirst: @MainActor @Sendable (UISearchController) -> Void = {
        $0.keyboardBehavior.clearsTextBeforeCancelling = true
    }
    private static let beginsAnywhere: @MainActor @Sendable (UISearchController) -> Void = {
        $0.keyboardBehavior.typingOutsideField = .beginsSearch
    }
    private static let findsRows: @MainActor @Sendable (UISearchController) -> Void = {
        $0.keyboardBehavior.typingOutsideField = .findsRow
    }

    static let focusing = [
        SearchKeyCase(name: "Ctrl+F focuses the field", beginsInField: false, keys: ["ctrl+f"], focus: "field"),
        SearchKeyCase(
            name: "A key that the app chose focuses the field",
            options: { $0.keyBindings[.focusField] = [.init("k", .command)] },
            beginsInField: false,
            keys: ["ctrl+k", "'o"],
            text: "o",
            focus: "field"
        ),
        SearchKeyCase(
            name: "Ctrl+F without an action does nothing",
            options: { $0.keyBindings[.focusField] = [] },
            beginsInField: false,
            keys: ["down", "ctrl+f"],
            isActive: false,
            focus: "Berlin",
            reached: "Berlin"
        ),
        SearchKeyCase(
            name: "Text outside the field does nothing unless the app wants it",
            beginsInField: false,
            keys: ["down", "o"],
            isActive: false,
            focus: "Berlin",
            reached: "Berlin"
        ),
        SearchKeyCase(
            name: "Text in a list begins a search if the app wants it",
            options: beginsAnywhere,
            beginsInField: false,
            keys: ["down", "'os"],
            text: "os",
            focus: "field"
        ),
        SearchKeyCase(
            name: "Text without a focus begins a search if the app wants it",
            options: beginsAnywhere,
            beginsInField: false,
            keys: ["'os"],
            text: "os",
            focus: "field"
        ),
        SearchKeyCase(name: "Tab leaves the field", keys: ["tab", "ctrl+f", "'p"], text: "p", focus: "field"),
    ]

    static let moving = [
        SearchKeyCase(
            name: "Down moves the focus to the results",
            keys: ["'b", "down", "down"],
            text: "b",
            focus: "Bergen",
            reached: "Bergen"
        ),
        SearchKeyCase(
            name: "Up in the first result returns to the field",
            keys: ["'b", "down", "up", "'o"],
            text: "bo",
            focus: "field"
        ),
        SearchKeyCase(
            name: "Return opens the focused result",
            keys: ["'b", "down", "down", "return"],
            text: "b",
            focus: "Bergen",
            reached: "Bergen",
            opened: ["Bergen"]
        ),
        SearchKeyCase(
            name: "Keys that the app chose move through the results and open one",
            options: {
                $0.keyBindings[.nextResult] = [.init("n", .control)]
                $0.keyBindings[.previousResult] = [.init("p", .control)]
                $0.keyBindings[.openResult].append(.init("o", .control))
            },
            keys: ["'b", "ctrl+n", "ctrl+n", "ctrl+n", "ctrl+p", "ctrl+o"],
            text: "b",
            focus: "Bergen",
            reached: "Bergen",
            opened: ["Bergen"]
        ),
        SearchKeyCase(
            name: "Down in the field does nothing after the app took it from the results",
            options: { $0.keyBindings[.nextResult] = [.init("n", .control)] },
            keys: ["'b", "down"],
            text: "b",
            focus: "field"
        ),
        SearchKeyCase(
            name: "With the option, Down and Up reach results while the field keeps the focus",
            options: keepsFocus,
            keys: ["'b", "down", "down", "down", "up"],
            text: "b",
            focus: "field",
            reached: "Bergen"
        ),
        SearchKeyCase(
            name: "With the option, Up from the first result leaves no result reached",
            options: keepsFocus,
            keys: ["'b", "down", "up"],
            text: "b",
            focus: "field"
        ),
        SearchKeyCase(
            name: "With the option, Return opens the reached result",
            options: keepsFocus,
            keys: ["'b", "down", "down", "return"],
            text: "b",
            focus: "field",
            reached: "Bergen",
            opened: ["Bergen"]
        ),
        SearchKeyCase(
            name: "With the option, text continues in the field, and no result is reached any more",
            options: keepsFocus,
            keys: ["'b", "down", "down", "'e"],
            text: "be",
            focus: "field"
        ),
        SearchKeyCase(
            name: "With the option, no result is reached after typing, even if the rows stay",
            options: keepsFocus,
            filters: false,
            keys: ["'b", "down", "down", "'e"],
            text: "be",
            focus: "field"
        ),
        SearchKeyCase(
            name: "With the option, End and Home move through the results once one is reached",
            options: keepsFocus,
            keys: ["'b", "down", "end"],
            text: "b",
            focus: "field",
            reached: "Bonn"
        ),
        SearchKeyCase(
            name: "With the option, Home moves the caret while no result is reached",
            options: keepsFocus,
            keys: ["'e", "home", "'b"],
            text: "be",
            focus: "field"
        ),
        SearchKeyCase(
            name: "With the option, Page Down and Page Up move by a screen",
            options: keepsFocus,
            keys: ["'b", "down", "page-down", "page-up", "page-down"],
            text: "b",
            focus: "field",
            reached: "Bonn"
        ),
        SearchKeyCase(
            name: "With the option, keys that the app chose reach results",
            options: {
                $0.keyboardBehavior.keepsFocusInField = true
                $0.keyBindings[.nextResult] = [.init("n", .control)]
                $0.keyBindings[.lastResult] = [.init("e", .control)]
            },
            keys: ["'b", "ctrl+n", "ctrl+n", "ctrl+e"],
            text: "b",
            focus: "field",
            reached: "Bonn"
        ),
        SearchKeyCase(
            name: "With the option, Tab leaves the field",
            options: keepsFocus,
            keys: ["'b", "down", "tab", "ctrl+f", "'o"],
            text: "bo",
            focus: "field"
        ),
    ]

    static let matches = [
        SearchKeyCase(
            name: "F3 moves to the next result",
            keys: ["'b", "f3", "f3"],
            text: "b",
            focus: "Bergen",
            reached: "Bergen"
        ),
        SearchKeyCase(
            name: "Ctrl+G after the last result moves to the first",
            keys: ["'p", "ctrl+g", "ctrl+g", "ctrl+g"],
            text: "p",
            focus: "Paris",
            reached: "Paris"
        ),
        SearchKeyCase(
            name: "Shift+F3 before the first result moves to the last",
            keys: ["'b", "f3", "shift+f3"],
            text: "b",
            focus: "Bonn",
            reached: "Bonn"
        ),
        SearchKeyCase(
            name: "With the option, F3 reaches results while the field keeps the focus",
            options: keepsFocus,
            keys: ["'b", "f3", "f3", "f3", "shift+f3"],
            text: "b",
            focus: "field",
            reached: "Bergen"
        ),
        SearchKeyCase(
            name: "F3 without a query does nothing",
            keys: ["f3"],
            focus: "field"
        ),
    ]

    static let dismissing = [
        SearchKeyCase(
            name: "Escape ends the search and empties the field",
            keys: ["'b", "escape"],
            isActive: false,
            focus: "none"
        ),
        SearchKeyCase(
            name: "Escape in the results ends the search",
            keys: ["'b", "down", "escape"],
            isActive: false,
            focus: "list"
        ),
        SearchKeyCase(
            name: "A key that the app chose ends the search, and Escape does not",
            options: { $0.keyBindings[.dismiss] = [.init("k", .control)] },
            keys: ["'b", "escape", "'o"],
            text: "bo",
            focus: "field"
        ),
        SearchKeyCase(
            name: "A key that the app chose ends the search",
            options: { $0.keyBindings[.dismiss] = [.init("k", .control)] },
            keys: ["'b", "ctrl+k"],
            isActive: false,
            focus: "none"
        ),
        SearchKeyCase(
            name: "With the option, Escape first clears the text",
            options: clearsFirst,
            keys: ["'b", "escape"],
            focus: "field"
        ),
        SearchKeyCase(
            name: "With the option, Escape in an empty field ends the search",
            options: clearsFirst,
            keys: ["'b", "escape", "escape"],
            isActive: false,
            focus: "none"
        ),
        SearchKeyCase(
            name: "With the option, Escape first closes the suggestions",
            options: clearsFirst,
            suggests: true,
            keys: ["'b", "escape"],
            text: "b",
            focus: "field"
        ),
        SearchKeyCase(
            name: "With the option, Escape closes the suggestions, clears the text and ends the search",
            options: clearsFirst,
            suggests: true,
            keys: ["'b", "escape", "escape", "escape"],
            isActive: false,
            focus: "none"
        ),
        SearchKeyCase(
            name: "Alt+Down opens the suggestions that Escape closed",
            options: clearsFirst,
            suggests: true,
            keys: ["'b", "escape", "alt+down"],
            text: "b",
            focus: "field",
            suggestions: ["b north", "b south"]
        ),
        SearchKeyCase(
            name: "Down and Return open a suggestion",
            suggests: true,
            keys: ["'b", "down", "down", "return"],
            text: "b",
            focus: "field",
            opened: ["b south"]
        ),
        SearchKeyCase(
            name: "Keys that the app chose open a suggestion",
            options: {
                $0.keyBindings[.nextResult] = [.init("n", .control)]
                $0.keyBindings[.openResult] = [.init("o", .control)]
            },
            suggests: true,
            keys: ["'b", "ctrl+n", "ctrl+o"],
            text: "b",
            focus: "field",
            opened: ["b north"]
        ),
    ]

    static let finding = [
        SearchKeyCase(
            name: "With the option, typed text moves to the row with this beginning",
            options: findsRows,
            beginsInField: false,
            keys: ["down", "p", "o"],
            isActive: false,
            focus: "Porto",
            reached: "Porto"
        ),
        SearchKeyCase(
            name: "With the option, typed text needs no focus before",
            options: findsRows,
            beginsInField: false,
            keys: ["r"],
            isActive: false,
            focus: "Rome",
            reached: "Rome"
        ),
        SearchKeyCase(
            name: "With the option, F3 moves to the next row with this beginning, after the last one to the first",
            options: findsRows,
            beginsInField: false,
            keys: ["down", "p", "f3", "f3"],
            isActive: false,
            focus: "Paris",
            reached: "Paris"
        ),
        SearchKeyCase(
            name: "With the option, Backspace removes a typed character instead of the row",
            options: findsRows,
            beginsInField: false,
            keys: ["down", "p", "o", "backspace", "a"],
            isActive: false,
            focus: "Paris",
            reached: "Paris"
        ),
        SearchKeyCase(
            name: "With the option, text that no row begins with stays in its row",
            options: findsRows,
            beginsInField: false,
            keys: ["down", "p", "x"],
            isActive: false,
            focus: "Paris",
            reached: "Paris"
        ),
    ]

    static let all = focusing + moving + matches + dismissing + finding
}

/// The keys of a search on each host.
@MainActor
@Suite("Keys of a search")
struct SearchKeyScenarios {
    @Test(arguments: ScenarioHost.available, SearchKeyCase.all)
    func `Each key does what the table tells`(on host: ScenarioHost, _ line: SearchKeyCase) async throws {
        let screen = TownsScreen()
        screen.suggests = line.suggests
        screen.filters = line.filters
        line.options(screen.search)
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            if line.beginsInField { try await driver.tap("Find", role: "search field") }
            for key in line.keys {
                if key.hasPrefix("'") {
                    try await driver.type(String(key.dropFirst()))
                } else {
                    try await driver.key(key)
                }
            }
            #expect(try driver.values("search field") == [line.text])
            #expect(screen.search.isActive == line.isActive)
            #expect(screen.focus == line.focus)
            #expect(screen.reached == line.reached)
            #expect(screen.opened == line.opened)
            #expect(try driver.labels("suggestion") == line.suggestions)
            if let reached = line.reached { #expect(try driver.states(of: reached, role: "row").contains("focused")) }
            #expect(try driver.states(of: "Find", role: "search field").contains("focused") == (line.focus == "field"))
        }
    }

    /// Without a screen, controls take no focus, as on an iPad.
    @Test(arguments: ScenarioHost.available.filter { $0 != .headless })
    func `Keys alone reach and operate the field, its tokens, the scopes, the results and the button`(
        on host: ScenarioHost
    ) async throws {
        let screen = TownsScreen()
        screen.search.searchBar.scopeButtonTitles = ["All", "North"]
        screen.search.keyBindings[.focusField] = [.init("k", .command)]
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            @MainActor func tab(to name: String, role: String) async throws {
                for _ in 0..<12 {
                    try await driver.key("tab")
                    let isThere = try driver.screen().contains { $0.role == role && $0.label == name }
                    if isThere, try driver.states(of: name, role: role).contains("focused") { return }
                }
                Issue.record("Tab does not reach the \(role) \(name).")
            }
            try await tab(to: "Find", role: "search field")
            screen.search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "draft")]
            try await driver.key("home")
            for key in ["backspace", "backspace"] { try await driver.key(key) }
            #expect(try driver.labels("token").isEmpty)
            try await driver.type("o")
            try await tab(to: "North", role: "scope")
            try await driver.key("space")
            #expect(screen.search.searchBar.selectedScopeButtonIndex == 1)
            try await tab(to: "Oslo", role: "row")
            try await driver.key("return")
            #expect(screen.opened == ["Oslo"])
            try await driver.key("escape")
            #expect(!screen.search.isActive)
            try await tab(to: "Add", role: "button")
            try await driver.key("space")
            #expect(screen.additions == 1)
            try await driver.key("ctrl+k")
            try await driver.type("b")
            #expect(try driver.values("search field") == ["b"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Text on a presented screen does not begin the search behind it`(on host: ScenarioHost) async throws {
        let screen = TownsScreen()
        screen.search.keyboardBehavior.typingOutsideField = .beginsSearch
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium()]
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            screen.present(sheet, animated: false)
            try await driver.settle()
            try await driver.key("x")
            #expect(!screen.search.isActive)
            #expect(screen.search.searchBar.text == "")
        }
    }
}
