import CTypeAhead

/// The prefix edit distance (bounded Damerau–Levenshtein) between a term and the start of a word.
///
/// An edit is a substitution, deletion or insertion of a letter, or a transposition of two adjacent letters. An edit of the
/// first letter counts as two. Spaces are never edited: words are neither joined nor split. Does not allocate during use.
struct PrefixEditDistance: ~Copyable {
    /// The maximum distance; 0 if no typos are permitted.
    let budget: Int
    private let count: Int
    /// The letters of the term, concatenated in UTF-8.
    private let bytes: UnsafeMutablePointer<UInt8>
    /// The offset of each letter, followed by the end of the last one.
    private let starts: UnsafeMutablePointer<Int>
    /// A bit for the last byte of each letter. Letters may share bits.
    private let letters: UInt64
    /// The number of bytes of a text that can contain its letters.
    private let reach: Int
    /// Whether each letter is one byte.
    private let isASCII: Bool

    /// The end of the matched prefix, and its distance.
    typealias Found = (distance: Int, end: Int)

    /// Prepares a folded term for comparison with many words.
    init(_ folded: [UInt8], budget: Int) {
        self.budget = budget
        let capacity = max(folded.count, Int(TYPEAHEAD_ALIGNED_LIMIT)) + Int(TYPEAHEAD_ALIGNED_PADDING)
        bytes = .allocate(capacity: capacity)
        bytes.initialize(repeating: 0, count: capacity)
        bytes.update(from: folded, count: folded.count)
        let letters = folded.indices.filter { folded[$0] & 0xC0 != 0x80 } + [folded.count]
        count = letters.count - 1
        starts = .allocate(capacity: letters.count)
        starts.initialize(from: letters, count: letters.count)
        self.letters = letters.dropFirst().reduce(0) { $0 | 1 << UInt64(folded[$1 - 1] & 63) }
        reach = folded.count + 4 * budget
        isASCII = count == folded.count
    }

    deinit {
        bytes.deallocate()
        starts.deallocate()
    }

    /// The smallest distance between the term and any prefix of a part of a text, and the end of that prefix, the longest of
    /// equally close ones; nil if the distance exceeds the budget.
    @inline(__always)
    func toPrefix(of text: UnsafePointer<UInt8>, from begin: Int, until end: Int) -> Found? {
        guard begin < end else { return nil }
        let beginsEqually = has(0, text + begin)
        guard beginsEqually || budget > 1 else { return nil }
        if isASCII {
            let edits = UInt32(truncatingIfNeeded: budget)
            guard typeahead_count_unaligned(text + begin, end - begin, bytes, count, edits) <= edits else { return nil }
        } else if beginsEqually, !hasLetters(text, begin, min(end, begin + reach)) {
            return nil
        }
        if beginsEqually { return distance(0, text, begin, end, left: budget) }
        // The one edit is at the first letter and counts as two.
        return afterEdit(0, text, begin, end, left: 0).map { ($0.distance + 2, $0.end) }
    }

    /// Whether most letters occur. An edit removes at most one.
    @inline(__always)
    private func hasLetters(_ text: UnsafePointer<UInt8>, _ begin: Int, _ end: Int) -> Bool {
        var there: UInt64 = 0
        for place in begin..<end { there |= 1 << UInt64(text[place] & 63) }
        return (letters & ~there).nonzeroBitCount <= budget
    }

    /// The smallest distance between the rest of the term and any prefix of the rest of the text.
    ///
    /// Skips equal leading letters, because editing one of them never reduces the distance.
    private func distance(
        _ letter: Int,
        _ text: UnsafePointer<UInt8>,
        _ begin: Int,
        _ end: Int,
        left: Int
    ) -> Found? {
        var letter = letter
        var place = begin
        while letter < count, place < end, has(letter, text + place) {
            place += starts[letter + 1] - starts[letter]
            letter += 1
        }
        if letter == count { return (0, place) }
        guard left > 0 else { return nil }
        return afterEdit(letter, text, place, end, left: left - 1).map { ($0.distance + 1, $0.end) }
    }

    /// The best continuation after an edit of any kind at two different letters. Spaces are not edited.
    private func afterEdit(
        _ letter: Int,
        _ text: UnsafePointer<UInt8>,
        _ place: Int,
        _ end: Int,
        left: Int
    ) -> Found? {
        let isInTerm = bytes[starts[letter]] != Self.space
        var best = isInTerm ? distance(letter + 1, text, place, end, left: left) : nil
        guard place < end, text[place] != Self.space else { return best }
        let next = place + Self.length(text[place])
        if isInTerm { best = Self.better(best, distance(letter + 1, text, next, end, left: left)) }
        best = Self.better(best, distance(letter, text, next, end, left: left))
        if isInTerm, letter + 1 < count, next < end, has(letter, text + next), has(letter + 1, text + place) {
            let behind = next + starts[letter + 1] - starts[letter]
            best = Self.better(best, distance(letter + 2, text, behind, end, left: left))
        }
        return best
    }

    @inline(__always)
    private static func better(_ one: Found?, _ other: Found?) -> Found? {
        guard let one, let other else { return one ?? other }
        return (other.distance, -other.end) < (one.distance, -one.end) ? other : one
    }

    private static let space: UInt8 = 0x20

    /// Whether a letter of the term is at a position. In UTF-8, continuation bytes differ from all first bytes.
    @inline(__always)
    private func has(_ letter: Int, _ text: UnsafePointer<UInt8>) -> Bool {
        let start = starts[letter]
        guard text.pointee == bytes[start] else { return false }
        for byte in 1..<max(1, starts[letter + 1] - start) where text[byte] != bytes[start + byte] { return false }
        return true
    }

    /// The UTF-8 length of a letter with the given first byte.
    @inline(__always)
    private static func length(_ first: UInt8) -> Int { first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }
}
