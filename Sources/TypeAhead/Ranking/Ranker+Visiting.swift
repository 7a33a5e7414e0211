import CTypeAhead

extension Ranker {
    /// Calls a closure for each slot of a set, while it prefetches the text of the following slots. Without prefetching, memory
    /// latency dominates a search.
    @inline(__always)
    func visit(in bits: borrowing SlotBitSet, _ body: (Int) -> Void) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.batch) { slots in
            var count = 0
            bits.visit { slot in
                slots[count] = Int32(truncatingIfNeeded: slot)
                typeahead_prefetch(starts + slot)
                count += 1
                guard count == Self.batch else { return }
                look(at: slots, count, body)
                count = 0
            }
            look(at: slots, count, body)
        }
    }

    /// Calls a closure for each of the ascending slots, with prefetching.
    @inline(__always)
    func visit(_ slots: UnsafeMutablePointer<UInt16>, count: Int, _ body: (Int) -> Void) {
        for index in 0..<count { typeahead_prefetch(starts + Int(slots[index])) }
        var begin = 0
        while begin < count {
            let end = min(begin + Self.batch, count)
            for index in begin..<end { prefetchText(of: Int(slots[index])) }
            for index in begin..<end { body(Int(slots[index])) }
            begin = end
        }
    }

    private static let batch = 64

    @inline(__always)
    private func look(at slots: UnsafeMutableBufferPointer<Int32>, _ count: Int, _ body: (Int) -> Void) {
        for index in 0..<count { prefetchText(of: Int(slots[index])) }
        for index in 0..<count { body(Int(slots[index])) }
    }

    /// Prefetches the text of a slot and its word-start bits.
    @inline(__always)
    private func prefetchText(of slot: Int) {
        let begin = Int(starts[slot])
        typeahead_prefetch(text + begin)
        typeahead_prefetch(wordStarts + (begin >> 6))
    }
}
