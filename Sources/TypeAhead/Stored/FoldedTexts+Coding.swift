import CTypeAhead

extension FoldedTexts {
    /// The texts as bytes: the lengths of the records, their text, the word starts, and the diacritics.
    var encoded: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + text.count / 8 + count * 2 + diacritics.count * 3 + 16)
        bytes.append(number: text.count)
        for slot in 0..<count { bytes.append(number: range(of: slot).count) }
        bytes.append(contentsOf: text.buffer)
        for word in wordStarts.buffer { withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) } }
        bytes.append(number: diacritics.count)
        var slot = 0
        var offset = 0
        for diacritic in diacritics.buffer {
            let next = Int(diacritic >> 48)
            if next != slot { offset = 0 }
            bytes.append(number: next - slot)
            bytes.append(number: Int(diacritic >> 8 & 0xFF_FFFF_FFFF) - offset)
            bytes.append(UInt8(truncatingIfNeeded: diacritic))
            slot = next
            offset = Int(diacritic >> 8 & 0xFF_FFFF_FFFF)
        }
        return bytes
    }

    /// Decodes texts. Nil if the bytes do not describe the given number of records with the given number of fields each.
    convenience init?(_ encoded: [UInt8], count: Int, fieldCount: Int, hasReadings: Bool) {
        let content = encoded.withUnsafeBufferPointer {
            SegmentContent(decoding: $0, count: count, fieldCount: fieldCount, hasReadings: hasReadings)
        }
        guard let content else { return nil }
        self.init(content)
    }

    /// The texts of records whose fields are all empty.
    static func blank(count: Int, fieldCount: Int) -> FoldedTexts {
        FoldedTexts(SegmentContent(blank: count, fieldCount: fieldCount))
    }
}

extension SegmentContent {
    /// Makes the content of records whose fields are all empty.
    fileprivate init(blank count: Int, fieldCount: Int) {
        self.init(
            fieldCount: fieldCount,
            text: [UInt8](repeating: FoldedTexts.endOfField, count: 1 + count * fieldCount),
            starts: (0...count).map { UInt32(1 + $0 * fieldCount) },
            wordStarts: [UInt64](repeating: 0, count: (1 + count * fieldCount + 63) / 64),
            diacritics: [],
            hasReadings: false
        )
    }

    fileprivate init?(decoding bytes: UnsafeBufferPointer<UInt8>, count: Int, fieldCount: Int, hasReadings: Bool) {
        var reader = ByteReader(bytes)
        guard let length = reader.number(), length > 0, length <= bytes.count else { return nil }
        var starts: [UInt32] = [1]
        starts.reserveCapacity(count + 1)
        var end = 1
        for _ in 0..<count {
            guard let size = reader.number(), size >= fieldCount, size <= length - end else { return nil }
            end += size
            starts.append(UInt32(end))
        }
        guard end == length, let text = reader.bytes(length), text[0] == FoldedTexts.endOfField,
            Self.areTerminated(text, starts, fieldCount: fieldCount, hasReadings: hasReadings),
            let words = reader.bytes((length + 63) / 64 * 8),
            let diacritics = Self.diacritics(&reader, starts), reader.isAtEnd
        else { return nil }
        let raw = UnsafeRawBufferPointer(words)
        let wordStarts = (0..<words.count / 8).map {
            UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self))
        }
        // A word start beyond the end would lead a search out of the text.
        let beyond = length % 64
        guard beyond == 0 || (wordStarts.last ?? 0) >> UInt64(beyond) == 0 else { return nil }
        self.init(
            fieldCount: fieldCount,
            text: Array(text),
            starts: starts,
            wordStarts: wordStarts,
            diacritics: diacritics,
            hasReadings: hasReadings
        )
    }

    /// Whether each record has as many fields as the index and ends with a terminator, and all text is UTF-8. Otherwise scanning
    /// would leave the record.
    private static func areTerminated(
        _ text: UnsafeBufferPointer<UInt8>,
        _ starts: [UInt32],
        fieldCount: Int,
        hasReadings: Bool
    ) -> Bool {
        for slot in 0..<starts.count - 1 {
            var fields = 0
            var readings = 0
            var continuations = 0
            var last: UInt8 = 0
            for offset in Int(starts[slot])..<Int(starts[slot + 1]) {
                last = text[offset]
                if continuations > 0 {
                    guard last & 0xC0 == 0x80 else { return false }
                    continuations -= 1
                    continue
                }
                switch last {
                case 0..<0x80: break
                case 0xC2..<0xE0: continuations = 1
                case 0xE0..<0xF0: continuations = 2
                case 0xF0..<0xF5: continuations = 3
                case FoldedTexts.endOfField:
                    fields += 1
                    if readings > 0 { return false }
                case FoldedTexts.endOfReading: readings += 1
                default: return false
                }
            }
            guard fields == fieldCount, last >= FoldedTexts.endOfReading, hasReadings || readings == 0 else {
                return false
            }
        }
        return true
    }

    private static func diacritics(_ reader: inout ByteReader, _ starts: [UInt32]) -> [UInt64]? {
        guard let count = reader.number() else { return nil }
        var diacritics: [UInt64] = []
        var slot = 0
        var offset = 0
        for _ in 0..<count {
            guard let slots = reader.number(), let bytes = reader.number(), let mark = reader.byte() else { return nil }
            if slots > 0 { offset = 0 }
            guard slots < starts.count - 1 - slot else { return nil }
            slot += slots
            offset += bytes
            guard offset < Int(starts[slot + 1] - starts[slot]) else { return nil }
            diacritics.append(Self.diacritic(slot: UInt64(slot), offset: UInt64(offset), mark: mark))
        }
        return diacritics
    }
}
