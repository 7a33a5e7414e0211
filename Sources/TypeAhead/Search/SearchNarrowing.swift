/// What is kept of the searches of somebody who types, so that a longer query looks only at what a shorter one found.
///
/// It answers as if nothing had been kept. Sets are kept of the last few queries, so that deleting letters comes back to them; a
/// change of the index makes all of them useless.
public struct SearchNarrowing: Sendable {
    /// A query and what it found.
    struct Entry: Sendable {
        let query: PreparedQuery
        let version: IndexVersion
        let matches: [KeptSlots]
        let total: Int
    }

    private var entries: [Entry] = []
    private static let capacity = 8

    /// Keeps nothing yet.
    public init() {}

    /// The smallest kept set in which all matches of a query are.
    func entry(for query: PreparedQuery, version: IndexVersion) -> Entry? {
        entries.filter { $0.version === version && query.implies($0.query) }.min { $0.total < $1.total }
    }

    /// Keeps what a search found.
    mutating func keep(_ entry: Entry) {
        entries.removeAll { $0.version !== entry.version }
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(entry)
    }
}

extension PreparedQuery {
    /// Whether whatever matches this query matches another one, too.
    ///
    /// A term that grows takes records away; an excluded term that grows brings some back.
    func implies(_ other: PreparedQuery) -> Bool {
        guard isUnanswerable == other.isUnanswerable, other.scope == nil || other.scope == scope else { return false }
        let hasTerms = other.terms.allSatisfy { known in terms.contains { $0.bytes.starts(with: known.bytes) } }
        let lacksExclusions = other.exclusions.allSatisfy { known in
            exclusions.contains { known.bytes.starts(with: $0.bytes) }
        }
        let hasValues = other.filters.allSatisfy { known in
            filters.contains { $0.field == known.field && Set($0.values).isSubset(of: known.values) }
        }
        return hasTerms && lacksExclusions && hasValues
    }
}

/// A set of slots that is kept between searches.
enum KeptSlots: Sendable {
    case few([UInt16])
    case bits(FixedArray<UInt64>)

    init(_ bits: SlotBits) {
        if bits.count * 4 < bits.wordCount * 8 {
            var slots: [UInt16] = []
            bits.visit { slots.append(UInt16($0)) }
            self = .few(slots)
        } else {
            self = .bits(FixedArray(Array(UnsafeBufferPointer(start: bits.words, count: bits.wordCount))))
        }
    }

    /// Adds the slots to an empty set.
    func insert(into bits: SlotBits) {
        switch self {
        case .few(let slots): for slot in slots { bits.insert(Int(slot)) }
        case .bits(let words): bits.words.update(from: words.pointer, count: bits.wordCount)
        }
    }
}
