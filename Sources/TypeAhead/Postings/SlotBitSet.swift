import CTypeAhead

/// A dense set of the slots of one segment, for the duration of one search. Owns its memory.
struct SlotBitSet: ~Copyable {
    private(set) var words: UnsafeMutablePointer<UInt64>
    private(set) var wordCount: Int
    /// The allocated number of words.
    private var capacity: Int

    /// Makes an empty set for the given number of slots. Without slots, it allocates no memory.
    init(slots: Int) {
        wordCount = (slots + 63) / 64
        capacity = wordCount
        words = Self.allocate(capacity)
    }

    deinit { Self.deallocate(words, capacity) }

    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt64> {
        // Never accessed. Any aligned address that is not null.
        guard capacity > 0 else { return UnsafeMutablePointer(bitPattern: MemoryLayout<UInt64>.alignment)! }
        let words = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
        words.initialize(repeating: 0, count: capacity)
        return words
    }

    private static func deallocate(_ words: UnsafeMutablePointer<UInt64>, _ capacity: Int) {
        if capacity > 0 { words.deallocate() }
    }

    /// Changes the number of slots. The content is undefined afterwards.
    mutating func resize(slots: Int) {
        wordCount = (slots + 63) / 64
        guard wordCount > capacity else { return }
        Self.deallocate(words, capacity)
        capacity = wordCount
        words = Self.allocate(capacity)
    }

    func removeAll() { words.update(repeating: 0, count: wordCount) }

    /// Sets all bits, including those after the last slot.
    func fill() { words.update(repeating: .max, count: wordCount) }

    func assign(_ other: borrowing SlotBitSet) { words.update(from: other.words, count: wordCount) }

    func assign(_ other: ContiguousArray<UInt64>) {
        other.withUnsafeBufferPointer { words.update(from: $0.baseAddress!, count: wordCount) }
    }

    func formIntersection(_ other: borrowing SlotBitSet) {
        for word in 0..<wordCount { words[word] &= other.words[word] }
    }

    func formUnion(_ other: borrowing SlotBitSet) {
        for word in 0..<wordCount { words[word] |= other.words[word] }
    }

    func subtract(_ other: borrowing SlotBitSet) {
        for word in 0..<wordCount { words[word] &= ~other.words[word] }
    }

    /// Replaces the set with its complement, including bits after the last slot.
    func invert() {
        for word in 0..<wordCount { words[word] = ~words[word] }
    }

    func insert(_ slot: Int) { words[slot >> 6] |= 1 << UInt64(slot & 63) }

    func remove(_ slot: Int) { words[slot >> 6] &= ~(1 << UInt64(slot & 63)) }

    func contains(_ slot: Int) -> Bool { words[slot >> 6] >> UInt64(slot & 63) & 1 != 0 }

    /// The bits as bytes.
    var bytes: UnsafePointer<UInt8> { UnsafePointer(UnsafeRawPointer(words).assumingMemoryBound(to: UInt8.self)) }

    /// The number of slots in the set.
    var count: Int { typeahead_count(words, wordCount) }

    /// Calls a closure for each slot in the set, in ascending order.
    @inline(__always)
    func visit(_ body: (Int) -> Void) {
        for word in 0..<wordCount {
            var rest = words[word]
            while rest != 0 {
                body(word << 6 | rest.trailingZeroBitCount)
                rest &= rest &- 1
            }
        }
    }
}
