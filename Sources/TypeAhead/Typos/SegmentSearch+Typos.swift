import CTypeAhead

extension SegmentSearch {
    /// Adds the matches with typos in the segment.
    ///
    /// - Parameters:
    ///   - found: The exact matches.
    ///   - among: A superset of the matches, if known.
    /// - Returns: All matches, with and without typos.
    mutating func searchWithTypos(without found: SlotSet, among: SlotSet?) -> SlotSet {
        work.cost += 500
        guard segment.liveCount > 0, !query.isUnanswerable, among?.count != 0 else { return found }
        chooseRecords(among: among)
        found.remove(from: bits)
        if among == nil { findSimilar() }
        subtractExclusions()
        let typos = TypoRanker(query)
        return merge(verify { ranker, slot, _ in typos.key(slot, in: ranker) }, into: found)
    }

    /// Reduces ``bits`` to the candidates.
    ///
    /// A typo destroys few bigrams, so a word with few typos has most bigrams of the term.
    private mutating func findSimilar() {
        guard let bigrams = segment.text.bigrams, !segment.text.hasReadings else { return }
        let similar = SlotBitSet(slots: segment.count)
        // Terms that must match exactly are the most selective.
        let terms = query.terms.filter { !$0.isInitials }.sorted { $0.typoBudget < $1.typoBudget }
        for (index, term) in terms.enumerated() {
            // For so few candidates, reading records is faster than intersecting lists.
            if index > 0, bits.count < 64 { return }
            similar.removeAll()
            // Exact matches of a single term were found earlier.
            if query.terms.count > 1 { insertExact(term, into: similar) }
            if term.typoBudget > 0 { insertSimilar(term, bigrams, into: similar) }
            bits.formIntersection(similar)
        }
    }

    private mutating func insertExact(_ term: PreparedTerm, into similar: borrowing SlotBitSet) {
        guard let letters = segment.text.letters, let bigrams = segment.text.bigrams else { return }
        let lists = term.grams.compactMap { (term.letter == nil ? bigrams : letters).list($0.key) }
        guard lists.count == term.grams.count, let first = lists.min(by: { $0.count < $1.count }) else { return }
        union.removeAll()
        work.reading(first).insert(into: union)
        for list in lists where list.bytes != first.bytes { work.reading(list).intersect(union, scratch: scratch) }
        similar.formUnion(union)
    }
}
