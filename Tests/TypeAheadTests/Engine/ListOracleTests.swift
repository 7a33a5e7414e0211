import Testing

@testable import TypeAhead

@Suite("Segments with posting lists answer as segments without do")
struct ListOracleTests {
    /// Records in which some letters, values and scopes are rare, and others are in most.
    private static func items(_ range: Range<Int>, _ random: inout RandomItems) -> [Item] {
        range.map { id in
            var item = random.item(id)
            if id % 17 == 0 { item.title += " zeta" }
            if id % 5 == 0 { item.note += " gamma" }
            if id % 90 == 0 { item.tags.append("rare") }
            if id % 130 == 3 { item.tags.append("rarer") }
            if id % 60 == 0 { item.scopes.append("2020") }
            return item
        }
    }

    private static func query(_ random: inout RandomItems) -> SearchQuery {
        var query = random.query()
        if Int.random(in: 0..<3, using: &random.random) == 0 {
            query.terms.append(SearchTerm(["z", "ze", "zeta", "gam", "ma"].randomElement(using: &random.random)!))
        }
        switch Int.random(in: 0..<8, using: &random.random) {
        case 0: query.filters["tag"] = ["rare"]
        case 1: query.filters["tag"] = ["rare", "rarer"]
        case 2: query.filters["tag"] = ["rarer", "red"]
        case 3: query.filters["tag"] = ["red", "green", "none"]
        default: break
        }
        return query
    }

    /// Segments of many sizes, one behind the other, so that what was made for one is used for another.
    private static func twins(_ seed: Int, _ random: inout RandomItems) -> TwinContents {
        let sizes = [[400, 65, 500, 1], [3, 450, 64, 0, 500], [600, 0, 300], [600]][seed % 4]
        var next = 0
        let parts = sizes.map { size in
            defer { next += size }
            return items(next..<next + size, &random)
        }
        let boost: @Sendable (Item) -> Double = { $0.boost }
        return TwinContents(
            parts,
            copies: [1, 6, 9, 10][seed % 4],
            fields: seed == 4 ? Item.fieldsWithReadings : Item.fields,
            typos: .none,
            boost: seed.isMultiple(of: 3) ? boost : nil
        )
    }

    @Test("Random records and queries, before and after some are taken out", arguments: 0..<6)
    func random(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(1100 + seed)))
        var twins = Self.twins(seed, &random)
        for round in 0..<2 {
            for _ in 0..<40 { twins.expectEqual(Self.query(&random)) }
            if round == 0 { twins.remove { $0 % 3 == 1 || $0 < 100 } }
        }
    }

    @Test("Random queries that grow", arguments: 0..<4)
    func growing(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(1200 + seed)))
        var twins = Self.twins(seed, &random)
        twins.remove { $0 % 7 == 1 }
        for _ in 0..<12 {
            let whole = Self.query(&random)
            var narrowing: SearchNarrowing? = SearchNarrowing()
            var query = SearchQuery(limit: 30)
            for term in whole.terms {
                query.terms.append(SearchTerm("", isPhrase: term.isPhrase))
                for letter in term.text.prefix(6) {
                    query.terms[query.terms.count - 1].text.append(letter)
                    twins.expectEqual(query, narrowing: &narrowing)
                }
            }
            query.filters = whole.filters
            twins.expectEqual(query, narrowing: &narrowing)
            query.scope = whole.scope
            query.exclusions = whole.exclusions
            twins.expectEqual(query, narrowing: &narrowing)
        }
    }
}
