import CTypeAhead

/// Folds one text, character by character.
///
/// Folded bytes are collected in a small buffer, which is appended to the arrays in larger pieces. The letter that a following
/// mark may modify is always in the buffer.
struct Folder {
    // Small enough for stack allocation. A character needs at most 64 bytes, and marking a word start writes 16 bytes at once.
    private static let capacity = 448
    private static let diacriticCapacity = 128
    private static let room = 96

    private let tailoring: Int32
    private let bytes: UnsafeMutablePointer<UInt8>
    private let starts: UnsafeMutablePointer<Bool>

    /// The number of bytes in the buffer.
    private var count = 0

    /// The class of the previous character for word segmentation.
    private var previous = Class.punctuation
    private var isSpacePending = false
    private var isEmpty = true

    /// The buffer offset of the letter that following marks modify, or -1.
    private var letterStart = -1

    /// The letter that a tailoring combines with marks, if it differs from the folded one; otherwise 0.
    private var letter: UInt32 = 0

    /// The combining classes of the letter's diacritics. Diacritics beyond the capacity are not recorded; no real text has as
    /// many.
    private let diacriticClasses: UnsafeMutablePointer<UInt8>
    private var diacriticCount = 0

    /// The source range of the current character, and that of the spaces before it.
    private var source = 0..<0
    private var spaceSource = 0..<0

    /// The character classes of word segmentation.
    private enum Class {
        static let punctuation = UInt8(TYPEAHEAD_PUNCTUATION)
        static let letter = UInt8(TYPEAHEAD_LETTER)
        static let mark = UInt8(TYPEAHEAD_MARK)
        static let ideograph = UInt8(TYPEAHEAD_IDEOGRAPH)
        static let symbol = UInt8(TYPEAHEAD_SYMBOL)
        // Occurs only in sequences.
        static let diacritic: UInt8 = 7
    }

    /// The kinds of table entries.
    private enum Entry {
        static let dropped = UInt16(TYPEAHEAD_DROPPED)
        static let space = UInt16(TYPEAHEAD_SPACE)
        static let syllable = UInt16(TYPEAHEAD_SYLLABLE)
        static let firstMark = UInt16(TYPEAHEAD_FIRST_MARK)
    }

