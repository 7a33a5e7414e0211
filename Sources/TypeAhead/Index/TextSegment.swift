import CTypeAhead

/// The folded text of up to 65,536 records and where its grams and values are. It never changes.
///
/// Slot by slot and field by field the text stands in one piece of memory: text fields first, in the order of the index, then
/// readings. ``endOfField`` is behind each text field, ``endOfReading`` behind each reading, and one of the former before all.
final class TextSegment: Sendable {
    /// Ends a text field. No folded text has this byte.
    static let endOfField: UInt8 = 0xFF
    /// Ends a reading.
    static let endOfReading: UInt8 = 0xFE
    /// The greatest number of slots.
    static let capacity = 65_536

    /// The number of slots.
    let count: Int
    /// The number of text fields of each record.
    let fieldCount: Int
    let text: FixedArray<UInt8>
    /// For each slot, where its text begins, and at last where the last one ends.
    let starts: FixedArray<UInt32>
    /// For each byte of the text a bit: whether a word begins.
    let wordStarts: FixedArray<UInt64>
    /// What folding took from letters: slot, offset in the record's text and mark, ascending.
    let accents: FixedArray<UInt64>
    /// Which slots have a letter; nil where no lists were made.
    let letters: PostingLists?
    /// Which slots have a pair of letters, or a beginning; nil where no lists were made.
    let pairs: PostingLists?
    /// For each filter field, and at last for the scopes, which slots have a value.
    let values: [ValueLists]
    /// Whether any record has a reading.
    let hasReadings: Bool

    init(_ content: SegmentContent, values: [ValueLists], withPostings: Bool) {
        count = content.starts.count - 1
        fieldCount = content.fieldCount
        text = FixedArray(content.text, padding: Int(TYPEAHEAD_PADDING), filler: 0)
        starts = FixedArray(content.starts)
        wordStarts = FixedArray(content.wordStarts, padding: 1, filler: 0)
        accents = FixedArray(content.accents)
        hasReadings = content.hasReadings
        self.values = values
        if withPostings {
            let postings = GramPostings(content)
            letters = PostingLists(postings.letters, keyCount: Gram.letterKeys, slots: count)
            pairs = PostingLists(postings.pairs, keyCount: Gram.pairKeys, slots: count)
        } else {
            letters = nil
            pairs = nil
        }
    }

    /// Whether a word begins at a byte.
    @inline(__always)
    func isWordStart(_ offset: Int) -> Bool { wordStarts[offset >> 6] >> UInt64(offset & 63) & 1 != 0 }

    /// The bytes of a record, with those that end its fields.
    @inline(__always)
    func range(of slot: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(starts[slot]), Int(starts[slot + 1])))
    }

    /// The bytes of a record's text fields, with those that end them, without the readings.
    @inline(__always)
    func fieldsRange(of slot: Int) -> Range<Int> {
        let range = range(of: slot)
        guard hasReadings else { return range }
        var offset = range.lowerBound
        for _ in 0..<fieldCount { offset = endOfField(from: offset) + 1 }
        return range.lowerBound..<offset
    }

    /// Where the field ends in which a byte is.
    @inline(__always)
    func endOfField(from offset: Int) -> Int {
        var end = offset
        while text[end] < Self.endOfReading { end += 1 }
        return end
    }

    /// The number of bytes in memory.
    var byteCount: Int {
        text.byteCount + starts.byteCount + wordStarts.byteCount + accents.byteCount + (letters?.byteCount ?? 0)
            + (pairs?.byteCount ?? 0) + values.reduce(0) { $0 + $1.byteCount }
    }
}
