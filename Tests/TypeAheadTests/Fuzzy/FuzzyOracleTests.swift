import Testing

@testable import TypeAhead

@Suite("Fuzzy matching equals a plain search over all records")
struct FuzzyOracleTests {
    /// The thresholds for typo tolerance and fuzzy matching.
    private static func tolerances(_ seed: Int) -> (typos: Int, fuzzy: Int) {
        [(0, .max), (5, 5), (8, .max), (0, 3), (.max, .max), (3, 20), (5, 0), (200, 2)][seed % 8]
    }

    private static func plain(_ items: [Item], seed: Int) -> PlainSearch {
        var plain = PlainSearch(items: items, hasReadings: seed.isMultiple(of: 2), boosts: seed.isMultiple(of: 3))
        (plain.typoThreshold, plain.fuzzyThreshold) = tolerances(seed)
        return plain
    }

    private static func index(_ items: [Item], seed: Int) -> SearchIndex<Item> {
        let (typos, fuzzy) = tolerances(seed)
        let boost: @Sendable (Item) -> Double = { $0.boost }
        return SearchIndex(
            items,
            fields: seed.isMultiple(of: 2) ? Item.fieldsWithReadings : Item.fields,
            typos: TypoTolerance(threshold: typos),
            fuzzy: FuzzyMatching(threshold: fuzzy),
            boost: seed.isMultiple(of: 3) ? boost : nil
        )
    }

