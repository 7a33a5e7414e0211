@testable import TypeAhead

/// Typo-tolerant and fuzzy matching.
extension PlainSearch {
    /// A match of a term in a record: the rank of the field, and the kind of match.
    private struct Place {
        var rank: Int
        var position: Int
        var length: Int
        var errors = 0
        var isFuzzy = false
    }

    /// The rank of a record that contains a term with typos or as a fuzzy match.
    func inexactRank(
        of item: Item,
        for query: SearchQuery,
        allowsTypos: Bool,
        allowsFuzzy: Bool
    ) -> (tier: SearchTier, key: [Int])? {
        var places: [Place] = []
        for term in query.terms where !text(term.text).bytes.isEmpty {
            let isFlexible = !term.isPhrase
            let place =
                exactPlace(of: term, in: item)
                ?? (allowsTypos && isFlexible ? placeWithErrors(of: term, in: item) : nil)
                ?? (allowsFuzzy && isFlexible ? fuzzyPlace(of: term, in: item) : nil)
            guard let place else { return nil }
            places.append(place)
        }
        let errors = places.reduce(0) { $0 + $1.errors }
        let isFuzzy = places.contains(where: \.isFuzzy)
        guard errors > 0 || isFuzzy else { return nil }
        let tier: SearchTier = isFuzzy ? .fuzzy : errors == 1 ? .oneTypo : .twoTypos
        return (tier, [0, places.map(\.rank).max()!, places[0].position, places[0].length])
    }

    private func exactPlace(of term: SearchTerm, in item: Item) -> Place? {
        let folded = text(term.text)
        let fields = [text(item.title), text(item.note)]
        let best = fields.enumerated().flatMap { rank, field in
            field.places(of: folded.bytes).map {
                [field.wordStarts[$0] ? 0 : 1, ranks[rank], compared($0, rank), compared(field.bytes.count, rank)]
            }
        }
        .min { $0.lexicographicallyPrecedes($1) }
        if let best { return Place(rank: best[1], position: best[2], length: best[3]) }
        return lengthOfReading(of: item, for: folded, fields).map { Place(rank: 127, position: 0, length: $0) }
    }

    private func placeWithErrors(of term: SearchTerm, in item: Item) -> Place? {
        let term = text(term.text).letters.map(\.value)
        return [text(item.title), text(item.note)].enumerated().compactMap { rank, field in
            errors(term, in: field).map {
                Place(
                    rank: ranks[rank],
                    position: compared($0.place, rank),
                    length: compared(field.bytes.count, rank),
                    errors: $0.errors
                )
            }
        }
        .min { ($0.errors, $0.rank, $0.position, $0.length) < ($1.errors, $1.rank, $1.position, $1.length) }
    }

    private func fuzzyPlace(of term: SearchTerm, in item: Item) -> Place? {
        let term = text(term.text).letters
        guard (2...64).contains(term.count) else { return nil }
        let rows = [item.title, item.note].enumerated().compactMap { rank, title -> (letters: Int, place: Place)? in
            let field = text(title)
            guard let row = Self.tightest(term, in: field.letters) else { return nil }
            let place = Place(
                rank: ranks[rank],
                position: compared(field.starts[row.lowerBound], rank),
                length: compared(field.bytes.count, rank),
                isFuzzy: true
            )
            return (row.count, place)
        }
        return rows.min { left, right in
            (left.place.rank, left.letters, left.place.position, left.place.length)
                < (right.place.rank, right.letters, right.place.position, right.place.length)
        }?.place
    }

    /// The shortest range that contains the characters of a term in order. Of several, the first one.
    static func tightest(_ term: [Unicode.Scalar], in text: [Unicode.Scalar]) -> Range<Int>? {
        text.indices.compactMap { start -> Range<Int>? in
            guard text[start] == term[0] else { return nil }
            var end = start
            for letter in term {
                guard let next = text[end...].firstIndex(of: letter) else { return nil }
                end = next + 1
            }
            return start..<end
        }
        .min { $0.count < $1.count }
    }
}
