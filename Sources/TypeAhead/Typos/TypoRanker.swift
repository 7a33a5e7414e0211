/// Finds matches with typos of the terms of a query in records, and ranks them.
///
/// Runs for each candidate record, so it does not allocate or count references. The ranker that its methods
/// take must be one for the same query.
struct TypoRanker: ~Copyable {
    private let distances: UnsafeMutablePointer<PrefixEditDistance>
    private let termCount: Int

    init(_ query: PreparedQuery) {
        termCount = query.terms.count
        distances = .allocate(capacity: max(termCount, 1))
        for (number, term) in query.terms.enumerated() {
            (distances + number).initialize(to: PrefixEditDistance(term.bytes, budget: term.typoBudget))
        }
    }

    deinit {
        distances.deinitialize(count: termCount)
        distances.deallocate()
    }

    /// A prefix of a word that matches a term with typos, with the values that are compared.
    struct Word {
        var distance: Int
        var rank: Int
        var position: Int
        var length: Int
        /// The range in the text of the segment.
        var range: Range<Int>

        @inline(__always)
        func isBetter(than other: Word) -> Bool {
            (distance, rank, position, length) < (other.distance, other.rank, other.position, other.length)
        }
    }

    /// The key of a record; ``RankKey/none`` if it does not match.
    func key(_ slot: Int, in ranker: borrowing Ranker) -> UInt64 {
        var edits = 0
        var rank = 0
        var first: (position: Int, length: Int)?
        for number in 0..<termCount {
            // Exact matches of a single term were found earlier.
            if termCount > 1, let place = ranker.place(ofTerm: number, slot) {
                rank = max(rank, place.rank)
                first = first ?? (place.position, place.length)
            } else if let word = bestWord(forTerm: number, slot, in: ranker) {
                edits += word.distance
                rank = max(rank, word.rank)
                first = first ?? (word.position, word.length)
            } else {
                return RankKey.none
            }
        }
        guard edits > 0, let first else { return RankKey.none }
        return RankKey.make(
            edits == 1 ? .oneTypo : .twoTypos,
            rank: rank,
            position: first.position,
            length: first.length
        )
    }

    /// The word of a record with the smallest distance; among equals that in the field of greatest weight, then the earliest,
    /// then that in the shortest field.
    func bestWord(forTerm number: Int, _ slot: Int, in ranker: borrowing Ranker) -> Word? {
        guard distances[number].budget > 0 else { return nil }
        var best: Word?
        var begin = Int(ranker.starts[slot])
        for field in 0..<ranker.fieldCount {
            let end = ranker.endOfField(field, of: slot, from: begin)
            defer { begin = end + 1 }
            guard ranker.searches(field) else { continue }
            let rank = ranker.fields[field].rank
            var next = ranker.nextWordStart(from: begin, until: end)
            while next < end {
                let offset = next
                next = ranker.nextWordStart(from: offset + 1, until: end)
                guard let word = distances[number].toPrefix(of: ranker.text, from: offset, until: end) else { continue }
                let found = Word(
                    distance: word.distance,
                    rank: rank.order,
                    position: rank.compared(offset - begin),
                    length: rank.compared(end - begin),
                    range: offset..<word.end
                )
                if best.map(found.isBetter) ?? true { best = found }
            }
        }
        return best
    }
}

extension Ranker {
    /// The next word start from a byte on; the end, or an offset beyond it, if there is none.
    @inline(__always)
    fileprivate func nextWordStart(from offset: Int, until end: Int) -> Int {
        guard offset < end else { return end }
        var word = offset >> 6
        var bits = wordStarts[word] & ~0 << UInt64(offset & 63)
        while bits == 0 {
            word += 1
            if word << 6 >= end { return end }
            bits = wordStarts[word]
        }
        return word << 6 | bits.trailingZeroBitCount
    }
}
