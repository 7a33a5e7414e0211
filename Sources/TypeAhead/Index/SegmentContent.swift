/// The folded text of records while a segment is built.
struct SegmentContent {
    let fieldCount: Int
    private(set) var text: [UInt8] = [FoldedTexts.endOfField]
    private(set) var starts: [UInt32] = [1]
    private(set) var wordStarts: [UInt64] = [0]
    private(set) var diacritics: [UInt64] = []
    private(set) var hasReadings = false
    private var folded = FoldedText()

    init(fieldCount: Int, capacity: Int) {
        self.fieldCount = fieldCount
        text.reserveCapacity(capacity * 16)
        starts.reserveCapacity(capacity + 1)
        wordStarts.reserveCapacity(capacity / 4)
    }

    /// Makes content of known parts, which must agree with each other.
    init(
        fieldCount: Int,
        text: [UInt8],
        starts: [UInt32],
        wordStarts: [UInt64],
        diacritics: [UInt64],
        hasReadings: Bool
    ) {
        self.fieldCount = fieldCount
        self.text = text
        self.starts = starts
        self.wordStarts = wordStarts
        self.diacritics = diacritics
        self.hasReadings = hasReadings
    }

    /// The number of records.
    var count: Int { starts.count - 1 }

    /// Whether a record with the given number of bytes fits.
    func hasRoom(for bytes: Int) -> Bool {
        count < TextSegment.capacity && text.count + bytes < Int(UInt32.max)
    }

    /// Appends a record.
    ///
    /// - Parameters:
    ///   - fields: The texts of its text fields, one for each of the index.
    ///   - readings: Its readings.
    mutating func append(fields: [String], readings: [String], folding: TextFolding) {
        folded.bytes.removeAll(keepingCapacity: true)
        folded.wordStarts.removeAll(keepingCapacity: true)
        folded.diacritics.removeAll(keepingCapacity: true)
        for field in fields {
            folding.append(field, to: &folded)
            end(with: FoldedTexts.endOfField)
        }
        for reading in readings {
            folding.append(reading, to: &folded)
            end(with: FoldedTexts.endOfReading)
            hasReadings = true
        }
        appendFolded()
    }

    /// Appends a record with one text field and no readings.
    mutating func append(field: String, folding: TextFolding) {
        folded.bytes.removeAll(keepingCapacity: true)
        folded.wordStarts.removeAll(keepingCapacity: true)
        folded.diacritics.removeAll(keepingCapacity: true)
        folding.append(field, to: &folded)
        end(with: FoldedTexts.endOfField)
        appendFolded()
    }

    private mutating func end(with byte: UInt8) {
        folded.bytes.append(byte)
        folded.wordStarts.append(false)
    }

    private mutating func appendFolded() {
        let base = text.count
        text.append(contentsOf: folded.bytes)
        let words = (text.count + 63) / 64
        while wordStarts.count < words { wordStarts.append(0) }
        for (index, isStart) in folded.wordStarts.enumerated() where isStart {
            let offset = base + index
            wordStarts[offset >> 6] |= 1 << UInt64(offset & 63)
        }
        let slot = UInt64(count)
        for diacritic in folded.diacritics {
            diacritics.append(Self.diacritic(slot: slot, offset: UInt64(diacritic.offset), mark: diacritic.mark))
        }
        starts.append(UInt32(text.count))
    }

    /// Appends a record of a different segment, with its folded text.
    mutating func append(_ slot: Int, of segment: FoldedTexts) {
        let range = segment.range(of: slot)
        let base = text.count
        text.append(contentsOf: UnsafeBufferPointer(rebasing: segment.text.buffer[range]))
        if segment.hasReadings, segment.fieldsRange(of: slot) != range { hasReadings = true }
        while wordStarts.count < (text.count + 63) / 64 { wordStarts.append(0) }
        for part in stride(from: 0, to: range.count, by: 64) {
            let bits = segment.wordStarts(from: range.lowerBound + part, count: min(64, range.count - part))
            let place = (base + part) >> 6
            let shift = UInt64((base + part) & 63)
            wordStarts[place] |= bits << shift
            if shift > 0, bits >> (64 - shift) != 0 { wordStarts[place + 1] |= bits >> (64 - shift) }
        }
        let newSlot = UInt64(count)
        segment.visitDiacritics(of: slot) { offset, mark in
            diacritics.append(Self.diacritic(slot: newSlot, offset: UInt64(offset), mark: mark))
        }
        starts.append(UInt32(text.count))
    }

    /// Copies all records of a different segment. Must be empty.
    mutating func appendAll(of segment: FoldedTexts) {
        precondition(count == 0)
        text = Array(segment.text.buffer)
        starts = Array(segment.starts.buffer)
        wordStarts = Array(segment.wordStarts.buffer)
        diacritics = Array(segment.diacritics.buffer)
        hasReadings = segment.hasReadings
    }

    /// A diacritic as one number, so that the diacritics of a segment are sorted by slot and offset.
    static func diacritic(slot: UInt64, offset: UInt64, mark: UInt8) -> UInt64 {
        slot << 48 | min(offset, 0xFF_FFFF_FFFF) << 8 | UInt64(mark)
    }
}

extension FoldedTexts {
    /// The word-start bits of up to 64 bytes of the text, from the lowest bit on.
    fileprivate func wordStarts(from offset: Int, count: Int) -> UInt64 {
        let place = offset >> 6
        let shift = UInt64(offset & 63)
        var bits = wordStarts[place] >> shift
        if shift > 0 { bits |= wordStarts[place + 1] << (64 - shift) }
        return count < 64 ? bits & (1 << UInt64(count) - 1) : bits
    }

    /// Calls a closure for each diacritic of a record, with its offset in the record's text.
    func visitDiacritics(of slot: Int, _ body: (_ offset: Int, _ mark: UInt8) -> Void) {
        var index = firstDiacritic(from: slot)
        while let diacritic = diacritic(index, of: slot) {
            body(diacritic.offset, diacritic.mark)
            index += 1
        }
    }

    /// The diacritic with a given index in ``diacritics``; nil if it belongs to a later record.
    @inline(__always)
    func diacritic(_ index: Int, of slot: Int) -> FoldedDiacritic? {
        guard index < diacritics.count, diacritics[index] >> 48 == UInt64(slot) else { return nil }
        let diacritic = diacritics[index]
        return FoldedDiacritic(
            offset: Int(diacritic >> 8 & 0xFF_FFFF_FFFF),
            mark: UInt8(truncatingIfNeeded: diacritic)
        )
    }

    /// The index of the first diacritic of a record, or of a later one.
    func firstDiacritic(from slot: Int) -> Int {
        let first = UInt64(slot) << 48
        var low = 0
        var high = diacritics.count
        while low < high {
            let middle = (low + high) / 2
            if diacritics[middle] < first { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
