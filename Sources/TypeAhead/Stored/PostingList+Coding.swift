import CTypeAhead

extension PostingList {
    /// The list as stored bytes: the number of slots, and then a bit for each slot of the segment, or the gaps between the slots in
    /// Rice code, whichever is about the shorter one.
    var stored: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(number: count)
        if Self.isStoredAsBits(count: count, slots: slots) {
            bytes.append(contentsOf: UnsafeBufferPointer(start: self.bytes, count: (slots + 63) / 64 * 8))
            return bytes
        }
        let members = [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
            copy(to: buffer.baseAddress!)
            initialized = count
        }
        let shift = Self.shift(count: count, slots: slots)
        let capacity = (count * (shift + 1) + slots >> shift) / 8 + 8
        bytes += [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
            initialized = typeahead_pack_slots(buffer.baseAddress!, members, count, UInt32(shift))
        }
        return bytes
    }

    /// Reads a stored list of a segment with the given number of slots; nil if it is damaged.
    static func read(_ bytes: [UInt8], slots: Int) -> StoredList? {
        bytes.withUnsafeBufferPointer { read($0, slots: slots) }
    }

    /// Reads a stored list of a segment with the given number of slots; nil if it is damaged. Slots that are not ascending or beyond
    /// the segment would lead a search out of its bit sets.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, slots: Int) -> StoredList? {
        var reader = ByteReader(bytes)
        guard let count = reader.number(), (1...max(slots, 1)).contains(count) else { return nil }
        let list = reader.rest()
        if isStoredAsBits(count: count, slots: slots) {
            guard areBits(list, count: count, slots: slots) else { return nil }
            return StoredList(count: count, bytes: FixedArray(list))
        }
        guard let first = list.baseAddress else { return nil }
        let shift = UInt32(shift(count: count, slots: slots))
        let members = [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
            let isIntact = typeahead_unpack_slots(buffer.baseAddress!, count, slots, shift, first, list.count)
            initialized = isIntact ? count : 0
        }
        guard members.count == count else { return nil }
        var encoded: [UInt8] = []
        members.withUnsafeBufferPointer { append($0, of: slots, to: &encoded) }
        return StoredList(count: count, bytes: FixedArray(encoded))
    }

    /// Whether a list is stored as bits, which the list in memory must be as well. With fewer slots, gaps are shorter.
    private static func isStoredAsBits(count: Int, slots: Int) -> Bool {
        count >= slots / 4 && form(count: count, slots: slots) == .bits
    }

    /// The number of bits of the remainder of a gap, with which gaps of a random list are shortest.
    private static func shift(count: Int, slots: Int) -> Int {
        // A bit less than the binary logarithm of the average gap.
        max(0, Int.bitWidth - 1 - (slots * 7 / 10 / count).leadingZeroBitCount)
    }

    /// Whether the bytes are a bit for each slot, of which the given number is set.
    private static func areBits(_ list: UnsafeBufferPointer<UInt8>, count: Int, slots: Int) -> Bool {
        guard list.count == (slots + 63) / 64 * 8 else { return false }
        let raw = UnsafeRawBufferPointer(list)
        var found = 0
        var last: UInt64 = 0
        for offset in stride(from: 0, to: list.count, by: 8) {
            last = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            found += last.nonzeroBitCount
        }
        return found == count && (slots.isMultiple(of: 64) || last >> UInt64(slots % 64) == 0)
    }
}

extension ValueTable {
    /// The values as stored bytes: each value with its list, in ascending order of the values.
    var stored: [UInt8] {
        var values: [(value: String, list: PostingList)] = []
        visit { values.append(($0, $1)) }
        values.sort { $0.value.utf8.lexicographicallyPrecedes($1.value.utf8) }
        var bytes: [UInt8] = []
        bytes.append(number: values.count)
        for (value, list) in values {
            let list = list.stored
            bytes.append(number: value.utf8.count)
            bytes.append(contentsOf: value.utf8)
            bytes.append(number: list.count)
            bytes.append(contentsOf: list)
        }
        return bytes
    }

    /// Reads stored values of a segment with the given number of slots; nil if they are damaged.
    static func read(_ bytes: [UInt8], slots: Int) -> ValueTable? {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = ByteReader(buffer)
            guard let count = reader.number() else { return nil }
            var lists: [String: StoredList] = [:]
            for _ in 0..<count {
                guard let length = reader.number(), let value = reader.bytes(length),
                    let text = String(validating: value, as: UTF8.self),
                    let size = reader.number(), let list = reader.bytes(size),
                    let read = PostingList.read(list, slots: slots)
                else { return nil }
                lists[text] = read
            }
            return reader.isAtEnd && lists.count == count ? ValueTable(lists, slots: slots) : nil
        }
    }
}
