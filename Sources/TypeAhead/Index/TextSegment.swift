/// The folded text of up to 65,536 records, with posting lists of grams and values. Immutable.
///
/// The segments of a stored index read their parts when a search needs them.
final class TextSegment: Sendable {
    /// The maximum number of slots.
    static let capacity = 65_536

    /// The number of slots.
    let count: Int
    /// The number of bytes of folded text.
    let textLength: Int
    /// The posting lists of letters; nil in the write buffer.
    let letters: PostingLists?
    /// The posting lists of bigrams and starts; nil in the write buffer.
    let bigrams: PostingLists?
    /// For each filter field, and then for the scopes, the posting lists of the values.
    let values: [ValueLists]
    /// For each ordered field, its values.
    let ordered: [OrderedValues]
    /// Whether any record has a reading.
    let hasReadings: Bool
    private let source: Source

    /// The place of the folded text.
    private enum Source: Sendable {
        case memory(FoldedTexts)
        case stored(any StoredParts)
    }

    init(_ content: SegmentContent, values: [ValueLists], ordered: [OrderedValues], withPostings: Bool) {
        count = content.count
        textLength = content.text.count
        hasReadings = content.hasReadings
        source = .memory(FoldedTexts(content))
        self.values = values
        self.ordered = ordered
        if withPostings {
            let postings = GramPostings(content)
            letters = PostingLists(postings.letters, keyCount: Gram.letterKeys, slots: count)
            bigrams = PostingLists(postings.bigrams, keyCount: Gram.bigramKeys, slots: count)
        } else {
            letters = nil
            bigrams = nil
        }
    }

    /// Makes a segment that reads its parts on demand.
    init(_ summary: SegmentSummary, valueFields: Int, orderedFields: Int, parts: any StoredParts) {
        count = summary.count
        textLength = summary.textLength
        hasReadings = summary.hasReadings
        source = .stored(parts)
        letters = summary.hasPostings ? PostingLists(stored: parts, kind: .letters, slots: count) : nil
        bigrams = summary.hasPostings ? PostingLists(stored: parts, kind: .bigrams, slots: count) : nil
        values = (0..<valueFields).map { ValueLists(stored: parts, field: $0) }
        ordered = (0..<orderedFields).map { OrderedValues(stored: parts, field: $0) }
    }

    /// The folded text, if it is in memory without reading.
    var textsInMemory: FoldedTexts? {
        if case .memory(let texts) = source { texts } else { nil }
    }

    /// The folded text. A stored segment reads it on each access, unless it is cached.
    var texts: FoldedTexts {
        switch source {
        case .memory(let texts): texts
        case .stored(let parts): parts.texts()
        }
    }

    /// The number of bytes in memory.
    var byteCount: Int {
        (textsInMemory?.byteCount ?? 0) + (letters?.byteCount ?? 0) + (bigrams?.byteCount ?? 0)
            + values.reduce(0) { $0 + $1.byteCount } + ordered.reduce(0) { $0 + $1.byteCount }
    }
}
