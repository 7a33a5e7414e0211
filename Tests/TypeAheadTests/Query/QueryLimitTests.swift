import Testing

@testable import TypeAhead

@MainActor
@Suite("Limits of queries")
struct QueryLimitTests {
    private static let words = (0..<20_000).map { "w\($0)" }
    private static let text = words.joined(separator: " ")

    @Test func `a pasted text is parsed up to the limit of terms`() {
        let query = SearchQuery(parsing: Self.text)
        #expect(query.terms.map(\.text) == Array(Self.words.prefix(SearchQuery.termLimit)))
        let exclusions = SearchQuery(parsing: "a -" + Self.words.joined(separator: " -") + " b").exclusions
        #expect(exclusions.map(\.text) == Array(Self.words.prefix(SearchQuery.termLimit)))
    }

    @Test(arguments: ["", "\"", "-", "-“"])
    func `a long word or phrase is one term`(sign: String) {
        let long = String(repeating: "x", count: 100_000)
        let end = ["\"": "\"", "-“": "”"][sign] ?? ""
        let query = SearchQuery(parsing: sign + long + end + " rest")
        #expect((query.terms + query.exclusions).map(\.text).sorted() == ["rest", long])
        #expect(SearchQuery(parsing: query.text) == query)
    }

    @Test func `terms past the limit exclude no record`() {
        let items = [Item(id: 0, title: Self.words.prefix(SearchQuery.termLimit).joined(separator: " "))]
        let index = SearchIndex(items, fields: Item.fields, typos: .none)
        let query = SearchQuery(terms: Self.words.map { SearchTerm($0) })
        #expect(index.search(query).total == 1)
        #expect(index.explain(0, for: query)?.tier == .equal)
        #expect(index.explain(0, for: query)?.places.count == SearchQuery.termLimit)
        #expect(index.search(SearchQuery(terms: ["w0", "w40"])).total == 0)
        let exclusions = (0..<SearchQuery.termLimit).map { SearchTerm("x\($0)") } + ["w1"]
        #expect(index.search(SearchQuery(terms: ["w0"], exclusions: exclusions)).total == 1)
    }

    @Test func `a pipeline's queries stay within the limits, including recovery suggestions`() async {
        let bench = SearchBench(spelling: ["w1": ["v1"], "w2": ["v2"]])
        let terms = Self.words.map { SearchTerm($0) }
        bench.pipeline.search(for: SearchQuery(terms: terms, exclusions: terms))
        await bench.rest()
        #expect(bench.phase == "empty")
        let requests = bench.source.requests.map(\.query)
        #expect(requests.count <= 40)
        #expect(requests.allSatisfy { $0.terms.count <= SearchQuery.termLimit })
        #expect(requests.allSatisfy { $0.exclusions.count <= SearchQuery.termLimit })
        #expect(bench.pipeline.state.query?.terms == Array(terms.prefix(SearchQuery.termLimit)))
    }

    @Test func `a refined source's queries stay within the limits`() async throws {
        let source = ScriptedSource(clock: ManualClock(), capabilities: [.local]) { _, _ in [] }
        let refined = RefinedSource(source, fields: [.text("name") { $0.name }])
        let answer = refined.results(for: SearchQuery(terms: Self.words.map { SearchTerm($0) }))
        let task = Task { for try await _ in answer {} }
        await wait { !source.requests.isEmpty }
        task.cancel()
        #expect(source.requests.first?.query.terms.count == SearchQuery.termLimit)
    }

    @Test func `a limited number of bigrams is looked up for a long term`() throws {
        var text = String.UnicodeScalarView()
        for value in 0..<5000 { text.append(try #require(Unicode.Scalar(UInt32(0x4E00 + value)))) }
        let term = try #require(PreparedTerm(SearchTerm(String(text)), folding: TextFolding()))
        #expect(term.bigrams.count == 64)
        #expect(term.readingBigrams.count == 65)
        #expect(term.typoBudget == 0)
        #expect(!term.permitsFuzzyMatching)
    }

    @Test func `an index does not answer many or long terms synchronously`() {
        let items = (0..<40_000).map { Item(id: $0, title: "a b c") }
        let source = MemorySource(SearchIndex(items, fields: Item.fields, fuzzy: .none))
        func isImmediate(_ query: SearchQuery) -> Bool {
            source.immediateResults(for: query, within: .milliseconds(1)) != nil
        }
        #expect(isImmediate(SearchQuery(terms: ["a", "b", "c"])))
        #expect(!isImmediate(SearchQuery(terms: Array(repeating: "a", count: 32))))
        #expect(!isImmediate(SearchQuery(exclusions: Array(repeating: "x", count: 32))))
        #expect(!isImmediate(SearchQuery(terms: [SearchTerm(String(repeating: "x", count: 100_000))])))
    }
}
