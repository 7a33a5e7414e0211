import CTypeAhead

extension SegmentSearch {
    /// Adds the fuzzy matches of the segment.
    ///
    /// - Parameters:
    ///   - found: The better matches.
    ///   - allowsTypos: Whether other terms may have typos.
    /// - Returns: All matches.
    mutating func searchFuzzily(without found: SlotSet, allowsTypos: Bool) -> SlotSet {
        guard segment.liveCount > 0, !query.isUnanswerable else { return found }
        chooseRecords()
        found.remove(from: bits)
        findFuzzyCandidates(allowsTypos: allowsTypos)
        subtractExclusions()
        let subsequences = SubsequenceRanker(query, allowsTypos: allowsTypos)
        return merge(verify { subsequences.key($1, worst: $2, in: $0) }, into: found)
    }

    /// Reduces ``bits`` to the candidates.
    private mutating func findFuzzyCandidates(allowsTypos: Bool) {
        guard let letters = segment.text.letters, let bigrams = segment.text.bigrams else { return }
        let candidates = SlotBitSet(slots: segment.count)
        for term in query.terms {
            candidates.removeAll()
            if term.permitsFuzzyMatching || term.letter != nil || term.isInitials {
                insert(Set(term.scalars.map(Gram.letter)), of: letters, into: candidates)
            } else {
                insert(Set(term.bigrams), of: bigrams, into: candidates)
            }
            // Other matches of a single term were found earlier.
            if query.terms.count > 1 {
                if segment.text.hasReadings { insert(Set(term.readingBigrams), of: bigrams, into: candidates) }
                if allowsTypos, term.typoBudget > 0 { insertSimilar(term, bigrams, into: candidates) }
            }
            bits.formIntersection(candidates)
        }
    }

    /// Adds the records in the intersection of the posting lists of all grams.
    private mutating func insert(_ grams: Set<Gram>, of lists: PostingLists, into candidates: borrowing SlotBitSet) {
        let known = grams.compactMap { lists.list($0.key) }.sorted { $0.count < $1.count }
        guard known.count == grams.count else { return }
        let all = SlotBitSet(slots: segment.count)
        all.assign(bits)
        for list in known { work.reading(list).intersect(all, scratch: scratch) }
        candidates.formUnion(all)
    }
}
