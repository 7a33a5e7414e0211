import CTypeAhead

extension SegmentSearch {
    /// Leaves those in ``bits`` that may match if typing errors are forgiven, without those that match as it is.
    ///
    /// A typing error destroys three pairs of letters at most, so that a word with few errors has most pairs of the term.
    func findCandidatesWithTypos(without found: SlotBits) {
        guard segment.count > 0, !query.isUnanswerable else { return }
        chooseRecords()
        bits.subtract(found)
        guard let pairs = segment.text.pairs, !segment.text.hasReadings else { return subtractExclusions() }
        let candidates = SlotBits(slots: segment.count)
        defer { candidates.free() }
        for term in query.terms where !term.isInitials {
            candidates.removeAll()
            insertExact(term, into: candidates)
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

    private func insertSimilar(_ term: PreparedTerm, _ pairs: PostingLists, into candidates: SlotBits) {
        let counter = SlotCounter(slots: segment.count)
        defer { counter.free() }
        let counted = term.pairs.prefix(SlotCounter.limit)
        for pair in counted {
            guard let list = pairs.list(pair.key) else { continue }
            scratch.removeAll()
            list.insert(into: scratch)
            counter.add(scratch)
        }
        // With the first letter right.
        counter.assign(to: union, atLeast: max(1, counted.count - 3 * term.typoBudget))
        scratch.removeAll()
        for start in [term.fieldStart, term.wordStart] { pairs.list(start.key)?.insert(into: scratch) }
        union.formIntersection(scratch)
        candidates.formUnion(union)
        // An error at the first letter counts double, and leaves room for no other.
        if term.typoBudget > 1 {
            counter.assign(to: union, atLeast: max(1, counted.count - 3))
            candidates.formUnion(union)
        }
    }

    /// Leaves those in ``bits`` that match with typing errors, and ranks them.
    func verifyWithTypos(into hits: inout TopHits, number: Int, ranks: [Int]) {
        var typos = TypoRanker(query, ranker: ranker, ranks: ranks)
        ranker.visit(in: bits) { slot in
            let key = typos.key(slot)
            if key == RankKey.none { bits.remove(slot) } else { hits.insert(hit(slot, key: key, number: number)) }
        }
    }
}

/// Counts for each slot of a segment in how many sets it is, up to 15.
private struct SlotCounter {
    static let limit = 15

    /// The bits of the numbers, from the lowest up.
    private let planes: [SlotBits]

    init(slots: Int) { planes = (0..<4).map { _ in SlotBits(slots: slots) } }

    func free() {
        for plane in planes { plane.free() }
    }

    /// Counts the slots of a set. To be called at most ``limit`` times.
    func add(_ set: SlotBits) {
        for word in 0..<set.wordCount {
            var carry = set.words[word]
            for plane in planes {
                let next = plane.words[word] & carry
                plane.words[word] ^= carry
                carry = next
            }
        }
    }

    /// Makes a set that of the slots with high numbers.
    func assign(to set: SlotBits, atLeast least: Int) {
        for word in 0..<set.wordCount {
            var greater: UInt64 = 0
            var equal = UInt64.max
            for (bit, plane) in planes.enumerated().reversed() {
                let digit = plane.words[word]
                if least >> bit & 1 == 0 {
                    greater |= equal & digit
                    equal &= ~digit
                } else {
                    equal &= digit
                }
            }
            set.words[word] = greater | equal
        }
    }
}
