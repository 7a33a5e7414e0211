/// Posting lists of one segment, decoded to one bit for each slot. Owns its memory, and uses it again for the next segment.
struct DecodedLists: ~Copyable {
    private var sets: [UnsafeMutablePointer<UInt64>] = []
    /// The number of sets in use.
    private var count = 0
    /// The number of words of each allocated set.
    private var capacity = 0
    private var wordCount = 0

    deinit { deallocate() }

    private func deallocate() {
        for set in sets { set.deallocate() }
    }

    /// Removes all lists, for a segment with the given number of slots.
    mutating func removeAll(slots: Int) {
        count = 0
        wordCount = (slots + 63) / 64
        guard wordCount > capacity else { return }
        deallocate()
        sets = []
        capacity = wordCount
    }

    /// Decodes a list of the segment.
    ///
    /// - Returns: Its bits, valid until all lists are removed.
    mutating func append(_ list: PostingList) -> UnsafePointer<UInt8> {
        if count == sets.count { sets.append(.allocate(capacity: capacity)) }
        let words = sets[count]
        count += 1
        words.update(repeating: 0, count: wordCount)
        list.insert(into: words, wordCount: wordCount)
        return UnsafePointer(UnsafeRawPointer(words).assumingMemoryBound(to: UInt8.self))
    }
}
