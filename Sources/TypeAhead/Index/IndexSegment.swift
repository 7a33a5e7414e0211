/// Some records of an index, with what is searched of them.
struct IndexSegment<Record: Sendable>: Sendable {
    let text: TextSegment
    let records: ContiguousArray<Record>
    /// A bit for each slot: whether its record is still in the index.
    private(set) var live: ContiguousArray<UInt64>
    /// The number of records that are still in the index.
    private(set) var liveCount: Int
    /// The place of the first record among all that were ever inserted.
    private let firstOrder: UInt64
    /// The places of the records, where they do not follow the first.
    private(set) var orders: ContiguousArray<UInt64>?
    /// What the app adds to the rank of records; nil where it is all 0.
    let boosts: FixedArray<Float>?

    init(
        text: TextSegment,
        records: ContiguousArray<Record>,
        firstOrder: UInt64,
        orders: ContiguousArray<UInt64>?,
        boosts: [Float]?
    ) {
        self.text = text
        self.records = records
        self.firstOrder = firstOrder
        self.orders = orders
        self.boosts = boosts.flatMap { $0.allSatisfy { $0 == 0 } ? nil : FixedArray($0) }
        liveCount = records.count
        live = ContiguousArray(repeating: .max, count: (records.count + 63) / 64)
        if !records.count.isMultiple(of: 64) { live[live.count - 1] = 1 << UInt64(records.count % 64) - 1 }
    }

    /// The number of slots.
    var count: Int { records.count }

    func isLive(_ slot: Int) -> Bool { live[slot >> 6] >> UInt64(slot & 63) & 1 != 0 }

    func order(_ slot: Int) -> UInt64 { orders?[slot] ?? firstOrder + UInt64(slot) }

    func boost(_ slot: Int) -> Float { boosts?[slot] ?? 0 }

    /// Takes a record out.
    mutating func remove(_ slot: Int) {
        live[slot >> 6] &= ~(1 << UInt64(slot & 63))
        liveCount -= 1
    }

    /// Gives a record another place.
    mutating func setOrder(_ order: UInt64, of slot: Int) {
        if orders == nil { orders = ContiguousArray((0..<UInt64(count)).map { firstOrder + $0 }) }
        orders?[slot] = order
    }

    /// The number of bytes in memory, without the records themselves.
    var byteCount: Int { text.byteCount + live.count * 8 + (orders?.count ?? 0) * 8 + (boosts?.byteCount ?? 0) }
}
