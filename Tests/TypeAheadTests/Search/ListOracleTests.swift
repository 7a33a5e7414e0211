import Testing

@testable import TypeAhead

@Suite("Segments with posting lists equal segments without")
struct ListOracleTests {
    /// Records in which some letters, values and scopes are rare, and others are frequent.
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
        case 0: query.choose(["rare"], of: "tag")
        case 1: query.choose(["rare", "rarer"], of: "tag")
        case 2: query.choose(["rarer", "red"], of: "tag")
        case 3: query.choose(["red", "green", "none"], of: "tag")
        default: break
        }
        return query
    }

    /// One field, two fields, or two fields with readings.
    private static func fields(_ seed: Int) -> [SearchField<Item>] {
        switch seed % 3 {
        case 0: Item.fields
        case 1: Item.fields.filter { $0.name != "note" }
        default: Item.fieldsWithReadings
        }
    }

    /// Consecutive segments of different sizes, so that a segment reuses buffers that were allocated for a different one.
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
            fields: fields(seed),
            typos: .none,
            boost: seed.isMultiple(of: 3) ? boost : nil
        )
    }

    @Test
    func `an unread posting list does not decide matches`() {
        // Each of the letters "a" and "b" is in many records, both are in few, and some of these lack "c", which is in most
        // others.
        let titles = (0..<6000).map { $0 % 2 == 0 ? "a c" : "b c" } + (0..<20).map { $0 % 2 == 0 ? "a b" : "a b c" }
        let twins = TwinContents([titles.enumerated().map { Item(id: $0, title: $1) }])
        twins.expectEqual(SearchQuery(terms: ["a", "b", "c"]))
        twins.expectEqual(SearchQuery(terms: ["a", "b"]))
    }

    @Test
    func `sparse matches decided by posting lists belong to their segment only`() throws {
        func items(_ first: Int, both: String) -> [Item] {
            (0..<6000).map { Item(id: first + $0, title: $0 % 250 == 0 ? both : $0 % 2 == 0 ? "a" : "b") }
        }
        let first = items(0, both: "a b") + items(6000, both: "a b")
        let twins = TwinContents([first, items(12_000, both: "b a x") + items(18_000, both: "b a")])
        let query = SearchQuery(terms: ["a", "b"], exclusions: ["x"], limit: 100)
        twins.expectEqual(query)
        // Each slice ranks its records. All of them are ranked again at the end.
        let slices = TwinContents([first, items(12_000, both: "a b")])
        try slices.expectEqualInSlices(SearchQuery(terms: ["b", "a"], limit: 100))
    }

    @Test
    func `repeated bigrams, and letters with a shared posting list, are verified in the text`() throws {
        let key = Gram.letter(0x6771).key
        let other = try #require((0x4E00...0x9FFF).first { $0 != 0x6771 && Gram.letter($0).key == key })
        let shared = String(Character(try #require(Unicode.Scalar(UInt32(other)))))
        let items = (0..<6000).map { id in
            Item(id: id, title: id % 1000 == 0 ? "baaa 東" : "caa \(shared)", note: id % 2 == 0 ? shared : "x")
        }
        let twins = TwinContents([items])
        for text in ["aaa", "aa", "東", shared] { twins.expectEqual(SearchQuery(terms: [SearchTerm(text)], limit: 20)) }
    }

    @Test
    func `terms beside a typo match by initial consonants or readings`() {
        var items = (0..<300).map { Item(id: $0, title: "nameless \($0)") }
        items[7].title = "하가 nameless"
        items[8].readings = ["dongjing"]
        let twins = TwinContents([items], fields: Item.fieldsWithReadings)
        let withoutReadings = TwinContents([items])
        for (text, id) in [("ㅎㄱ", 7), ("dong", 8)] {
            let query = SearchQuery(terms: [SearchTerm(text), "namless"])
            twins.expectEqual(query)
            withoutReadings.expectEqual(query)
            var narrowing: SearchNarrowing?
            #expect(twins.listed.search(query, narrowing: &narrowing).hits.map(\.record.id) == [id])
        }
    }

    @Test
    func `a better posting-list-only match displaces a verified hit from a full page`() throws {
        let looked = (0..<30).map { Item(id: $0, title: "some xa") } + [Item(id: 30, title: "one more a")]
        let decided = (0..<3000).map { Item(id: 100 + $0, title: $0 == 2000 ? "b a" : "has") }
        var twins = TwinContents([looked, decided])
        for limit in [1, 5, 40] { twins.expectEqual(SearchQuery(terms: ["a"], limit: limit)) }
        try twins.expectEqualInSlices(SearchQuery(terms: ["a"], limit: 40))
        twins.remove { $0 == 2000 }
        for limit in [1, 5, 40] { twins.expectEqual(SearchQuery(terms: ["a"], limit: limit)) }
    }

    @Test(
        arguments: ["n", "na", "nam", "nameless", "me", "namless"]
    )
    func `among equal records of several segments, greater boosts rank first`(text: String) {
        let items = (0..<9000).map { Item(id: $0, title: "name", note: "a nameless", boost: Double($0 / 700)) }
        let parts = [Array(items[..<3000]), Array(items[3000..<3100]), Array(items[3100...])]
        let twins = TwinContents(parts, boost: { $0.boost })
        for terms in [[SearchTerm(text)], [SearchTerm(text), "a"]] {
            var narrowing: SearchNarrowing?
            let query = SearchQuery(terms: terms, limit: 20, offset: 2)
            let results = twins.listed.search(query, narrowing: &narrowing)
            #expect(results.total == 9000)
            #expect(results.hits.map(\.record.id) == Array(8402..<8422))
        }
    }

    @Test(arguments: 0..<6)
    func `random records and queries, before and after removals`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(1100 + seed)))
        var twins = Self.twins(seed, &random)
        for round in 0..<2 {
            for _ in 0..<40 { twins.expectEqual(Self.query(&random)) }
            if round == 0 { twins.remove { $0 % 3 == 1 || $0 < 100 } }
        }
    }

    @Test(arguments: 0..<4)
    func `random queries that grow`(seed: Int) {
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
