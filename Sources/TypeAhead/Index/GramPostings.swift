/// The grams of each slot, in slot order, without duplicates within a slot.
struct GramPostings {
    /// Key (upper half) and slot (lower half).
    private(set) var letters: [UInt32] = []
    private(set) var bigrams: [UInt32] = []

    init(_ content: SegmentContent) {
        var seenLetters = [Int32](repeating: -1, count: Gram.letterKeys)
        var seenBigrams = [Int32](repeating: -1, count: Gram.bigramKeys)
        letters.reserveCapacity(content.text.count)
        bigrams.reserveCapacity(content.text.count)
        content.text.withUnsafeBufferPointer { text in
            for slot in 0..<content.count {
                let end = Int(content.starts[slot + 1])
                var offset = Int(content.starts[slot])
                var field = 0
                while offset < end {
                    if field < content.fieldCount {
                        addField(text, &offset, slot, content.wordStarts, &seenLetters, &seenBigrams)
                    } else {
                        addReading(text, &offset, slot, content.wordStarts, &seenBigrams)
                    }
                    field += 1
                }
            }
        }
    }

    /// Adds the grams of one text field, and moves the offset past its end.
    @inline(__always)
    private mutating func addField(
        _ text: UnsafeBufferPointer<UInt8>,
        _ offset: inout Int,
        _ slot: Int,
        _ wordStarts: [UInt64],
        _ seenLetters: inout [Int32],
        _ seenBigrams: inout [Int32]
    ) {
        var previous = Gram.fieldStart
        while text[offset] != FoldedTexts.endOfField {
            let start = offset
            let scalar = nextScalar(text, &offset)
            let letter = Int(Gram.letter(scalar).key)
            if seenLetters[letter] != Int32(slot) {
                seenLetters[letter] = Int32(slot)
                letters.append(UInt32(letter) << 16 | UInt32(slot))
            }
            add(Gram.bigram(previous, scalar), slot, &seenBigrams)
            if previous != Gram.fieldStart, wordStarts[start >> 6] >> UInt64(start & 63) & 1 != 0 {
                add(Gram.bigram(Gram.wordStart, scalar), slot, &seenBigrams)
            }
            previous = scalar
        }
        offset += 1
    }

    /// Adds the grams of one reading, and moves the offset past its end.
    private mutating func addReading(
        _ text: UnsafeBufferPointer<UInt8>,
        _ offset: inout Int,
        _ slot: Int,
        _ wordStarts: [UInt64],
        _ seenBigrams: inout [Int32]
    ) {
        var previous: UInt32?
        while text[offset] != FoldedTexts.endOfReading {
            let start = offset
            let scalar = nextScalar(text, &offset)
            if let previous { add(Gram.readingBigram(previous, scalar), slot, &seenBigrams) }
            if wordStarts[start >> 6] >> UInt64(start & 63) & 1 != 0 {
                add(Gram.readingBigram(Gram.readingStart, scalar), slot, &seenBigrams)
            }
            previous = scalar
        }
        offset += 1
    }

    @inline(__always)
    private mutating func add(_ gram: Gram, _ slot: Int, _ seen: inout [Int32]) {
        let key = Int(gram.key)
        guard seen[key] != Int32(slot) else { return }
        seen[key] = Int32(slot)
        bigrams.append(UInt32(key) << 16 | UInt32(slot))
    }
}

/// Decodes the scalar at an offset of folded text, which must be well-formed, and moves the offset past it.
@inline(__always)
func nextScalar(_ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> UInt32 {
    let first = UInt32(text[offset])
    if first < 0x80 {
        offset += 1
        return first
    }
    if first < 0xE0 {
        let scalar = (first & 0x1F) << 6 | UInt32(text[offset + 1] & 0x3F)
        offset += 2
        return scalar
    }
    if first < 0xF0 {
        let scalar = (first & 0x0F) << 12 | UInt32(text[offset + 1] & 0x3F) << 6 | UInt32(text[offset + 2] & 0x3F)
        offset += 3
        return scalar
    }
    let high = (first & 0x07) << 18 | UInt32(text[offset + 1] & 0x3F) << 12
    let scalar = high | UInt32(text[offset + 2] & 0x3F) << 6 | UInt32(text[offset + 3] & 0x3F)
    offset += 4
    return scalar
}
