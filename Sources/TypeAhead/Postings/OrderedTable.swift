/// The slots of the values of one ordered field, by ascending key. The slots of an interval of values are contiguous.
struct OrderedTable: Sendable {
    /// The keys, one after the other.
    private let keys: FixedArray<UInt8>
    /// For each value, the end of its key.
    private let keyEnds: FixedArray<UInt32>
    /// For each value, the end of its slots.
    private let slotEnds: FixedArray<UInt32>
    /// The ascending slots of each value.
    private let slots: FixedArray<UInt16>

    /// Makes a table.
    ///
    /// - Parameter values: The values by ascending key, each with ascending slots.
    init(_ values: [(key: OrderedKey, slots: [UInt16])]) {
        var keys: [UInt8] = []
        var slots: [UInt16] = []
        var keyEnds: [UInt32] = []
        var slotEnds: [UInt32] = []
        for value in values {
            keys += value.key.bytes
            slots += value.slots
            keyEnds.append(UInt32(keys.count))
            slotEnds.append(UInt32(slots.count))
        }
        self.keys = FixedArray(keys)
        self.slots = FixedArray(slots)
        self.keyEnds = FixedArray(keyEnds)
        self.slotEnds = FixedArray(slotEnds)
    }

    /// The number of values.
    var count: Int { keyEnds.count }

    private func key(_ index: Int) -> OrderedKey {
        let start = index == 0 ? 0 : Int(keyEnds[index - 1])
        return OrderedKey(bytes: Array(keys.buffer[start..<Int(keyEnds[index])]))
    }

    private func startOfSlots(_ index: Int) -> Int { index == 0 ? 0 : Int(slotEnds[index - 1]) }

    /// The slots with a value in an interval. A slot with several such values occurs several times.
    ///
    /// - Complexity: O(log *n*) for *n* values.
    func slots(in interval: KeyInterval) -> UnsafeBufferPointer<UInt16> {
        let first = firstIndex { interval.startsAtOrBelow($0) }
        let end = firstIndex { !interval.endsAtOrAbove($0) }
        guard first < end else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: slots.buffer[startOfSlots(first)..<Int(slotEnds[end - 1])])
    }

    /// The index of the first value that satisfies a predicate that all later values satisfy, too.
    private func firstIndex(_ isAtOrAfter: (OrderedKey) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAtOrAfter(key(middle)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Calls a closure for each value, in ascending order.
    func visit(_ body: (_ key: OrderedKey, _ slots: UnsafeBufferPointer<UInt16>) -> Void) {
        for index in 0..<count {
            body(key(index), UnsafeBufferPointer(rebasing: slots.buffer[startOfSlots(index)..<Int(slotEnds[index])]))
        }
    }

    /// The number of bytes in memory.
    var byteCount: Int { keys.byteCount + keyEnds.byteCount + slotEnds.byteCount + slots.byteCount }
}

/// The values of one ordered field, in memory or stored.
struct OrderedValues: Sendable {
    private let source: Source

    private enum Source: Sendable {
        case memory(OrderedTable)
        case stored(any StoredParts, field: Int)
    }

    /// Wraps a table in memory.
    init(_ table: OrderedTable) { source = .memory(table) }

    /// Values that are read on demand.
    init(stored parts: any StoredParts, field: Int) { source = .stored(parts, field: field) }

    /// The table of the values.
    var table: OrderedTable {
        switch source {
        case .memory(let table): table
        case .stored(let parts, let field): parts.orderedValues(field)
        }
    }

    /// The number of bytes in memory.
    var byteCount: Int {
        if case .memory(let table) = source { table.byteCount } else { 0 }
    }
}

/// Collects the values of records for an ``OrderedTable``.
struct OrderedGatherer {
    private var entries: [(key: OrderedKey, slot: UInt16)] = []

    /// Adds a value of a slot.
    mutating func insert(_ key: OrderedKey, slot: Int) { entries.append((key, UInt16(slot))) }

    /// Adds the values of slots of a different segment.
    ///
    /// - Parameter places: For each slot of that segment, the slot in this one; -1 for a removed record.
    mutating func insert(_ table: OrderedTable, at places: [Int32]) {
        table.visit { key, slots in
            for slot in slots where places[Int(slot)] >= 0 { entries.append((key, UInt16(places[Int(slot)]))) }
        }
    }

    /// The table of the collected values.
    consuming func table() -> OrderedTable {
        entries.sort { $0.key != $1.key ? $0.key < $1.key : $0.slot < $1.slot }
        var values: [(key: OrderedKey, slots: [UInt16])] = []
        for entry in entries {
            if values.last?.key != entry.key {
                values.append((entry.key, [entry.slot]))
            } else if values[values.count - 1].slots.last != entry.slot {
                values[values.count - 1].slots.append(entry.slot)
            }
        }
        return OrderedTable(values)
    }
}
