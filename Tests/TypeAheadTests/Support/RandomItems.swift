@testable import TypeAhead

/// A deterministic random number generator.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// Random texts and queries with many matches, in several scripts.
struct RandomItems {
    var random: SplitMix64

    private static let words = [
        "new", "york", "newton", "ana", "banana", "an", "a", "São", "Sao", "são", "Łódź", "lodz", "東京", "東", "京都", "한국",
        "하나",
        "한글", "ひらがな", "カタカナ", "don't", "foo-bar", "foobar", "Ångström", "café", "cafe", "CAFÉ", "strasse", "Straße",
        "الحمد",
        "Москва", "мос", "x", "2010", "19.99", "aaaa", "aaa", "нью", "नई", "ß", "e\u{301}a", "👩‍👩‍👧", "👩", "-", "'",
    ]

    mutating func text(upTo count: Int) -> String {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in Self.words.randomElement(using: &random)! }
            .joined(separator: [" ", " ", "-", ", ", ""].randomElement(using: &random)!)
    }

    mutating func item(_ id: Int) -> Item {
        Item(
            id: id,
            title: text(upTo: 4),
            note: text(upTo: 3),
            tags: ["red", "green", "blue"].filter { _ in Bool.random(using: &random) },
            scopes: ["2018", "2019"].filter { _ in Bool.random(using: &random) },
            readings: Int.random(in: 0..<4, using: &random) == 0 ? [text(upTo: 2), "dongjing"] : [],
            boost: Double(Int.random(in: 0..<3, using: &random))
        )
    }

    /// A term: a word, or a part of one.
    mutating func term() -> SearchTerm {
        if Int.random(in: 0..<8, using: &random) == 0 {
            return SearchTerm(["ㅎ", "ㅎㄱ", "ㅎㄴ", "dong", "a", "an", "n", "о", "東"].randomElement(using: &random)!)
        }
        let word = Array(Self.words.randomElement(using: &random)!)
        let start = Int.random(in: 0..<word.count, using: &random)
        let first = Bool.random(using: &random) ? 0 : start
        let end = Int.random(in: first..<word.count, using: &random)
        let isPhrase = Int.random(in: 0..<6, using: &random) == 0
        if isPhrase { return SearchTerm(text(upTo: 2), isPhrase: true) }
        return SearchTerm(String(word[first...end]))
    }

    /// A long word with typos.
    mutating func termWithErrors() -> SearchTerm {
        let long = [
            "newton", "banana", "foobar", "Ångström", "strasse", "Москва", "ひらがな", "newton banana", "New York",
            "a newton",
        ]
        var letters = Array(long.randomElement(using: &random)!)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let at = letters.indices.randomElement(using: &random)!
            switch Int.random(in: 0..<4, using: &random) {
            case 0: letters[at] = "nкaかo".randomElement(using: &random)!
            case 1: letters.insert("anoк".randomElement(using: &random)!, at: at)
            case 2 where letters.count > 4: letters.remove(at: at)
            default: letters.swapAt(at, at > 0 ? at - 1 : at)
            }
        }
        return SearchTerm(String(letters))
    }

    /// A subsequence of a text's folded letters.
    mutating func termWithGaps(of text: String) -> SearchTerm {
        let letters = String(decoding: TextFolding().fold(text).bytes, as: UTF8.self).unicodeScalars
        let part = [2, 3, 3, 4].randomElement(using: &random)!
        var term = String.UnicodeScalarView()
        for letter in letters where Int.random(in: 0..<part, using: &random) == 0 { term.append(letter) }
        return SearchTerm(String(term), isPhrase: Int.random(in: 0..<8, using: &random) == 0)
    }

    /// A query whose terms may match with typos or as fuzzy matches.
    mutating func inexactQuery(of items: [Item]) -> SearchQuery {
        var query = query()
        let item = items.randomElement(using: &random)
        query.terms = (0..<[1, 1, 1, 2, 2, 3].randomElement(using: &random)!).map { _ in
            switch Int.random(in: 0..<5, using: &random) {
            case 0: term()
            case 1: termWithErrors()
            case 2: termWithGaps(of: text(upTo: 4))
            default: termWithGaps(of: item.map { Bool.random(using: &random) ? $0.title : $0.note } ?? "banana")
            }
        }
        return query
    }

    mutating func query() -> SearchQuery {
        var query = SearchQuery()
        query.terms = (0..<[0, 1, 1, 1, 2, 2, 3].randomElement(using: &random)!).map { _ in term() }
        if Int.random(in: 0..<5, using: &random) == 0 { query.exclusions = [term()] }
        if Int.random(in: 0..<4, using: &random) == 0 {
            query.choose(["red", "green"].filter { _ in Bool.random(using: &random) }, of: "tag")
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            query.scope = ["2018", "2019", "2020"].randomElement(using: &random)
        }
        query.limit = [0, 1, 3, 50, 1000].randomElement(using: &random)!
        query.offset = [0, 0, 0, 2, 100].randomElement(using: &random)!
        return query
    }
}
