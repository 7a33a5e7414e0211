import CTypeAhead

/// A set of the slots of one segment, a bit each, for the length of one search.
///
/// It belongs to whoever made it, who frees it.
struct SlotBits {
    let words: UnsafeMutablePointer<UInt64>
    let wordCount: Int

    /// Makes an empty set for so many slots.
    init(slots: Int) {
        wordCount = (slots + 63) / 64
        words = .allocate(capacity: max(wordCount, 1))
        words.initialize(repeating: 0, count: max(wordCount, 1))
    }

    func free() { words.deallocate() }

    func removeAll() { words.update(repeating: 0, count: wordCount) }

    func assign(_ other: SlotBits) { words.update(from: other.words, count: wordCount) }

    func assign(_ other: ContiguousArray<UInt64>) {
        other.withUnsafeBufferPointer { words.update(from: $0.baseAddress!, count: wordCount) }
    }

    func formIntersection(_ other: SlotBits) {
        for word in 0..<wordCount { words[word] &= other.words[word] }
    }

    func formUnion(_ other: SlotBits) {
        for word in 0..<wordCount { words[word] |= other.words[word] }
    }

    func subtract(_ other: SlotBits) {
        for word in 0..<wordCount { words[word] &= ~other.words[word] }
    }

    func insert(_ slot: Int) { words[slot >> 6] |= 1 << UInt64(slot & 63) }

    func remove(_ slot: Int) { words[slot >> 6] &= ~(1 << UInt64(slot & 63)) }

    func contains(_ slot: Int) -> Bool { words[slot >> 6] >> UInt64(slot & 63) & 1 != 0 }

    /// The number of slots in it.
    var count: Int { typeahead_count(words, wordCount) }

    /// Calls a closure for each slot in it, in ascending order.
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
