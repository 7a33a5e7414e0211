import Dispatch

/// A full-text index for search as you type.
///
/// An index is a value: a copy is cheap, independent of the original, and can be searched by a different thread at the same
/// time. The text fields of a record are folded once, when it is inserted. <doc:Index> describes the data structure and its
/// cost.
public struct SearchIndex<Record: Identifiable & Sendable>: Sendable where Record.ID: Sendable {
    /// The records and their segments.
    var contents: IndexContents<Record>
    /// The places of the records, by id.
    var identifiers: IdentifierTable
    /// The insertion order of the next record.
    var nextOrder: UInt64 = 0

    /// Makes an index of records, using all processors. Of two records with the same id, the later one is kept, at the position
    /// of the earlier.
    ///
    /// - Parameters:
    ///   - records: Their order decides between equally good matches.
    ///   - fields: The fields of a record: at least one text field, unique names, and readings only of text fields in this
    ///     list. Other fields are a programming error and trap.
    ///   - language: A BCP 47 tag. Letters of the language's alphabet are preserved, such as å in Swedish; nil folds all of
    ///     them.
    ///   - typos: Whether to allow typos if an exact search finds few records.
    ///   - fuzzy: Whether to use fuzzy matching if other matching finds few records.
    ///   - boost: Ranks a record among equally good matches, greater first. Compared as `Float`; NaN is treated as 0. It is
    ///     called once, when a record is inserted.
    /// - Complexity: O(*n*) for *n* bytes of text.
    public init(
        _ records: some Collection<Record>,
        fields: [SearchField<Record>],
        language: String? = nil,
        typos: TypoTolerance = .automatic,
        fuzzy: FuzzyMatching = .none,
        boost: (@Sendable (Record) -> Double)? = nil
    ) {
        let folding = language.map { TextFolding(language: $0) } ?? TextFolding()
        let settings = IndexSettings(layout: FieldLayout(fields), folding: folding, boost: boost)
        contents = IndexContents(settings: settings, typos: typos, fuzzy: fuzzy)
        let records = ContiguousArray(records)
        identifiers = IdentifierTable(capacity: records.count)
        nextOrder = UInt64(records.count)
        add(Self.segments(of: records, firstOrder: 0, settings: settings))
    }

    /// Makes segments of records, using all processors.
    static func segments(
        of records: ContiguousArray<Record>,
        firstOrder: UInt64,
        settings: IndexSettings<Record>
    ) -> [IndexSegment<Record>] {
        let capacity = TextSegment.capacity
        let parts = (records.count + capacity - 1) / capacity
        var made = [[IndexSegment<Record>]](repeating: [], count: parts)
        made.withUnsafeMutableBufferPointer { made in
            nonisolated(unsafe) let made = made
            DispatchQueue.concurrentPerform(iterations: parts) { part in
                let range = part * capacity..<min((part + 1) * capacity, records.count)
                made[part] = Self.segments(of: records, range, firstOrder: firstOrder, settings: settings)
            }
        }
        return made.flatMap { $0 }
    }

    private static func segments(
        of records: ContiguousArray<Record>,
        _ range: Range<Int>,
        firstOrder: UInt64,
        settings: IndexSettings<Record>
    ) -> [IndexSegment<Record>] {
        var segments: [IndexSegment<Record>] = []
        var builder = SegmentBuilder(settings, capacity: range.count)
        for index in range {
            if !builder.hasRoom(for: 1 << 28) {
                segments.append(builder.segment(withPostings: true))
                builder = SegmentBuilder(settings, capacity: range.upperBound - index)
            }
            builder.append(records[index], order: firstOrder + UInt64(index))
        }
        segments.append(builder.segment(withPostings: true))
        return segments
    }

    /// The number of records.
    public var count: Int { contents.liveCount }

    /// Whether there are no records.
    public var isEmpty: Bool { count == 0 }

    /// The memory use of the index in bytes, without the records themselves.
    public var byteCount: Int { contents.segments.reduce(identifiers.byteCount) { $0 + $1.byteCount } }
}

/// The parts of an index that a search needs.
struct IndexContents<Record: Sendable>: Sendable {
    let settings: IndexSettings<Record>
    let typos: TypoTolerance
    let fuzzy: FuzzyMatching
    /// A segment keeps its number while it has records. The number of an empty segment is reused.
    var segments: [IndexSegment<Record>] = []
    /// The number of the write buffer, the segment that receives single records.
    var writeBuffer: Int?
    /// Replaced after each change, which invalidates the cached results of earlier searches.
    var version = IndexVersion()

    /// The number of records.
    var liveCount: Int { segments.reduce(0) { $0 + $1.liveCount } }
}

/// The identity of a state of an index.
final class IndexVersion: Sendable {}