    /// Folds well-formed UTF-8 and appends the result.
    static func fold(
        _ text: UnsafeBufferPointer<UInt8>,
        with tailoring: Int32,
        origins: Bool,
        into folded: inout FoldedText
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { bytes in
            withUnsafeTemporaryAllocation(of: Bool.self, capacity: capacity) { starts in
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: diacriticCapacity) { diacriticClasses in
                    guard let bytes = bytes.baseAddress, let starts = starts.baseAddress else { return }
                    guard let diacriticClasses = diacriticClasses.baseAddress else { return }
                    var folder = Folder(
                        tailoring: tailoring,
                        bytes: bytes,
                        starts: starts,
                        diacriticClasses: diacriticClasses
                    )
                    if origins || tailoring >= 0 {
                        folder.run(text, origins: origins, isTailored: tailoring >= 0, into: &folded)
                    } else {
                        // A separate call, so that the compiler specializes it for this case.
                        folder.run(text, origins: false, isTailored: false, into: &folded)
                    }
                }
            }
        }
    }

    private init(
        tailoring: Int32,
        bytes: UnsafeMutablePointer<UInt8>,
        starts: UnsafeMutablePointer<Bool>,
        diacriticClasses: UnsafeMutablePointer<UInt8>
    ) {
        self.tailoring = tailoring
        self.bytes = bytes
        self.starts = starts
        self.diacriticClasses = diacriticClasses
    }

    @inline(__always)
    private mutating func run(
        _ text: UnsafeBufferPointer<UInt8>,
        origins: Bool,
        isTailored: Bool,
        into folded: inout FoldedText
    ) {
        guard var at = text.baseAddress else { return }
        let start = at
        let end = at + text.count
        while at < end {
            if count > Self.capacity - Self.room { flush(upTo: letterStart, &folded) }
            let first = at.pointee
            if origins { source = (at - start)..<(at - start + Self.length(first)) }
            if first < 0x80, let lower = Self.lower(first), !(isTailored && first == 0x49) {
                at += 1
                begin(Class.letter, origins: origins, into: &folded)
                bytes[count] = lower
                count += 1
                if origins { folded.origins.append(source) }
                continue
            }
            let scalar = Self.scalar(at)
            at += Self.length(first)
            if isTailored, let override = typeahead_find_override(tailoring, scalar) {
                write(typeahead_sequence(override.pointee.entry), origins: origins, into: &folded)
                letter = UInt32(override.pointee.letter)
                continue
            }
            let entry = typeahead_entry(scalar)
            if entry < Entry.dropped {
                begin(UInt8(truncatingIfNeeded: entry), origins: origins, into: &folded)
                var from = at - Self.length(first)
                while from < at {
                    bytes[count] = from.pointee
                    count += 1
                    from += 1
                    if origins { folded.origins.append(source) }
                }
            } else if entry >= Entry.firstMark {
                let combiningClass = typeahead_mark_class(entry)
                if isTailored, compose(scalar, combiningClass, origins: origins, into: &folded) { continue }
                addDiacritic(typeahead_mark_number(entry), combiningClass, origins: origins, into: &folded)
            } else if entry == Entry.space {
                addSpace(origins: origins)
            } else if entry == Entry.syllable {
                writeSyllable(scalar, origins: origins, into: &folded)
            } else if entry != Entry.dropped {
                write(typeahead_sequence(entry), origins: origins, into: &folded)
            }
        }
        flush(upTo: count, &folded)
    }

    // MARK: Letters

    /// Prepares for a letter or another character; its bytes follow.
    @inline(__always)
    private mutating func begin(_ characterClass: UInt8, origins: Bool, into folded: inout FoldedText) {
        if isSpacePending {
            isSpacePending = false
            if !isEmpty {
                bytes[count] = 0x20
                starts[count] = false
                count += 1
                if origins { folded.origins.append(spaceSource) }
            }
        }
        isEmpty = false
        letterStart = count
        letter = 0
        diacriticCount = 0
        if characterClass == Class.letter {
            beginWord(if: previous != Class.letter)
            previous = Class.letter
        } else if characterClass == Class.mark {
            // A vowel sign or similar: part of the preceding word.
            beginWord(if: previous == Class.punctuation)
            if previous == Class.punctuation { previous = Class.letter }
        } else {
            beginWord(
                if: characterClass == Class.ideograph || characterClass == Class.symbol
                    || (characterClass != Class.punctuation && characterClass != previous)
            )
            previous = characterClass
        }
    }

    /// Writes the word-start flags of the next 16 bytes: the given one for the first, false for the others.
    @inline(__always)
    private mutating func beginWord(if isStart: Bool) {
        let pointer = UnsafeMutableRawPointer(starts + count)
        pointer.storeBytes(of: 0, as: UInt64.self)
        pointer.storeBytes(of: 0, toByteOffset: 8, as: UInt64.self)
        starts[count] = isStart
    }

    private mutating func addSpace(origins: Bool) {
        if origins { spaceSource = (isSpacePending ? spaceSource.lowerBound : source.lowerBound)..<source.upperBound }
        isSpacePending = true
        letterStart = -1
        previous = Class.punctuation
    }

    /// Writes the parts of a sequence.
    @inline(__always)
    private mutating func write(_ sequence: UnsafePointer<UInt8>, origins: Bool, into folded: inout FoldedText) {
        var at = sequence + 1
        let end = at + Int(sequence.pointee)
        while at < end {
            let part = at.pointee
            let partClass = part >> 4
            if partClass < Class.diacritic {
                begin(partClass, origins: origins, into: &folded)
                for index in 1...Int(part & 15) {
                    bytes[count] = at[index]
                    count += 1
                    if origins { folded.origins.append(source) }
                }
                at += 1 + Int(part & 15)
            } else if partClass == Class.diacritic {
                addDiacritic(at[1], at[2], origins: origins, into: &folded)
                at += 3
            } else {
                addSpace(origins: origins)
                at += 1
            }
        }
    }

    /// Writes the jamo of a Korean syllable.
    private mutating func writeSyllable(_ scalar: UInt32, origins: Bool, into folded: inout FoldedText) {
        let index = scalar - 0xAC00
        write(typeahead_sequence(typeahead_entry(0x1100 + index / 588)), origins: origins, into: &folded)
        write(typeahead_sequence(typeahead_entry(0x1161 + index % 588 / 28)), origins: origins, into: &folded)
        guard index % 28 > 0 else { return }
        write(typeahead_sequence(typeahead_entry(0x11A7 + index % 28)), origins: origins, into: &folded)
    }

    // MARK: Marks

    /// Records a mark or stroke of the preceding letter, in canonical order.
    private mutating func addDiacritic(
        _ number: UInt8,
        _ combiningClass: UInt8,
        origins: Bool,
        into folded: inout FoldedText
    ) {
        guard letterStart >= 0 else { return }
        if origins { extendOrigins(&folded) }
        guard diacriticCount < Self.diacriticCapacity else { return }
        let diacritic = FoldedDiacritic(offset: folded.bytes.count + letterStart, mark: number)
        var index = diacriticCount
        while index > 0, diacriticClasses[index - 1] > combiningClass {
            diacriticClasses[index] = diacriticClasses[index - 1]
            index -= 1
        }
        diacriticClasses[index] = combiningClass
        folded.diacritics.insert(diacritic, at: folded.diacritics.count - (diacriticCount - index))
        diacriticCount += 1
    }

    /// Combines a letter and a mark into the letter of the language that they form, if any.
    private mutating func compose(
        _ mark: UInt32,
        _ combiningClass: UInt8,
        origins: Bool,
        into folded: inout FoldedText
    ) -> Bool {
        guard letterStart >= 0 else { return false }
        // A stroke makes it a different letter; a mark of the same combining class blocks the combination.
        for index in 0..<diacriticCount where diacriticClasses[index] == 0 || diacriticClasses[index] == combiningClass
        {
            return false
        }
        var letter = letter
        if letter == 0 {
            guard Self.length(bytes[letterStart]) == count - letterStart else { return false }
            letter = Self.scalar(bytes + letterStart)
        }
        let entry = typeahead_find_composition(tailoring, letter, mark)
        guard entry != 0 else { return false }
        let sequence = typeahead_sequence(entry) + 1
        if origins {
            source = folded.origins[folded.bytes.count + letterStart].lowerBound..<source.upperBound
            folded.origins.removeLast(count - letterStart)
        }
        let isStart = starts[letterStart]
        count = letterStart
        beginWord(if: isStart)
        for index in 1...Int(sequence.pointee & 15) {
            bytes[count] = sequence[index]
            count += 1
            if origins { folded.origins.append(source) }
        }
        self.letter = 0
        return true
    }

    /// Extends the origins of the letter to the end of the current character.
    private func extendOrigins(_ folded: inout FoldedText) {
        for index in folded.bytes.count + letterStart..<folded.bytes.count + count {
            folded.origins[index] = folded.origins[index].lowerBound..<source.upperBound
        }
    }

    // MARK: Bytes

    /// Appends the bytes before an offset to the arrays.
    private mutating func flush(upTo end: Int, _ folded: inout FoldedText) {
        let end = letterStart < 0 ? count : end
        folded.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: end))
        folded.wordStarts.append(contentsOf: UnsafeBufferPointer(start: starts, count: end))
        for index in end..<count {
            bytes[index - end] = bytes[index]
            starts[index - end] = starts[index]
        }
        count -= end
        if letterStart >= 0 { letterStart -= end }
    }

    /// The lowercase of an ASCII letter or digit; nil for other bytes.
    @inline(__always)
    private static func lower(_ byte: UInt8) -> UInt8? {
        let lower = byte | 0x20
        if lower &- 0x61 < 26 { return lower }
        return byte &- 0x30 < 10 ? byte : nil
    }

    /// The UTF-8 length of the character with the given first byte.
    @inline(__always)
    private static func length(_ first: UInt8) -> Int {
        first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }

    /// The scalar at a position in well-formed UTF-8.
    @inline(__always)
    private static func scalar(_ at: UnsafePointer<UInt8>) -> UInt32 {
        let first = UInt32(at[0])
        if first < 0x80 { return first }
        let second = UInt32(at[1] & 0x3F)
        if first < 0xE0 { return (first & 0x1F) << 6 | second }
        let third = UInt32(at[2] & 0x3F)
        if first < 0xF0 { return (first & 0x0F) << 12 | second << 6 | third }
        return (first & 0x07) << 18 | second << 12 | third << 6 | UInt32(at[3] & 0x3F)
    }
}
