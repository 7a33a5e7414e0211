/// Finds matches with typos of the terms of a query in records, and ranks them.
///
/// Runs for each candidate record, so it does not allocate or count references. The creator owns it and must call ``free()``.
struct TypoRanker {
    private let ranker: Ranker
    private let text: UnsafePointer<UInt8>
    private let starts: UnsafePointer<UInt32>
    private let wordStarts: UnsafePointer<UInt64>
    private let distances: UnsafeMutablePointer<PrefixEditDistance>
    private let termCount: Int

    init(_ query: PreparedQuery, ranker: Ranker) {
        self.ranker = ranker
        text = ranker.text
        starts = ranker.starts
        wordStarts = ranker.wordStarts
        termCount = query.terms.count
        distances = .allocate(capacity: max(termCount, 1))
        for (number, term) in query.terms.enumerated() {
            (distances + number).initialize(to: PrefixEditDistance(term.bytes, budget: term.typoBudget))
        }
    }

    func free() {
        for number in 0..<termCount { distances[number].free() }
        distances.deallocate()
    }

    /// A prefix of a word that matches a term with typos.
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
    func key(_ slot: Int) -> UInt64 {
        var edits = 0
        var rank = 0
        var first: (position: Int, length: Int)?
        for number in 0..<termCount {
            // Exact matches of a single term were found earlier.
            if termCount > 1, let place = ranker.place(ofTerm: number, slot) {
                rank = max(rank, place.rank)
                first = first ?? (place.position, place.length)
            } else if let word = bestWord(forTerm: number, slot) {
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
    func bestWord(forTerm number: Int, _ slot: Int) -> Word? {
        let distance = distances[number]
        guard distance.budget > 0 else { return nil }
        var best: Word?
        var begin = Int(starts[slot])
        for field in 0..<ranker.fieldCount {
            let end = ranker.endOfField(field, of: slot, from: begin)
            let rank = ranker.fields[field].rank
            var next = nextWordStart(from: begin, until: end)
            while next < end {
                let offset = next
                next = nextWordStart(from: offset + 1, until: end)
                guard let word = distance.toPrefix(of: text, from: offset, until: end) else { continue }
                let found = Word(
                    distance: word.distance,
                    rank: rank,
                    position: offset - begin,
                    length: end - begin,
                    range: offset..<word.end
                )
                if best.map(found.isBetter) ?? true { best = found }
            }
            begin = end + 1
        }
        return best
    }

    /// The next word start from a byte on; the end, or an offset beyond it, if there is none.
    @inline(__always)
    private func nextWordStart(from offset: Int, until end: Int) -> Int {
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
