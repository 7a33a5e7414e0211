import Testing

@testable import TypeAhead

@Suite("Filters and alternatives of an index in memory")
struct CombinedSearchTests {
    @Test(arguments: 0..<4)
    func `narrowing equals a new search after random edits of filters and alternatives`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(900 + seed)))
        let items = (0..<300).map { random.item($0) }
        let index = SearchIndex(items, fields: Item.fieldsOfAllKinds, typos: .none)
        let plain = PlainSearch(items: items)
        var narrowing = SearchNarrowing()
        var query = SearchQuery()
        for _ in 0..<150 {
            let other = random.queryOfAllKinds()
            switch Int.random(in: 0..<7, using: &random.random) {
            case 6: query.fields = other.fields
            case 0: query.terms = other.terms
            case 1: query.filters = other.filters
            case 2: query.filters.append(random.filter())
            case 3: query.filters = Array(query.filters.dropLast())
            case 4: query.alternatives = other.alternatives
            default: query.exclusions = other.exclusions
            }
            SearchOracleTests.compare(index.search(query, narrowing: &narrowing), plain, query)
        }
    }

    @Test(arguments: 0..<4)
    func `alternatives with typos and fuzzy matches equal a plain search`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(910 + seed)))
        let items = (0..<120).map { random.item($0) }
        let index = SearchIndex(
            items,
            fields: Item.fieldsOfAllKinds,
            typos: TypoTolerance(threshold: 8),
            fuzzy: seed.isMultiple(of: 2) ? FuzzyMatching(threshold: 8) : .none
        )
        var plain = PlainSearch(items: items)
        plain.typoThreshold = 8
        plain.fuzzyThreshold = seed.isMultiple(of: 2) ? 8 : 0
        for _ in 0..<30 {
            var query = random.inexactQuery(of: items)
            query.alternatives = [[.term(random.termWithErrors()), random.criterion()]]
            query.fields = [nil, nil, ["title"]].randomElement(using: &random.random)!
            query.limit = 1000
            query.offset = 0
            SearchOracleTests.expectEqual(index, plain, query)
            let tiers = Dictionary(uniqueKeysWithValues: plain.search(query).map { ($0.id, $0.tier) })
            for item in items { #expect(index.explain(item.id, for: query)?.tier == tiers[item.id], "\(query)") }
        }
    }

    @Test func `a search in slices equals an uninterrupted one`() throws {
        var random = RandomItems(random: SplitMix64(state: 920))
        let twins = TwinContents(
            (0..<5).map { part in (0..<60).map { random.item(part * 60 + $0) } },
            fields: Item.fieldsOfAllKinds,
            typos: .none
        )
        for _ in 0..<60 {
            let query = random.queryOfAllKinds()
            twins.expectEqual(query)
            try twins.expectEqualInSlices(query)
        }
    }

    @Test func `a query of only exclusions finds everything else`() {
        let items = [
            Item(id: 0, title: "a", tags: ["draft"]), Item(id: 1, title: "b", scopes: ["2019"]),
            Item(id: 2, title: "c"),
        ]
        let index = SearchIndex(items, fields: Item.fieldsOfAllKinds)
        let syntax = SearchQuerySyntax(Item.fieldsOfAllKinds)
        func found(_ text: String) -> [Int] {
            index.search(SearchQuery(parsing: text, syntax: syntax)).hits.map(\.record.id)
        }
        #expect(found("-tag:draft") == [1, 2])
        #expect(found("-tag:draft -c") == [1])
        #expect(found("-year:>2000") == [0, 2])
        #expect(found("-tag:draft OR b") == [1, 2])
        #expect(found("-") == [])
    }

    @Test func `terms of all alternatives are highlighted`() {
        let index = SearchIndex([Item(id: 0, title: "red green blue")], fields: Item.fields)
        let hit = index.search(SearchQuery(parsing: "blue OR red")).hits.first
        let marked = hit?.matches.first.map { match in match.ranges.map { String(match.text[$0]) } }
        #expect(marked == ["red", "blue"])
    }

    @Test func `the text of a filter is highlighted in its field, and terms in the searched fields`() {
        let items = [Item(id: 0, title: "red green", note: "green red")]
        let index = SearchIndex(items, fields: Item.fieldsOfAllKinds)
        func marked(_ query: SearchQuery) -> [String: [String]] {
            let matches = index.search(query).hits.first?.matches ?? []
            return Dictionary(
                uniqueKeysWithValues: matches.map { match in
                    (match.field, match.ranges.map { String(match.text[$0]) })
                }
            )
        }
        let filter = SearchFilter("note", .contains("green"))
        #expect(marked(SearchQuery(filters: [filter])) == ["note": ["green"]])
        #expect(
            marked(SearchQuery(terms: ["red"], filters: [filter], fields: ["title"])) == [
                "title": ["red"], "note": ["green"],
            ]
        )
        #expect(marked(SearchQuery(terms: ["red"])) == ["title": ["red"], "note": ["red"]])
    }

    @Test func `filters that compare records one by one are not answered on the main actor at once`() {
        let items = (0..<20_000).map { Item(id: $0, title: "a", tags: ["tag \($0)"]) }
        let source = MemorySource(SearchIndex(items, fields: Item.fieldsOfAllKinds))
        func isImmediate(_ query: SearchQuery) -> Bool {
            source.immediateResults(for: query, within: .milliseconds(1)) != nil
        }
        #expect(
            isImmediate(SearchQuery(filters: [SearchFilter("tag", "tag 7"), SearchFilter("size", .greater("1MB"))]))
        )
        #expect(!isImmediate(SearchQuery(filters: [SearchFilter("tag", .contains("7"))])))
        #expect(
            !isImmediate(SearchQuery(alternatives: [[.term("a"), .filter(SearchFilter("title", .contains("a")))]]))
        )
    }

    @Test func `an explanation names the filter that excludes a record`() {
        let items = [Item(id: 0, title: "Oak", tags: ["red"], scopes: ["2018"]), Item(id: 1, title: "Ash")]
        let index = SearchIndex(items, fields: Item.fieldsOfAllKinds)
        func reason(_ filter: SearchFilter) -> String? {
            index.explain(0, for: SearchQuery(filters: [filter]))?.description
        }
        #expect(reason(SearchFilter("year", .greater("2018"))) == "Not found: it does not satisfy year:>2018.")
        #expect(reason(SearchFilter("title", .contains("ash"))) == "Not found: it does not satisfy title:ash.")
        #expect(reason(SearchFilter("tag", .equal("red"), isExcluded: true)) == "Not found: it satisfies -tag:red.")
        #expect(
            reason(SearchFilter("year", .equal("abc"))) == "Not found: the index has no such field or value: year:abc."
        )
        #expect(reason(SearchFilter("colour", "red")) == "Not found: the index has no such field or value: colour:red.")
    }

    @Test func `only the first combinations of many alternatives are searched`() {
        let items = (0..<40).map { Item(id: $0, title: "w\($0)") }
        let index = SearchIndex(items, fields: Item.fields, typos: .none)
        let group = (0..<40).map { SearchCriterion.term(SearchTerm("w\($0)", isPhrase: true)) }
        let found = Set(index.search(SearchQuery(alternatives: [group], limit: 100)).hits.map(\.record.id))
        // "w1" is a part of "w16".
        #expect(found.isSuperset(of: 0..<SearchQuery.combinationLimit))
        #expect(index.search(SearchQuery(alternatives: [[], [.term("w39")]])).total == 1)
    }
}
