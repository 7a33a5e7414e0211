/// The searchable part of a segment: the text of its slots, the live slots, and their order.
struct SegmentSlots: Sendable {
    let text: TextSegment
    /// The number of slots.
    let count: Int
    /// A bit for each slot: whether its record is live.
    private(set) var live: ContiguousArray<UInt64>
    /// The number of records that are still in the index.
    private(set) var liveCount: Int
    /// The insertion order of the first record.
    private let firstOrder: UInt64
    /// The insertion orders of the records; nil if they are consecutive.
    private(set) var orders: ContiguousArray<UInt64>?
    /// The boosts of the records; nil if all are 0.
    let boosts: FixedArray<Float>?

    init(text: TextSegment, firstOrder: UInt64, orders: ContiguousArray<UInt64>?, boosts: [Float]?) {
        self.text = text
        self.firstOrder = firstOrder
        self.orders = orders
        self.boosts = boosts.flatMap { $0.allSatisfy { $0 == 0 } ? nil : FixedArray($0) }
        count = text.count
        liveCount = count
        live = ContiguousArray(Self.allLive(count))
    }

    /// The properties of a stored segment, which searches share.
    struct Fixed: Sendable {
        let count: Int
        let live: ContiguousArray<UInt64>
        let liveCount: Int
        let firstOrder: UInt64
        let orders: ContiguousArray<UInt64>?
        let boosts: FixedArray<Float>?

        /// The summary must be consistent.
        init(_ summary: SegmentSummary) {
            count = summary.count
            live = ContiguousArray(summary.live ?? allLive(summary.count))
            liveCount = summary.liveCount
            firstOrder = summary.firstOrder
            orders = summary.orders.map { ContiguousArray($0) }
            boosts = summary.boosts.map { FixedArray($0) }
        }
    }

    /// Makes the slots of a stored segment.
    init(text: TextSegment, _ fixed: Fixed) {
        self.text = text
        firstOrder = fixed.firstOrder
        orders = fixed.orders
        boosts = fixed.boosts
        count = fixed.count
        liveCount = fixed.liveCount
        live = fixed.live
    }

    /// A bit for each of a number of slots.
    static func allLive(_ count: Int) -> [UInt64] {
        var live = [UInt64](repeating: .max, count: (count + 63) / 64)
        if !count.isMultiple(of: 64) { live[live.count - 1] = 1 << UInt64(count % 64) - 1 }
        return live
    }

    func isLive(_ slot: Int) -> Bool { live[slot >> 6] >> UInt64(slot & 63) & 1 != 0 }

    func order(_ slot: Int) -> UInt64 { orders?[slot] ?? firstOrder + UInt64(slot) }

    func boost(_ slot: Int) -> Float { boosts?[slot] ?? 0 }

    /// Whether slot order is result order: consecutive orders and no boosts.
    var isOrdered: Bool { orders == nil && boosts == nil }

    /// Removes a record.
    mutating func remove(_ slot: Int) {
        live[slot >> 6] &= ~(1 << UInt64(slot & 63))
        liveCount -= 1
    }

    /// Changes the insertion order of a record.
    mutating func setOrder(_ order: UInt64, of slot: Int) {
        if orders == nil { orders = ContiguousArray((0..<UInt64(count)).map { firstOrder + $0 }) }
        orders?[slot] = order
    }

    /// The number of bytes in memory.
    var byteCount: Int { text.byteCount + live.count * 8 + (orders?.count ?? 0) * 8 + (boosts?.byteCount ?? 0) }
}
