import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

@MainActor
@Suite("Filters as text and as tokens")
struct TokenConversionTests {
    private let screen = PlaceScreen()

    init() {
        screen.updater.syntax = SearchQuerySyntax([
            .init("name", .text), .init("tag", .value), .init("year", .ordered(.number)),
        ])
        let syntax = screen.updater.syntax
        screen.updater.token = { filter in
            let token = UISearchToken(icon: nil, text: syntax.text(of: filter) ?? "")
            token.representedObject = filter
            return token
        }
    }

    private func type(_ keys: String, _ driver: AppDriver) async throws {
        for key in keys.split(separator: " ", omittingEmptySubsequences: false) {
            guard key.hasPrefix("<") else {
                try await driver.type(String(key))
                continue
            }
            let name = key.dropFirst().dropLast()
            switch name {
            case "space": try await driver.type(" ")
            case "undo": try await driver.key(AppDriver.Key("ctrl+z")!)
            case "redo": try await driver.key(AppDriver.Key("ctrl+shift+z")!)
            default: try await driver.key(AppDriver.Key(String(name))!)
            }
        }
    }

    /// The tokens and the text, with `|` for the caret and brackets around the selected tokens or text.
    private var content: String {
        let field = screen.field
        let document = field.text ?? ""
        let tokens = field.tokens.map { $0.representedObject as! SearchFilter }.map { "(\($0))" }.joined()
        guard let selection = field.selectedTextRange else { return tokens + document }
        let start = field.offset(from: field.textualRange.start, to: selection.start)
        let end = field.offset(from: field.textualRange.start, to: selection.end)
        guard start >= 0 else { return "[\(tokens)]\(document)" }
        let before = document.prefix(start)
        let selected = document.dropFirst(start).prefix(end - start)
        let rest = document.dropFirst(end)
        return tokens + before + (selected.isEmpty ? "|" : "[\(selected)]") + rest
    }

    @Test(
        arguments: [
            // A space, Tab or Return after a complete filter.
            ("tag:red <space>", "(tag:red)|"), ("tag:red <tab>", "(tag:red)|"), ("tag:red <return>", "(tag:red)|"),
            ("-year:>2010 <space>", "(-year:>2010)|"), ("tag:\"to <space> do\" <space>", "(tag:\"to do\")|"),
            ("oak <space> tag:red <space>", "(tag:red)oak |"), ("tag:red <space> oak", "(tag:red)oak|"),
            ("tag:red <space> tag:blue <space>", "(tag:red)(tag:blue)|"),
            // Other words and incomplete filters stay text.
            ("oak <space>", "oak |"), ("colour:red <space>", "colour:red |"), ("year:abc <space>", "year:abc |"),
            ("year: <space>", "year: |"), ("tag:\"to <space> do <space>", "tag:\"to do |"),
            ("a <space> OR <space> tag:red <space>", "a OR tag:red |"), ("tag:red <left> <space>", "tag:re |d"),
            // Each change is one step of the undo history.
            ("tag:red <space> <undo>", "tag:red|"), ("tag:red <space> <undo> <redo>", "(tag:red)|"),
            ("tag:red <space> <undo> <undo>", "|"), ("tag:red <space> oak <undo>", "(tag:red)|"),
            // Backspace selects the last token, then deletes it.
            ("tag:red <space> <backspace>", "[(tag:red)]"), ("tag:red <space> <backspace> <backspace>", "|"),
            ("tag:red <space> <backspace> <backspace> <undo>", "[(tag:red)]"),
            // Arrows step over tokens as one character.
            ("tag:red <space> <left>", "[(tag:red)]"), ("tag:red <space> <left> <right>", "(tag:red)|"),
            // A selected token becomes text.
            ("tag:red <space> <left> <return>", "tag:red|"),
            ("tag:red <space> oak <home> <left> <return>", "tag:red| oak"),
            ("tag:red <space> <left> <return> <undo>", "[(tag:red)]"),
            ("tag:red <space> <left> <return> <backspace> <backspace> <backspace> blue <space>", "(tag:blue)|"),
        ]
    )
    func `keys convert between text and tokens`(keys: String, expected: String) async throws {
        let driver = try await launch(screen)
        try await type(keys, driver)
        #expect(content == expected)
        try await driver.tap("Cancel")
    }

