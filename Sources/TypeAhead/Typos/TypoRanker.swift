/// Finds the terms of a query in the text of records although there are typing errors.
struct TypoRanker {
    private let query: PreparedQuery
    private let segment: TextSegment
    private let ranks: [Int]
    private let ranker: Ranker
    private var distances: [TypoDistance?]
    private var letters: [UInt32] = []

    init(_ query: PreparedQuery, ranker: Ranker, ranks: [Int]) {
        self.query = query
        self.ranker = ranker
        self.ranks = ranks
        segment = ranker.segment
        distances = query.terms.map { $0.typoBudget > 0 ? TypoDistance($0.scalars, budget: $0.typoBudget) : nil }
    }

    /// A beginning of a word that somebody may have meant.
    struct Word {
        var distance: Int
        var rank: Int
        var position: Int
        var length: Int
        /// Where it stands in the text of the segment.
        var range: Range<Int>
    }

    /// How well a record matches; ``RankKey/none`` when it does not.
    mutating func key(_ slot: Int) -> UInt64 {
        var errors = 0
        var rank = 0
        var first: (position: Int, length: Int)?
        for (number, term) in query.terms.enumerated() {
            if let place = ranker.place(of: term, slot) {
                rank = max(rank, place.rank)
                first = first ?? (place.position, place.length)
            } else if let word = bestWord(forTerm: number, slot) {
                errors += word.distance
                rank = max(rank, word.rank)
                first = first ?? (word.position, word.length)
            } else {
                return RankKey.none
            }
        }
        guard errors > 0, let first else { return RankKey.none }
        return RankKey.make(
            errors == 1 ? .oneTypo : .twoTypos,
            rank: rank,
            position: first.position,
            length: first.length
        )
    }

    /// The word of a record with the fewest errors, in the first field and at the first place of equally good ones.
    mutating func bestWord(forTerm number: Int, _ slot: Int) -> Word? {
        guard distances[number] != nil else { return nil }
        var best: Word?
        var begin = Int(segment.starts[slot])
        for rank in ranks {
            let end = segment.endOfField(from: begin)
            var offset = begin
            while offset < end {
                if segment.isWordStart(offset), let word = word(at: offset, until: end, number) {
                    let found = Word(
                        distance: word.distance,
                        rank: rank,
                        position: offset - begin,
                        length: end - begin,
                        range: offset..<word.end
                    )
                    if best.map({ (found.distance, found.rank) < ($0.distance, $0.rank) }) ?? true { best = found }
                }
                offset += 1
            }
            begin = end + 1
        }
        return best
    }

    private mutating func word(at offset: Int, until end: Int, _ number: Int) -> (distance: Int, end: Int)? {
        letters.removeAll(keepingCapacity: true)
        guard let reach = distances[number]?.reach else { return nil }
        let text = UnsafeBufferPointer(start: segment.text.pointer, count: end)
        let term = query.terms[number]
        // Where one error is forgiven the first letter has to be right.
        if term.typoBudget == 1, text[offset] != term.bytes[0] { return nil }
        var next = offset
        while next < end, letters.count < reach { letters.append(nextScalar(text, &next)) }
        let found = letters.withUnsafeBufferPointer { distances[number]?.toBeginning(of: $0) }
        guard let found = found ?? nil else { return nil }
        next = offset
        for _ in 0..<found.length { _ = nextScalar(text, &next) }
        return (found.distance, next)
    }
}
