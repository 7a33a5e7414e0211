import Foundation
import Testing

@testable import TypeAhead

@Suite("Ranking")
struct RankingTests {
    private static func order(_ titles: [String], for text: String) -> [String] {
        let items = titles.enumerated().map { Item(id: $0, title: $1) }
        return SearchIndex(items, fields: Item.fields).search(SearchQuery(parsing: text)).hits.map(\.record.title)
    }

    @Test(
        arguments: [
            // Ranking: whole field, prefix, words in order, word, inside a word.
            (
                "new york",
                ["a new big york", "york new", "renew yorker", "new york city", "New York", "the new york times"],
                ["New York", "new york city", "a new big york", "the new york times", "york new", "renew yorker"]
            ),
            ("foobar", ["fooBarSomeOtherThing.js", "fooBar.js"], ["fooBar.js", "fooBarSomeOtherThing.js"]),
            (
                "newordertest", ["NewOrdersTest", "NewOrderTest", "ANewOrderTest"],
                ["NewOrderTest", "ANewOrderTest", "NewOrdersTest"]
            ),
            // Then by position, length and order of insertion.
            ("ba", ["one ba", "a ba long", "a ba", "Baa", "Ba"], ["Ba", "Baa", "a ba", "a ba long", "one ba"]),
            // Then by matching diacritics.
            ("são", ["Sao Tome", "São Tomé", "Sao", "são"], ["são", "Sao", "São Tomé", "Sao Tome"]),
            ("東京", ["東京都", "京東", "新東京", "東京"], ["東京", "東京都", "新東京"]),
        ]
    )
    func `the best match ranks first in any order of the records`(
        text: String,
        titles: [String],
        expected: [String]
    ) {
        #expect(Self.order(titles, for: text) == expected)
        #expect(Self.order(titles.sorted(), for: text).first == expected.first)
    }

    @Test
    func `a record of a better tier ranks first, whatever the boosts: from an equal field to a fuzzy match`() {
        let items = [
            "m o u n t a i n railway", "muontain railwya", "muontain railway", "山 railway", "amountain railway",
            "railway on a mountain", "a mountain with a railway", "mountain railways", "Mountain Railway",
        ].enumerated().map { number, title in
            Item(id: number, title: title, readings: number == 3 ? ["mountain"] : [], boost: Double(100 - number))
        }
        let typos = TypoTolerance(threshold: .max)
        let index = SearchIndex(items, fields: Item.fieldsWithReadings, typos: typos, fuzzy: .always) { $0.boost }
        let hits = index.search(SearchQuery(parsing: "mountain railway")).hits
        #expect(hits.map(\.record.id) == [8, 7, 6, 5, 4, 3, 2, 1, 0])
        #expect(hits.map(\.tier) == SearchTier.allCases)
    }

    @Test
    func `within a tier, field, position, length, boost and order decide, one after the other`() {
        let items = [
            Item(id: 0, title: "x", note: "a rose", boost: 9), Item(id: 1, title: "an old rose", boost: 8),
            Item(id: 2, title: "a rose bush", boost: 7), Item(id: 3, title: "a rose", boost: 1),
            Item(id: 4, title: "a rose", boost: 2), Item(id: 5, title: "a rose", boost: 1),
        ]
        let index = SearchIndex(items, fields: Item.fields) { $0.boost }
        let hits = index.search(SearchQuery(parsing: "rose")).hits
        #expect(hits.map(\.record.id) == [4, 3, 5, 2, 1, 0])
        #expect(Set(hits.map(\.tier)) == [.wordStartsInOrder])
    }

    @Test(arguments: ["é", "éc", "éclair"])
    func `of many records, the one with the typed diacritics ranks first`(text: String) {
        let items = (0..<3000).map { Item(id: $0, title: $0 == 2999 ? "éclair" : "eclair", note: "a cake") }
        let hits = SearchIndex(items, fields: Item.fields).search(SearchQuery(parsing: text)).hits
        #expect(hits.prefix(3).map(\.record.id) == [2999, 0, 1])
    }

    @Test
    func `a recent record ranks after a better match`() {
        let names = ["fooBarSomeOtherThing.js", "fooBar.js"]
        let recent = RecentSource<Item>(fields: Item.fields)
        for (id, name) in names.enumerated().reversed() {
            recent.recordUse(of: Item(id: id, title: name), at: Date(timeIntervalSinceReferenceDate: -1e6 * Double(id)))
        }
        for typed in ["foobar", "foob", "fo", "f"] {
            let results = recent.immediateResults(for: SearchQuery(parsing: typed), within: .seconds(1))
            #expect(results?.hits.map(\.record.title) == ["fooBar.js", "fooBarSomeOtherThing.js"])
        }
    }

    @Test
    func `a heavier field ranks first only within a tier`() {
        let items = [
            Item(id: 0, title: "other", note: "rose"), Item(id: 1, title: "a rose"),
            Item(id: 2, title: "rose", note: "x"),
            Item(id: 3, title: "b", note: "rose"),
        ]
        let index = SearchIndex(items, fields: Item.fields)
        #expect(index.search(SearchQuery(parsing: "rose")).hits.map(\.record.id) == [2, 0, 3, 1])
    }

