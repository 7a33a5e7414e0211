import CTypeAhead

extension SegmentSearch {
    /// Reduces ``bits`` to the actual matches, and ranks them.
    ///
    /// - Returns: The number of matches.
    mutating func verify() -> Int {
        guard ranker.isOpen || bits.count > 0 else { return 0 }
        ranker.open()
        ranker.prepareDiacritics(forSlots: segment.count)
        return verify { $0.key($1, worst: $2) }
    }

    /// Reduces ``bits`` to the matches by a given key function, and ranks them.
    ///
    /// - Parameter key: The key of a record, or any key above the bound; ``RankKey/none`` if it does not match.
    /// - Returns: The number of matches.
    @inline(__always)
    mutating func verify(by key: HitCollector.KeyFunction) -> Int {
        guard ranker.isOpen || bits.count > 0 else { return 0 }
        ranker.open()
        let (candidates, matches) = collector.verify(bits, with: ranker, by: key)
        work.cost += candidates * 4
        work.candidates += candidates
        return matches
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
        ranker.open()
        ranker.prepareDiacritics(forSlots: count)
        union.assign(bits)
        switch tiers {
        case SearchTier.equal...SearchTier.prefix:
            intersectUnion(with: [query.whole?.fieldStart].compactMap { $0 }, bigrams)
        case SearchTier.wordStartsInOrder...SearchTier.wordStarts:
            for term in query.terms { intersectUnion(with: [term.fieldStart, term.wordStart], bigrams) }
        default: break
        }
        work.cost += count / 2
        let looked =
            switch (tiers.upperBound == .prefix, ranker.isPlain) {
            case (true, true): collector.rankBeginnings(union, with: ranker)
            case (true, false): collector.rank(tiers, union, with: ranker) { $0.beginningKey($1, worst: $2) }
            case (false, _): collector.rank(tiers, union, with: ranker) { $0.key($1, worst: $2) }
            }
        work.candidates += looked
    }

    /// Reduces `union` to the records in the lists of any of the grams.
    private mutating func intersectUnion(with grams: [Gram], _ bigrams: PostingLists) {
        scratch.removeAll()
        for gram in grams {
            if let list = bigrams.list(gram.key) { work.reading(list).insert(into: scratch) }
        }
        union.formIntersection(scratch)
    }

    /// Inserts the records in ``bits`` into the top hits, for a query without terms.
    mutating func list() { collector.list(bits, limit: segment.isOrdered ? query.pageEnd : .max) }
}
