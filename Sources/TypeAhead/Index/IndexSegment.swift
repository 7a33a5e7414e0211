/// A part of an index: records with their folded text and posting lists.
struct IndexSegment<Record: Sendable>: Sendable {
    private(set) var slots: SegmentSlots
    /// The record of each slot; empty in a stored segment.
    let records: ContiguousArray<Record>
    /// Reads the record with an insertion order, or returns nil if that fails; nil for a segment in memory.
    private let readRecord: (@Sendable (_ order: UInt64) -> Record?)?

    init(_ slots: SegmentSlots, records: ContiguousArray<Record>) {
        self.slots = slots
        self.records = records
        readRecord = nil
    }

    /// Makes a stored segment, whose records are read on demand.
    init(_ slots: SegmentSlots, readRecord: @escaping @Sendable (_ order: UInt64) -> Record?) {
        self.slots = slots
        records = []
        self.readRecord = readRecord
    }

    /// The folded text of the records.
    var text: TextSegment { slots.text }

    /// The number of slots.
    var count: Int { slots.count }

    /// The number of records that are still in the index.
    var liveCount: Int { slots.liveCount }

    /// The record of a slot; nil if a stored one cannot be read.
    func record(at slot: Int) -> Record? {
        if let readRecord { readRecord(slots.order(slot)) } else { records[slot] }
    }

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
