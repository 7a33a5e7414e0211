import Testing
import TypeAhead

@Suite("Queries")
struct QueryTests {
    @Test
    func `an empty query requests the first 50 of all records`() {
        let query = SearchQuery()
        #expect(query.terms.isEmpty && query.filters.isEmpty && query.scope == nil)
        #expect(query.limit == 50)
        #expect(query.offset == 0)
    }

    @Test
    func `a negative limit or offset traps with a message, whenever it is set`() async {
        let limit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var query = SearchQuery()
            query.limit = -1
        }
        #expect(Self.text(limit).contains("the limit must not be negative, but is -1."))
        let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var query = SearchQuery()
            query.offset -= 50
        }
        #expect(Self.text(offset).contains("the offset must not be negative, but is -50."))
        let both = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SearchQuery(limit: -2, offset: 0)
        }
        #expect(Self.text(both).contains("the limit must not be negative, but is -2."))
    }

    private static func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test(
        arguments: [
            (0, 0, 0..<0), (0, .max, 0..<0), (2, 1, 1..<3), (.max, 0, 0..<5), (.max, 3, 3..<5), (.max, .max, 0..<0),
            (1, 4, 4..<5), (9, 5, 0..<0),
        ] as [(Int, Int, Range<Int>)]
    )
    func `a page follows its limit and offset, however large they are`(limit: Int, offset: Int, page: Range<Int>) {
        let index = SearchIndex((0..<5).map { Item(id: $0, title: "name") }, fields: Item.fields)
        for terms in [[], ["n"], ["name"], ["ame"], ["naame"]] as [[SearchTerm]] {
            let results = index.search(SearchQuery(terms: terms, limit: limit, offset: offset))
            #expect(results.hits.map(\.record.id) == Array(page))
            #expect(results.total == 5)
        }
    }

    @Test
    func `terms and exclusions that fold to nothing have no effect`() {
        let index = SearchIndex((0..<5).map { Item(id: $0, title: "name \($0)") }, fields: Item.fields)
        let nothing: [SearchTerm] = [
            "", " ", "\u{301}", "\u{ad}", "\u{0}", SearchTerm("\u{200D} \u{301}", isPhrase: true),
        ]
        for term in nothing {
            #expect(index.search(SearchQuery(terms: [term])).total == 5)
            #expect(index.search(SearchQuery(terms: ["name", term, "3"])).hits.map(\.record.id) == [3])
            #expect(index.search(SearchQuery(exclusions: [term])).total == 5)
        }
    }

    @Test
    func `unknown fields, values and scopes match nothing, and empty values are ordinary values`() {
        let items = [
            Item(id: 0, title: "a", tags: ["red", "red", ""], scopes: [""]), Item(id: 1, title: "a", tags: ["Red"]),
            Item(id: 2, title: "a", scopes: ["2018", "2018"]),
        ]
        let index = SearchIndex(items, fields: Item.fields)
        func found(_ filters: [SearchFilter] = [], scope: String? = nil) -> [Int] {
            let query = SearchQuery(terms: ["a"], filters: filters, scope: scope)
            #expect(index.search(query).total == index.search(query).hits.count)
            return index.search(query).hits.map(\.record.id)
        }
        #expect(found(.values("tag", ["red"])) == [0])
        #expect(found(.values("tag", ["Red", "red", "blue"])) == [0, 1])
        #expect(found(.values("tag", [""])) == [0])
        #expect(found(.values("tag", ["blue"])) == [])
        #expect(found(.values("tag", [])) == [0, 1, 2])
        #expect(found(.values("colour", [])) == [0, 1, 2])
        #expect(found(.values("colour", ["red"])) == [])
        #expect(found(.values("title", ["A"])) == [0, 1, 2])
        #expect(found(scope: "") == [0])
        #expect(found(scope: "2018") == [2])
        #expect(found(scope: "2017") == [])
        let counts = index.search(SearchQuery(facetCounts: [.scopes, .values]))
        #expect(counts.scopeCounts == ["": 1, "2018": 1])
        #expect(counts.valueCounts == ["tag": ["red": 1, "Red": 1, "": 1]])
        let unscoped = SearchIndex(items, fields: [.text("title") { $0.title }])
        #expect(unscoped.search(SearchQuery(scope: "2018")).total == 0)
        #expect(unscoped.search(SearchQuery(facetCounts: [.scopes, .values])).scopeCounts.isEmpty)
    }
}
