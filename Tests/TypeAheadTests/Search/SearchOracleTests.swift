import Testing

@testable import TypeAhead

@Suite("An index equals a plain search over all records")
struct SearchOracleTests {
    /// Compares the complete results of an index with those of the reference implementation.
    static func expectEqual(
        _ index: SearchIndex<Item>,
        _ plain: PlainSearch,
        _ query: SearchQuery,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let results = index.search(query)
        compare(results, plain, query, sourceLocation: sourceLocation)
    }

    static func compare(
        _ results: SearchResults<Item>,
        _ plain: PlainSearch,
        _ query: SearchQuery,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let all = plain.search(query)
        #expect(results.total == all.count, "\(query)", sourceLocation: sourceLocation)
        let page = Array(all.dropFirst(query.offset).prefix(query.limit))
        let found = results.hits.map { PlainSearch.Found(id: $0.record.id, tier: $0.tier) }
        #expect(found == page, "\(query)", sourceLocation: sourceLocation)
        #expect(results.isComplete, sourceLocation: sourceLocation)
    }

    @Test(arguments: 0..<8)
    func `random records and queries`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(seed)))
        let items = (0..<[3, 80, 300, 600].randomElement(using: &random.random)!).map { random.item($0) }
        let hasReadings = seed.isMultiple(of: 2)
        let boosts = seed.isMultiple(of: 3)
        let boost: @Sendable (Item) -> Double = { $0.boost }
        let index = SearchIndex(
            items,
            fields: hasReadings ? Item.fieldsWithReadings : Item.fields,
            typos: .none,
            boost: boosts ? boost : nil
        )
        let plain = PlainSearch(items: items, hasReadings: hasReadings, boosts: boosts)
        for _ in 0..<40 { Self.expectEqual(index, plain, random.query()) }
    }

    @Test(arguments: 0..<3)
    func `random records of one field`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(100 + seed)))
        let items = (0..<600).map { number in
            var item = random.item(number)
            item.note = ""
            return item
        }
        let hasReadings = seed == 2
        let fields = (hasReadings ? Item.fieldsWithReadings : Item.fields).filter { $0.name != "note" }
        let index = SearchIndex(items, fields: fields, typos: .none)
        let plain = PlainSearch(items: items, hasReadings: hasReadings)
        for _ in 0..<60 { Self.expectEqual(index, plain, random.query()) }
    }

    /// Compares random queries, in an inexact search of terms with typos. The index has thresholds of 8 then.
    private static func expectEqual(
        _ index: SearchIndex<Item>,
        _ plain: inout PlainSearch,
        isInexact: Bool,
        _ random: inout RandomItems
    ) {
        plain.typoThreshold = isInexact ? 8 : 0
        plain.fuzzyThreshold = isInexact ? 8 : 0
        for _ in 0..<40 {
            var query = random.query()
            if isInexact { query.terms = [random.termWithErrors()] }
            expectEqual(index, plain, query)
        }
    }

    @Test(arguments: 0..<6)
    func `fields of equal weight count alike`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(600 + seed)))
        let items = (0..<200).map { random.item($0) }
        let isInexact = seed.isMultiple(of: 2)
        let index = SearchIndex(
            items,
            fields: Item.fieldsOfEqualWeight,
            typos: isInexact ? TypoTolerance(threshold: 8) : .none,
            fuzzy: isInexact ? FuzzyMatching(threshold: 8) : .none
        )
        var plain = PlainSearch(items: items)
        plain.ranks = [0, 0]
        Self.expectEqual(index, &plain, isInexact: isInexact, &random)
    }

    @Test(arguments: 0..<8)
    func `positions and lengths do not count in fields that ignore them`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(900 + seed)))
        let hasNotes = !seed.isMultiple(of: 4)
        let items = (0..<400).map { number in
            var item = random.item(number)
            if !hasNotes { item.note = "" }
            return item
        }
        let isInexact = seed.isMultiple(of: 2)
        let comparesTitles = seed % 3 == 1
        let title = SearchField<Item>.text("title", weight: 2, comparesPositions: comparesTitles) { $0.title }
        let note = SearchField<Item>.text("note", comparesPositions: false) { $0.note }
        let index = SearchIndex(
            items,
            fields: (hasNotes ? [title, note] : [title]) + Item.fields.dropFirst(2),
            typos: isInexact ? TypoTolerance(threshold: 8) : .none,
            fuzzy: isInexact ? FuzzyMatching(threshold: 8) : .none,
            boost: { $0.boost }
        )
        var plain = PlainSearch(items: items, boosts: true)
        plain.comparesPositions = [comparesTitles, false]
        Self.expectEqual(index, &plain, isInexact: isInexact, &random)
    }

    @Test(arguments: 0..<6)
    func `matches in single fields are counted, exactly up to the limit`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(1200 + seed)))
        let items = (0..<[80, 700].randomElement(using: &random.random)!).map { random.item($0) }
        let hasReadings = seed % 3 == 2
        let index = SearchIndex(items, fields: hasReadings ? Item.fieldsWithReadings : Item.fields, typos: .none)
        let plain = PlainSearch(items: items, hasReadings: hasReadings)
        for round in 0..<40 {
            var query = random.query()
            // Most queries of apps have neither fields nor exclusions.
            if round.isMultiple(of: 2) { (query.fields, query.exclusions) = (nil, []) }
            query.facetCounts = .fields
            let expected = plain.fieldCounts(query).fields
            #expect(index.search(query).fieldCounts == expected, "\(query)")
            query.fieldCountLimit = Int.random(in: 0..<20, using: &random.random)
            let results = index.search(query)
            let limit = query.fieldCountLimit!
            #expect(results.fieldCounts == expected.mapValues { min($0, limit) }, "\(query)")
            #expect(results.cappedFieldCounts == Set(expected.filter { $0.value > limit }.keys), "\(query)")
        }
    }

    @Test(arguments: 0..<3)
    func `random insertions, updates and removals`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(200 + seed)))
        var items = (0..<300).map { random.item($0) }
        var index = SearchIndex(items, fields: Item.fields, typos: .none)
        var nextID = items.count
        for round in 0..<1200 {
            switch Int.random(in: 0..<4, using: &random.random) {
            case 0 where !items.isEmpty:
                let at = items.indices.randomElement(using: &random.random)!
                #expect(index.remove(id: items[at].id) == items[at])
                items.remove(at: at)
            case 1 where !items.isEmpty:
                let at = items.indices.randomElement(using: &random.random)!
                let item = random.item(items[at].id)
                #expect(index.update(item) == items[at])
                items[at] = item
            default:
                let item = random.item(nextID)
                nextID += 1
                index.insert(item)
                items.append(item)
            }
            if round.isMultiple(of: 40) {
                Self.expectEqual(index, PlainSearch(items: items), random.query())
                #expect(index.count == items.count)
            }
        }
        for item in items { #expect(index[item.id] == item) }
    }

    @Test(arguments: 0..<4)
    func `narrowing equals a new search after random edits of a query`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(300 + seed)))
        let items = (0..<300).map { random.item($0) }
        var index = SearchIndex(items, fields: Item.fieldsWithReadings, typos: .none)
        var plain = PlainSearch(items: items, hasReadings: true)
        var narrowing = SearchNarrowing()
        var query = SearchQuery()
        for round in 0..<150 {
            edit(&query, &random)
            if round.isMultiple(of: 50), let id = plain.items.first?.id {
                index.remove(id: id)
                plain.items.removeFirst()
            }
            Self.compare(index.search(query, narrowing: &narrowing), plain, query)
        }
    }

    /// Edits the text of a query, or its scopes and filters.
    private func edit(_ query: inout SearchQuery, _ random: inout RandomItems) {
        switch Int.random(in: 0..<10, using: &random.random) {
        case 0...3:
            if query.terms.isEmpty { query.terms.append(SearchTerm("")) }
            query.terms[query.terms.count - 1].text += String("anewyork東ㅎ한са-é".randomElement(using: &random.random)!)
        case 4, 5:
            if query.terms.last?.text.isEmpty ?? true { query.terms = Array(query.terms.dropLast()) }
            if !query.terms.isEmpty {
                query.terms[query.terms.count - 1].text = String(query.terms.last!.text.dropLast())
            }
        case 6: query.terms.append(random.term())
        case 7:
            if query.exclusions.isEmpty { query.exclusions = [SearchTerm("f")] }
            query.exclusions[0].text += String("oan".randomElement(using: &random.random)!)
        case 8: query.choose([[], ["red"], ["red", "blue"]].randomElement(using: &random.random)!, of: "tag")
        default: query.scope = [nil, "2018", "2019"].randomElement(using: &random.random)!
        }
        if query.terms.count > 3 { query.terms = [] }
        if query.exclusions.first?.text.count ?? 0 > 3 { query.exclusions = [] }
    }

    @Test(arguments: 0..<3)
    func `scope and value counts equal searches with each of them chosen`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(400 + seed)))
        let items = (0..<200).map { random.item($0) }
        let index = SearchIndex(items, fields: Item.fields, typos: .none)
        let plain = PlainSearch(items: items)
        for _ in 0..<40 {
            var query = random.query()
            query.facetCounts = [.scopes, .values]
            let results = index.search(query)
            let counts = plain.counts(query)
            #expect(results.scopeCounts.filter { $0.value > 0 } == counts.scopes, "\(query)")
            #expect((results.valueCounts["tag"] ?? [:]).filter { $0.value > 0 } == counts.tags, "\(query)")
        }
    }

    @Test
    func `typo matches count only for values with too few exact matches`() {
        let titles = ["newton", "newton", "newton", "newtno", "newton", "newtno"]
        let items = titles.enumerated().map { Item(id: $0, title: $1, tags: [$0 < 4 ? "red" : "blue"]) }
        let index = SearchIndex(items, fields: Item.fields, typos: TypoTolerance(threshold: 2))
        let results = index.search(SearchQuery(terms: ["newton"], facetCounts: [.values]))
        #expect(results.valueCounts["tag"] == ["red": 3, "blue": 2])
    }

    @Test(arguments: 0..<4)
    func `typos are allowed if few records match`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(500 + seed)))
        let items = (0..<120).map { random.item($0) }
        let index = SearchIndex(items, fields: Item.fields, typos: TypoTolerance(threshold: 8))
        var plain = PlainSearch(items: items)
        plain.typoThreshold = 8
        for _ in 0..<25 {
            var query = random.query()
            query.terms = (0..<[1, 1, 1, 2].randomElement(using: &random.random)!).map { _ in random.termWithErrors() }
            Self.expectEqual(index, plain, query)
        }
    }
}
