#if SQLite
import Testing
import TypeAheadSQLite

@testable import TypeAhead

@Suite("An index in a file equals a plain search over all records")
struct SQLiteConformanceTests {
    @Test(arguments: 0..<8)
    func `random changes and queries`(seed: Int) async throws {
        var random = RandomItems(random: SplitMix64(state: UInt64(7000 + seed)))
        let file = try TemporaryIndex()
        let hasReadings = seed.isMultiple(of: 2)
        let isInexact = seed % 4 == 1
        var options = SQLiteSource<Item>.Options()
        options.typos = isInexact ? TypoTolerance(threshold: 8) : .none
        options.fuzzy = isInexact ? FuzzyMatching(threshold: 8) : .none
        let boosts = seed.isMultiple(of: 3)
        if boosts { options.boost = { $0.boost } }
        var plain = PlainSearch(items: [], hasReadings: hasReadings, boosts: boosts)
        plain.typoThreshold = isInexact ? 8 : 0
        plain.fuzzyThreshold = isInexact ? 8 : 0
        func open() throws -> SQLiteSource<Item> {
            let fields = hasReadings ? Item.fieldsWithReadings : Item.fields
            return try SQLiteSource(path: file.path, fields: fields, coding: .json, options: options)
        }
        var source = try open()
        var nextID = 0
        for round in 0..<30 {
            switch Int.random(in: 0..<6, using: &random.random) {
            case 0 where !plain.items.isEmpty:
                let removed = plain.items.filter { _ in Int.random(in: 0..<3, using: &random.random) == 0 }
                #expect(try await source.remove(ids: removed.map(\.id) + [-1]) == removed.count)
                plain.items.removeAll { item in removed.contains { $0.id == item.id } }
            case 1 where !plain.items.isEmpty:
                let changed = plain.items.filter { _ in Int.random(in: 0..<4, using: &random.random) == 0 }
                let new = changed.map { random.item($0.id) }
                try await source.insert(contentsOf: new)
                for item in new { plain.items[plain.items.firstIndex { $0.id == item.id }!] = item }
            case 2: source = try open()
            default:
                let count = [1, 2, 40, 300].randomElement(using: &random.random)!
                let new = (0..<count).map { random.item(nextID + $0) }
                nextID += count
                try await source.insert(contentsOf: new)
                plain.items += new
            }
            #expect(try source.count == plain.items.count)
            for _ in 0..<3 {
                let query = isInexact ? random.inexactQuery(of: plain.items) : random.query()
                SearchOracleTests.compare(try await source.last(query), plain, query)
            }
            if round.isMultiple(of: 10), !isInexact {
                var query = random.query()
                query.facetCounts = [.scopes, .values]
                let results = try await source.last(query)
                let counts = plain.counts(query)
                #expect(results.scopeCounts.filter { $0.value > 0 } == counts.scopes, "\(query)")
                #expect((results.valueCounts["tag"] ?? [:]).filter { $0.value > 0 } == counts.tags, "\(query)")
            }
        }
        for item in plain.items { #expect(try source.record(id: item.id) == item) }
    }
}
#endif
