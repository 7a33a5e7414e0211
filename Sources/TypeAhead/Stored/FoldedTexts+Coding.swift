import CTypeAhead

extension FoldedTexts {
    /// The texts as bytes: the length of the text, the numbers of readings, the word starts, the diacritics, and the text.
    ///
    /// - Parameter compressed: Whether to compress the text, which takes longer.
    func encoded(compressed: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + diacritics.count * 3 + 64)
        bytes.append(number: text.count)
        if hasReadings { for slot in 0..<count { bytes.append(number: readingCount(of: slot)) } }
        WordStartCoding.append(wordStarts.buffer, of: text.buffer, to: &bytes)
        appendDiacritics(to: &bytes)
        let symbols = compressed ? SymbolTable(sample: SymbolTable.sample(of: text.buffer)) : nil
        bytes.append(symbols == nil ? 0 : 1)
        if let symbols {
            bytes.append(contentsOf: symbols.encoded)
            bytes.append(contentsOf: symbols.compress(text.buffer))
        } else {
            bytes.append(contentsOf: text.buffer)
        }
        return bytes
    }

    private func readingCount(of slot: Int) -> Int {
        range(of: slot).reduce(0) { text[$1] == Self.endOfReading ? $0 + 1 : $0 }
    }

    private func appendDiacritics(to bytes: inout [UInt8]) {
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
        guard let length = reader.number(), (1..<Int(UInt32.max)).contains(length) else { return nil }
        var readings: [UInt32] = []
        for _ in 0..<(hasReadings ? count : 0) {
            guard let number = reader.number(), number < length else { return nil }
            readings.append(UInt32(number))
        }
        guard let exceptions = WordStartCoding(&reader, length: length),
            let diacritics = Self.diacritics(&reader),
            let text = Self.text(&reader, length: length),
            let starts = Self.starts(
                in: text,
                count: count,
                fieldCount: fieldCount,
                readings: hasReadings ? readings : nil
            ),
            Self.areInside(diacritics, starts)
        else { return nil }
        self.init(
            fieldCount: fieldCount,
            text: text,
            starts: starts,
            wordStarts: exceptions.wordStarts(of: text),
            diacritics: diacritics,
            hasReadings: hasReadings
        )
    }

    /// The text, which is the rest of the bytes.
    private static func text(_ reader: inout ByteReader, length: Int) -> [UInt8]? {
        guard let form = reader.byte(), form <= 1 else { return nil }
        guard form == 1 else {
            let text = Array(reader.rest())
            return text.count == length ? text : nil
        }
        guard let symbols = SymbolTable(decoding: &reader),
            let text = symbols.expand(reader.rest(), limit: length), text.count == length
        else { return nil }
        return text
    }

    /// The start of each record and the end of the last one; nil if the text does not have the fields and readings of the records.
    ///
    /// - Parameter readings: The number of readings of each record; nil if none has any.
    private static func starts(in text: [UInt8], count: Int, fieldCount: Int, readings: [UInt32]?) -> [UInt32]? {
        let starts = [UInt32](unsafeUninitializedCapacity: count + 1) { buffer, initialized in
            let first = buffer.baseAddress!
            let isIntact = typeahead_record_starts(first, text, text.count, count, fieldCount, readings)
            initialized = isIntact ? count + 1 : 0
        }
        return starts.isEmpty ? nil : starts
    }

    private static func diacritics(_ reader: inout ByteReader) -> [UInt64]? {
        guard let count = reader.number() else { return nil }
        var diacritics: [UInt64] = []
        var slot = 0
        var offset = 0
        for _ in 0..<count {
            guard let slots = reader.number(), let bytes = reader.number(), let mark = reader.byte() else { return nil }
            if slots > 0 { offset = 0 }
            guard slots < TextSegment.capacity, bytes < 1 << 32 else { return nil }
            slot += slots
            offset += bytes
            guard slot < TextSegment.capacity, offset < 1 << 32 else { return nil }
            diacritics.append(Self.diacritic(slot: UInt64(slot), offset: UInt64(offset), mark: mark))
        }
        return diacritics
    }

    /// Whether all diacritics are in records.
    private static func areInside(_ diacritics: [UInt64], _ starts: [UInt32]) -> Bool {
        diacritics.allSatisfy { diacritic in
            let slot = Int(diacritic >> 48)
            return slot < starts.count - 1
                && diacritic >> 8 & 0xFF_FFFF_FFFF < UInt64(starts[slot + 1] - starts[slot])
        }
    }
}
