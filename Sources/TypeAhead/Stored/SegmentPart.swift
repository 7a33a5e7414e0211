/// The kinds of grams with posting lists.
package enum GramKind: Int, Sendable, Hashable {
    /// Letters.
    case letters
    /// Bigrams, and starts of fields, words and readings with the letter that follows.
    case bigrams
}

/// A part of a stored segment that is read and written as a whole.
package enum SegmentPart: Hashable, Sendable {
    /// The folded text of all slots.
    case texts
    /// The posting list of a gram.
    case list(GramKind, UInt16)
    /// The values of a filter field with their posting lists. The scopes follow the last filter field.
    case values(Int)
    /// The values of an ordered field with their slots.
    case orderedValues(Int)
}

/// The properties of a stored segment that are known without reading its parts.
package struct SegmentSummary: Sendable {
    /// The number of slots, at most 65,536.
    package var count: Int
    /// The number of bytes of folded text.
    package var textLength: Int
    /// Whether any record has a reading.
    package var hasReadings: Bool
    /// Whether the segment has posting lists of grams. Without them a search scans all records.
    package var hasPostings: Bool
    /// The insertion order of the first slot.
    package var firstOrder: UInt64
    /// The insertion order of each slot; nil if they are consecutive.
    package var orders: [UInt64]?
    /// The boost of each slot; nil if all are 0.
    package var boosts: [Float]?
    /// A bit for each slot, from the lowest bit of the first word on: whether its record is live; nil if all are.
    package var live: [UInt64]?

    /// Makes a summary.
    package init(
        count: Int,
        textLength: Int,
        hasReadings: Bool,
        hasPostings: Bool,
        firstOrder: UInt64,
        orders: [UInt64]? = nil,
        boosts: [Float]? = nil,
        live: [UInt64]? = nil
    ) {
        self.count = count
        self.textLength = textLength
        self.hasReadings = hasReadings
        self.hasPostings = hasPostings
        self.firstOrder = firstOrder
        self.orders = orders
        self.boosts = boosts
        self.live = live
    }

    /// The maximum number of slots.
    package static var capacity: Int { TextSegment.capacity }

    /// A bit for each slot.
    package var allLive: [UInt64] { SegmentSlots.allLive(count) }

    /// The number of live slots.
    package var liveCount: Int { live?.reduce(0) { $0 + $1.nonzeroBitCount } ?? count }

    /// Whether the record of a slot was not removed.
    package func isLive(_ slot: Int) -> Bool { live.map { $0[slot >> 6] >> UInt64(slot & 63) & 1 != 0 } ?? true }

    /// The insertion order of a slot.
    package func order(_ slot: Int) -> UInt64 { orders?[slot] ?? firstOrder + UInt64(slot) }

    /// Whether the sizes of the arrays agree with the number of slots.
    package var isConsistent: Bool {
        let words = (count + 63) / 64
        let hasExtraBits = live.map {
            !count.isMultiple(of: 64) && $0.last.map { $0 >> UInt64(count % 64) != 0 } ?? false
        }
        return (0...TextSegment.capacity).contains(count) && textLength >= count
            && orders.map { $0.count == count } ?? true
            && boosts.map { $0.count == count } ?? true && live.map { $0.count == words } ?? true
            && !(hasExtraBits ?? false)
    }
}

/// Reads the parts of stored segments. Called on any thread.
package protocol SegmentStore: Sendable {
    /// The bytes of a part; nil if the segment has no such part, as for a gram without records.
    func read(_ part: SegmentPart, of segment: Int64) throws -> [UInt8]?
}

/// A part that does not have the structure of its kind.
package struct DamagedPart: Error {
    /// The part.
    package var part: SegmentPart
    /// The number of the segment.
    package var segment: Int64

    /// Makes an error.
    package init(part: SegmentPart, segment: Int64) {
        self.part = part
        self.segment = segment
    }
}

/// The parts of one segment, read on demand. If a read fails, the parts are empty, and the failure is recorded.
protocol StoredParts: AnyObject, Sendable {
    /// The folded text.
    func texts() -> FoldedTexts
    /// The posting list of a gram; nil if no slot has it.
    func list(_ kind: GramKind, _ key: UInt16) -> StoredList?
    /// The values of a filter field, or of the scopes.
    func values(_ field: Int) -> ValueTable
    /// The values of an ordered field.
    func orderedValues(_ field: Int) -> OrderedTable
}

/// A posting list that was read.
struct StoredList: Sendable {
    /// The number of slots, at least 1.
    var count: Int
    /// The encoded list.
    var bytes: FixedArray<UInt8>
}
