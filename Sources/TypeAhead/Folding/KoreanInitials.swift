/// Terms that consist of the initial consonants of Korean syllables: ㅎㄱ finds 한국.
///
/// Operates on folded bytes, in which a syllable is the sequence of its letters (jamo) as typed. Each letter takes three bytes.
enum KoreanInitials {
    /// Whether a term is two or more consonants and nothing else.
    static func isInitials(_ term: [UInt8]) -> Bool {
        guard term.count >= 6, term.count % 3 == 0 else { return false }
        return term.withUnsafeBufferPointer { buffer in
            stride(from: 0, to: buffer.count, by: 3).allSatisfy { letter(in: buffer, at: $0) == .consonant }
        }
    }

    /// Finds consecutive syllables that begin with the consonants of a term.
    ///
    /// - Parameters:
    ///   - term: A term for which ``isInitials(_:)`` is true.
    ///   - text: Folded bytes.
    ///   - offset: The offset at which the search starts.
    /// - Returns: The bytes of the syllables, or nil.
    static func firstMatch(
        of term: [UInt8],
        in text: UnsafeBufferPointer<UInt8>,
        from offset: Int = 0
    ) -> Range<Int>? {
        var at = offset
        while at + 3 <= text.count {
            if text[at] == term[0], let end = end(of: term, in: text, at: at) { return at..<end }
            at += 1
        }
        return nil
    }

    private enum Letter {
        case consonant
        case vowel
    }

    /// The letter that begins at an offset: U+3131 to U+3163.
    private static func letter(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Letter? {
        guard offset + 3 <= text.count, text[offset] == 0xE3 else { return nil }
        switch (text[offset + 1], text[offset + 2]) {
        case (0x84, 0xB1...0xBF), (0x85, 0x80...0x8E): return .consonant
        case (0x85, 0x8F...0xA3): return .vowel
        default: return nil
        }
    }

    /// The end of the syllables at an offset that begin with the consonants of a term; nil if they differ.
    private static func end(of term: [UInt8], in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        var at = offset
        var consonant = 0
        while consonant < term.count {
            guard letter(in: text, at: at) == .consonant, letter(in: text, at: at + 3) == .vowel else { return nil }
            for index in 0..<3 where text[at + index] != term[consonant + index] { return nil }
            consonant += 3
            at += 6
            if letter(in: text, at: at) == .vowel { at += 3 }
            // A consonant that no vowel follows ends the syllable; there may be two.
            for _ in 0..<2 where letter(in: text, at: at) == .consonant && letter(in: text, at: at + 3) != .vowel {
                at += 3
            }
        }
        return at
    }
}
