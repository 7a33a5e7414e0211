extension PostingList {
    /// A list as stored bytes: the number of slots, and the encoded list.
    static func stored(count: Int, _ list: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(list.count + 3)
        bytes.append(number: count)
        bytes.append(contentsOf: list)
        return bytes
    }

    /// Checks a stored list of a segment with the given number of slots; nil if it is damaged.
    static func read(_ bytes: [UInt8], slots: Int) -> StoredList? {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = ByteReader(buffer)
            guard let count = reader.number(), (1...max(slots, 1)).contains(count) else { return nil }
            let list = reader.rest()
            guard areAscending(list, count: count, slots: slots) else { return nil }
            return StoredList(count: count, bytes: FixedArray(list))
        }
    }

    /// Whether an encoded list has the given number of ascending slots, and nothing else. Others would lead a search out of its
    /// bit sets.
    private static func areAscending(_ list: UnsafeBufferPointer<UInt8>, count: Int, slots: Int) -> Bool {
        switch form(count: count, slots: slots) {
        case .slots:
            guard list.count == count * 2 else { return false }
            let raw = UnsafeRawBufferPointer(list)
            var previous = -1
            for index in 0..<count {
                let slot = Int(raw.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
                guard slot > previous, slot < slots else { return false }
                previous = slot
            }
            return true
        case .gaps:
            var slot = -1
            var found = 0
            for gap in list {
                slot += gap == 255 ? 255 : Int(gap) + 1
                if gap < 255 { found += 1 }
            }
            return found == count && slot < slots && list.last != 255
        case .bits:
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
}

extension ValueTable {
    /// The values as stored bytes: each value with its list, in ascending order of the values.
    var stored: [UInt8] {
        var values: [(value: String, count: Int, bytes: UnsafeBufferPointer<UInt8>)] = []
        visitEncoded { values.append(($0, $1, $2)) }
        values.sort { $0.value.utf8.lexicographicallyPrecedes($1.value.utf8) }
        var bytes: [UInt8] = []
        bytes.append(number: values.count)
        for value in values {
            let list = PostingList.stored(count: value.count, value.bytes)
            bytes.append(number: value.value.utf8.count)
            bytes.append(contentsOf: value.value.utf8)
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
                    let read = PostingList.read(Array(list), slots: slots)
                else { return nil }
                lists[text] = read
            }
            return reader.isAtEnd && lists.count == count ? ValueTable(lists, slots: slots) : nil
        }
    }
}
