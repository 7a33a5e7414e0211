import Dispatch

/// The segments of one state of a stored index, without a connection to the store.
package struct StoredDirectory<Record: Sendable>: Sendable {
    /// A segment by its number in the store.
    private struct Entry: Sendable {
        let number: Int64
        let summary: SegmentSummary
        let slots: SegmentSlots.Fixed
    }

    private let entries: [Entry]
    private let settings: StoredIndexSettings<Record>
    private let version = IndexVersion()

    /// Makes a directory of segments by number. Each summary must be consistent.
    package init(_ segments: [(number: Int64, summary: SegmentSummary)], settings: StoredIndexSettings<Record>) {
        entries = segments.map { Entry(number: $0.number, summary: $0.summary, slots: SegmentSlots.Fixed($0.summary)) }
        self.settings = settings
    }

    /// The contents of the directory, whose parts are read on demand.
    ///
    /// - Parameters:
    ///   - store: Reads the parts of the segments.
    ///   - cache: Keeps the parts. All states of an index share it.
    ///   - readRecord: Reads the record with an insertion order.
    package func contents(
        store: any SegmentStore,
        cache: SegmentCache,
        readRecord: @escaping @Sendable (_ order: UInt64) throws -> Record
    ) -> StoredContents<Record> {
        let failure = FirstFailure()
        let layout = settings.settings.layout
        let read: @Sendable (UInt64) -> Record? = { order in
            do {
                return try readRecord(order)
            } catch {
                failure.record(error)
                return nil
            }
        }
        var contents = IndexContents(settings: settings.settings, typos: settings.typos, fuzzy: settings.fuzzy)
        contents.version = version
        contents.segments = entries.map { entry in
            let reader = SegmentReader(
                entry.number,
                entry.summary,
                fieldCount: layout.texts.count,
                store: store,
                cache: cache,
                failure: failure
            )
            let text = TextSegment(
                entry.summary,
                valueFields: layout.valueFields,
                orderedFields: layout.ordered.count,
                parts: reader
            )
            return IndexSegment(SegmentSlots(text: text, entry.slots), readRecord: read)
        }
        return StoredContents(contents, failure)
    }
}

/// A state of a stored index: its segments, whose parts are read on demand. Several threads may search it at the same time.
///
/// After a failed read, every search throws the error of that read.
package struct StoredContents<Record: Sendable>: Sendable {
    private var contents: IndexContents<Record>
    private let failure: FirstFailure

    fileprivate init(_ contents: IndexContents<Record>, _ failure: FirstFailure) {
        self.contents = contents
        self.failure = failure
    }

    /// The number of records.
    package var count: Int { contents.liveCount }

    /// Searches slice by slice.
    ///
    /// - Parameters:
    ///   - narrowing: The cached matches of earlier searches of this state.
    ///   - slice: The number of segments between checks for cancellation.
    ///   - yield: Receives the intermediate results, and finally all.
    /// - Returns: The updated cache.
    /// - Throws: `CancellationError`, or the error of a failed read.
    package func search(
        _ query: SearchQuery,
        narrowing: SearchNarrowing,
        slice: Int,
        yield: (SearchResults<Record>) -> Void
    ) throws -> SearchNarrowing {
        var last: SearchResults<Record>?
        let kept = try contents.search(query, narrowing: narrowing, slice: slice) { results in
            if results.isComplete { last = results } else { yield(results) }
        }
        try failure.check()
        if let last { yield(last) }
        return kept
    }

    /// Reads the texts of the segments into the cache, on all processors.
    ///
    /// - Parameter limit: The maximum number of bytes of folded text. Texts that would exceed it are not read.
    package func readTexts(upTo limit: Int) throws {
        var left = limit
        let segments = contents.segments.map(\.text).sorted { $0.textLength > $1.textLength }.filter { segment in
            guard segment.textLength <= left else { return false }
            left -= segment.textLength
            return true
        }
        DispatchQueue.concurrentPerform(iterations: segments.count) { _ = segments[$0].texts }
        try failure.check()
    }

    /// Words of the records within the permitted edit distance, the closest first, then the most frequent.
    package func corrections(for term: String) throws -> [String] {
        let corrections = contents.corrections(for: term)
        try failure.check()
        return corrections
    }

    /// Words that begin with the last term of a query, among the records that it finds, the most frequent first.
    package func completions(of query: SearchQuery, limit: Int) throws -> [String] {
        let completions = contents.completions(of: query, limit: limit)
        try failure.check()
        return completions
    }

    /// The parts of a segment that follow from its texts, with its removed records: the texts themselves, and the posting lists of
    /// grams.
    package func partsOfTexts(of index: Int) throws -> [SegmentPart: [UInt8]] {
        let segment = contents.segments[index]
        let texts = segment.text.texts
        try failure.check()
        var content = SegmentContent(fieldCount: texts.fieldCount, capacity: 0)
        content.appendAll(of: texts)
        let image = SegmentImage(
            SegmentSlots(
                text: TextSegment(content, values: [], ordered: [], withPostings: segment.text.letters != nil),
                firstOrder: 0,
                orders: nil,
                boosts: nil
            )
        )
        var parts: [SegmentPart: [UInt8]] = [:]
        image.forEachPart { parts[$0] = $1 }
        return parts
    }

    /// Builds a segment of the live records of several segments and of new records.
    ///
    /// - Parameters:
    ///   - indices: The indices of the segments in the directory. With the new records they have at most 65,536 live records.
    ///   - new: New records with their insertion orders.
    package func merged(
        _ indices: [Int],
        adding new: [(record: Record, order: UInt64)] = [],
        withPostings: Bool
    ) throws -> SegmentImage {
        var builder = SegmentBuilder(contents.settings, capacity: new.count, keepsRecords: false)
        for index in indices.sorted(by: { contents.segments[$0].order(0) < contents.segments[$1].order(0) }) {
            builder.append(contentsOf: contents.segments[index])
        }
        for (record, order) in new { builder.append(record, order: order) }
        let segment = builder.segment(withPostings: withPostings)
        try failure.check()
        return SegmentImage(segment.slots)
    }
}

