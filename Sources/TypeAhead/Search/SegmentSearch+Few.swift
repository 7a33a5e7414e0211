import CTypeAhead

// Where few records can match, they are a short row of slots: sets with a bit for each record would take longer to go through than
// all the rest.
extension SegmentSearch {
    /// Finds the records of the segment that match if it is known that they are few; else nil.
    mutating func searchFew(among: SlotSet?) -> Found? {
        guard let (candidates, isFirstList) = collectFew(among: among) else { return nil }
        var count = keepChosen(candidates)
        for list in required.dropFirst(isFirstList ? 1 : 0) where isWorthwhile(list, left: count) {
            count = list.list.keep(few, count: count)
            if count == 0 { return Found() }
        }
        for exclusion in query.exclusions { count = remove(exclusion, count) }
        count = query.terms.isEmpty ? list(count) : verify(count)
        work += count
        return Found(slots: .few(Array(UnsafeBufferPointer(start: few, count: count))))
    }

    /// Writes down the shortest of the rows in which all that match are, and says whether that is the first list.
    private mutating func collectFew(among: SlotSet?) -> (count: Int, isFirstList: Bool)? {
        var count = required.first?.list.count ?? .max
        var isFirstList = true
        if let among, case .few(let slots) = among, slots.count < count {
            guard slots.count <= Self.fewest else { return nil }
            slots.withUnsafeBufferPointer { few.update(from: $0.baseAddress!, count: $0.count) }
            count = slots.count
            isFirstList = false
        } else {
            guard count <= Self.fewest else { return nil }
            required[0].list.copy(to: few)
            if let among, case .many(let words, _) = among { count = keep(UnsafeRawPointer(words.pointer), count) }
        }
        work += count
        if segment.liveCount < segment.count {
            count = segment.live.withUnsafeBytes { keep($0.baseAddress!, count) }
        }
        return (count, isFirstList)
    }

    /// Leaves those that are in a set of bits.
    func keep(_ bits: UnsafeRawPointer, _ count: Int) -> Int {
        typeahead_keep_bits(few, count, bits.assumingMemoryBound(to: UInt8.self))
    }

    /// Leaves those that have one of several chosen values.
    private func keepChosen(_ count: Int) -> Int {
        var count = count
        for filter in query.filters where filter.values.count > 1 {
            let lists = segment.text.values[filter.field]
            scratch.removeAll()
            for value in filter.values { lists.list(value)?.insert(into: scratch) }
            count = keep(scratch.words, count)
        }
        return count
    }

    private func remove(_ exclusion: PreparedTerm, _ count: Int) -> Int {
        var kept = 0
        ranker.visit(few, count: count) { slot in
            few[kept] = UInt16(truncatingIfNeeded: slot)
            if !ranker.contains(exclusion, slot) { kept += 1 }
        }
        return kept
    }

    /// Leaves those that do match, and ranks them.
    private mutating func verify(_ count: Int) -> Int {
        ranker.prepareAccents(forSlots: count)
        var bound = bound
        var kept = 0
        let ranker = ranker
        ranker.visit(few, count: count) { slot in
            let key = ranker.key(slot, worst: bound)
            few[kept] = UInt16(truncatingIfNeeded: slot)
            guard key != RankKey.none else { return }
            kept += 1
            take(slot, key, &bound)
        }
        publishBound()
        return kept
    }

    private mutating func list(_ count: Int) -> Int {
        for index in 0..<count { hits.insert(hit(Int(few[index]), key: Self.listKey)) }
        return count
    }
}
