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
    func `an explanation compares no positions in a field that ignores them`() throws {
        let note = SearchField<Item>.text("note", comparesPositions: false) { $0.note }
        let index = SearchIndex([Item(id: 0, title: "", note: "a large city")], fields: [note])
        let explanation = try #require(index.explain(0, for: SearchQuery(parsing: "city")))
        #expect(
            explanation.description == """
                Found: words of one field begin with the terms, in their order.
                "city" is at the beginning of a word of note, at byte 8.
                """
        )
    }

    @Test
    func `an explanation mentions missing diacritics`() throws {
        let explanation = try #require(index.explain(0, for: SearchQuery(parsing: "nëw")))
        #expect(explanation.description.contains("The typed diacritics are missing."))
    }

    @Test
    func `an explanation names the reading that has a term`() throws {
        let index = SearchIndex(
            [Item(id: 0, title: "東京 Tower", readings: ["edo", "Greater Tōkyō"])],
            fields: Item.fieldsWithReadings
        )
        let explanation = try #require(index.explain(0, for: SearchQuery(parsing: "toky tower")))
        #expect(explanation.tier == .reading)
        #expect(
            explanation.description == """
                Found: a reading begins with a term.
                Compared at byte 0 of a field of 13 folded bytes.
                "tower" is at the beginning of a word of title, at byte 7.
                "toky" begins a word of "Greater Tōkyō", a reading of title.
                """
        )
    }

    @Test
    func `an explanation names the syllables with the typed first consonants`() throws {
        let index = SearchIndex([Item(id: 0, title: "x", note: "대한국민")], fields: Item.fields)
        let explanation = try #require(index.explain(0, for: SearchQuery(parsing: "ㅎㄱ")))
        #expect(explanation.tier == .reading)
        #expect(explanation.description.hasSuffix("\n\"ㅎㄱ\" are first consonants in note, at byte 6."))
    }

    @Test
    func `an explanation names each word with typos`() throws {
        let index = SearchIndex([Item(id: 0, title: "to Newtonia", note: "mountain")], fields: Item.fields)
        let explanation = try #require(index.explain(0, for: SearchQuery(parsing: "nweton muontain to")))
        #expect(explanation.tier == .twoTypos)
        #expect(
            explanation.description == """
                Found: terms match with two typos or more.
                Compared at byte 3 of a field of 11 folded bytes.
                "to" is at the beginning of a word of title, at byte 0.
                "nweton" is "newton" in title with one typo, at byte 3.
                "muontain" is "mountain" in note with one typo, at byte 0.
                """
        )
    }

    @Test
    func `an explanation of a record that is not found names no inexact matches`() throws {
        let index = SearchIndex([Item(id: 0, title: "Newton")], fields: Item.fields)
        let explanation = try #require(index.explain(0, for: SearchQuery(parsing: "nweton apple")))
        #expect(explanation.places == [])
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
