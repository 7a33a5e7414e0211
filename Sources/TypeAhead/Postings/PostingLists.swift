/// The posting lists of a segment, by key.
struct PostingLists: Sendable {
    /// The keys of the lists, ascending.
    private let keys: FixedArray<UInt16>
    /// For each key, the number of slots minus 1.
    private let counts: FixedArray<UInt16>
    /// For each key, the offset of its list.
    private let offsets: FixedArray<UInt32>
    private let bytes: FixedArray<UInt8>
    private let slots: Int

    /// Makes lists of postings.
    ///
    /// - Parameters:
    ///   - postings: Key (upper half) and slot (lower half). The slots of a key are strictly ascending.
    ///   - keyCount: The upper bound of keys, exclusive.
    ///   - slots: The number of slots of the segment, at most 65,536.
    init(_ postings: [UInt32], keyCount: Int, slots: Int) {
        var ends = [UInt32](repeating: 0, count: keyCount + 1)
        for posting in postings { ends[Int(posting >> 16) + 1] += 1 }
        for key in 0..<keyCount { ends[key + 1] += ends[key] }
        let starts = ends
        // This initializer would write into the empty-array storage that all threads share.
        let sorted =
            postings.isEmpty
            ? []
            : [UInt16](unsafeUninitializedCapacity: postings.count) { buffer, count in
                ends.withUnsafeMutableBufferPointer { next in
                    for posting in postings {
                        let key = Int(posting >> 16)
                        buffer[Int(next[key])] = UInt16(truncatingIfNeeded: posting)
                        next[key] += 1
                    }
                }
                count = postings.count
            }
        self.slots = slots
        var keys: [UInt16] = []
        var counts: [UInt16] = []
        var offsets: [UInt32] = []
        var bytes: [UInt8] = []
        bytes.reserveCapacity(postings.count + postings.count / 4)
        sorted.withUnsafeBufferPointer { sorted in
            for key in 0..<keyCount where starts[key] < starts[key + 1] {
                keys.append(UInt16(key))
                counts.append(UInt16(starts[key + 1] - starts[key] - 1))
                offsets.append(UInt32(bytes.count))
                let slice = UnsafeBufferPointer(rebasing: sorted[Int(starts[key])..<Int(starts[key + 1])])
                PostingList.append(slice, of: slots, to: &bytes)
            }
        }
        self.keys = FixedArray(keys)
        self.counts = FixedArray(counts)
        self.offsets = FixedArray(offsets)
        self.bytes = FixedArray(bytes)
    }

    /// The list of a key, valid for the lifetime of this value; nil if no slot has the key.
    func list(_ key: UInt16) -> PostingList? {
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        guard low < keys.count, keys[low] == key else { return nil }
        return list(at: low)
    }

    private func list(at index: Int) -> PostingList {
        PostingList(count: Int(counts[index]) + 1, slots: slots, bytes: bytes.pointer + Int(offsets[index]))
    }

    /// The number of bytes in memory.
    var byteCount: Int { keys.byteCount + counts.byteCount + offsets.byteCount + bytes.byteCount }
}