    @Test(arguments: ["b", "xb"], [false, true])
    func `among equal positions in fields of equal weight, the shorter field counts`(
        term: String,
        isTurned: Bool
    ) {
        let fields: [SearchField<Item>] = [.text("title") { $0.title }, .text("note") { $0.note }]
        let items = [Item(id: 0, title: "xbxx"), Item(id: 1, title: "xbxxxx", note: "xbx")]
        let index = SearchIndex(items, fields: isTurned ? fields.reversed() : fields)
        #expect(index.search(SearchQuery(parsing: term)).hits.map(\.record.id) == [1, 0])
    }

    @Test(arguments: [false, true])
    func `among two subsequence matches in fields of equal weight, the shorter field counts`(isTurned: Bool) {
        let fields: [SearchField<Item>] = [.text("title") { $0.title }, .text("note") { $0.note }]
        let items = [Item(id: 0, title: "axcx"), Item(id: 1, title: "axcxxxx", note: "axc")]
        let index = SearchIndex(
            items,
            fields: isTurned ? fields.reversed() : fields,
            typos: .none,
            fuzzy: FuzzyMatching(threshold: 8)
        )
        #expect(index.search(SearchQuery(parsing: "ac")).hits.map(\.record.id) == [1, 0])
    }

    @Test
    func `a full page accepts matches at earlier positions or in shorter texts`() {
        let titles = ["one two abc", "one abcd", "a abc long", "an abc", "xabc", "a abc", "abcd efg", "abcd"]
        let items = titles.enumerated().map { Item(id: $0, title: $1) }
        let index = SearchIndex(items, fields: [.text("title") { $0.title }])
        for limit in 1...8 {
            let hits = index.search(SearchQuery(terms: ["abc"], limit: limit)).hits
            #expect(hits.map(\.record.id) == Array([7, 6, 5, 2, 3, 1, 0, 4].prefix(limit)))
        }
    }

    @Test
    func `terms are in order only if the second starts after the end of the first`() {
        #expect(
            Self.order(["big new-york", "a long way to new-york, york"], for: "new-york york")
                == ["a long way to new-york, york", "big new-york"]
        )
    }

    @Test
    func `the shortest reading that starts with the term counts`() {
        let items = [
            Item(id: 0, title: "a", readings: ["dongji"]), Item(id: 1, title: "b", readings: ["dong", "dongjing"]),
            Item(id: 2, title: "c", readings: ["dongjing", "dongj", "d"]),
        ]
        let index = SearchIndex(items, fields: Item.fieldsWithReadings)
        #expect(index.search(SearchQuery(parsing: "don")).hits.map(\.record.id) == [1, 2, 0])
    }

    @Test
    func `with typos, the lightest field that contains a term counts, exact or not`() {
        let items = [
            Item(id: 0, title: "nameless", note: "gamma"), Item(id: 1, title: "nameless gamma"),
            Item(id: 2, title: "gamma", note: "nameless"),
        ]
        let index = SearchIndex(items, fields: Item.fields)
        #expect(index.search(SearchQuery(parsing: "gamma namless")).hits.map(\.record.id) == [1, 0, 2])
        #expect(index.search(SearchQuery(parsing: "namless gamma")).hits.map(\.record.id) == [1, 0, 2])
    }

    @Test
    func `a boost never lifts a record over a better tier`() {
        let items = [
            Item(id: 0, title: "fooBarSomeOtherThing", boost: 1000), Item(id: 1, title: "fooBar"),
            Item(id: 2, title: "fooBarSomeOtherThing", boost: 2000),
        ]
        let index = SearchIndex(items, fields: Item.fields) { $0.boost }
        #expect(index.search(SearchQuery(parsing: "foobar")).hits.map(\.record.id) == [1, 2, 0])
    }

    @Test(arguments: 0..<4)
    func `inserting a record keeps the order of the others`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(seed)))
        var index = SearchIndex((0..<100).map { random.item($0) }, fields: Item.fields)
        for round in 0..<20 {
            var query = random.query()
            query.limit = 1000
            query.offset = 0
            let before = index.search(query).hits.map(\.record.id)
            index.insert(random.item(1000 + round))
            let after = index.search(query).hits.map(\.record.id).filter { $0 != 1000 + round }
            // With typo tolerance, a better match may replace typo-tolerant ones.
            if before.count >= TypoTolerance.automatic.threshold { #expect(after == before, "\(query)") }
        }
    }

    @Test
    func `the first record stays first while the user continues its title`() {
        let titles = ["New Caledonia", "New Zealand", "Papua New Guinea", "Newark", "new"]
        let index = SearchIndex(titles.enumerated().map { Item(id: $0, title: $1) }, fields: Item.fields)
        for title in titles {
            var last: String?
            for length in 1...title.count {
                let first = index.search(SearchQuery(parsing: String(title.prefix(length)))).hits.first?.record.title
                if last == title { #expect(first == title) }
                last = first
            }
            #expect(last == title)
        }
    }

    @Test
    func `the later of two records with one id replaces the earlier in place`() {
        let items = [Item(id: 0, title: "new a"), Item(id: 1, title: "new b"), Item(id: 0, title: "new c")]
        let index = SearchIndex(items, fields: Item.fields)
        #expect(index.count == 2)
        #expect(index.search(SearchQuery(parsing: "new")).hits.map(\.record.title) == ["new c", "new b"])
        #expect(index[0]?.title == "new c")
    }
}
