import CTypeAhead

extension SegmentSearch {
    /// Leaves those in ``bits`` that may match if typing errors are forgiven, without those that match as it is.
    ///
    /// A typing error destroys few pairs of letters, so that a word with few errors has most pairs of the term.
    func findCandidatesWithTypos(without found: SlotBits) {
        guard segment.count > 0, !query.isUnanswerable else { return }
        chooseRecords()
        bits.subtract(found)
        guard let pairs = segment.text.pairs, !segment.text.hasReadings else { return subtractExclusions() }
        let candidates = SlotBits(slots: segment.count)
        defer { candidates.free() }
        for term in query.terms where !term.isInitials {
            candidates.removeAll()
            // What has the only term as it is was found before.
            if query.terms.count > 1 { insertExact(term, into: candidates) }
            if term.typoBudget > 0 { insertSimilar(term, pairs, into: candidates) }
            bits.formIntersection(candidates)
        }
        subtractExclusions()
    }

    private func insertExact(_ term: PreparedTerm, into candidates: SlotBits) {
        guard let letters = segment.text.letters, let pairs = segment.text.pairs else { return }
        let lists = term.grams.compactMap { (term.letter == nil ? pairs : letters).list($0.key) }
        guard lists.count == term.grams.count, let first = lists.first else { return }
        let exact = SlotBits(slots: segment.count)
        defer { exact.free() }
        first.insert(into: exact)
        for list in lists.dropFirst() { list.intersect(exact, scratch: scratch) }
        candidates.formUnion(exact)
    }

    /// Adds the records that may have a term with typing errors.
    func insertSimilar(_ term: PreparedTerm, _ pairs: PostingLists, into candidates: SlotBits) {
        let counter = SlotCounter(slots: segment.count)
        defer { counter.free() }
        let counted = term.pairs.prefix(SlotCounter.limit)
        for pair in counted {
            guard let list = pairs.list(pair.key) else { continue }
            scratch.removeAll()
            list.insert(into: scratch)
            counter.add(scratch)
        }
        let most = counted.count
        let budget = term.typoBudget
        // With the first letter right: each error destroys two pairs, a change of places three, but that leaves its pair turned round.
        let some = SlotBits(slots: segment.count)
        defer { some.free() }
        counter.assign(to: some, atLeast: max(1, most - 3 * budget))
        scratch.removeAll()
        for pair in term.turnedPairs { pairs.list(pair.key)?.insert(into: scratch) }
        some.formIntersection(scratch)
        counter.assign(to: union, atLeast: max(1, most - 2 * budget))
        union.formUnion(some)
        scratch.removeAll()
        for start in [term.fieldStart, term.wordStart] { pairs.list(start.key)?.insert(into: scratch) }
        union.formIntersection(scratch)
        candidates.formUnion(union)
        // An error at the first letter counts double, and leaves room for no other.
        if budget > 1 {
            counter.assign(to: union, atLeast: max(1, most - 2))
            candidates.formUnion(union)
        }
    }

    /// Leaves those in ``bits`` that match with typing errors, and ranks them.
    func verifyWithTypos(into hits: inout TopHits, number: Int, ranks: [Int]) {
        let typos = TypoRanker(query, ranker: ranker, ranks: ranks)
        defer { typos.free() }
        ranker.visit(in: bits) { slot in
            let key = typos.key(slot)
            if key == RankKey.none { bits.remove(slot) } else { hits.insert(hit(slot, key: key, number: number)) }
        }
    }
}

/// Counts for each slot of a segment in how many sets it is, up to 15.
private struct SlotCounter {
    static let limit = 15

    /// The lowest bits of the numbers, then the next ones, four times.
    private let numbers: UnsafeMutablePointer<UInt64>
    private let wordCount: Int

    init(slots: Int) {
        wordCount = (slots + 63) / 64
        numbers = .allocate(capacity: max(4 * wordCount, 1))
        numbers.initialize(repeating: 0, count: 4 * wordCount)
    }

    func free() { numbers.deallocate() }

    /// Counts the slots of a set. To be called at most ``limit`` times.
    func add(_ set: SlotBits) { typeahead_tally(numbers, set.words, wordCount) }

    /// Makes a set that of the slots with high numbers.
    func assign(to set: SlotBits, atLeast least: Int) {
        typeahead_at_least(set.words, numbers, wordCount, UInt32(least))
    }
}
