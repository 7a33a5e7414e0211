import CTypeAhead

/// Ranks the records of one segment after the other, and collects the top hits.
struct HitCollector {
    /// The top hits of all segments.
    private(set) var hits: TopHits
    /// The number of the segment.
    private(set) var number: Int
    private var segment: SegmentSlots
    /// The bound of all threads, which read and lower it.
    private let worst: UnsafeMutablePointer<UInt64>

    /// The key of a record, or any key above a bound; ``RankKey/none`` if it does not match.
    typealias KeyFunction = (_ ranker: borrowing Ranker, _ slot: Int, _ bound: UInt64) -> UInt64

    init(capacity: Int, segment: SegmentSlots, number: Int, worst: UnsafeMutablePointer<UInt64>) {
        hits = TopHits(capacity: capacity)
        self.segment = segment
        self.number = number
        self.worst = worst
    }

    /// Changes the segment.
    mutating func move(to segment: SegmentSlots, number: Int) {
        self.segment = segment
        self.number = number
    }

    /// The bound of the whole search: records with higher keys cannot be among the top hits.
    private var bound: UInt64 { min(hits.worstKey, typeahead_read(worst)) }

    /// Publishes the bound to other threads.
    private func publishBound() { typeahead_lower(worst, hits.worstKey) }

    /// Makes the hit of a slot.
    @inline(__always)
    private func hit(_ slot: Int, key: UInt64) -> TopHit {
        TopHit(
            key: key,
            boost: segment.boost(slot),
            order: segment.order(slot),
            place: UInt32(number) << 16 | UInt32(slot)
        )
    }

    /// Inserts a record into the top hits, unless its key is above the bound.
    @inline(__always)
    private mutating func take(_ slot: Int, _ key: UInt64, _ bound: inout UInt64) {
        guard key <= bound else { return }
        hits.insert(hit(slot, key: key))
        bound = min(bound, hits.worstKey)
    }

    // MARK: Verification

    /// Reduces a dense set of candidates to the matches, and ranks them.
    ///
    /// - Returns: The numbers of candidates and of matches.
    @inline(__always)
    mutating func verify(
        _ candidates: borrowing SlotBitSet,
        with ranker: borrowing Ranker,
        by key: KeyFunction
    ) -> (candidates: Int, matches: Int) {
        var bound = bound
        var looked = 0
        var count = 0
        ranker.visit(in: candidates) { slot in
            looked += 1
            let key = key(ranker, slot, bound)
            if key == RankKey.none { return candidates.remove(slot) }
            count += 1
            take(slot, key, &bound)
        }
        publishBound()
        return (looked, count)
    }

    /// Reduces sparse candidates to the matches, and ranks them.
    ///
    /// - Returns: The number of matches.
    mutating func verify(
        _ candidates: UnsafeMutablePointer<UInt16>,
        count: Int,
        with ranker: borrowing Ranker
    ) -> Int {
        var bound = bound
        var kept = 0
        ranker.visit(candidates, count: count) { slot in
            let key = ranker.key(slot, worst: bound)
            candidates[kept] = UInt16(truncatingIfNeeded: slot)
            guard key != RankKey.none else { return }
            kept += 1
            take(slot, key, &bound)
        }
        publishBound()
        return kept
    }

    // MARK: Matches

    /// Ranks those matches that are in the given tiers.
    ///
    /// - Parameter key: The key of a record, or any key above the bound or in another tier.
    /// - Returns: The number of compared records.
    @inline(__always)
    mutating func rank(
        _ tiers: ClosedRange<SearchTier>,
        _ matches: borrowing SlotBitSet,
        with ranker: borrowing Ranker,
        by key: KeyFunction
    ) -> Int {
        var bound = bound
        var looked = 0
        ranker.visit(in: matches) { slot in
            looked += 1
            let key = key(ranker, slot, bound)
            if tiers.contains(RankKey.tier(key)) { take(slot, key, &bound) }
        }
        publishBound()
        return looked
    }

    /// Ranks those matches that begin with the one term of the query.
    ///
    /// They are numerous, and short fields rank first, so a tight loop discards almost all of them by length.
    ///
    /// - Returns: The number of compared records.
    mutating func rankBeginnings(_ matches: borrowing SlotBitSet, with ranker: borrowing Ranker) -> Int {
        var bound = bound
        var looked = 0
        let starts = ranker.starts
        let words = matches.words
        let isOneLetter = ranker.isOneLetter
        var longest = ranker.longestBeginning(below: bound, withDiacritics: false)
        var longestWithDiacritics = ranker.longestBeginning(below: bound, withDiacritics: true)
        for word in 0..<matches.wordCount {
            var rest = words[word]
            while rest != 0 {
                let slot = word << 6 | rest.trailingZeroBitCount
                rest &= rest &- 1
                let length = starts[slot + 1] &- starts[slot]
                if length > longest, length > longestWithDiacritics || !ranker.mayHaveDiacritics(slot) { continue }
                looked += 1
                let key = isOneLetter ? ranker.oneLetterKey(slot) : ranker.key(slot, worst: bound)
                guard key <= bound, key < RankKey.first(of: .wordStartsInOrder) else { continue }
                take(slot, key, &bound)
                longest = ranker.longestBeginning(below: bound, withDiacritics: false)
                longestWithDiacritics = ranker.longestBeginning(below: bound, withDiacritics: true)
            }
        }
        publishBound()
        return looked
    }

    // MARK: Queries without terms

    /// The common key of all records for a query without terms: boosted records first, then insertion order.
    private static var listKey: UInt64 { RankKey.make(.prefix, rank: 0, position: 0, length: 0) }

    /// Inserts the first records of a dense set into the top hits.
    mutating func list(_ matches: borrowing SlotBitSet, limit: Int) {
        var left = limit
        for word in 0..<matches.wordCount where left > 0 {
            var rest = matches.words[word]
            while rest != 0, left > 0 {
                hits.insert(hit(word << 6 | rest.trailingZeroBitCount, key: Self.listKey))
                rest &= rest &- 1
                left -= 1
            }
        }
    }

    /// Inserts ascending slots into the top hits.
    mutating func list(_ matches: UnsafePointer<UInt16>, count: Int) {
        for index in 0..<count { hits.insert(hit(Int(matches[index]), key: Self.listKey)) }
    }
}
