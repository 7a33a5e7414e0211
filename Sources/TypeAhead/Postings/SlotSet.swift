/// A set of slots of one segment that outlives its search, sparse or dense.
enum SlotSet: Sendable {
    /// Sparse: ascending slots.
    case sparse([UInt16])
    /// Dense: a bit for each slot, and the number of set bits.
    case dense(FixedArray<UInt64>, count: Int)

    /// The empty set.
    static let none = SlotSet.sparse([])

    /// Copies a set of known size.
    init(_ bits: borrowing SlotBitSet, count: Int) {
        if count == 0 {
            // All threads share the storage of empty arrays, and this initializer with capacity 0 would write into it.
            self = .none
        } else if count * 4 < bits.wordCount * 8 {
            self = .sparse(
                [UInt16](unsafeUninitializedCapacity: count) { buffer, written in
                    bits.visit { slot in
                        buffer[written] = UInt16(truncatingIfNeeded: slot)
                        written += 1
                    }
                }
            )
        } else {
            self = .dense(FixedArray(UnsafeBufferPointer(start: bits.words, count: bits.wordCount)), count: count)
        }
    }

    /// Copies a set.
    init(_ bits: borrowing SlotBitSet) { self.init(bits, count: bits.count) }

    /// The number of slots in the set.
    var count: Int {
        switch self {
        case .sparse(let slots): slots.count
        case .dense(_, let count): count
        }
    }

    /// Copies the set into a dense set.
    func assign(to bits: borrowing SlotBitSet) {
        switch self {
        case .sparse(let slots):
            bits.removeAll()
            for slot in slots { bits.insert(Int(slot)) }
        case .dense(let words, _): bits.words.update(from: words.pointer, count: bits.wordCount)
        }
    }

    /// Subtracts the slots from a set.
    func remove(from bits: borrowing SlotBitSet) {
        switch self {
        case .sparse(let slots): for slot in slots { bits.remove(Int(slot)) }
        case .dense(let words, _): for word in 0..<bits.wordCount { bits.words[word] &= ~words[word] }
        }
    }

    /// Adds the slots to a set.
    func insert(into bits: borrowing SlotBitSet) {
        switch self {
        case .sparse(let slots): for slot in slots { bits.insert(Int(slot)) }
        case .dense(let words, _): for word in 0..<bits.wordCount { bits.words[word] |= words[word] }
        }
    }

    /// Calls a closure for each slot in the set, in ascending order.
    func visit(_ body: (Int) -> Void) {
        switch self {
        case .sparse(let slots): for slot in slots { body(Int(slot)) }
        case .dense(let words, _):
            for word in 0..<words.count {
                var rest = words[word]
                while rest != 0 {
                    body(word << 6 | rest.trailingZeroBitCount)
                    rest &= rest &- 1
                }
            }
        }
    }
}
