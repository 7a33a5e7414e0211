import Testing

@testable import TypeAhead

@Suite("An index of several full segments")
struct LargeIndexTests {
    private struct Name: Identifiable, Sendable {
        let id: Int
        let name: String
        let parity: String
    }

    private static func names(_ count: Int) -> [Name] {
        var random = SplitMix64(state: 9)
        let syllables = ["an", "ber", "ka", "lo", "mi", "new", "on", "ra", "san", "ti", "vil", "é"]
        return (0..<count).map { id in
            let words = (0..<Int.random(in: 1...2, using: &random)).map { _ in
                (0..<Int.random(in: 1...3, using: &random)).map { _ in syllables.randomElement(using: &random)! }
                    .joined()
            }
            return Name(id: id, name: words.joined(separator: " "), parity: id.isMultiple(of: 2) ? "even" : "odd")
        }
    }

    @Test
    func `totals, pages, filters and narrowing equal a scan of all names`() {
        let names = Self.names(140_000)
        let index = SearchIndex(
            names,
            fields: [.text("name") { $0.name }, .filter("parity") { [$0.parity] }],
            typos: .none
        )
        #expect(index.contents.segments.count == 3)
        let folded = names.map { name in TextFolding().fold(name.name).bytes }
        var narrowing = SearchNarrowing()
        for text in ["n", "ne", "new", "newb", "newbe", "newber", "an", "an b", "ka", "e", "on san", "zz"] {
            for parity in [nil, "odd"] {
                var query = SearchQuery(parsing: text)
                if let parity { query.choose([parity], of: "parity") }
                let terms = query.terms.map { Array($0.text.utf8) }
                let found = names.indices.filter { number in
                    (parity == nil || names[number].parity == parity)
                        && terms.allSatisfy { term in
                            let name = folded[number]
                            return name.indices.contains { name[$0] == term[0] && name[$0...].starts(with: term) }
                        }
                }
                let results = index.search(query)
                #expect(results.total == found.count, "\(text)")
                #expect(results.hits.count == min(50, found.count))
                #expect(Set(results.hits.map(\.record.id)).isSubset(of: found))
                let narrowed = index.search(query, narrowing: &narrowing)
                #expect(narrowed.hits.map(\.record.id) == results.hits.map(\.record.id))
                #expect(narrowed.total == results.total)
                // Prefix matches rank before all others, the shortest first.
                let text = Array(text.utf8)
                let beginnings = found.filter { folded[$0].starts(with: text) }.sorted {
                    (folded[$0].count, $0) < (folded[$1].count, $1)
                }
                #expect(
                    results.hits.map(\.record.id).starts(with: beginnings.prefix(50).map { names[$0].id }),
                    "\(text)"
                )
            }
        }
    }

    @Test
    func `fuzzy matching lists the best matches of all segments`() {
        let names = Self.names(70_000)
        let index = SearchIndex(names, fields: [.text("name") { $0.name }], typos: .none, fuzzy: .always)
        #expect(index.contents.segments.count == 2)
        let folded = names.map {
            Array(String(decoding: TextFolding().fold($0.name).bytes, as: UTF8.self).unicodeScalars)
        }
        for text in ["nwb", "lva", "ka m", "zz"] {
            let term = Array(text.unicodeScalars)
            var exact = 0
            var found: [(key: [Int], id: Int)] = []
            for (id, letters) in folded.enumerated() {
                guard let row = PlainSearch.tightest(term, in: letters) else { continue }
                if row.count == term.count {
                    exact += 1
                } else {
                    found.append(([row.lowerBound, letters.count, id], id))
                }
            }
            let expected = found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.prefix(20).map(\.id)
            let results = index.search(SearchQuery(terms: [SearchTerm(text)], limit: 20, offset: exact))
            #expect(results.total == exact + found.count)
            #expect(results.hits.map(\.record.id) == expected, "\(text)")
            #expect(results.hits.allSatisfy { $0.tier == .fuzzy })
        }
    }
}
