import Foundation

@testable import TypeAhead

/// A test record.
struct Item: Identifiable, Hashable, Sendable {
    var id: Int
    var title: String
    var note: String = ""
    var tags: [String] = []
    var scopes: [String] = []
    var readings: [String] = []
    var boost: Double = 0

    static let fields: [SearchField<Item>] = [
        .text("title", weight: 2) { $0.title },
        .text("note", weight: 1) { $0.note },
        .filter("tag") { $0.tags },
        .scopes { $0.scopes },
    ]

    static let fieldsOfEqualWeight: [SearchField<Item>] = [
        .text("title") { $0.title }, .text("note") { $0.note }, .filter("tag") { $0.tags }, .scopes { $0.scopes },
    ]

    static let fieldsWithReadings = fields + [.readings(of: "title") { $0.readings }]
}

/// A simple reference implementation of search: each documented rule once, applied to all records.
struct PlainSearch {
    /// The records in order of insertion. An updated record keeps its position.
    var items: [Item] = []
    var hasReadings = false
    var boosts = false
    /// The ranks of the two fields. A lower rank is a higher weight.
    var ranks = [0, 1]
    /// For each of the two fields, whether positions and lengths are compared.
    var comparesPositions = [true, true]
    /// Typo-tolerant matches are added if there are fewer records than this.
    var typoThreshold = 0
    /// Fuzzy matches are added if there are fewer records than this, including the typo-tolerant ones.
    var fuzzyThreshold = 0

    struct Found: Equatable {
        var id: Int
        var tier: SearchTier
    }

    /// A folded text as an array of bytes, with its diacritics by offset.
    struct Text {
        let bytes: [UInt8]
        let wordStarts: [Bool]
        let diacritics: [FoldedDiacritic]
        let letters: [Unicode.Scalar]
        /// The byte offset of each character.
        let starts: [Int]

        init(_ text: String) {
            let folded = TextFolding().fold(text)
            bytes = folded.bytes
            wordStarts = folded.wordStarts
            diacritics = folded.diacritics
            letters = Array(String(decoding: folded.bytes, as: UTF8.self).unicodeScalars)
            starts = folded.bytes.indices.filter { folded.bytes[$0] & 0xC0 != 0x80 }
        }

        func places(of term: [UInt8]) -> [Int] {
            guard term.count <= bytes.count else { return [] }
            return (0...bytes.count - term.count).filter {
                bytes[$0] == term[0] && bytes[$0..<$0 + term.count].elementsEqual(term)
            }
        }
    }

    /// A cache of folded texts.
    final class Texts {
        private var known: [String: Text] = [:]

        func callAsFunction(_ text: String) -> Text {
            if let text = known[text] { return text }
            let folded = Text(text)
            known[text] = folded
            return folded
        }
    }

    let text = Texts()

    init(items: [Item] = [], hasReadings: Bool = false, boosts: Bool = false) {
        self.items = items
        self.hasReadings = hasReadings
        self.boosts = boosts
    }

    /// The minimum edit distance between a term and a prefix of a word of a text, and the position of that word. Nil if it
    /// exceeds the typo tolerance.
    func errors(_ term: [UInt32], in text: Text) -> (errors: Int, place: Int)? {
        let budget = TypoTolerance.budget(of: term)
        guard budget > 0 else { return nil }
        return text.starts.enumerated().compactMap { index, place -> (errors: Int, place: Int)? in
            guard text.wordStarts[place] else { return nil }
            let rest = text.letters[index...].prefix(term.count + budget).map(\.value)
            let errors = Self.distances(term, rest).min()!
            return errors <= budget ? (errors, place) : nil
        }
        .min { $0.errors < $1.errors }
    }

    /// The edit distance between two words. An edit at the first letter counts twice.
    static func distance(_ term: [UInt32], _ word: [UInt32]) -> Int { distances(term, word).last! }

