import Foundation
import Testing

@testable import TypeAhead

/// A record with fields of all kinds.
private struct Book: Identifiable, Sendable {
    let id: Int
    let title: String
    var tags: [String] = []
    var year = 2000.0

    static let fields: [SearchField<Book>] = [
        .text("title") { $0.title }, .filter("tag") { $0.tags }, .number("year") { [$0.year] },
        .scopes { [$0.year < 2010 ? "old" : "new"] },
    ]

    static let all = [
        Book(id: 0, title: "The Swift language", tags: ["code"], year: 2014),
        Book(id: 1, title: "Swifter Swift", tags: ["code", "to do"], year: 2016),
        Book(id: 2, title: "Swimming", tags: ["sport"], year: 2003),
        Book(id: 3, title: "Swords and swans", tags: ["sport", "craft"], year: 1999),
        Book(id: 4, title: "Old Norse", tags: ["craft"], year: 1980),
    ]
}

@Suite("Suggestions")
struct SuggesterTests {
    private let source = MemorySource(SearchIndex(Book.all, fields: Book.fields))
    private let syntax = SearchQuerySyntax(Book.fields)

    private func input(_ text: String, caret: Int? = nil, base: SearchQuery = SearchQuery()) -> SuggestionInput {
        var query = SearchQuery(parsing: text, syntax: syntax)
        query.filters = base.filters + query.filters
        query.scope = base.scope
        return SuggestionInput(text: text, caret: caret ?? text.utf16.count, query: query, syntax: syntax)
    }

    private func suggestions(
        _ input: SuggestionInput,
        _ providers: [any SuggestionProvider],
        quota: Int = 8
    ) async -> [SearchSuggestion] {
        let members = providers.map { SearchSuggester<Book>.Member($0, quota: quota) }
        let suggester = SearchSuggester(source, members: members, clock: ContinuousClock())
        var last: [SearchSuggestion] = []
        for await list in suggester.suggestions(for: input) { last = list }
        return last
    }

    private var fields: FieldSuggestions<Book> {
        FieldSuggestions(source, conditions: ["year": [.less("2000"), .greater("2010"), .greater("3000")]])
    }

    /// The titles with their totals.
    private func titles(_ suggestions: [SearchSuggestion]) -> [String] {
        suggestions.map { "\($0.title) \($0.total?.count ?? -1)" }
    }

    /// The text after a suggestion was accepted.
    private func text(_ input: SuggestionInput, _ suggestion: SearchSuggestion) -> String {
        var units = Array(input.text.utf16)
        switch suggestion.change {
        case .replaceText(let range, let text): units.replaceSubrange(range, with: text.utf16)
        case .replaceTextByFilter(let range, _): units.removeSubrange(range)
        case .replaceQuery: units = []
        }
        return String(decoding: units, as: UTF16.self)
    }

    // MARK: Fields

    @Test func `the beginning of a name suggests the field`() async {
        let input = input("oak ta")
        let found = await suggestions(input, [fields])
        #expect(found.map(\.title) == [])
        let known = self.input("sw ta")
        let names = await suggestions(known, [fields])
        #expect(names.map(\.title) == ["tag:"])
        #expect(text(known, names[0]) == "sw tag:")
        #expect(await suggestions(self.input("-TI"), [fields]).map { text(self.input("-TI"), $0) } == ["-title:"])
    }

