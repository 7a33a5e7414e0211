import CTypeAhead

// The dense case: candidates are a bit set.
extension SegmentSearch {
    /// Finds the matches in the segment.
    mutating func searchDense(among: SlotSet?) -> Found {
        let isDecided = findCandidates(among: among)
        subtractExclusions()
        if query.terms.isEmpty {
            list()
        } else if !isDecided {
            return Found(slots: SlotSet(bits, count: verify()))
        } else {
            let count = bits.count
            if count > 0 { rank(.equal ... .prefix, among: count) }
            return Found(slots: SlotSet(bits, count: count), isCountedOnly: true)
        }
        return Found(slots: SlotSet(bits))
    }

    /// Reduces ``bits`` to the candidates, before exclusions.
    ///
    /// - Returns: Whether the candidates are known to match the terms.
    private mutating func findCandidates(among: SlotSet?) -> Bool {
        guard let letters = segment.text.letters, let bigrams = segment.text.bigrams else {
            chooseRecords(among: among)
            return query.terms.isEmpty
        }
        guard areTermsInLists else {
            chooseRecords(among: among)
            for term in query.terms { intersectWithReadings(of: term, letters, bigrams) }
            return query.terms.isEmpty
        }
        return intersectWithRequired(among: among)
    }

    /// Intersects all required posting lists.
    private mutating func intersectWithRequired(among: SlotSet?) -> Bool {
        let others = query.filters.groups.filter { $0.onlyValue == nil }
        // Without other constraints, the first list is the initial set.
        let isFirst = among == nil && others.isEmpty
        if isFirst, let first = required.first {
            bits.removeAll()
            work.reading(first.list).insert(into: bits)
            intersectWithLive()
        } else {
            start(among: among)
            for group in others { intersect(with: group) }
        }
        var isDecided = query.terms.allSatisfy(query.isDecidedByList)
        var left = required.isEmpty ? 0 : bits.count
        for next in required.dropFirst(isFirst ? 1 : 0) {
            if isWorthwhile(next, left: left) {
                work.reading(next.list).intersect(bits, scratch: scratch)
                left = bits.count
                if left == 0 { return isDecided }
            } else {
                isDecided = false
            }
        }
        work.cost += left
        return isDecided
    }

    // MARK: Choices

    /// Sets ``bits`` to the live records with the chosen values in the scope.
    mutating func chooseRecords(among: SlotSet? = nil) {
        start(among: among)
        for group in query.filters.groups { intersect(with: group) }
        if let scope = query.scope, let scopes = segment.text.values.last {
            if let list = scopes.list(scope) {
                work.reading(list).intersect(bits, scratch: scratch)
            } else {
                bits.removeAll()
            }
        }
        work.cost += segment.count / 8
    }

    private func start(among: SlotSet?) {
        if let among {
            among.assign(to: bits)
            intersectWithLive()
        } else {
            bits.assign(segment.live)
        }
    }

    private func intersectWithLive() {
        guard segment.liveCount < segment.count else { return }
        segment.live.withUnsafeBytes {
            typeahead_and(bits.words, $0.bindMemory(to: UInt8.self).baseAddress!, bits.wordCount)
        }
    }

    private mutating func intersect(with group: FilterGroup) {
        union.removeAll()
        for criterion in group.criteria { segment.text.insert(criterion, into: union, &work) }
        bits.formIntersection(union)
    }

    /// Removes the records that match an exclusion or satisfy an excluded filter.
    mutating func subtractExclusions() {
        if !query.filters.excluded.isEmpty {
            union.removeAll()
            for criterion in query.filters.excludedCriteria { segment.text.insert(criterion, into: union, &work) }
            bits.subtract(union)
        }
        for exclusion in query.exclusions { subtract(exclusion) }
    }

    private mutating func subtract(_ term: PreparedTerm) {
        if let letters = segment.text.letters, let bigrams = segment.text.bigrams, !segment.text.hasReadings,
            query.isDecidedByList(term)
        {
            let list = (term.letter == nil ? bigrams : letters).list(term.grams[0].key)
            if let list { work.reading(list).remove(from: bits, scratch: scratch) }
            return
        }
        guard ranker.isOpen || bits.count > 0 else { return }
        ranker.open()
        bits.visit { slot in
            work.candidates += 1
            if ranker.contains(term, slot) { bits.remove(slot) }
        }
    }

    // MARK: Readings

    /// A term matches in text fields, in readings, or as initial consonants of syllables.
    private mutating func intersectWithReadings(of term: PreparedTerm, _ letters: PostingLists, _ bigrams: PostingLists)
    {
        union.removeAll()
        insertIntersection(term.grams.map { (term.letter == nil ? bigrams : letters).list($0.key) })
        if term.isInitials { insertIntersection(Set(term.scalars).map { letters.list(Gram.letter($0).key) }) }
        if segment.text.hasReadings { insertIntersection(term.readingBigrams.map { bigrams.list($0.key) }) }
        bits.formIntersection(union)
    }

    /// Adds the intersection of the lists to `union`.
    private mutating func insertIntersection(_ lists: [PostingList?]) {
        let known = lists.compactMap { $0 }.sorted { $0.count < $1.count }
        guard known.count == lists.count, let first = known.first else { return }
        let all = SlotBitSet(slots: segment.count)
        work.reading(first).insert(into: all)
        for list in known.dropFirst() { work.reading(list).intersect(all, scratch: scratch) }
        union.formUnion(all)
    }
}
