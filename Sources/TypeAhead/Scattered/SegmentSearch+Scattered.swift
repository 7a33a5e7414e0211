import CTypeAhead

extension SegmentSearch {
    /// Leaves those in ``bits`` that may match if letters are scattered, without those that were found before.
    ///
    /// - Parameter forgivesTypos: Whether other terms may have typing errors.
    func findCandidatesWithScattered(without found: SlotBits, forgivesTypos: Bool) {
        guard segment.count > 0, !query.isUnanswerable else { return }
        chooseRecords()
        bits.subtract(found)
        guard let letters = segment.text.letters, let pairs = segment.text.pairs else { return subtractExclusions() }
        let candidates = SlotBits(slots: segment.count)
        defer { candidates.free() }
        for term in query.terms {
            candidates.removeAll()
            if term.isScatterable || term.letter != nil || term.isInitials {
                insert(Set(term.scalars.map(Gram.letter)), of: letters, into: candidates)
            } else {
                insert(Set(term.pairs), of: pairs, into: candidates)
            }
            // What has the only term in another way was found before.
            if query.terms.count > 1 {
                if segment.text.hasReadings { insert(Set(term.readingPairs), of: pairs, into: candidates) }
                if forgivesTypos, term.typoBudget > 0 { insertSimilar(term, pairs, into: candidates) }
            }
            bits.formIntersection(candidates)
        }
        subtractExclusions()
    }

    /// Adds the records that are in the lists of all grams.
    private func insert(_ grams: Set<Gram>, of lists: PostingLists, into candidates: SlotBits) {
        let known = grams.compactMap { lists.list($0.key) }.sorted { $0.count < $1.count }
        guard known.count == grams.count else { return }
        let all = SlotBits(slots: segment.count)
        defer { all.free() }
        all.assign(bits)
        for list in known { list.intersect(all, scratch: scratch) }
        candidates.formUnion(all)
    }

    /// Leaves those in ``bits`` that match with scattered letters, and ranks them.
    ///
    /// - Parameter worst: The key above which no record can be among the best of the whole search; lowered here.
    func verifyWithScattered(
        into hits: inout TopHits,
        number: Int,
        by scattered: ScatteredRanker,
        worst: UnsafeMutablePointer<UInt64>
    ) {
        var bound = min(hits.worstKey, typeahead_read(worst))
        ranker.visit(in: bits) { slot in
            let key = scattered.key(slot, worst: bound)
            if key == RankKey.none { return bits.remove(slot) }
            guard key <= bound else { return }
            hits.insert(hit(slot, key: key, number: number))
            bound = min(bound, hits.worstKey)
        }
        typeahead_lower(worst, hits.worstKey)
    }
}
