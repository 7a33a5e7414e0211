import CTypeAhead

/// Stores word starts by their difference from a rule: a word begins after each byte after which most letters begin a word, such as
/// a space. Nearly all word starts of most texts follow it.
struct WordStartCoding {
    /// For each byte, whether the rule has a word begin after it: 1 or 0.
    private var separators = [UInt8](repeating: 0, count: 256)
    /// The offsets at which the rule is wrong, ascending.
    private var exceptions: [Int] = []

    /// Appends the word starts of a text.
    static func append(
        _ wordStarts: UnsafeBufferPointer<UInt64>,
        of text: UnsafeBufferPointer<UInt8>,
        to bytes: inout [UInt8]
    ) {
        var surplus = [Int](repeating: 0, count: 256)
        for offset in 1..<text.count where isFirst(text[offset]) {
            surplus[Int(text[offset - 1])] += wordStarts[offset >> 6] >> UInt64(offset & 63) & 1 != 0 ? 1 : -1
        }
        let separators = surplus.map { $0 > 0 ? UInt8(1) : 0 }
        for byte in stride(from: 0, to: 256, by: 8) {
            bytes.append((0..<8).reduce(0) { $0 | separators[byte + $1] << UInt8($1) })
        }
        var gaps: [Int] = []
        var next = 0
        for (place, expected) in Self.wordStarts(of: text, separators).enumerated() {
            var wrong = expected ^ wordStarts[place]
            while wrong != 0 {
                let offset = place << 6 | wrong.trailingZeroBitCount
                gaps.append(offset - next)
                next = offset + 1
                wrong &= wrong &- 1
            }
        }
        bytes.append(number: gaps.count)
        for gap in gaps { bytes.append(number: gap) }
    }

    /// Reads word starts of a text with the given number of bytes; nil if they are damaged. A word start beyond the end would lead a
    /// search out of the text.
    init?(_ reader: inout ByteReader, length: Int) {
        guard let rule = reader.bytes(32), let count = reader.number(), count <= length else { return nil }
        for byte in 0..<256 { separators[byte] = rule[byte >> 3] >> UInt8(byte & 7) & 1 }
        exceptions.reserveCapacity(count)
        var next = 0
        for _ in 0..<count {
            guard let gap = reader.number(), gap < length - next else { return nil }
            exceptions.append(next + gap)
            next += gap + 1
        }
    }

    /// A bit for each byte of the text that was stored: whether a word begins at it.
    func wordStarts(of text: [UInt8]) -> [UInt64] {
        var words = text.withUnsafeBufferPointer { Self.wordStarts(of: $0, separators) }
        for offset in exceptions { words[offset >> 6] ^= 1 << UInt64(offset & 63) }
        return words
    }

    /// The word starts by the rule.
    private static func wordStarts(of text: UnsafeBufferPointer<UInt8>, _ separators: [UInt8]) -> [UInt64] {
        guard let first = text.baseAddress else { return [] }
        let count = (text.count + 63) / 64
        return [UInt64](unsafeUninitializedCapacity: count) { words, initialized in
            typeahead_word_starts(words.baseAddress!, first, text.count, separators)
            initialized = count
        }
    }

    /// Whether a byte is the first one of a letter.
    private static func isFirst(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 && byte < FoldedTexts.endOfReading }
}