    /// The edit distance between a term and each prefix of a word.
    private static func distances(_ term: [UInt32], _ word: [UInt32]) -> [Int] {
        var known = [Int?](repeating: nil, count: (term.count + 1) * (word.count + 1))
        func from(_ i: Int, _ j: Int) -> Int {
            if i == 0, j == 0 { return 0 }
            if let distance = known[i * (word.count + 1) + j] { return distance }
            var best = 1000
            let weight = i == 1 ? 2 : 1
            // A space is never part of an edit.
            let isInTerm = i > 0 && term[i - 1] != 0x20
            let isInWord = j > 0 && word[j - 1] != 0x20
            if i > 0, j > 0, term[i - 1] == word[j - 1] { best = min(best, from(i - 1, j - 1)) }
            if isInTerm, isInWord { best = min(best, from(i - 1, j - 1) + weight) }
            if isInTerm { best = min(best, from(i - 1, j) + weight) }
            if isInWord { best = min(best, from(i, j - 1) + (i == 0 && j == 1 ? 2 : 1)) }
            if isInTerm, isInWord, i > 1, j > 1, term[i - 1] == word[j - 2], term[i - 2] == word[j - 1] {
                best = min(best, from(i - 2, j - 2) + (i == 2 ? 2 : 1))
            }
            known[i * (word.count + 1) + j] = best
            return best
        }
        return (0...word.count).map { from(term.count, $0) }
    }

    /// The rank of a matching record. Keys are compared in order; a lower value ranks first.
    private func rank(of item: Item, for query: SearchQuery) -> (tier: SearchTier, key: [Int])? {
        let terms = query.terms.map { text($0.text) }.filter { !$0.bytes.isEmpty }
        let fields = [text(item.title), text(item.note)]
        guard !terms.isEmpty else { return (.prefix, []) }
        var readingLengths: [Int] = []
        for term in terms where !fields.contains(where: { !$0.places(of: term.bytes).isEmpty }) {
            guard let length = lengthOfReading(of: item, for: term, fields) else { return nil }
            readingLengths.append(length)
        }
        if let length = readingLengths.first { return (.reading, [0, 0, 0, length]) }
        let hasDiacritics = terms.contains { !$0.diacritics.isEmpty }
        let differ = hasDiacritics && !terms.allSatisfy { term in fields.contains { Self.has(term, in: $0) } } ? 1 : 0
        let whole = Array(terms.map(\.bytes).joined(separator: [0x20]))
        let candidates = fields.enumerated().compactMap { rank, field -> (SearchTier, [Int])? in
            let (number, length) = (rank, compared(field.bytes.count, rank))
            let rank = ranks[number]
            if field.bytes == whole { return (.equal, [differ, rank, 0, length]) }
            if field.bytes.starts(with: whole) { return (.prefix, [differ, rank, 0, length]) }
            guard let first = Self.firstInOrder(terms, in: field) else { return nil }
            return (.wordStartsInOrder, [differ, rank, compared(first, number), length])
        }
        if let best = candidates.min(by: { Self.isBetter($0, $1) }) { return best }
        let occurrences = terms.compactMap { term -> [Int]? in
            fields.enumerated().flatMap { rank, field in
                field.places(of: term.bytes).map {
                    [field.wordStarts[$0] ? 0 : 1, ranks[rank], compared($0, rank), compared(field.bytes.count, rank)]
                }
            }
            .min { $0.lexicographicallyPrecedes($1) }
        }
        let tier: SearchTier = occurrences.allSatisfy { $0[0] == 0 } ? .wordStarts : .inside
        return (tier, [differ, occurrences.map { $0[1] }.max()!, occurrences[0][2], occurrences[0][3]])
    }

    /// A position or length in a field as it is compared.
    func compared(_ offset: Int, _ field: Int) -> Int { comparesPositions[field] ? offset : 0 }

    private static func isBetter(_ left: (SearchTier, [Int]), _ right: (SearchTier, [Int])) -> Bool {
        left.0 != right.0 ? left.0 < right.0 : left.1.lexicographicallyPrecedes(right.1)
    }

    private static func has(_ term: Text, in field: Text) -> Bool {
        field.places(of: term.bytes).contains { place in
            let here = field.diacritics.filter { $0.offset >= place && $0.offset < place + term.bytes.count }
            return here.map { FoldedDiacritic(offset: $0.offset - place, mark: $0.mark) } == term.diacritics
        }
    }

    private static func firstInOrder(_ terms: [Text], in field: Text) -> Int? {
        var from = 0
        var first: Int?
        for term in terms {
            guard let place = field.places(of: term.bytes).first(where: { $0 >= from && field.wordStarts[$0] }) else {
                return nil
            }
            first = first ?? place
            from = place + term.bytes.count
        }
        return first
    }

