/// The posting lists of a segment, by key.
struct PostingLists: Sendable {
    private let lists: Lists
    private let slots: Int

    private enum Lists: Sendable {
        case memory(Memory)
        case stored(any StoredParts, GramKind)
    }

    fileprivate struct Memory: Sendable {
        /// The keys of the lists, ascending.
        let keys: FixedArray<UInt16>
        /// For each key, the number of slots minus 1.
        let counts: FixedArray<UInt16>
        /// For each key, the offset of its list.
        let offsets: FixedArray<UInt32>
        let bytes: FixedArray<UInt8>
    }

    /// Makes lists that are read on demand.
    init(stored parts: any StoredParts, kind: GramKind, slots: Int) {
        lists = .stored(parts, kind)
        self.slots = slots
    }

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
        lists = .memory(
            Memory(
                keys: FixedArray(keys),
                counts: FixedArray(counts),
                offsets: FixedArray(offsets),
                bytes: FixedArray(bytes)
            )
        )
    }

    /// The list of a key, valid for the lifetime of this value; nil if no slot has the key.
    func list(_ key: UInt16) -> PostingList? {
        switch lists {
        case .memory(let memory):
            return memory.index(of: key).map { list(at: $0, in: memory) }
        case .stored(let parts, let kind):
            return parts.list(kind, key).map {
                PostingList(count: $0.count, slots: slots, bytes: $0.bytes.pointer, owner: $0.bytes)
            }
        }
    }

    private func list(at index: Int, in memory: Memory) -> PostingList {
        PostingList(
            count: Int(memory.counts[index]) + 1,
            slots: slots,
            bytes: memory.bytes.pointer + Int(memory.offsets[index])
        )
    }

    /// Calls a closure for each list in memory, ascending by key.
    func visitInMemory(_ body: (_ key: UInt16, _ list: PostingList) throws -> Void) rethrows {
        guard case .memory(let memory) = lists else { return }
        for index in 0..<memory.keys.count { try body(memory.keys[index], list(at: index, in: memory)) }
    }

    /// The number of bytes in memory.
    var byteCount: Int {
        guard case .memory(let memory) = lists else { return 0 }
        return memory.keys.byteCount + memory.counts.byteCount + memory.offsets.byteCount + memory.bytes.byteCount
    }
}

extension PostingLists.Memory {
    /// The index of a key by binary search; nil if no slot has it.
    fileprivate func index(of key: UInt16) -> Int? {
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low] == key ? low : nil
    }
}
