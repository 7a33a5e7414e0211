import CTypeAhead

// Records are far apart in memory, so its latency would dominate a search. While one record is compared, the beginnings and the texts of the
// following ones are prefetched.
extension Ranker {
    /// Calls a closure for each slot of a set.
    @inline(__always)
    func visit(in bits: borrowing SlotBitSet, _ body: (Int) -> Void) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.ringSize) { ring in
            var count = 0
            bits.visit { slot in
                ring[count % Self.ringSize] = Int32(truncatingIfNeeded: slot)
                typeahead_prefetch(starts + slot)
                if count >= Self.textLag { prefetchText(of: Int(ring[(count - Self.textLag) % Self.ringSize])) }
                if count >= Self.bodyLag { body(Int(ring[(count - Self.bodyLag) % Self.ringSize])) }
                count += 1
            }
            for index in max(0, count - Self.textLag)..<count { prefetchText(of: Int(ring[index % Self.ringSize])) }
            for index in max(0, count - Self.bodyLag)..<count { body(Int(ring[index % Self.ringSize])) }
        }
    }

    /// Calls a closure for each of the ascending slots. The closure may overwrite visited slots.
    @inline(__always)
    func visit(_ slots: UnsafeMutablePointer<UInt16>, count: Int, _ body: (Int) -> Void) {
        for index in 0..<min(count, Self.bodyLag) { typeahead_prefetch(starts + Int(slots[index])) }
        for index in 0..<min(count, Self.bodyLag - Self.textLag) { prefetchText(of: Int(slots[index])) }
        for index in 0..<count {
            if index + Self.bodyLag < count { typeahead_prefetch(starts + Int(slots[index + Self.bodyLag])) }
            let next = index + Self.bodyLag - Self.textLag
            if next < count { prefetchText(of: Int(slots[next])) }
            body(Int(slots[index]))
        }
    }

    /// A power of two, greater than ``bodyLag``.
    private static var ringSize: Int { 64 }
    /// The number of records from prefetching the beginning of a record to prefetching its text.
    private static var textLag: Int { 16 }
    /// The number of records from prefetching the beginning of a record to its visit.
    private static var bodyLag: Int { 40 }

    /// Prefetches the text of a slot and its word-start bits.
    @inline(__always)
    private func prefetchText(of slot: Int) {
        let begin = Int(starts[slot])
        typeahead_prefetch(text + begin)
        typeahead_prefetch(wordStarts + (begin >> 6))
    }
}
