import CTypeAhead

/// The folded text of the records of a segment. Immutable.
///
/// The text is contiguous, by slot and field: the text fields in the order of the index, then the readings. ``endOfField``
/// terminates each text field and ``endOfReading`` each reading. One ``endOfField`` precedes all text.
final class FoldedTexts: Sendable {
    /// Terminates a text field. Folded text never contains this byte.
    static let endOfField: UInt8 = 0xFF
    /// Terminates a reading.
    static let endOfReading: UInt8 = 0xFE

    /// The number of slots.
    let count: Int
    /// The number of text fields of each record.
    let fieldCount: Int
    let text: FixedArray<UInt8>
    /// For each slot, the offset of its text, followed by the end of the last one.
    let starts: FixedArray<UInt32>
    /// A bit for each byte of the text: whether a word begins at it.
    let wordStarts: FixedArray<UInt64>
    /// The diacritics that folding removed: slot, offset in the record's text and mark, ascending.
    let diacritics: FixedArray<UInt64>
    /// Whether any record has a reading.
    let hasReadings: Bool

    init(_ content: SegmentContent) {
        count = content.count
        fieldCount = content.fieldCount
        text = FixedArray(content.text, padding: Int(TYPEAHEAD_PADDING), filler: 0)
        starts = FixedArray(content.starts)
        wordStarts = FixedArray(content.wordStarts, padding: 1, filler: 0)
        diacritics = FixedArray(content.diacritics)
        hasReadings = content.hasReadings
    }

    /// The texts of no records.
    static let none = FoldedTexts(SegmentContent(fieldCount: 1, capacity: 0))

    /// Whether a word begins at a byte.
    @inline(__always)
    func isWordStart(_ offset: Int) -> Bool { wordStarts[offset >> 6] >> UInt64(offset & 63) & 1 != 0 }

    /// The bytes of a record, including terminators.
    @inline(__always)
    func range(of slot: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(starts[slot]), Int(starts[slot + 1])))
    }

    /// The bytes of a record's text fields, including terminators, without the readings.
    @inline(__always)
    func fieldsRange(of slot: Int) -> Range<Int> {
        let range = range(of: slot)
        guard hasReadings else { return range }
        var offset = range.lowerBound
        for _ in 0..<fieldCount { offset = endOfField(from: offset) + 1 }
        return range.lowerBound..<offset
    }

    /// The end of the field that contains a byte.
    @inline(__always)
    func endOfField(from offset: Int) -> Int {
        typeahead_find_from(text.pointer, offset, Self.endOfReading)
    }

    /// The number of bytes in memory.
    var byteCount: Int { text.byteCount + starts.byteCount + wordStarts.byteCount + diacritics.byteCount }
}
