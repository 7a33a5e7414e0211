import Testing

@testable import TypeAhead

@Suite("Texts of any script and any Unicode scalars")
struct AnyScriptTests {
    /// Characters whose combinations an index must handle correctly.
    private static let alphabets = [
        "ไทยน้ำนํ้าที่แก้ว เ", "हिन्दीक्षेत्रहिंदी\u{93C}\u{94D}\u{200D} ", "தமிழ்நாடுகொ\u{BC6}\u{BBE} ", "ᄒ\u{1161}\u{11AB}ᄀㄱㅏㄳ한국갃까ㄲ ",
        "カガか゛ﾞｶがー々ヽ ", "İIıi\u{307}\u{131}ß\u{1E9E}sSﬁﬀfi ", "👩\u{200D}👩\u{200D}👧👋🏽👋❤\u{FE0F}🇩🇪🇫 ",
        "אב\u{5B8}\u{200F}שׁ\u{200E}ﷺ\u{202E}الٱلْـ ", "a\u{0}b\u{1}\u{7F}\u{85}c\n\r\u{2028} ",
        "\u{301}\u{300}e\u{301}o\u{328}\u{301}ǫ\u{301}q\u{323}\u{307} ",
        "𝔄𝕒𝟙１①½ⅷ㍿℡ ", "東京都东亰\u{F900}\u{2F800}𠀀\u{E0100} ", "\u{AD}\u{200B}\u{FEFF}\u{2060}a-–—'’ʼ·. ",
        "ŁłøØđĐħæœþﬆĳ ǆ ",
        "\u{10FFFF}\u{E000}\u{FFFD}\u{FFFE}a\u{D7FF} ", "aábcd0٣३ ",
    ].map { Array($0.unicodeScalars) }

    private static func text(
        _ alphabet: [Unicode.Scalar],
        upTo count: Int,
        _ random: inout SplitMix64
    ) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...count, using: &random) {
            text.append(alphabet.randomElement(using: &random) ?? "a")
        }
        return String(text)
    }

    @Test(
        arguments: alphabets.indices
    )
    func `results and their order equal a plain search, and each highlight contains a term`(number: Int) {
        var random = SplitMix64(state: UInt64(number))
        let alphabet = Self.alphabets[number]
        let other = Self.alphabets[(number + 1) % Self.alphabets.count]
        var items = (0..<150).map { id in
            Item(
                id: id,
                title: Self.text(id % 9 == 0 ? alphabet + other : alphabet, upTo: 9, &random),
                note: id % 3 == 0 ? Self.text(alphabet, upTo: 4, &random) : ""
            )
        }
        items[7].title = String(repeating: items[8].title + items[9].title + "x", count: 300)
        let index = SearchIndex(items, fields: Item.fields, typos: .none)
        let plain = PlainSearch(items: items)
        for _ in 0..<40 {
            var query = SearchQuery()
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let text = Self.text(Bool.random(using: &random) ? alphabet : alphabet + other, upTo: 3, &random)
                let term = SearchTerm(text, isPhrase: Int.random(in: 0..<4, using: &random) == 0)
                if Int.random(in: 0..<5, using: &random) == 0 {
                    query.exclusions.append(term)
                } else {
                    query.terms.append(term)
                }
            }
            SearchOracleTests.expectEqual(index, plain, query)
            let terms = query.terms.map { TextFolding().fold($0.text).bytes }.filter { !$0.isEmpty }
            for hit in index.search(query).hits where hit.tier < .reading {
                for term in terms {
                    #expect(hit.matches.contains { Self.marks($0, term) }, "\(query.text) in \(hit.record)")
                }
            }
        }
    }

    /// Whether the highlighted ranges contain a term and split no character.
    private static func marks(_ match: FieldMatch, _ term: [UInt8]) -> Bool {
        let boundaries = Set(match.text.indices).union([match.text.endIndex])
        guard match.ranges.allSatisfy({ boundaries.contains($0.lowerBound) && boundaries.contains($0.upperBound) })
        else {
            return false
        }
        return match.ranges.contains { range in
            let marked = TextFolding().fold(String(match.text[range])).bytes
            return marked.indices.contains { marked[$0...].starts(with: term) }
        }
    }

    @Test
    func `a very long word is found and highlighted at its start, middle and end`() {
        let letters = (0..<100_000).map { Character(Unicode.Scalar(UInt8(0x61 + $0 * $0 / 7 % 26))) }
        let word = "xyzzy" + String(letters) + "qqqq"
        let index = SearchIndex([Item(id: 1, title: word), Item(id: 2, title: "word")], fields: Item.fields)
        for (term, tier) in [
            ("xyzzy", .prefix), (word, .equal), ("qqqq", .inside), (String(word.dropFirst(50_000)), .inside),
        ]
            as [(String, SearchTier)]
        {
            let hits = index.search(SearchQuery(terms: [SearchTerm(term)])).hits
            #expect(hits.map(\.record.id) == [1])
            #expect(hits.first?.tier == tier)
            #expect(hits.first?.matches.first?.ranges.last.map { word[$0] == term[...] } == true)
        }
    }
}
