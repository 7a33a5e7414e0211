import Testing

@testable import TypeAhead

@Suite("Highlighting of words with typos")
struct TypoHighlightTests {
    private func marked(_ title: String, for text: String) -> (String?, SearchTier?) {
        let hit = SearchIndex([Item(id: 0, title: title)], fields: Item.fields).search(SearchQuery(parsing: text)).hits
            .first
        return (hit?.matches.first?.bracketed, hit?.tier)
    }

    @Test(
        arguments: [
            // A letter more, a letter less, another letter, two letters exchanged.
            ("a newton", "newwton", "a [newton]", .oneTypo), ("a newton", "neton", "a [newton]", .oneTypo),
            ("a newton", "nevton", "a [newton]", .oneTypo), ("a newton", "nweton", "a [newton]", .oneTypo),
            // The beginning of a longer word, and a word with diacritics.
            ("newtonian", "nweton", "[newton]ian", .oneTypo), ("Ångström", "angstorm", "[Ångström]", .oneTypo),
            ("Straßenbahn", "strasenbahn", "[Straßenbahn]", .oneTypo),
            ("newtonianism", "nwetonainism", "[newtonianism]", .twoTypos),
        ] as [(String, String, String, SearchTier)]
    )
    func `the word is highlighted as far as the term goes, and the tier tells the typos`(
        title: String,
        typed: String,
        expected: String,
        tier: SearchTier
    ) {
        let (text, found) = marked(title, for: typed)
        #expect(text == expected)
        #expect(found == tier)
    }

    @Test(arguments: 0..<6)
    func `in random records, each term is highlighted exactly or as a word within its typos`(seed: Int) {
        var random = RandomItems(random: SplitMix64(state: UInt64(700 + seed)))
        let items = (0..<120).map { random.item($0) }
        let index = SearchIndex(items, fields: Item.fields, typos: TypoTolerance(threshold: .max))
        let plain = PlainSearch(items: items)
        var count = 0
        for _ in 0..<40 {
            let terms = (0..<Int.random(in: 1...2, using: &random.random)).map { _ in random.termWithErrors() }
            for hit in index.search(SearchQuery(terms: terms, limit: 1_000)).hits where hit.tier >= .oneTypo {
                count += 1
                let marked = hit.matches.flatMap { match in match.ranges.map { String(match.text[$0]) } }
                for term in terms {
                    let folded = PlainSearch.Text(term.text)
                    let isThere = marked.map(PlainSearch.Text.init).contains { text in
                        !text.places(of: folded.bytes).isEmpty
                            || plain.errors(folded.letters.map(\.value), in: text) != nil
                    }
                    #expect(isThere, "\(term) in \(hit.record)")
                }
            }
        }
        #expect(count > 10)
    }
}
