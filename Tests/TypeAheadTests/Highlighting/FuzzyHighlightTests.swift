import Testing

@testable import TypeAhead

@Suite("Highlighting of fuzzy matches")
struct FuzzyHighlightTests {
    /// The fields of a record, with the highlighted ranges in brackets.
    private static func marked(
        _ item: Item,
        for query: SearchQuery,
        fields: [SearchField<Item>] = Item.fields,
        typos: TypoTolerance = .none
    ) -> [String: String] {
        let index = SearchIndex([item], fields: fields, typos: typos, fuzzy: .always)
        let matches = index.search(query).hits.first?.matches ?? []
        return Dictionary(uniqueKeysWithValues: matches.map { ($0.field, $0.bracketed) })
    }

    @Test(
        arguments: [
            ("fooBar", "fbr", "[f]oo[B]a[r]"),
            ("NewOrderTest", "newtest", "[New]Order[Test]"),
            // Within the shortest range, each letter at its earliest position.
            ("a--b-c a-bc abc", "a-c", "a--b-c [a-]b[c] abc"),
            ("a b c", "abc", "[a] [b] [c]"),
            ("f--b f-b f-b", "fb", "f--b [f]-[b] f-b"),
            ("f-bb", "fb", "[f]-[b]b"),
            // Whole grapheme clusters.
            ("Ça fait", "cf", "[Ç]a [f]ait"),
            ("C\u{327}a fe\u{301}e", "cfe", "[C\u{327}]a [fe\u{301}]e"),
            ("Straße!", "stas", "[St]r[aß]e!"),
            ("ﬁn", "fn", "[ﬁn]"),
            ("👩‍👩‍👧 x 👧", "👩👧", "[👩‍👩‍👧] x 👧"),
            ("하늘길", "ㅎㄱ", "[하]늘[길]"),
            ("新しい東京", "新東", "[新]しい[東]京"),
        ]
    )
    func `exactly the matched letters are highlighted, adjacent ones as one range`(
        text: String,
        typed: String,
        expected: String
    ) {
        let query = SearchQuery(terms: [SearchTerm(typed)])
        #expect(Self.marked(Item(id: 0, title: text), for: query) == ["title": expected])
    }

    @Test
    func `subsequences are highlighted in the field that counts, exact terms in all fields`() {
        let item = Item(id: 0, title: "fooBar city", note: "f-b-r City city")
        #expect(
            Self.marked(item, for: SearchQuery(parsing: "fbr city"))
                == ["title": "[f]oo[B]a[r] [city]", "note": "f-b-r [City] [city]"]
        )
        #expect(Self.marked(item, for: SearchQuery(parsing: "fbr")) == ["title": "[f]oo[B]a[r] city"])
        #expect(Self.marked(item, for: SearchQuery(parsing: "frt")) == ["title": "[f]ooBa[r] ci[t]y"])
    }

    @Test
    func `a typo match is highlighted beside a fuzzy match where typos are allowed`() {
        let item = Item(id: 0, title: "fooBar nweton")
        let query = SearchQuery(parsing: "fbr newton")
        #expect(Self.marked(item, for: query).isEmpty)
        #expect(Self.marked(item, for: query, typos: .automatic) == ["title": "[f]oo[B]a[r] [nweton]"])
    }

    @Test
    func `letters are highlighted if enough records matched without typos`() {
        let items = [Item(id: 0, title: "newton"), Item(id: 1, title: "n-ewton")]
        func marked(_ typos: TypoTolerance) -> String? {
            let index = SearchIndex(items, fields: Item.fields, typos: typos, fuzzy: .always)
            return index.search(SearchQuery(parsing: "newton")).hits.last?.matches.first?.bracketed
        }
        #expect(marked(TypoTolerance(threshold: 1)) == "[n]-[ewton]")
        #expect(marked(TypoTolerance(threshold: 2)) == "[n-ewton]")
    }

    @Test(arguments: 0..<6)
    func `in random records, highlights are the terms' letters and split no character`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(1300 + seed)))
        let items = (0..<80).map { random.item($0) }
        let index = SearchIndex(items, fields: Item.fields, typos: .none, fuzzy: .always)
        for _ in 0..<40 {
            var query = random.inexactQuery(of: items)
            query.limit = 1000
            query.offset = 0
            for hit in index.search(query).hits where hit.tier == .fuzzy {
                let marked = hit.matches.map { match in
                    Array(match.ranges.flatMap { TextFolding().fold(String(match.text[$0])).bytes })
                }
                for match in hit.matches {
                    for range in match.ranges {
                        #expect(String.Index(range.lowerBound, within: match.text) != nil)
                        #expect(String.Index(range.upperBound, within: match.text) != nil)
                    }
                }
                for term in query.terms {
                    // The highlighted text of at least one field contains the letters of the term in order.
                    let letters = TextFolding().fold(term.text).bytes.filter { $0 != 0x20 }
                    let isThere = marked.contains { bytes in
                        var rest = bytes[...]
                        return letters.allSatisfy { letter in
                            guard let place = rest.firstIndex(of: letter) else { return false }
                            rest = rest[(place + 1)...]
                            return true
                        }
                    }
                    #expect(isThere, "\(term) in \(hit)")
                }
            }
        }
    }
}
