import Testing

@testable import TypeAhead

@Suite("Typo tolerance with posting lists")
struct TypoOracleTests {
    /// Letters that repeat, that have their own posting lists, and that share posting lists. Their lengths are one to four bytes.
    private static let alphabets = ["ab", "abc", "abcdefghijkl", "абвa", "aбé中😀", "日本語東京都", "nopq'r-"].map(Array.init)

    private static func word(_ alphabet: [Character], _ length: Int, _ random: inout SplitMix64) -> [Character] {
        let letters = alphabet.filter { $0 != "-" && $0 != "'" }
        return (0..<length).map { place in
            (place == 0 || place == length - 1 ? letters : alphabet).randomElement(using: &random)!
        }
    }

    /// A word with the given number of typos, often at its ends and at the boundaries of its thirds.
    private static func mistyped(
        _ word: [Character],
        _ errors: Int,
        _ alphabet: [Character],
        _ random: inout SplitMix64
    ) -> [Character] {
        var word = word
        for _ in 0..<errors {
            let count = word.count
            let edges = [0, 1, count / 3 - 1, count / 3, count * 2 / 3 - 1, count * 2 / 3, count - 2, count - 1]
            let at =
                Bool.random(using: &random)
                ? Int.random(in: 0..<count, using: &random) : edges.randomElement(using: &random)!
            switch Int.random(in: 0..<6, using: &random) {
            case 0: word[at] = alphabet.randomElement(using: &random)!
            case 1: word.insert(alphabet.randomElement(using: &random)!, at: at)
            case 2 where count > 4: word.remove(at: at)
            default: word.swapAt(at, min(at + 1, count - 1))
            }
        }
        return word
    }

    /// Records most of which contain the word with up to three typos, as a word of a field or as a part of one.
    private static func items(
        _ count: Int,
        like word: [Character],
        _ alphabet: [Character],
        _ random: inout SplitMix64
    ) -> [Item] {
        (0..<count).map { id in
            var text = String(mistyped(word, Int.random(in: 0...3, using: &random), alphabet, &random))
            let other = String(Self.word(alphabet, Int.random(in: 1...6, using: &random), &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: text += other
            case 1: text = other + " " + text
            case 2: text = other + text
            case 3: text = other
            default: break
            }
            return Item(
                id: id,
                title: id % 5 == 0 ? other : text,
                note: id % 5 == 0 ? text : "",
                tags: id % 3 == 0 ? ["red"] : []
            )
        }
    }

    @Test(arguments: Array(5...14) + [17, 18, 25])
    func `typo search finds the same words as a plain search`(length: Int) {
        var random = SplitMix64(state: UInt64(length))
        for alphabet in Self.alphabets {
            let word = Self.word(alphabet, length, &random)
            let items = Self.items(60, like: word, alphabet, &random)
            let index = SearchIndex(items, fields: Item.fields, typos: TypoTolerance(threshold: .max))
            var plain = PlainSearch(items: items)
            plain.typoThreshold = .max
            SearchOracleTests.expectEqual(index, plain, SearchQuery(terms: [SearchTerm(String(word))], limit: 100))
        }
    }

    @Test(arguments: Array(5...14) + [17, 18, 25])
    func `typo search with posting lists equals typo search without them`(length: Int) {
        var random = SplitMix64(state: UInt64(100 + length))
        for (number, alphabet) in Self.alphabets.enumerated() {
            let word = Self.word(alphabet, length, &random)
            // Some segments have more candidates than the limit for individual comparison.
            let isLarge = number == length % Self.alphabets.count
            let items = Self.items(isLarge ? 400 : 150, like: word, alphabet, &random)
            let twins = TwinContents([items], copies: isLarge ? 9 : 2)
            for errors in [0, 0, 0, 1] {
                let term = SearchTerm(String(Self.mistyped(word, errors, alphabet, &random)))
                var query = SearchQuery(terms: [term], limit: 5000)
                if Int.random(in: 0..<3, using: &random) == 0 { query.choose(["red"], of: "tag") }
                if Int.random(in: 0..<3, using: &random) == 0 {
                    query.terms.append(SearchTerm(String(Self.word(alphabet, 2, &random))))
                }
                if Int.random(in: 0..<4, using: &random) == 0 {
                    query.terms.append(SearchTerm(String(Self.word(alphabet, 5, &random))))
                }
                twins.expectEqual(query)
            }
        }
    }
}
