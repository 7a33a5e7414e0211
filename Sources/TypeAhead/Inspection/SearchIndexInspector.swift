/// Shows the content of an index: lists its records, gets what is stored for one of them, explains ranks, and verifies the index. For tests,
/// tools and reports of errors.
///
/// ```swift
/// let inspector = SearchIndexInspector(index)
/// for record in inspector.records(limit: 20) { print(record) }
/// print(inspector.entry(of: id)?.texts ?? [], inspector.explain(id, for: query)?.description ?? "")
/// let problems = inspector.verify()
/// ```
public struct SearchIndexInspector<Record: Identifiable & Sendable>: Sendable where Record.ID: Sendable {
    /// The content of an index for one record.
    public struct Entry: Sendable {
        /// The folded text of a field.
        public struct Text: Hashable, Sendable {
            /// The name of the field.
            public var field: String
            /// The text that terms are compared with.
            public var folded: String
        }

        /// The record.
        public var record: Record
        /// The texts of the text fields in their order.
        public var texts: [Text]
        /// The folded readings of all fields.
        public var readings: [String]
        /// The values of each filter field, sorted; fields without values are missing.
        public var values: [String: [String]]
        /// The number of values of each ordered field; fields without values are missing.
        public var orderedValueCounts: [String: Int]
        /// The scopes, sorted.
        public var scopes: [String]
        /// The boost by the app.
        public var boost: Double
        /// The position among equally good matches, compared with that of other records.
        public var order: Int
    }

    /// The index.
    public let index: SearchIndex<Record>
    /// The places of the records in insertion order.
    private let places: [(segment: Int, slot: Int)]

    /// Makes an inspector of an index as it is now.
    ///
    /// - Complexity: O(*n* log *n*) for *n* records.
    public init(_ index: SearchIndex<Record>) {
        self.index = index
        var places: [(order: UInt64, segment: Int, slot: Int)] = []
        for (number, segment) in index.contents.segments.enumerated() {
            for slot in 0..<segment.count where segment.isLive(slot) {
                places.append((segment.order(slot), number, slot))
            }
        }
        places.sort { ($0.order, $0.segment, $0.slot) < ($1.order, $1.segment, $1.slot) }
        self.places = places.map { ($0.segment, $0.slot) }
    }

    /// The number of records.
    public var count: Int { places.count }

    /// The records in insertion order, which decides between equally good matches. Independent of any query.
    ///
    /// - Parameters:
    ///   - offset: The number of records to skip; at least 0.
    ///   - limit: The maximum number of records; at least 0. Default: all.
    public func records(from offset: Int = 0, limit: Int = .max) -> [Record] {
        precondition(
            offset >= 0 && limit >= 0,
            "SearchIndexInspector: offset and limit must not be negative, but are \(offset) and \(limit)."
        )
        return places.dropFirst(offset).prefix(limit).map { index.contents.segments[$0.segment].records[$0.slot] }
    }

    /// The content of the index for a record; nil if there is no record with this id.
    ///
    /// - Complexity: O(*v*) for *v* different values of the filter and ordered fields.
    public func entry(of id: Record.ID) -> Entry? {
        guard let (_, place) = index.find(id) else { return nil }
        let (number, slot) = SearchIndex<Record>.split(place)
        let segment = index.contents.segments[number]
        let layout = index.contents.settings.layout
        let parts = segment.text.texts.parts(of: slot)
        var values: [[String]] = segment.text.values.map { lists in
            var values: [String] = []
            lists.visit { value, list in if list.contains(slot) { values.append(value) } }
            return values.sorted()
        }
        let scopes = layout.scopes == nil ? [] : values.removeLast()
        let named = zip(layout.filters.map(\.name), values).filter { !$0.1.isEmpty }
        let counts = zip(layout.ordered.map(\.name), segment.text.ordered).map { name, ordered in
            var count = 0
            ordered.table.visit { _, slots in if slots.contains(UInt16(slot)) { count += 1 } }
            return (name, count)
        }
        return Entry(
            record: segment.records[slot],
            texts: zip(layout.texts, parts).map { Entry.Text(field: $0.name, folded: $1) },
            readings: Array(parts.dropFirst(layout.texts.count)),
            values: Dictionary(uniqueKeysWithValues: named.map { ($0.0, $0.1) }),
            orderedValueCounts: Dictionary(uniqueKeysWithValues: counts.filter { $0.1 > 0 }),
            scopes: scopes,
            boost: Double(segment.boost(slot)),
            order: Int(segment.order(slot))
        )
    }

    /// Explains the rank of a record for a query; nil if there is no record with this id.
    public func explain(_ id: Record.ID, for query: SearchQuery) -> SearchExplanation? {
        index.explain(id, for: query)
    }
}

extension FoldedTexts {
    /// The folded fields and readings of a record.
    fileprivate func parts(of slot: Int) -> [String] {
        var parts: [String] = []
        var bytes: [UInt8] = []
        for offset in range(of: slot) {
            guard text[offset] >= Self.endOfReading else {
                bytes.append(text[offset])
                continue
            }
            parts.append(String(decoding: bytes, as: UTF8.self))
            bytes = []
        }
        return parts
    }
}

extension PostingList {
    /// Whether a slot is in the list.
    fileprivate func contains(_ slot: Int) -> Bool {
        var isFound = false
        visit { if $0 == slot { isFound = true } }
        return isFound
    }
}