    @Test func `a field with its colon suggests values by their number of records, and a beginning selects among them`()
        async
    {
        #expect(
            titles(await suggestions(input("tag:"), [fields])) == [
                "tag:code 2", "tag:craft 2", "tag:sport 2", "tag:\"to do\" 1",
            ]
        )
        #expect(titles(await suggestions(input("tag:c"), [fields])) == ["tag:code 2", "tag:craft 2"])
        #expect(titles(await suggestions(input("tag:\"to d"), [fields])) == ["tag:\"to do\" 1"])
        #expect(titles(await suggestions(input("tag:DO"), [fields])) == ["tag:\"to do\" 1"])
        #expect(titles(await suggestions(input("swift tag:"), [fields])) == ["tag:code 2", "tag:\"to do\" 1"])
        #expect(
            titles(await suggestions(input("tag:", base: SearchQuery(scope: "old")), [fields])) == [
                "tag:craft 2", "tag:sport 2",
            ]
        )
        #expect(titles(await suggestions(input("tag:x"), [fields])) == [])
        #expect(titles(await suggestions(input("title:"), [fields])) == [])
    }

    @Test func `chosen values are not suggested again, and excluded ones are counted without their records`() async {
        let chosen = SearchQuery(filters: .values("tag", ["code"]))
        #expect(
            titles(await suggestions(input("tag:", base: chosen), [fields])).map { String($0.prefix(7)) } == [
                "tag:cra", "tag:spo", "tag:\"to",
            ]
        )
        #expect(titles(await suggestions(input("-tag:s"), [fields])) == ["-tag:sport 3"])
    }

    @Test func `conditions of ordered fields are suggested if they find records`() async {
        #expect(titles(await suggestions(input("year:"), [fields])) == ["year:<2000 2", "year:>2010 2"])
        #expect(titles(await suggestions(input("year:>"), [fields])) == ["year:>2010 2"])
        #expect(titles(await suggestions(input("sport year:"), [fields])) == [])
    }

    @Test func `other names of a field are suggested and understood`() async {
        let syntax = SearchQuerySyntax([
            .init("tag", .value, aliases: ["label"]), .init("year", .ordered(.number), aliases: ["Jahr"]),
        ])
        func titles(_ text: String) async -> [String] {
            let query = SearchQuery(parsing: text, syntax: syntax)
            let input = SuggestionInput(text: text, caret: text.utf16.count, query: query, syntax: syntax)
            return await suggestions(input, [fields]).map(\.title)
        }
        #expect(await titles("la") == ["label:"])
        #expect(await titles("ja") == ["Jahr:"])
        #expect(await titles("label:co") == ["tag:code"])
        #expect(await titles("jahr:>") == ["year:>2010"])
    }

    @Test func `a suggested filter replaces exactly the word before the caret`() async {
        let input = input("sw -tag:spo end", caret: 11)
        let found = await suggestions(input, [fields])
        #expect(found.isEmpty)
        let known = self.input("sw -tag:spo  s", caret: 11)
        let filters = await suggestions(known, [fields])
        #expect(
            filters.map(\.change) == [
                .replaceTextByFilter(3..<11, SearchFilter("tag", .equal("sport"), isExcluded: true))
            ]
        )
        #expect(filters.first.map { text(known, $0) } == "sw   s")
        #expect(await suggestions(self.input("tag:sport", caret: 5), [fields]).isEmpty)
    }

    // MARK: Completions

    @Test func `words that begin with the last term are suggested with the number of records`() async {
        let completions = CompletionSuggestions(source)
        #expect(
            titles(await suggestions(input("sw"), [completions])) == [
                "Swift 2", "Swifter 1", "Swimming 1", "swans 1", "Swords 1",
            ]
        )
        #expect(titles(await suggestions(input("swi"), [completions], quota: 2)) == ["Swift 2", "Swifter 1"])
        #expect(
            titles(await suggestions(input("sw", base: SearchQuery(scope: "old")), [completions])) == [
                "Swimming 1", "swans 1", "Swords 1",
            ]
        )
        #expect(titles(await suggestions(input("the sw"), [completions])) == ["Swift 1"])
        #expect(titles(await suggestions(input("swift"), [completions])) == ["Swifter 1"])
        #expect(titles(await suggestions(input("-sw"), [completions])) == [])
        #expect(titles(await suggestions(input("\"sw\""), [completions])) == [])
        #expect(titles(await suggestions(input(""), [completions])) == [])
        let input = input("the SWI code", caret: 7)
        #expect(await suggestions(input, [completions]).isEmpty)
        let known = self.input("the SWI", caret: 7)
        #expect(await suggestions(known, [completions]).map { text(known, $0) } == ["the Swift"])
    }

    @Test(arguments: 0..<4)
    func `no suggestion leads to nothing, and each has the number of its records`(seed: Int) async throws {
        var random = RandomItems(random: SplitMix64(state: UInt64(2000 + seed)))
        let items = (0..<200).map { random.item($0) }
        let fields = Item.fieldsOfAllKinds
        let syntax = SearchQuerySyntax(fields)
        let source = MemorySource(SearchIndex(items, fields: fields, typos: .none))
        let recents = RecentSearches()
        for _ in 0..<20 {
            try recents.record(RecentSearches.Entry(text: syntax.text(of: random.queryOfAllKinds()), scope: "2018"))
        }
        let suggester = SearchSuggester(
            source,
            members: [
                .init(FieldSuggestions(source, conditions: ["year": [.greater("2018"), .less("2018")]]), quota: 4),
                .init(CompletionSuggestions(source), quota: 4), .init(RecentSuggestions(recents), quota: 4),
            ],
            clock: ContinuousClock()
        )
        var count = 0
        for _ in 0..<30 {
            var base = random.queryOfAllKinds()
            base.terms = []
            let text = ["", "a", "ta", "tag:", "tag:r", "year:", "topic:", "newt", "b"].randomElement(
                using: &random.random
            )!
            var query = SearchQuery(parsing: text, syntax: syntax)
            query.filters = base.filters
            query.alternatives = base.alternatives
            query.scope = base.scope
            let input = SuggestionInput(text: text, caret: text.utf16.count, query: query, syntax: syntax)
            for await list in suggester.suggestions(for: input) {
                #expect(Set(list.map(\.query.normalized)).count >= list.count - 2)
                for suggestion in list {
                    var query = suggestion.query
                    query.limit = 1000
                    query.offset = 0
                    let results = source.index.search(query)
                    #expect(results.total > 0, "\(suggestion)")
                    let isValue = if case .replaceTextByFilter = suggestion.change { true } else { false }
                    if !isValue { #expect(suggestion.total == .exact(results.total), "\(suggestion)") }
                    count += 1
                }
            }
        }
        #expect(count > 30)
    }

    // MARK: Several providers

    /// Answers when the test says so.
    private final class LateProvider: SuggestionProvider {
        private let stream = AsyncStream.makeStream(of: Void.self)
        let titles: [String]

        init(_ titles: [String]) { self.titles = titles }

        func answer() { stream.continuation.finish() }

        func suggestions(for input: SuggestionInput) async -> [SearchSuggestion] {
            for await _ in stream.stream {}
            return titles.map { title in
                SearchSuggestion(
                    kind: .custom,
                    title: title,
                    change: .replaceText(0..<0, with: title),
                    query: SearchQuery(terms: [SearchTerm(title)])
                )
            }
        }
    }

    @Test func `a provider that never answers holds back the others for 100 ms`() async throws {
        let clock = ManualClock()
        let quick = LateProvider(["swift"])
        let slow = LateProvider(["norse", "swift", "nothing"])
        let suggester = SearchSuggester(
            source,
            members: [.init(slow, quota: 3), .init(quick, quota: 3)],
            clock: clock
        )
        var lists = suggester.suggestions(for: input("")).makeAsyncIterator()
        quick.answer()
        await wait { clock.sleeperCount == 1 }
        clock.move(to: ManualClock.Instant(time: .milliseconds(100)))
        #expect(await lists.next()?.map(\.title) == ["swift"])
        slow.answer()
        // Of two suggestions with the same query, the first is kept; one without records is omitted.
        #expect(await lists.next()?.map(\.title) == ["norse", "swift"])
        #expect(await lists.next() == nil)
    }

    @Test func `a provider has at most its quota`() async {
        let provider = LateProvider(["swift", "norse", "swimming"])
        provider.answer()
        #expect(await suggestions(input(""), [provider], quota: 2).map(\.title) == ["swift", "norse"])
        #expect(await suggestions(input(""), [provider], quota: 0).isEmpty)
    }

    @Test func `words of an unfinished text keep quoted white space together`() {
        func words(_ text: String) -> [String] { syntax.words(of: text).map { String(text[$0]) } }
        #expect(words("a  b") == ["a", "b"])
        #expect(words("tag:\"to d") == ["tag:\"to d"])
        #expect(words("tag:\"to do\" x \"y z") == ["tag:\"to do\"", "x", "\"y z"])
        #expect(words("5\" disk") == ["5\"", "disk"])
        #expect(words("-“a b” c ") == ["-“a b”", "c"])
        #expect(words("") == [])
    }
}
