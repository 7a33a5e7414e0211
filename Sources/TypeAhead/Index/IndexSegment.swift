/// A part of an index: records with their folded text and posting lists.
struct IndexSegment<Record: Sendable>: Sendable {
    private(set) var slots: SegmentSlots
    /// The record of each slot.
    let records: ContiguousArray<Record>

    init(_ slots: SegmentSlots, records: ContiguousArray<Record>) {
        self.slots = slots
        self.records = records
    }

    /// The folded text of the records.
    var text: TextSegment { slots.text }

    /// The number of slots.
    var count: Int { slots.count }

    /// The number of records that are still in the index.
    var liveCount: Int { slots.liveCount }

    func isLive(_ slot: Int) -> Bool { slots.isLive(slot) }

    func order(_ slot: Int) -> UInt64 { slots.order(slot) }

    func boost(_ slot: Int) -> Float { slots.boost(slot) }

    /// Removes a record.
    mutating func remove(_ slot: Int) { slots.remove(slot) }

    /// Changes the insertion order of a record.
    mutating func setOrder(_ order: UInt64, of slot: Int) { slots.setOrder(order, of: slot) }

    /// The number of bytes in memory, without the records themselves.
    var byteCount: Int { slots.byteCount }
}
