import CTypeAhead

extension SegmentSearch {
    /// Adds the fuzzy matches of the segment.
    ///
    /// - Parameters:
    ///   - found: The better matches.
    ///   - forgivesTypos: Whether other terms may have typos.
    /// - Returns: All matches.
    mutating func searchWithScattered(without found: SlotSet, forgivesTypos: Bool) -> SlotSet {
        guard segment.liveCount > 0, !query.isUnanswerable else { return found }
        chooseRecords()
        found.remove(from: bits)
        findScattered(forgivesTypos: forgivesTypos)
        subtractExclusions()
        let scattered = ScatteredRanker(query, ranker: ranker, forgivesTypos: forgivesTypos)
        defer { scattered.free() }
        return join(verify { scattered.key($0, worst: $1) }, to: found)
    }

    /// Reduces ``bits`` to the candidates.
    private mutating func findScattered(forgivesTypos: Bool) {
        guard let letters = segment.text.letters, let pairs = segment.text.pairs else { return }
        let candidates = SlotBits(slots: segment.count)
        defer { candidates.free() }
        for term in query.terms {
            candidates.removeAll()
            if term.isScatterable || term.letter != nil || term.isInitials {
                insert(Set(term.scalars.map(Gram.letter)), of: letters, into: candidates)
            } else {
                insert(Set(term.pairs), of: pairs, into: candidates)
            }
            // Other matches of a single term were found earlier.
            if query.terms.count > 1 {
                if segment.text.hasReadings { insert(Set(term.readingPairs), of: pairs, into: candidates) }
                if forgivesTypos, term.typoBudget > 0 { insertSimilar(term, pairs, into: candidates) }
            }
            bits.formIntersection(candidates)
        }
    }

    /// Adds the records in the intersection of the posting lists of all grams.
    private func insert(_ grams: Set<Gram>, of lists: PostingLists, into candidates: SlotBits) {
        let known = grams.compactMap { lists.list($0.key) }.sorted { $0.count < $1.count }
        guard known.count == grams.count else { return }
        let all = SlotBits(slots: segment.count)
        defer { all.free() }
        all.assign(bits)
        for list in known { list.intersect(all, scratch: scratch) }
        candidates.formUnion(all)
    }
}
