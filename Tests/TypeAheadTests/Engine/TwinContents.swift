import Testing

@testable import TypeAhead

/// The same records twice: in segments with posting lists, and in segments without, where each record is looked at.
struct TwinContents {
    private(set) var listed: IndexContents<Item>
    private(set) var plain: IndexContents<Item>

    /// - Parameters:
    ///   - parts: The records of each segment.
    ///   - copies: How often a segment has each of its records.
    init(
        _ parts: [[Item]],
        copies: Int = 1,
        fields: [SearchField<Item>] = Item.fields,
        typos: TypoTolerance = TypoTolerance(threshold: .max),
        boost: (@Sendable (Item) -> Double)? = nil
    ) {
        let settings = IndexSettings(layout: FieldLayout(fields), folding: TextFolding(), boost: boost)
        listed = IndexContents(settings: settings, typos: typos, scattered: .none)
        plain = listed
        var order: UInt64 = 0
        for part in parts {
            var once = SegmentBuilder(settings, capacity: part.count)
            for item in part {
                once.append(item, order: order)
                order += 1
            }
            let segment = once.segment(withPostings: false)
            plain.segments.append(Self.copied(segment, copies, settings, withPostings: false))
            listed.segments.append(Self.copied(segment, copies, settings, withPostings: true))
        }
    }

    private static func copied(
        _ segment: IndexSegment<Item>,
        _ copies: Int,
        _ settings: IndexSettings<Item>,
        withPostings: Bool
    ) -> IndexSegment<Item> {
        var builder = SegmentBuilder(settings, capacity: segment.count * copies)
        for _ in 0..<copies { builder.append(contentsOf: segment) }
        return builder.segment(withPostings: withPostings)
    }

    /// Takes out the records of some slots.
    mutating func remove(where isRemoved: (Int) -> Bool) {
        for number in listed.segments.indices {
            for slot in 0..<listed.segments[number].count where isRemoved(slot) {
                listed.segments[number].remove(slot)
                plain.segments[number].remove(slot)
            }
        }
    }

    /// Compares what both find.
    func expectEqual(_ query: SearchQuery, sourceLocation: SourceLocation = #_sourceLocation) {
        var narrowing: SearchNarrowing?
        expectEqual(query, narrowing: &narrowing, sourceLocation: sourceLocation)
    }

    /// Compares what one finds among what earlier queries found with what the other finds.
    func expectEqual(
        _ query: SearchQuery,
        narrowing: inout SearchNarrowing?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var none: SearchNarrowing?
        let expected = plain.search(query, narrowing: &none)
        let found = listed.search(query, narrowing: &narrowing)
        #expect(found.total == expected.total, "\(query)", sourceLocation: sourceLocation)
        let ids = found.hits.map(\.record.id)
        #expect(ids == expected.hits.map(\.record.id), "\(query)", sourceLocation: sourceLocation)
        let tiers = found.hits.map(\.tier)
        #expect(tiers == expected.hits.map(\.tier), "\(query)", sourceLocation: sourceLocation)
    }

    /// Compares what one finds segment by segment with what it finds at once.
    func expectEqualInSlices(_ query: SearchQuery, sourceLocation: SourceLocation = #_sourceLocation) throws {
        var none: SearchNarrowing?
        let expected = listed.search(query, narrowing: &none)
        var last: SearchResults<Item>?
        _ = try listed.search(query, narrowing: SearchNarrowing(), slice: 1) { last = $0 }
        #expect(last?.total == expected.total, "\(query)", sourceLocation: sourceLocation)
        let ids = expected.hits.map(\.record.id)
        #expect(last?.hits.map(\.record.id) == ids, "\(query)", sourceLocation: sourceLocation)
    }
}
