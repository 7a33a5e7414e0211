import CTypeAhead

/// The slots of a segment that contain a gram or a value, in the shortest of three encodings, dense or sparse.
struct PostingList {
    /// The number of slots, at least 1.
    let count: Int
    /// The number of slots of the segment.
    let slots: Int
    /// The encoded list.
    let bytes: UnsafePointer<UInt8>
    /// Keeps the memory of a stored list; nil for a list whose segment owns the memory.
    let owner: FixedArray<UInt8>?

    init(count: Int, slots: Int, bytes: UnsafePointer<UInt8>, owner: FixedArray<UInt8>? = nil) {
        self.count = count
        self.slots = slots
        self.bytes = bytes
        self.owner = owner
    }

    /// The encodings.
    enum Form {
        /// Dense: a bit for each slot of the segment.
        case bits
        /// Sparse: the gaps between slots, in bytes.
        case gaps
        /// Sparse: slots of two bytes.
        case slots
    }

    var form: Form { Self.form(count: count, slots: slots) }

    static func form(count: Int, slots: Int) -> Form {
        if count >= (slots + 63) / 64 * 8 { return .bits }
        return count > 256 ? .gaps : .slots
    }

    /// Adds the slots to a set.
    func insert(into bits: borrowing SlotBitSet) { insert(into: bits.words, wordCount: bits.wordCount) }

    /// Sets the bits of the slots.
    func insert(into words: UnsafeMutablePointer<UInt64>, wordCount: Int) {
        switch form {
        case .bits: typeahead_or(words, bytes, wordCount)
        case .gaps: typeahead_set_gaps(words, bytes, count)
        case .slots: visitSlots { words[$0 >> 6] |= 1 << UInt64($0 & 63) }
        }
    }

    /// Intersects a set with the list.
    ///
    /// - Parameter scratch: A set that may be overwritten.
    func intersect(_ bits: borrowing SlotBitSet, scratch: borrowing SlotBitSet) {
        if case .bits = form { return typeahead_and(bits.words, bytes, bits.wordCount) }
        scratch.removeAll()
        insert(into: scratch)
        bits.formIntersection(scratch)
    }

    /// Subtracts the slots from a set.
    func remove(from bits: borrowing SlotBitSet, scratch: borrowing SlotBitSet) {
        switch form {
        case .bits: typeahead_and_not(bits.words, bytes, bits.wordCount)
        case .slots: visitSlots { bits.remove($0) }
        case .gaps:
            scratch.removeAll()
            insert(into: scratch)
            bits.subtract(scratch)
        }
    }

    /// Decodes the slots into memory with space for ``count`` slots.
    func copy(to slots: UnsafeMutablePointer<UInt16>) {
        switch form {
        case .gaps: typeahead_read_gaps(slots, bytes, count)
        case .slots, .bits:
            var next = slots
            visit { slot in
                next.pointee = UInt16(truncatingIfNeeded: slot)
                next += 1
            }
        }
    }

    /// Intersects ascending slots with the list, in place. Looking slots up in a set is faster than merging two sequences, whose branches
    /// processors cannot predict.
    ///
    /// - Parameter scratch: A set that may be overwritten.
    /// - Returns: The number of remaining slots.
    func keep(_ slots: UnsafeMutablePointer<UInt16>, count: Int, scratch: borrowing SlotBitSet) -> Int {
        if case .bits = form { return typeahead_keep_bits(slots, count, bytes) }
        scratch.removeAll()
        insert(into: scratch)
        return typeahead_keep_bits(slots, count, scratch.bytes)
    }

    /// The number of slots in both the list and a set.
    func count(in bits: borrowing SlotBitSet) -> Int {
        var count = 0
        switch form {
        case .bits: count = typeahead_count_and(bits.words, bytes, bits.wordCount)
        case .gaps, .slots: visit { if bits.contains($0) { count += 1 } }
        }
        return count
    }

    /// Calls a closure for each slot, in ascending order.
    @inline(__always)
    func visit(_ body: (Int) -> Void) {
        switch form {
        case .slots: visitSlots(body)
        case .gaps:
            var rest = count
            var slot = -1
            var gaps = bytes
            while rest > 0 {
                let gap = Int(gaps.pointee)
                gaps += 1
                if gap == 255 {
                    slot += 255
                    continue
                }
                slot += gap + 1
                body(slot)
                rest -= 1
            }
        case .bits:
            for word in 0..<(slots + 63) / 64 {
                var rest = typeahead_load(bytes + word * 8)
                while rest != 0 {
                    body(word << 6 | rest.trailingZeroBitCount)
                    rest &= rest &- 1
                }
            }
        }
    }

    @inline(__always)
    private func visitSlots(_ body: (Int) -> Void) {
        let raw = UnsafeRawPointer(bytes)
        for index in 0..<count { body(Int(raw.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))) }
    }

    /// Encodes ascending slots after other lists.
    static func append(_ slots: UnsafeBufferPointer<UInt16>, of total: Int, to bytes: inout [UInt8]) {
        switch form(count: slots.count, slots: total) {
        case .slots:
            bytes.append(contentsOf: UnsafeRawBufferPointer(slots))
        case .gaps:
            var next = 0
            for slot in slots {
                var gap = Int(slot) - next
                while gap >= 255 {
                    bytes.append(255)
                    gap -= 255
                }
                bytes.append(UInt8(gap))
                next = Int(slot) + 1
            }
        case .bits:
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: (total + 63) / 64 * 8))
            bytes.withUnsafeMutableBytes { buffer in
                for slot in slots {
                    let at = start + Int(slot) >> 6 * 8
                    let word = buffer.loadUnaligned(fromByteOffset: at, as: UInt64.self) | 1 << UInt64(slot & 63)
                    buffer.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
                }
            }
        }
    }
}
