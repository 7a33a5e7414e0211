/// Finds the terms of a query in the text of records although there are typing errors.
///
/// It runs for each record that may match, so it allocates nothing and counts no references. It belongs to whoever made it, who frees it.
struct TypoRanker {
    private let segment: TextSegment
    private let ranker: Ranker
    private let text: UnsafePointer<UInt8>
    private let starts: UnsafePointer<UInt32>
    private let ranks: UnsafeMutablePointer<Int>
    private let fieldCount: Int
    private let distances: UnsafeMutablePointer<TypoDistance>
    private let termCount: Int

    init(_ query: PreparedQuery, ranker: Ranker, ranks: [Int]) {
        self.ranker = ranker
        segment = ranker.segment
        text = segment.text.pointer
        starts = segment.starts.pointer
        fieldCount = ranks.count
        self.ranks = .allocate(capacity: fieldCount)
        self.ranks.initialize(from: ranks, count: fieldCount)
        termCount = query.terms.count
        distances = .allocate(capacity: max(termCount, 1))
        for (number, term) in query.terms.enumerated() {
            (distances + number).initialize(to: TypoDistance(term.scalars, budget: term.typoBudget))
        }
    }

    func free() {
        for number in 0..<termCount { distances[number].free() }
        distances.deallocate()
        ranks.deallocate()
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
    func key(_ slot: Int) -> UInt64 {
        var errors = 0
        var rank = 0
        var first: (position: Int, length: Int)?
        for number in 0..<termCount {
            if let place = ranker.place(ofTerm: number, slot) {
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

    /// The word of a record with the fewest errors, in the heaviest field and at the first place of equally good ones.
    func bestWord(forTerm number: Int, _ slot: Int) -> Word? {
        guard distances[number].budget > 0 else { return nil }
        var best: Word?
        var begin = Int(starts[slot])
        for field in 0..<fieldCount {
            let end = segment.endOfField(from: begin)
            for offset in begin..<end where segment.isWordStart(offset) {
                guard let word = word(at: offset, until: end, number) else { continue }
                let isBetter = best.map { (word.distance, ranks[field]) < ($0.distance, $0.rank) } ?? true
                guard isBetter else { continue }
                best = Word(
                    distance: word.distance,
                    rank: ranks[field],
                    position: offset - begin,
                    length: end - begin,
                    range: offset..<word.end
                )
            }
            begin = end + 1
        }
        return best
    }

    private func word(at offset: Int, until end: Int, _ number: Int) -> (distance: Int, end: Int)? {
        let distance = distances[number]
        let letters = distance.letters
        let text = UnsafeBufferPointer(start: text, count: end)
        var count = 0
        var next = offset
        while next < end, count < min(2, distance.reach) {
            letters[count] = nextScalar(text, &next)
            count += 1
        }
        guard distance.mayBegin(count) else { return nil }
        while next < end, count < distance.reach {
            letters[count] = nextScalar(text, &next)
            count += 1
        }
        guard let found = distance.toBeginning(count) else { return nil }
        next = offset
        for _ in 0..<found.length { _ = nextScalar(text, &next) }
        return (found.distance, next)
    }
}
