import CTypeAhead

extension SegmentSearch {
    /// Reduces ``bits`` to the actual matches, and ranks them.
    ///
    /// - Returns: The number of matches.
    mutating func verify() -> Int {
        ranker.prepareDiacritics(forSlots: segment.count)
        let ranker = ranker
        return verify { ranker.key($0, worst: $1) }
    }

    /// Reduces ``bits`` to the matches by a given key function, and ranks them.
    ///
    /// - Parameter key: The key of a record, or any key above the bound; ``RankKey/none`` if it does not match.
    /// - Returns: The number of matches.
    @inline(__always)
    mutating func verify(by key: (_ slot: Int, _ worst: UInt64) -> UInt64) -> Int {
        let bits = bits
        var bound = bound
        var looked = 0
        var count = 0
        ranker.visit(in: bits) { slot in
            looked += 1
            let key = key(slot, bound)
            if key == RankKey.none { return bits.remove(slot) }
            count += 1
            take(slot, key, &bound)
        }
        work += looked * 4
        publishBound()
        return count
    }

    /// Inserts a record into the top hits, unless its key is above the bound.
    @inline(__always)
    mutating func take(_ slot: Int, _ key: UInt64, _ bound: inout UInt64) {
        guard key <= bound else { return }
        hits.insert(hit(slot, key: key))
        bound = min(bound, hits.worstKey)
    }

    /// Merges the given number of matches in ``bits`` with better ones.
    mutating func merge(_ count: Int, into found: SlotSet) -> SlotSet {
        guard count > 0 else { return found }
        total += count
        found.insert(into: bits)
        return SlotSet(bits, count: count + found.count)
    }

    /// Ranks those records of a set of matches that are in the given tiers.
    mutating func rank(_ tiers: ClosedRange<SearchTier>, of slots: SlotSet) {
        slots.assign(to: bits)
        rank(tiers, among: slots.count)
    }

    /// Ranks those matches in ``bits`` that are in the given tiers.
    ///
    /// - Parameter count: The number of matches in ``bits``.
    mutating func rank(_ tiers: ClosedRange<SearchTier>, among count: Int) {
        guard let bigrams = segment.text.bigrams else { return }
        ranker.prepareDiacritics(forSlots: count)
        union.assign(bits)
        switch tiers {
        case SearchTier.equal...SearchTier.prefix:
            intersect(union, with: [query.whole?.fieldStart].compactMap { $0 }, bigrams)
        case SearchTier.wordStartsInOrder...SearchTier.wordStarts:
            for term in query.terms { intersect(union, with: [term.fieldStart, term.wordStart], bigrams) }
        default: break
        }
        work += count / 2
        var bound = bound
        if tiers.upperBound == .prefix, ranker.isPlain {
            rankBeginnings(bound: &bound)
        } else {
            let ranker = ranker
            ranker.visit(in: union) { slot in
                let key = ranker.key(slot, worst: bound)
                if tiers.contains(RankKey.tier(key)) { take(slot, key, &bound) }
            }
        }
        publishBound()
    }

    /// Ranks those records in `union` that begin with the one term of the query.
    ///
    /// They are many, and short fields rank first, so a tight loop discards almost all of them by length.
    private mutating func rankBeginnings(bound: inout UInt64) {
        let starts = segment.text.starts.pointer
        let words = union.words
        let ranker = ranker
        let isOneLetter = ranker.isOneLetter
        var longest = ranker.longestBeginning(below: bound, withDiacritics: false)
        var longestWithDiacritics = ranker.longestBeginning(below: bound, withDiacritics: true)
        for word in 0..<union.wordCount {
            var rest = words[word]
            while rest != 0 {
                let slot = word << 6 | rest.trailingZeroBitCount
                rest &= rest &- 1
                let length = starts[slot + 1] &- starts[slot]
                if length > longest, length > longestWithDiacritics || !ranker.mayHaveDiacritics(slot) { continue }
                let key = isOneLetter ? ranker.oneLetterKey(slot) : ranker.key(slot, worst: bound)
                guard key <= bound, key < RankKey.first(of: .wordStartsInOrder) else { continue }
                take(slot, key, &bound)
                longest = ranker.longestBeginning(below: bound, withDiacritics: false)
                longestWithDiacritics = ranker.longestBeginning(below: bound, withDiacritics: true)
            }
        }
    }

    private func intersect(_ set: SlotBitSet, with grams: [Gram], _ bigrams: PostingLists) {
        scratch.removeAll()
        for gram in grams { bigrams.list(gram.key)?.insert(into: scratch) }
        set.formIntersection(scratch)
    }

    /// The common key of all records for a query without terms: boosted records first, then insertion order.
    static var listKey: UInt64 { RankKey.make(.prefix, rank: 0, position: 0, length: 0) }

    /// Inserts the records in ``bits``, for a query without terms.
    mutating func list() {
        var left = segment.isOrdered ? query.pageEnd : .max
        for word in 0..<bits.wordCount where left > 0 {
            var rest = bits.words[word]
            while rest != 0, left > 0 {
                hits.insert(hit(word << 6 | rest.trailingZeroBitCount, key: Self.listKey))
                rest &= rest &- 1
                left -= 1
            }
        }
    }
}