    func lengthOfReading(of item: Item, for term: Text, _ fields: [Text]) -> Int? {
        var lengths: [Int] = []
        if hasReadings {
            for reading in item.readings.map({ text($0) })
            where reading.places(of: term.bytes).contains(where: { reading.wordStarts[$0] }) {
                lengths.append(reading.bytes.count)
            }
        }
        if KoreanInitials.isInitials(term.bytes) {
            for field in fields {
                let found = field.bytes.withUnsafeBufferPointer { KoreanInitials.firstMatch(of: term.bytes, in: $0) }
                if found != nil { lengths.append(field.bytes.count) }
            }
        }
        return lengths.min()
    }

    private func has(_ term: SearchTerm, _ item: Item) -> Bool {
        let folded = text(term.text)
        guard !folded.bytes.isEmpty else { return false }
        let fields = [text(item.title), text(item.note)]
        return fields.contains { !$0.places(of: folded.bytes).isEmpty }
            || lengthOfReading(of: item, for: folded, fields) != nil
    }

    private func isChosen(_ item: Item, _ query: SearchQuery) -> Bool {
        if let scope = query.scope, !item.scopes.contains(scope) { return false }
        return satisfies(item, query)
    }

    /// All matching records, best first.
    func search(_ query: SearchQuery) -> [Found] {
        var found = search(query) { rank(of: $0, for: $1) }
        let allowsTypos = found.count < typoThreshold
        func searchInexactly(allowsFuzzy: Bool) {
            let known = Set(found.map(\.id))
            found += search(query) { item, query in
                if known.contains(item.id) { return nil }
                return inexactRank(of: item, for: query, allowsTypos: allowsTypos, allowsFuzzy: allowsFuzzy)
            }
        }
        if allowsTypos { searchInexactly(allowsFuzzy: false) }
        if found.count < fuzzyThreshold { searchInexactly(allowsFuzzy: true) }
        return found
    }

    private func search(_ query: SearchQuery, rank: (Item, SearchQuery) -> (tier: SearchTier, key: [Int])?) -> [Found] {
        let choices = Self.choices(query)
        let found = items.enumerated().compactMap { order, item -> (Found, (SearchTier, [Int]), Float, Int)? in
            guard isChosen(item, query), query.fields.map({ !$0.isDisjoint(with: ["title", "note"]) }) ?? true else {
                return nil
            }
            let searched = item.searched(in: query.fields)
            let ranks = choices.compactMap { choice -> (SearchTier, [Int])? in
                guard satisfiesEach(item, choice.filters),
                    !choice.query.exclusions.contains(where: { has($0, searched) })
                else { return nil }
                return rank(searched, choice.query)
            }
            guard let best = ranks.min(by: { Self.isBetter($0, $1) }) else { return nil }
            let rank = (tier: best.0, key: best.1)
            return (Found(id: item.id, tier: rank.tier), rank, boosts ? Float(item.boost) : 0, order)
        }
        return found.sorted { left, right in
            if Self.isBetter(left.1, right.1) { return true }
            if Self.isBetter(right.1, left.1) { return false }
            return left.2 != right.2 ? left.2 > right.2 : left.3 < right.3
        }
        .map(\.0)
    }

    /// The number of matching records if only one field were searched, and without scope and fields.
    func fieldCounts(_ query: SearchQuery) -> (fields: [String: Int], unscoped: Int) {
        var alone = query
        let counts = ["title", "note"].map { name in
            alone.fields = [name]
            return (name, search(alone).count)
        }
        alone.fields = nil
        alone.scope = nil
        return (Dictionary(uniqueKeysWithValues: counts), search(alone).count)
    }

    /// The number of matching records in each scope, with each tag, and with each tag in addition to the chosen topics.
    func counts(_ query: SearchQuery) -> (scopes: [String: Int], tags: [String: Int], topics: [String: Int]) {
        func counts(_ values: Set<String>, choose: (String, inout SearchQuery) -> Void) -> [String: Int] {
            let counts = values.map { value in
                var chosen = query
                choose(value, &chosen)
                return (value, search(chosen).count)
            }
            return Dictionary(uniqueKeysWithValues: counts).filter { $0.value > 0 }
        }
        let tags = Set(items.flatMap(\.tags))
        return (
            counts(Set(items.flatMap(\.scopes))) { $1.scope = $0 },
            counts(tags) { value, query in
                // Other conditions for the field are alternatives of the value, too.
                query.filters.removeAll { $0.field == "tag" && !$0.isExcluded }
                query.filters.append(SearchFilter("tag", value))
            },
            counts(tags) { $1.filters.append(SearchFilter("topic", $0)) }
        )
    }
}
