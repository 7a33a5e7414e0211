import Dispatch

/// Records that are found as fast as somebody types.
///
/// An index is a value: a copy is cheap, is not changed when the original is, and can be searched by another thread at the
/// same time. Records are searched by the texts of their fields, which are folded once, when a record comes in; see
/// <doc:Index> for how, and for what it costs.
public struct SearchIndex<Record: Identifiable & Sendable>: Sendable where Record.ID: Sendable {
    /// The records, and what is searched of them.
    var contents: IndexContents<Record>
    /// Where the records are, by id.
    var identifiers: IdentifierTable
    /// The place that the next record gets among all that were ever inserted.
    var nextOrder: UInt64 = 0

    /// Makes an index of records, on all processors. Of two records with one id the later one is kept, in the place of the earlier.
    ///
    /// - Parameters:
    ///   - records: Their order decides between records that match equally well.
    ///   - fields: What of a record is searched; at least one text field, no two with one name, and readings only of text fields
    ///     that are there. Others are a mistake of the program, which ends it.
    ///   - language: A BCP 47 tag. Letters that this language orders as letters of their own are kept apart, as å and a are in
    ///     Swedish; nil folds them all.
    ///   - typos: Whether typing errors are forgiven where few records are found without.
    ///   - scattered: Whether terms are found whose letters are scattered, where few records are found without.
    ///   - boost: What lifts a record over others that match equally well, greater first. Compared as `Float`; what is not a
    ///     number counts as 0. It is read once, when a record comes in.
    /// - Complexity: O(*n*) for *n* bytes of text.
    public init(
        _ records: some Collection<Record>,
        fields: [SearchField<Record>],
        language: String? = nil,
        typos: TypoTolerance = .automatic,
        scattered: ScatteredMatching = .none,
        boost: (@Sendable (Record) -> Double)? = nil
    ) {
        let folding = language.map { TextFolding(language: $0) } ?? TextFolding()
        let settings = IndexSettings(layout: FieldLayout(fields), folding: folding, boost: boost)
        contents = IndexContents(settings: settings, typos: typos, scattered: scattered)
        let records = ContiguousArray(records)
        identifiers = IdentifierTable(capacity: records.count)
        nextOrder = UInt64(records.count)
        add(Self.segments(of: records, firstOrder: 0, settings: settings))
    }

    /// Makes segments of records, on all processors.
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

    /// The number of bytes that the index takes in memory, without the records themselves.
    public var byteCount: Int { contents.segments.reduce(identifiers.byteCount) { $0 + $1.byteCount } }
}

/// What searching an index needs of it.
struct IndexContents<Record: Sendable>: Sendable {
    let settings: IndexSettings<Record>
    let typos: TypoTolerance
    let scattered: ScatteredMatching
    /// A segment keeps its number while it has records; without any it is used again.
    var segments: [IndexSegment<Record>] = []
    /// The number of the segment into which single records go.
    var looseSegment: Int?
    /// Another one after each change, so that what was kept of an earlier search is not used for it.
    var version = IndexVersion()

    /// The number of records.
    var liveCount: Int { segments.reduce(0) { $0 + $1.liveCount } }
}

/// Tells the states of an index from each other.
final class IndexVersion: Sendable {}
