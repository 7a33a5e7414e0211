import Testing

@testable import TypeAhead

@Suite("Each source equals a plain search over all records")
struct SourceConformanceTests {
    static let cases = TestedKind.allCases.flatMap { kind in (0..<kind.seeds).map { (kind, $0) } }

    private func compare(
        _ tested: any TestedSource,
        _ plain: PlainSearch,
        _ query: SearchQuery,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let results = try await tested.source.last(query)
        let all = tested.expected(query, plain)
        #expect(results.total == all.count, "\(query)", sourceLocation: sourceLocation)
        let found = results.hits.map { PlainSearch.Found(id: $0.record.id, tier: $0.tier) }
        let page = Array(all.dropFirst(query.offset).prefix(query.limit))
        #expect(found == page, "\(query)", sourceLocation: sourceLocation)
        #expect(results.isComplete && results.coverage.isFull, sourceLocation: sourceLocation)
        for hit in results.hits {
            #expect(hit.record == plain.items.first { $0.id == hit.record.id }, sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: cases)
    func `random changes and queries`(kind: TestedKind, seed: Int) async throws {
        var random = RandomItems(random: SplitMix64(state: UInt64(7000 + seed)))
        var options = TestedOptions()
        options.hasReadings = seed.isMultiple(of: 2)
        options.isInexact = seed % 4 == 1 && kind.isInexact
        options.boosts = seed.isMultiple(of: 3)
        options.comparesPositions = seed % 4 < 2
        var plain = PlainSearch(items: [], hasReadings: options.hasReadings, boosts: options.boosts)
        plain.comparesPositions = [true, options.comparesPositions]
        plain.typoThreshold = options.isInexact ? 8 : 0
        plain.fuzzyThreshold = options.isInexact ? 8 : 0
        var tested = try await kind.source(options)
        var nextID = 0
        for round in 0..<30 {
            switch Int.random(in: 0..<6, using: &random.random) {
            case 0 where !plain.items.isEmpty:
                let removed = plain.items.filter { _ in Int.random(in: 0..<3, using: &random.random) == 0 }
                try await tested.remove(removed.map(\.id))
                plain.items.removeAll { item in removed.contains { $0.id == item.id } }
            case 1 where !plain.items.isEmpty:
                let changed = plain.items.filter { _ in Int.random(in: 0..<4, using: &random.random) == 0 }
                let new = changed.map { random.item($0.id) }
                try await tested.insert(new)
                for item in new { plain.items[plain.items.firstIndex { $0.id == item.id }!] = item }
            case 2: tested = try await tested.reopened()
            default:
                let count = [1, 2, 40, 300].randomElement(using: &random.random)!
                let new = (0..<count).map { random.item(nextID + $0) }
                nextID += count
                try await tested.insert(new)
                plain.items += new
            }
            for _ in 0..<3 {
                let query = options.isInexact ? random.inexactQuery(of: plain.items) : random.query()
                try await compare(tested, plain, query)
            }
            if round.isMultiple(of: 10), !options.isInexact {
                var query = random.query()
                query.facetCounts = [.scopes, .values]
                let results = try await tested.source.last(query)
                let counts = plain.counts(query)
                #expect(results.scopeCounts.filter { $0.value > 0 } == counts.scopes, "\(query)")
                #expect((results.valueCounts["tag"] ?? [:]).filter { $0.value > 0 } == counts.tags, "\(query)")
            }
        }
    }

    @Test(arguments: TestedKind.allCases, 0..<4)
    func `filters of all kinds and alternatives find the records that satisfy them`(
        kind: TestedKind,
        seed: Int
    ) async throws {
        var random = RandomItems(random: SplitMix64(state: UInt64(7100 + seed)))
        var plain = PlainSearch()
        var tested = try await kind.source(TestedOptions(hasAllKinds: true))
        var nextID = 0
        for round in 0..<4 {
            let count = [3, 40, 300].randomElement(using: &random.random)!
            let new = (0..<count).map { random.item(nextID + $0) }
            nextID += count
            try await tested.insert(new)
            plain.items += new
            let removed = plain.items.filter { _ in Int.random(in: 0..<8, using: &random.random) == 0 }
            try await tested.remove(removed.map(\.id))
            plain.items.removeAll { removed.contains($0) }
            if round == 2 { tested = try await tested.reopened() }
            for _ in 0..<40 { try await compare(tested, plain, random.queryOfAllKinds()) }
            for _ in 0..<5 {
                var query = random.queryOfAllKinds()
                query.facetCounts = [.scopes, .values, .fields]
                let results = try await tested.source.last(query)
                let counts = plain.counts(query)
                let fieldCounts = plain.fieldCounts(query)
                #expect(results.fieldCounts == fieldCounts.fields, "\(query)")
                #expect(results.unscopedTotal == fieldCounts.unscoped, "\(query)")
                #expect(results.scopeCounts.filter { $0.value > 0 } == counts.scopes, "\(query)")
                #expect((results.valueCounts["tag"] ?? [:]).filter { $0.value > 0 } == counts.tags, "\(query)")
                #expect((results.valueCounts["topic"] ?? [:]).filter { $0.value > 0 } == counts.topics, "\(query)")
            }
        }
    }

    @Test(arguments: TestedKind.allCases)
    func `texts of several scripts are found letter by letter, with changes between the letters`(
        kind: TestedKind
    ) async throws {
        var random = RandomItems(random: SplitMix64(state: 12))
        let tested = try await kind.source(TestedOptions(hasReadings: true))
        var plain = PlainSearch(items: (0..<120).map { random.item($0) }, hasReadings: true)
        try await tested.insert(plain.items)
        let texts = [
            "New York new", "São são", "東京都 東", "한국 하나", "ひらがなカタカナ", "Москва нью", "ㅎㄱ", "👩‍👩‍👧 x", "strasse-ÅNG",
            "dongjing",
        ]
        for text in texts {
            for count in 1...min(12, text.unicodeScalars.count) {
                let typed = String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
                try await compare(tested, plain, SearchQuery(parsing: typed))
                let item = random.item(Int.random(in: 0..<120, using: &random.random))
                try await tested.insert([item])
                plain.items[item.id] = item
            }
        }
    }
}
