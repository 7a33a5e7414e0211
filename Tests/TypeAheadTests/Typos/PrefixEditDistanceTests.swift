import Testing

@testable import TypeAhead

@Suite("Prefix edit distance")
struct PrefixEditDistanceTests {
    /// Letters of one, two and four bytes; of one byte, which are compared 16 at a time; and few others among those.
    @Test(arguments: [1, 2], [[0x61, 0x62, 0x3B1, 0x1F600], [0x61, 0x62, 0x63], [0x61, 0x62, 0x61, 0x62, 0x3B1]])
    func `the distance equals the plain definition on random words`(budget: Int, alphabet: [UInt32]) {
        var random = SplitMix64(state: UInt64(budget))
        for _ in 0..<1500 {
            // Sometimes spaces.
            let hasSpaces = Int.random(in: 0..<3, using: &random) == 0
            let letters = alphabet + (hasSpaces ? [0x20] : [])
            let term = (0..<Int.random(in: 5...20, using: &random)).map { _ in letters.randomElement(using: &random)! }
            var word = term
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let at = word.indices.randomElement(using: &random)!
                switch Int.random(in: 0..<4, using: &random) {
                case 0: word[at] = letters.randomElement(using: &random)!
                case 1: word.insert(letters.randomElement(using: &random)!, at: at)
                case 2 where word.count > 3: word.remove(at: at)
                default: word.swapAt(at, max(0, at - 1))
                }
            }
            let distance = PrefixEditDistance(Array(Self.text(term).utf8), budget: budget)
            let text = Array(("--" + Self.text(word) + String(repeating: "\0", count: 32)).utf8)
            let end = text.count - 32
            let found = text.withUnsafeBufferPointer {
                distance.toPrefix(of: $0.baseAddress!, from: 2, until: end)
            }
            let plain = (0...word.count).map { PlainSearch.distance(term, Array(word.prefix($0))) }
            let least = plain.min()!
            #expect(found?.distance == (least <= budget ? least : nil), "\(term) \(word)")
            if let found {
                #expect(found.end - 2 == Self.text(word.prefix(plain.lastIndex(of: least)!)).utf8.count)
            }
        }
    }

    private static func text(_ scalars: some Sequence<UInt32>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
        return String(text)
    }

    @Test(
        arguments: [
            ("newton", "newtno", true), ("newton", "nweton", true), ("newton", "nwton", true),
            ("newton", "newwton", true),
            ("newton", "mewton", false), ("newton", "enwton", false), ("newton", "nwtno", false),
            ("washington", "mashington", true), ("washington", "awshington", true), ("washington", "ashington", true),
            ("washington", "mashingtno", false), ("washington", "wsahingtno", true), ("washington", "washi", true),
            ("word", "wrod", false), ("area51", "area15", false),
            // A space is never part of an edit.
            ("rab irdo", "rabri", false), ("new york", "newyork", false), ("newyork", "new york", false),
            ("new york", "new yrok", true), ("a couldn't b", "couldnt", true),
        ]
    )
    func `typos within the limit match and others do not`(title: String, typed: String, isFound: Bool) {
        // Many other records, so that bigram posting lists select the candidates.
        let others = (1..<300).map { Item(id: $0, title: "qx\($0)zz") }
        let index = SearchIndex([Item(id: 0, title: title)] + others, fields: Item.fields)
        #expect(index.search(SearchQuery(terms: [SearchTerm(typed)])).hits.contains { $0.record.id == 0 } == isFound)
    }
}