/// The fields of a stored index and the rules of its searches.
package struct StoredIndexSettings<Record: Sendable>: Sendable {
    let settings: IndexSettings<Record>
    let typos: TypoTolerance
    let fuzzy: FuzzyMatching

    /// Describes all properties on which the content of segments depends: the fields with their kinds and ranks, and the folding.
    package let signature: String

    /// Makes settings. The parameters are those of ``SearchIndex/init(_:fields:language:typos:fuzzy:boost:)``.
    package init(
        fields: [SearchField<Record>],
        language: String?,
        typos: TypoTolerance,
        fuzzy: FuzzyMatching,
        boost: (@Sendable (Record) -> Double)?
    ) {
        let folding = language.map { TextFolding(language: $0) } ?? TextFolding()
        let layout = FieldLayout(fields)
        settings = IndexSettings(layout: layout, folding: folding, boost: boost)
        self.typos = typos
        self.fuzzy = fuzzy
        let texts = layout.texts.map { "text \($0.name)" }
        let readings = layout.readings.map { "readings \($0.field)" }
        let filters = layout.filters.map { "filter \($0.name)" }
        let ordered = layout.ordered.map { "\($0.type.signature) \($0.name)" }
        let scopes = layout.scopes == nil ? [] : ["scopes"]
        let properties = ["folding \(TextFolding.version) \(language ?? "")", "boost \(boost != nil)"]
        signature = (properties + texts + readings + filters + ordered + scopes).joined(separator: "\n")
    }

    /// Builds segments of records with their insertion orders.
    ///
    /// - Parameter records: At most 65,536. They have several segments only if their texts are very long.
    package func segments(of records: [(record: Record, order: UInt64)], withPostings: Bool) -> [SegmentImage] {
        var images: [SegmentImage] = []
        var builder = SegmentBuilder(settings, capacity: records.count, keepsRecords: false)
        for (record, order) in records {
            if !builder.hasRoom(for: 1 << 28) {
                images.append(SegmentImage(builder.segment(withPostings: withPostings).slots))
                builder = SegmentBuilder(settings, capacity: records.count, keepsRecords: false)
            }
            builder.append(record, order: order)
        }
        images.append(SegmentImage(builder.segment(withPostings: withPostings).slots))
        return images
    }
}

/// A segment to be stored: its summary and its parts.
package struct SegmentImage: Sendable {
    /// The properties of the segment.
    package let summary: SegmentSummary
    private let slots: SegmentSlots

    init(_ slots: SegmentSlots) {
        self.slots = slots
        summary = SegmentSummary(
            count: slots.count,
            textLength: slots.text.textLength,
            hasReadings: slots.text.hasReadings,
            hasPostings: slots.text.letters != nil,
            firstOrder: slots.count > 0 ? slots.order(0) : 0,
            orders: slots.orders.map(Array.init),
            boosts: slots.boosts.map { Array($0.buffer) }
        )
    }

    /// Calls a closure for each part with its bytes.
    package func forEachPart(_ body: (_ part: SegmentPart, _ bytes: [UInt8]) throws -> Void) rethrows {
        let hasPostings = slots.text.letters != nil
        try body(.texts, slots.text.texts.encoded(compressed: hasPostings))
        for (field, lists) in slots.text.values.enumerated() { try body(.values(field), lists.table.stored) }
        for (field, values) in slots.text.ordered.enumerated() {
            try body(.orderedValues(field), values.table.stored)
        }
        try slots.text.letters?.visitInMemory { try body(.list(.letters, $0), $1.stored) }
        try slots.text.bigrams?.visitInMemory { try body(.list(.bigrams, $0), $1.stored) }
    }
}