    @Test func `typed filters and tokens search for the same records`() async throws {
        let driver = try await launch(screen)
        try await driver.type("o tag:red")
        #expect(screen.source.takeLog().last?.filters == [SearchFilter("tag", "red")])
        try await driver.type(" ")
        #expect(screen.pipeline.state.query?.filters == [SearchFilter("tag", "red")])
        #expect(screen.source.takeLog() == [])
    }

    @Test func `Tab moves the focus if there is nothing to convert`() async throws {
        let driver = try await launch(screen)
        try await type("oak <tab>", driver)
        #expect(!screen.field.isFirstResponder || driver.screen().elements(role: "search field").first != nil)
        #expect(screen.field.text == "oak")
    }

    @Test func `an input method that composes text keeps its spaces`() async throws {
        let driver = try await launch(screen)
        try await driver.type("tag:re")
        screen.field.setMarkedText("d", selectedRange: NSRange(location: 1, length: 0))
        screen.field.insertText(" ")
        #expect(screen.field.tokens.isEmpty)
    }

    @Test func `a copied token is its text, and pasted text becomes tokens in one step`() async throws {
        let driver = try await launch(screen)
        try await type("tag:red <space> -year:2010..2019 <space> oak <ctrl+a> <ctrl+c>", driver)
        #expect(UIPasteboard.general.strings == ["tag:red", "-year:2010..2019", "oak"])
        UIPasteboard.general.string = "elm tag:\"to do\" year:>2000 ash OR name:x"
        try await type("<backspace> <ctrl+v>", driver)
        #expect(content == "(tag:\"to do\")(year:>2000)elm ash OR name:x|")
        try await type("<undo>", driver)
        #expect(content == "|")
    }

    @Test func `a second tap on a token turns it into text`() async throws {
        let driver = try await launch(screen)
        try await type("tag:red <space>", driver)
        try await driver.tap("tag:red")
        #expect(content == "[(tag:red)]")
        try await driver.tap("tag:red")
        #expect(content == "tag:red|")
    }

    @Test func `without the closure, filters stay text and tokens are selected`() async throws {
        screen.updater.token = nil
        let driver = try await launch(screen)
        try await type("tag:red <space>", driver)
        #expect(content == "tag:red |")
    }

    @Test func `a filter that the app wants as text stays text`() async throws {
        screen.updater.token = { filter in
            guard filter.field == "year" else { return nil }
            let token = UISearchToken(icon: nil, text: filter.description)
            token.representedObject = filter
            return token
        }
        let driver = try await launch(screen)
        try await type("tag:red <space> year:2019 <space>", driver)
        #expect(content == "(year:2019)tag:red |")
    }

    @Test func `random keys never lose text, and undo returns to the beginning`() async throws {
        let driver = try await launch(screen)
        var state: UInt64 = 8
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let keys = [
            "tag:red", "<space>", "oak", "<left>", "<right>", "<home>", "<end>", "<return>", "-year:>2010", "\"",
            "<backspace>",
            "<shift+left>", "<delete>", "<undo>", "<redo>", "OR",
        ]
        for _ in 0..<400 {
            try await type(keys[random(keys.count)], driver)
            let query = screen.updater.query(for: screen.search.searchBar) ?? SearchQuery()
            let typed = SearchQuery(parsing: screen.field.text ?? "", syntax: screen.updater.syntax)
            #expect(query.filters.count == screen.field.tokens.count + typed.filters.count)
        }
        for _ in 0..<500 { try await type("<undo>", driver) }
        #expect(content == "|")
    }
}
