/// The folded texts of up to 65,536 records that a database found, in the form that ``CandidateRanking`` ranks.
package struct CandidateTexts {
    private let fieldCount: Int
    private var text: [UInt8] = [FoldedTexts.endOfField]
    private var starts: [UInt32] = [1]
    private var wordStarts: [UInt64] = [0]
    private var diacritics: [UInt64] = []
    private var hasReadings = false

    /// The maximum number of records.
    package static let capacity = TextSegment.capacity

    /// Makes empty texts.
    ///
    /// - Parameter fieldCount: The number of text fields of a record.
    package init(fieldCount: Int) { self.fieldCount = fieldCount }

    /// The number of records.
    package var count: Int { starts.count - 1 }

    /// Appends a text field of the current record, or a reading after its text fields.
    ///
    /// - Parameters:
    ///   - bytes: Folded UTF-8.
    ///   - flags: For each character, whether a word begins at it: the digit 1.
    ///   - diacritics: The byte offset of a letter in the text times 256, plus the number of its diacritic; ascending.
    package mutating func append(
        _ bytes: UnsafeBufferPointer<UInt8>,
        flags: UnsafeBufferPointer<UInt8>,
        diacritics marks: [Int64] = [],
        isReading: Bool = false
    ) {
        let base = text.count
        text.append(contentsOf: bytes)
        text.append(isReading ? FoldedTexts.endOfReading : FoldedTexts.endOfField)
        hasReadings = hasReadings || isReading
        while wordStarts.count < (text.count + 63) / 64 { wordStarts.append(0) }
        var character = 0
        for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            if character < flags.count, flags[character] == UInt8(ascii: "1") {
                wordStarts[(base + index) >> 6] |= 1 << UInt64((base + index) & 63)
            }
            character += 1
        }
        let offset = base - Int(starts[count])
        for mark in marks {
            diacritics.append(
                SegmentContent.diacritic(
                    slot: UInt64(count),
                    offset: UInt64(offset + Int(mark >> 8)),
                    mark: UInt8(truncatingIfNeeded: mark)
                )
            )
        }
    }

    /// Ends the current record.
    package mutating func endRecord() { starts.append(UInt32(text.count)) }

    /// The texts as those of a segment.
    var folded: FoldedTexts {
        FoldedTexts(
            SegmentContent(
                fieldCount: fieldCount,
                text: text,
                starts: starts,
                wordStarts: wordStarts,
                diacritics: diacritics,
                hasReadings: hasReadings
            )
        )
    }
}
