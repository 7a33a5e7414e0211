import Testing

@testable import TypeAhead

@Suite("Explanations")
struct ExplanationTests {
    private let index = SearchIndex(
        [
            Item(id: 0, title: "New York", note: "a city", tags: ["red"], scopes: ["2019"], boost: 3),
            Item(id: 1, title: "Rénover"),
        ],
        fields: Item.fields
    ) { $0.boost }

    @Test
    func `an explanation contains tier, positions and boost`() throws {
        let explanation = try #require(index.explain(0, for: SearchQuery(parsing: "york new")))
        #expect(explanation.tier == .wordStarts)
        #expect(
            explanation.description == """
                Found: words begin with the terms.
                Compared at byte 4 of a field of 8 folded bytes.
                "york" is at the beginning of a word of title, at byte 4.
                "new" is at the beginning of a word of title, at byte 0.
                The app boosts it by 3.0.
                """
        )
    }

    @Test
    func `an explanation mentions missing diacritics`() throws {
        let explanation = try #require(index.explain(0, for: SearchQuery(parsing: "nëw")))
        #expect(explanation.description.contains("The typed diacritics are missing."))
    }

    @Test
    func `an explanation names the criterion that excludes a record`() {
        #expect(index.explain(0, for: SearchQuery(parsing: "rose"))?.description == "Not found: a term is missing.")
        #expect(
            index.explain(0, for: SearchQuery(parsing: "new -city"))?.description.hasPrefix(
                "Not found: it has \"city\"."
            ) == true
        )
        let filtered = SearchQuery(filters: .values("tag", ["blue"]))
        #expect(index.explain(0, for: filtered)?.description == "Not found: it does not satisfy tag:blue.")
        let scoped = SearchQuery(scope: "2018")
        #expect(index.explain(0, for: scoped)?.description == "Not found: it is not in the scope \"2018\".")
        #expect(index.explain(7, for: SearchQuery()) == nil)
    }

    @Test(arguments: 0..<3)
    func `the tier of an explanation is that of the search`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(seed)))
        let index = SearchIndex((0..<80).map { random.item($0) }, fields: Item.fieldsWithReadings)
        for _ in 0..<20 {
            var query = random.query()
            query.limit = 1000
            query.offset = 0
            let tiers = Dictionary(uniqueKeysWithValues: index.search(query).hits.map { ($0.record.id, $0.tier) })
            for id in 0..<80 { #expect(index.explain(id, for: query)?.tier == tiers[id], "\(query)") }
        }
    }
}