    @Test(arguments: 0..<16)
    func `random records and queries`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(600 + seed)))
        let items = (0..<[3, 60, 120, 150].randomElement(using: &random.random)!).map { random.item($0) }
        let index = Self.index(items, seed: seed)
        let plain = Self.plain(items, seed: seed)
        for _ in 0..<25 { SearchOracleTests.expectEqual(index, plain, random.inexactQuery(of: items)) }
    }

    @Test(arguments: 0..<4)
    func `random records of one field`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(700 + seed)))
        let items = (0..<300).map { number in
            var item = random.item(number)
            item.note = ""
            return item
        }
        let index = SearchIndex(
            items,
            fields: Item.fields.filter { $0.name != "note" },
            typos: .none,
            fuzzy: .always
        )
        var plain = PlainSearch(items: items)
        plain.fuzzyThreshold = .max
        for _ in 0..<40 { SearchOracleTests.expectEqual(index, plain, random.inexactQuery(of: items)) }
    }

    @Test(arguments: 0..<4)
    func `random insertions, updates and removals`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(800 + seed)))
        var plain = Self.plain((0..<150).map { random.item($0) }, seed: seed)
        var index = Self.index(plain.items, seed: seed)
        for round in 0..<600 {
            let at = plain.items.indices.randomElement(using: &random.random)!
            switch Int.random(in: 0..<4, using: &random.random) {
            case 0 where plain.items.count > 20:
                index.remove(id: plain.items[at].id)
                plain.items.remove(at: at)
            case 1:
                plain.items[at] = random.item(plain.items[at].id)
                index.update(plain.items[at])
            default:
                plain.items.append(random.item(1000 + round))
                index.insert(plain.items.last!)
            }
            if round.isMultiple(of: 30) {
                SearchOracleTests.expectEqual(index, plain, random.inexactQuery(of: plain.items))
            }
        }
    }

    @Test(arguments: 0..<6)
    func `narrowing equals a new search while the user types and deletes`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(900 + seed)))
        var plain = Self.plain((0..<150).map { random.item($0) }, seed: seed)
        var index = Self.index(plain.items, seed: seed)
        var narrowing = SearchNarrowing()
        for round in 0..<8 {
            if round.isMultiple(of: 4) {
                plain.items.append(random.item(1000 + round))
                index.insert(plain.items.last!)
            }
            let whole = random.inexactQuery(of: plain.items)
            guard let last = whole.terms.last, !last.text.isEmpty else { continue }
            let count = last.text.unicodeScalars.count
            for length in Array(1...count) + Array(1...count).reversed() {
                var query = whole
                query.terms[query.terms.count - 1].text = String(
                    String.UnicodeScalarView(last.text.unicodeScalars.prefix(length))
                )
                SearchOracleTests.compare(index.search(query, narrowing: &narrowing), plain, query)
            }
        }
    }

    @Test(arguments: 0..<4)
    func `slices contain the matches so far, better tiers before fuzzy matches`(seed: Int) throws {
        var random = RandomItems(random: SplitMix64(state: UInt64(1000 + seed)))
        let plain = Self.plain((0..<700).map { random.item($0) }, seed: seed)
        var index = Self.index(Array(plain.items.prefix(300)), seed: seed)
        for item in plain.items.dropFirst(300) { index.insert(item) }
        #expect(index.contents.segments.count >= 2)
        for _ in 0..<8 {
            let query = random.inexactQuery(of: plain.items)
            var parts: [SearchResults<Item>] = []
            _ = try index.contents.search(query, narrowing: SearchNarrowing(), slice: 1) { parts.append($0) }
            let last = try #require(parts.last)
            parts.removeLast()
            SearchOracleTests.compare(last, plain, query)
            #expect(parts.allSatisfy { !$0.isComplete })
            #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.total <= $1.total })
        }
    }

    @Test(arguments: 0..<6)
    func `an explanation has the tier of the search`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(1100 + seed)))
        let items = (0..<60).map { random.item($0) }
        let index = Self.index(items, seed: seed)
        for _ in 0..<10 {
            var query = random.inexactQuery(of: items)
            query.limit = 1000
            query.offset = 0
            let hits = index.search(query).hits
            let tiers = Dictionary(uniqueKeysWithValues: hits.map { ($0.record.id, $0.tier) })
            for item in items { #expect(index.explain(item.id, for: query)?.tier == tiers[item.id], "\(query)") }
        }
    }

    @Test(arguments: 0..<8)
    func `scope and value counts equal searches with each of them chosen`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(1400 + seed)))
        let items = (0..<80).map { random.item($0) }
        let index = Self.index(items, seed: seed)
        let plain = Self.plain(items, seed: seed)
        for _ in 0..<10 {
            var query = random.inexactQuery(of: items)
            query.facetCounts = [.scopes, .values]
            let results = index.search(query)
            let counts = plain.counts(query)
            #expect(results.scopeCounts.filter { $0.value > 0 } == counts.scopes, "\(query)")
            #expect((results.valueCounts["tag"] ?? [:]).filter { $0.value > 0 } == counts.tags, "\(query)")
            SearchOracleTests.compare(results, plain, query)
        }
    }

    @Test(arguments: 0..<4)
    func `the shortest subsequence is found for random letters and texts`(seed: Int) {
        var random = SplitMix64(state: UInt64(1200 + seed))
        let alphabet: [Unicode.Scalar] = ["a", "b", "é", "ㅎ", "👩", "東", "朱"]
        func text(_ count: ClosedRange<Int>) -> [Unicode.Scalar] {
            let few = alphabet.prefix(Int.random(in: 1...alphabet.count, using: &random))
            return (0..<Int.random(in: count, using: &random)).map { _ in few.randomElement(using: &random)! }
        }
        for _ in 0..<1500 {
            let letters = text(2...5)
            let field = text(0...24)
            // Fuzzy matching applies only to texts without an exact match.
            let isExact = field.indices.contains { field[$0...].starts(with: letters) }
            guard !isExact else { continue }
            let term = SubsequenceTerm(Array(String(String.UnicodeScalarView(letters)).utf8))
            let bytes = Array(String(String.UnicodeScalarView(field)).utf8)
            // The letters after the text's end must not count. The zeros after them are readable padding.
            let all = bytes + utf8(letters) + [UInt8](repeating: 0, count: 32)
            let window = all.withUnsafeBufferPointer { buffer -> SubsequenceTerm.Window? in
                let first = term.endOfFirst(buffer.baseAddress!, 0, bytes.count)
                return term.tightest(buffer.baseAddress!, bytes.count, firstEnd: first)
            }
            let expected = PlainSearch.tightest(letters, in: field).map { row in
                let begin = field[..<row.lowerBound].reduce(0) { $0 + String($1).utf8.count }
                let length = field[row].reduce(0) { $0 + String($1).utf8.count }
                return SubsequenceTerm.Window(begin: begin, end: begin + length, letters: row.count)
            }
            #expect(window == expected, "\(letters) in \(field)")
        }
    }

    private func utf8(_ letters: [Unicode.Scalar]) -> [UInt8] {
        Array(String(String.UnicodeScalarView(letters)).utf8)
    }
}
