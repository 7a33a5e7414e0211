import Testing

@testable import TypeAhead

@Suite("Narrowing")
struct NarrowingTests {
    private static let items = [
        Item(id: 0, title: "food", tags: ["red"]), Item(id: 1, title: "foam", tags: ["blue"], scopes: ["2019"]),
        Item(id: 2, title: "bar", tags: ["red"], scopes: ["2018"]), Item(id: 3, title: "foo bar", scopes: ["2019"]),
        Item(id: 4, title: "sandy", tags: ["blue"]),
    ]

    /// Runs the queries in order, and returns the record identifiers of the last result.
    private static func found(_ queries: [SearchQuery], typos: TypoTolerance = .none) -> [Int] {
        let index = SearchIndex(items, fields: Item.fields, typos: typos)
        var narrowing = SearchNarrowing()
        return queries.map { index.search($0, narrowing: &narrowing).hits.map(\.record.id).sorted() }.last ?? []
    }

    @Test
    func `extending an excluded term brings records back`() {
        #expect(Self.found([SearchQuery(exclusions: ["fo"])]) == [2, 4])
        #expect(Self.found([SearchQuery(exclusions: ["fo"]), SearchQuery(exclusions: ["foo"])]) == [1, 2, 4])
    }

    @Test
    func `removing an excluded term brings records back`() {
        let without = SearchQuery(terms: ["fo"], exclusions: ["bar"])
        #expect(Self.found([without, SearchQuery(terms: ["fo"])]) == [0, 1, 3])
    }

    @Test
    func `adding a value of the same field or leaving a scope brings records back`() {
        let red = SearchQuery(filters: .values("tag", ["red"]))
        #expect(Self.found([red, SearchQuery(filters: .values("tag", ["red", "blue"]))]) == [0, 1, 2, 4])
        #expect(Self.found([SearchQuery(scope: "2019"), SearchQuery(scope: "2018")]) == [2])
        #expect(Self.found([SearchQuery(scope: "2019"), SearchQuery()]) == [0, 1, 2, 3, 4])
    }

    @Test
    func `a term that becomes long enough for typos finds more than the shorter one`() {
        let typos = TypoTolerance.automatic
        #expect(Self.found([SearchQuery(terms: ["snad"])], typos: typos).isEmpty)
        #expect(Self.found([SearchQuery(terms: ["snad"]), SearchQuery(terms: ["snady"])], typos: typos) == [4])
    }

    @Test
    func `the next search finds records inserted or changed after the previous one`() {
        var index = SearchIndex(Self.items, fields: Item.fields, typos: .none)
        var narrowing = SearchNarrowing()
        #expect(index.search(SearchQuery(terms: ["fo"]), narrowing: &narrowing).total == 3)
        index.update(Item(id: 2, title: "fork"))
        index.insert(Item(id: 9, title: "fort"))
        #expect(index.search(SearchQuery(terms: ["for"]), narrowing: &narrowing).hits.map(\.record.id) == [2, 9])
    }

    @Test
    func `a longer query sees new batches and merged segments`() {
        func item(_ id: Int) -> Item { Item(id: id, title: id % 3 == 0 ? "other \(id)" : "name \(id)") }
        var index = SearchIndex((0..<600).map(item), fields: Item.fields)
        var narrowing = SearchNarrowing()
        func expectEqual(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
            let query = SearchQuery(parsing: text)
            let narrowed = index.search(query, narrowing: &narrowing)
            let whole = index.search(query)
            #expect(narrowed.total == whole.total, sourceLocation: sourceLocation)
            #expect(narrowed.hits.map(\.record.id) == whole.hits.map(\.record.id), sourceLocation: sourceLocation)
        }
        expectEqual("n")
        index.insert(contentsOf: (600..<70_000).map(item))
        expectEqual("na")
        for id in 0..<40_000 { index.remove(id: id) }
        expectEqual("name 6")
        index.insert(contentsOf: (50_000..<52_000).map { Item(id: $0, title: "name 6\($0)") })
        expectEqual("name 65")
        expectEqual("name 650")
    }

    @Test
    func `a longer query examines only the matches of the shorter one`() {
        let index = SearchIndex(Self.items, fields: Item.fields, typos: .none)
        var narrowing = SearchNarrowing()
        _ = index.search(SearchQuery(terms: ["fo"]), narrowing: &narrowing)
        let contents = index.contents
        let longer = PreparedQuery(SearchQuery(terms: ["foo"]), settings: contents.settings)
        #expect(narrowing.entry(for: longer, version: contents.version)?.total == 3)
        let other = PreparedQuery(SearchQuery(terms: ["oo"]), settings: contents.settings)
        #expect(narrowing.entry(for: other, version: contents.version) == nil)
    }

    @Test(arguments: 1...6)
    func `narrowing with typos equals a new search while random words are typed and deleted`(seed: Int) {
        var random = SplitMix64(state: UInt64(seed))
        func word() -> String {
            String((0..<Int.random(in: 4...13, using: &random)).map { _ in "abcdé".randomElement(using: &random)! })
        }
        var words = (0..<40).map { _ in word() }
        let items = (0..<600).map { id in
            Item(
                id: id,
                title: (0..<Int.random(in: 1...3, using: &random)).map { _ in words.randomElement(using: &random)! }
                    .joined(separator: " "),
                tags: ["red", "blue"].shuffled(using: &random).dropLast(Int.random(in: 0...2, using: &random))
            )
        }
        words += (0..<5).map { _ in word() }
        let index = SearchIndex(items, fields: Item.fields)
        var narrowing = SearchNarrowing()
        var narrowed = 0
        for _ in 0..<30 {
            var typed = Array(words.randomElement(using: &random)! + " " + words.randomElement(using: &random)!)
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let at = typed.indices.randomElement(using: &random)!
                if Bool.random(using: &random) { typed.remove(at: at) } else { typed.insert("c", at: at) }
            }
            var length = 0
            while length < typed.count {
                length = max(1, length + [1, 1, 1, 2, -1].randomElement(using: &random)!)
                var query = SearchQuery(parsing: String(typed.prefix(length)))
                if length > 10 { query.filters = .values("tag", ["red"]) }
                let prepared = PreparedQuery(query, settings: index.contents.settings)
                let version = index.contents.version
                if narrowing.entry(for: prepared, version: version, allowsTypos: true) != nil { narrowed += 1 }
                let plain = index.search(query)
                let results = index.search(query, narrowing: &narrowing)
                #expect(results.total == plain.total, "\(query.text)")
                #expect(results.hits.map(\.record.id) == plain.hits.map(\.record.id), "\(query.text)")
                #expect(results.hits.map(\.tier) == plain.hits.map(\.tier))
            }
        }
        #expect(narrowed > 100)
    }
}
