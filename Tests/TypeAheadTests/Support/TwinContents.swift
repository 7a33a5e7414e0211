import Testing

@testable import TypeAhead

/// The same records twice: in segments with posting lists, and in segments without, which scan each record.
struct TwinContents {
    private(set) var listed: IndexContents<Item>
    private(set) var plain: IndexContents<Item>

    /// - Parameters:
    ///   - parts: The records of each segment.
    ///   - copies: The number of copies of each record in a segment.
    init(
        _ parts: [[Item]],
        copies: Int = 1,
        fields: [SearchField<Item>] = Item.fields,
        typos: TypoTolerance = TypoTolerance(threshold: .max),
        boost: (@Sendable (Item) -> Double)? = nil
    ) {
        let settings = IndexSettings(layout: FieldLayout(fields), folding: TextFolding(), boost: boost)
        listed = IndexContents(settings: settings, typos: typos, fuzzy: .none)
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

    /// Removes the records of the slots that satisfy a predicate.
    mutating func remove(where isRemoved: (Int) -> Bool) {
        for number in listed.segments.indices {
            for slot in 0..<listed.segments[number].count where isRemoved(slot) {
                listed.segments[number].remove(slot)
                plain.segments[number].remove(slot)
            }
        }
    }

    /// Compares the results of both.
    func expectEqual(_ query: SearchQuery, sourceLocation: SourceLocation = #_sourceLocation) {
        var narrowing: SearchNarrowing?
        expectEqual(query, narrowing: &narrowing, sourceLocation: sourceLocation)
    }

    /// Compares a narrowed search of the segments with posting lists with a complete search of the plain ones.
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

    /// Compares the results of a search in slices with those of an uninterrupted search.
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
