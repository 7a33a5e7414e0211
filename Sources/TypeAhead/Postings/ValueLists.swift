/// The posting lists of the values of one filter field, or of the scopes.
struct ValueLists: Sendable {
    private let source: Source

    private enum Source: Sendable {
        case memory(ValueTable)
        case stored(any StoredParts, field: Int)
    }

    /// Makes lists of the ascending slots of each value.
    init(_ values: [String: [UInt16]], slots: Int) { source = .memory(ValueTable(values, slots: slots)) }

    /// Makes lists that are read on demand.
    init(stored parts: any StoredParts, field: Int) { source = .stored(parts, field: field) }

    /// The lists of all values.
    var table: ValueTable {
        switch source {
        case .memory(let table): table
        case .stored(let parts, let field): parts.values(field)
        }
    }

    /// The list of a value; nil if no slot has the value.
    func list(_ value: String) -> PostingList? { table.list(value) }

    /// Calls a closure for each value.
    func visit(_ body: (_ value: String, _ list: PostingList) -> Void) { table.visit(body) }

    /// The memory use in bytes, including an estimate for the value strings.
    var byteCount: Int {
        if case .memory(let table) = source { table.byteCount } else { 0 }
    }
}

/// The values of one filter field in memory, with their posting lists.
struct ValueTable: Sendable {
    /// The position of the list of a value.
    private struct Place: Sendable {
        let count: UInt32
        let offset: Int
    }

    private let places: [String: Place]

    /// The number of values.
    var count: Int { places.count }

    private let bytes: FixedArray<UInt8>
    private let slots: Int

    /// Makes lists of the ascending slots of each value.
    init(_ values: [String: [UInt16]], slots: Int) {
        var places: [String: Place] = [:]
        places.reserveCapacity(values.count)
        var bytes: [UInt8] = []
        for (value, list) in values {
            places[value] = Place(count: UInt32(list.count), offset: bytes.count)
            list.withUnsafeBufferPointer { PostingList.append($0, of: slots, to: &bytes) }
        }
        self.places = places
        self.bytes = FixedArray(bytes)
        self.slots = slots
    }

    /// Makes a table of lists that were read.
    init(_ lists: [String: StoredList], slots: Int) {
        var places: [String: Place] = [:]
        places.reserveCapacity(lists.count)
        var bytes: [UInt8] = []
        for (value, list) in lists {
            places[value] = Place(count: UInt32(list.count), offset: bytes.count)
            bytes.append(contentsOf: list.bytes.buffer)
        }
        self.places = places
        self.bytes = FixedArray(bytes)
        self.slots = slots
    }

    /// The list of a value; nil if no slot has the value.
    func list(_ value: String) -> PostingList? { places[value].map(list(at:)) }

    private func list(at place: Place) -> PostingList {
        PostingList(count: Int(place.count), slots: slots, bytes: bytes.pointer + place.offset, owner: bytes)
    }

    /// Calls a closure for each value.
    func visit(_ body: (_ value: String, _ list: PostingList) -> Void) {
        for (value, place) in places { body(value, list(at: place)) }
    }

    /// The memory use in bytes, including an estimate for the value strings.
    var byteCount: Int { bytes.byteCount + places.capacity * (MemoryLayout<Place>.stride + 16) }
}

/// Collects the values of records for ``ValueLists``.
struct ValueGatherer {
    private var lists: [[UInt16]] = []
    private var numbers: [String: Int] = [:]
    /// A cache, because adjacent records often have the same value.
    private var last: (value: String, number: Int)?

    /// Adds a value of a slot. Slots must be ascending.
    mutating func insert(_ value: String, slot: Int) {
        let number = number(of: value)
        if lists[number].last != UInt16(slot) { lists[number].append(UInt16(slot)) }
    }

    /// Adds a value of slots of a different segment.
    ///
    /// - Parameter places: For each slot of that segment, the slot in this one, after all existing slots; -1 for a removed
    ///   record.
    mutating func insert(_ value: String, slots list: PostingList, at places: [Int32]) {
        var slots: [UInt16] = []
        list.visit { if places[$0] >= 0 { slots.append(UInt16(places[$0])) } }
        guard !slots.isEmpty else { return }
        lists[number(of: value)] += slots
    }

    private mutating func number(of value: String) -> Int {
        if let last, last.value == value { return last.number }
        let number: Int
        if let known = numbers[value] {
            number = known
        } else {
            number = lists.count
            numbers[value] = number
            lists.append([])
        }
        last = (value, number)
        return number
    }

    /// The lists of the collected values.
    func lists(slots: Int) -> ValueLists {
        ValueLists(numbers.mapValues { lists[$0] }, slots: slots)
    }
}
