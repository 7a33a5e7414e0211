extension OrderedTable {
    /// The encoded table: the number of values, and for each its key with its length, and its slots as differences.
    var stored: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(number: count)
        visit { key, slots in
            bytes.append(number: key.bytes.count)
            bytes += key.bytes
            bytes.append(number: slots.count)
            var next = 0
            for slot in slots {
                bytes.append(number: Int(slot) - next)
                next = Int(slot) + 1
            }
        }
        return bytes
    }

    /// Decodes a table; nil unless the keys are ascending and the slots of each ascending and below the given number.
    static func read(_ bytes: [UInt8], slots: Int) -> OrderedTable? {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = ByteReader(bytes)
            guard let count = reader.number() else { return nil }
            var values: [(key: OrderedKey, slots: [UInt16])] = []
            for _ in 0..<count {
                guard let length = reader.number(),
                    let key = reader.bytes(length).map({ OrderedKey(bytes: Array($0)) }),
                    values.last.map({ $0.key < key }) ?? true, let size = reader.number(), size >= 1, size <= slots
                else { return nil }
                var list: [UInt16] = []
                var next = 0
                for _ in 0..<size {
                    guard let gap = reader.number(), gap < slots - next else { return nil }
                    list.append(UInt16(next + gap))
                    next += gap + 1
                }
                values.append((key, list))
            }
            return reader.isAtEnd ? OrderedTable(values) : nil
        }
    }
}
