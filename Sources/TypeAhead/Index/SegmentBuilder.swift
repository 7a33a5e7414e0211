/// Builds a segment of records, one after the other.
struct SegmentBuilder<Record: Sendable> {
    private let layout: FieldLayout<Record>
    private let folding: TextFolding
    private let boost: (@Sendable (Record) -> Double)?
    private var content: SegmentContent
    private let keepsRecords: Bool
    private var records: ContiguousArray<Record> = []
    private var orders: ContiguousArray<UInt64> = []
    private var boosts: [Float] = []
    private var values: [ValueGatherer]
    private var ordered: [OrderedGatherer]

    /// Makes a builder.
    ///
    /// - Parameters:
    ///   - capacity: The expected number of records.
    ///   - keepsRecords: Whether the segment contains the records themselves.
    init(_ settings: IndexSettings<Record>, capacity: Int, keepsRecords: Bool = true) {
        self.keepsRecords = keepsRecords
        layout = settings.layout
        folding = settings.folding
        boost = settings.boost
        content = SegmentContent(fieldCount: layout.texts.count, capacity: capacity)
        values = Array(repeating: ValueGatherer(), count: layout.valueFields)
        ordered = Array(repeating: OrderedGatherer(), count: layout.ordered.count)
        if keepsRecords { records.reserveCapacity(capacity) }
        orders.reserveCapacity(capacity)
    }

    /// The number of records.
    var count: Int { orders.count }

    /// Whether a record with the given number of bytes fits.
    func hasRoom(for bytes: Int = 0) -> Bool { content.hasRoom(for: bytes) }

    /// Adds a new record.
    mutating func append(_ record: Record, order: UInt64) {
        if layout.texts.count == 1, layout.readings.isEmpty {
            content.append(field: layout.texts[0].value(record), folding: folding)
        } else {
            content.append(
                fields: layout.texts.map { $0.value(record) },
                readings: layout.readings.flatMap { $0.values(record) },
                folding: folding
            )
        }
        appendValues(of: record, order: order)
    }

    /// Adds the live records of a different segment, with their folded text and values.
    mutating func append(contentsOf segment: IndexSegment<Record>) {
        let texts = segment.text.texts
        var places = [Int32](repeating: -1, count: segment.count)
        if count == 0, segment.liveCount == segment.count {
            content.appendAll(of: texts)
            if keepsRecords { records.append(contentsOf: segment.records) }
            for slot in 0..<segment.count {
                places[slot] = Int32(slot)
                orders.append(segment.order(slot))
            }
        } else {
            for slot in 0..<segment.count where segment.isLive(slot) {
                places[slot] = Int32(count)
                content.append(slot, of: texts)
                if keepsRecords { records.append(segment.records[slot]) }
                orders.append(segment.order(slot))
            }
        }
        if boost != nil {
            for slot in 0..<segment.count where segment.isLive(slot) { boosts.append(segment.boost(slot)) }
        }
        for (index, lists) in segment.text.values.enumerated() {
            lists.visit { values[index].insert($0, slots: $1, at: places) }
        }
        for (index, values) in segment.text.ordered.enumerated() { ordered[index].insert(values.table, at: places) }
    }

    private mutating func appendValues(of record: Record, order: UInt64) {
        let slot = count
        for (index, filter) in layout.filters.enumerated() {
            for value in filter.values(record) { values[index].insert(value, slot: slot) }
        }
        for (index, field) in layout.ordered.enumerated() {
            for key in field.keys(record) { ordered[index].insert(key, slot: slot) }
        }
        if let scopes = layout.scopes {
            for value in scopes.values(record) { values[layout.filters.count].insert(value, slot: slot) }
        }
        if let boost {
            let value = Float(boost(record))
            // NaN has no order.
            boosts.append(value.isNaN ? 0 : value)
        }
        orders.append(order)
        if keepsRecords { records.append(record) }
    }

    /// The segment.
    ///
    /// - Parameter withPostings: Whether to make posting lists. Without them each search scans all records.
    consuming func segment(withPostings: Bool) -> IndexSegment<Record> {
        let slotCount = count
        let text = TextSegment(
            content,
            values: values.map { $0.lists(slots: slotCount) },
            ordered: ordered.map { OrderedValues($0.table()) },
            withPostings: withPostings
        )
        let first = orders.first ?? 0
        let follow = orders.enumerated().allSatisfy { $1 == first + UInt64($0) }
        let slots = SegmentSlots(
            text: text,
            firstOrder: first,
            orders: follow ? nil : orders,
            boosts: boost == nil ? nil : boosts
        )
        return IndexSegment(slots, records: records)
    }
}

/// The settings of an index.
struct IndexSettings<Record: Sendable>: Sendable {
    let layout: FieldLayout<Record>
    let folding: TextFolding
    let boost: (@Sendable (Record) -> Double)?
}
