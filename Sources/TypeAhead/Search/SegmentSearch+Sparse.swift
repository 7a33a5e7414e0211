import CTypeAhead

// The sparse case: a short list of candidate slots. Dense sets would take longer to scan than all other steps.
extension SegmentSearch {
    /// The matches in the segment, if the candidates are known to be few; otherwise nil.
    mutating func searchSparse(among: SlotSet?) -> Found? {
        guard let (candidates, isFirstList) = collectSparse(among: among) else { return nil }
        var count = keepChosen(candidates)
        for list in required.dropFirst(isFirstList ? 1 : 0) where isWorthwhile(list, left: count) {
            count = work.reading(list.list).keep(sparse, count: count, scratch: scratch)
            if count == 0 { return Found() }
        }
        for exclusion in query.exclusions { count = remove(exclusion, count) }
        count = query.terms.isEmpty ? list(count) : verify(count)
        work.cost += count
        return Found(slots: .sparse(Array(UnsafeBufferPointer(start: sparse, count: count))))
    }

    /// Decodes the shortest list that contains all matches, and returns whether it is the first required list.
    private mutating func collectSparse(among: SlotSet?) -> (count: Int, isFirstList: Bool)? {
        // The dense case counts the matches of decided terms without reading their texts.
        let isDecided = !query.terms.isEmpty && query.terms.allSatisfy(query.isDecidedByList)
        let limit = isDecided ? Self.decidedSparseLimit : Self.sparseLimit
        var count = required.first?.list.count ?? .max
        var isFirstList = true
        if let among, case .sparse(let slots) = among, slots.count < count {
            guard slots.count <= limit else { return nil }
            slots.withUnsafeBufferPointer { sparse.update(from: $0.baseAddress!, count: $0.count) }
            count = slots.count
            isFirstList = false
        } else {
            guard count <= limit else { return nil }
            work.reading(required[0].list).copy(to: sparse)
            if let among, case .dense(let words, _) = among { count = keep(UnsafeRawPointer(words.pointer), count) }
        }
        work.cost += count
        if segment.liveCount < segment.count {
            count = segment.live.withUnsafeBytes { keep($0.baseAddress!, count) }
        }
        return (count, isFirstList)
    }

    /// Intersects the candidates with a dense set.
    func keep(_ bits: UnsafeRawPointer, _ count: Int) -> Int {
        typeahead_keep_bits(sparse, count, bits.assumingMemoryBound(to: UInt8.self))
    }

    /// Keeps the candidates that satisfy the filters which are not required lists.
    private mutating func keepChosen(_ count: Int) -> Int {
        var count = count
        for group in query.filters.groups where group.onlyValue == nil && count > 0 {
            scratch.removeAll()
            for criterion in group.criteria { segment.text.insert(criterion, into: scratch, &work) }
            count = keep(scratch.words, count)
        }
        if !query.filters.excluded.isEmpty, count > 0 {
            scratch.removeAll()
            for criterion in query.filters.excludedCriteria { segment.text.insert(criterion, into: scratch, &work) }
            scratch.invert()
            count = keep(scratch.words, count)
        }
        return count
    }

    private mutating func remove(_ exclusion: PreparedTerm, _ count: Int) -> Int {
        var kept = 0
        guard count > 0 else { return 0 }
        ranker.open()
        work.candidates += count
        ranker.visit(sparse, count: count) { slot in
            sparse[kept] = UInt16(truncatingIfNeeded: slot)
            if !ranker.contains(exclusion, slot) { kept += 1 }
        }
        return kept
    }

    /// Keeps and ranks the actual matches.
    private mutating func verify(_ count: Int) -> Int {
        guard count > 0 else { return 0 }
        ranker.open()
        ranker.prepareDiacritics(forSlots: count)
        work.candidates += count
        return collector.verify(sparse, count: count, with: ranker)
    }

    private mutating func list(_ count: Int) -> Int {
        collector.list(sparse, count: count)
        return count
    }
}
