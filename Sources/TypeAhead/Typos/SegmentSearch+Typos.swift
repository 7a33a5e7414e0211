import CTypeAhead

extension SegmentSearch {
    /// Finds the records of the segment that match if typing errors are forgiven.
    ///
    /// - Parameters:
    ///   - found: Those that match as it is.
    ///   - among: Records among which all that match are, if that is known.
    /// - Returns: All that match, with and without.
    mutating func searchWithTypos(without found: SlotSet, among: SlotSet?) -> SlotSet {
        work += 500
        guard segment.liveCount > 0, !query.isUnanswerable, among?.count != 0 else { return found }
        chooseRecords(among: among)
        found.remove(from: bits)
        if among == nil { findSimilar() }
        subtractExclusions()
        let typos = TypoRanker(query, ranker: ranker)
        defer { typos.free() }
        return join(verify { slot, _ in typos.key(slot) }, to: found)
    }

    /// Leaves those in ``bits`` that may match.
    ///
    /// A typing error destroys few pairs of letters, so that a word with few errors has most pairs of the term.
    private mutating func findSimilar() {
        guard let pairs = segment.text.pairs, !segment.text.hasReadings else { return }
        let similar = SlotBits(slots: segment.count)
        defer { similar.free() }
        // Those that must be there as they are leave the fewest.
        let terms = query.terms.filter { !$0.isInitials }.sorted { $0.typoBudget < $1.typoBudget }
        for (index, term) in terms.enumerated() {
            // So few are looked at sooner than lists.
            if index > 0, bits.count < 64 { return }
            similar.removeAll()
            // What has the only term as it is was found before.
            if query.terms.count > 1 { insertExact(term, into: similar) }
            if term.typoBudget > 0 { insertSimilar(term, pairs, into: similar) }
            bits.formIntersection(similar)
        }
    }

    private func insertExact(_ term: PreparedTerm, into similar: SlotBits) {
        guard let letters = segment.text.letters, let pairs = segment.text.pairs else { return }
        let lists = term.grams.compactMap { (term.letter == nil ? pairs : letters).list($0.key) }
        guard lists.count == term.grams.count, let first = lists.min(by: { $0.count < $1.count }) else { return }
        union.removeAll()
        first.insert(into: union)
        for list in lists where list.bytes != first.bytes { list.intersect(union, scratch: scratch) }
        similar.formUnion(union)
    }
}
