/// How many typing errors there are between a term and the beginning of a word.
///
/// An error is a letter that is wrong, missing, or too much, or two neighbours that changed places. One at the first letter of the
/// term counts as two. A space is never a part of an error: words are neither joined nor split. It allocates nothing while it is used, and belongs to whoever made it, who frees it.
struct TypoDistance {
    /// More errors than this are too many; 0 when none are forgiven.
    let budget: Int
    private let count: Int
    /// The letters of the term in UTF-8, one behind the other.
    private let bytes: UnsafeMutablePointer<UInt8>
    /// For each letter, where its bytes begin, and at last where the last one ends.
    private let starts: UnsafeMutablePointer<Int>
    /// A bit for the last byte of each letter, of which some have one in common.
    private let letters: UInt64
    /// The number of bytes of a text in which its letters are.
    private let reach: Int

    /// The end of what was taken for the term, and the number of its errors.
    typealias Found = (distance: Int, end: Int)

    /// Prepares for comparing a folded term with many words.
    init(_ folded: [UInt8], budget: Int) {
        self.budget = budget
        bytes = .allocate(capacity: max(folded.count, 1))
        bytes.initialize(from: folded, count: folded.count)
        let letters = folded.indices.filter { folded[$0] & 0xC0 != 0x80 } + [folded.count]
        count = letters.count - 1
        starts = .allocate(capacity: letters.count)
        starts.initialize(from: letters, count: letters.count)
        self.letters = letters.dropFirst().reduce(0) { $0 | 1 << UInt64(folded[$1 - 1] & 63) }
        reach = folded.count + 4 * budget
    }

    func free() {
        bytes.deallocate()
        starts.deallocate()
    }

    /// The fewest errors between the term and any beginning of a part of a text, and where that beginning ends, the longest of equally
    /// good ones; nil when there are too many errors.
    @inline(__always)
    func toBeginning(of text: UnsafePointer<UInt8>, from begin: Int, until end: Int) -> Found? {
        guard begin < end, !has(0, text + begin) else {
            guard hasLetters(text, begin, min(end, begin + reach)) else { return nil }
            return distance(0, text, begin, end, left: budget)
        }
        guard budget > 1 else { return nil }
        // The one error is here, and counts as two.
        return afterError(0, text, begin, end, left: 0).map { ($0.distance + 2, $0.end) }
    }

    /// Whether most letters are there. An error takes away no more than one.
    @inline(__always)
    private func hasLetters(_ text: UnsafePointer<UInt8>, _ begin: Int, _ end: Int) -> Bool {
        var there: UInt64 = 0
        for place in begin..<end { there |= 1 << UInt64(text[place] & 63) }
        return (letters & ~there).nonzeroBitCount <= budget
    }

    /// The fewest errors between the rest of the term from a letter on and any beginning of the rest of the text.
    ///
    /// Equal letters that come first may be left out: nothing is won by taking one of them for an error.
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
        return afterError(letter, text, place, end, left: left - 1).map { ($0.distance + 1, $0.end) }
    }

    /// The best that is left behind an error of any kind between two letters that differ. No space is a part of it.
    private func afterError(
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

    /// Whether a letter of the term stands at a place. No byte inside a letter is like the first one of any.
    @inline(__always)
    private func has(_ letter: Int, _ text: UnsafePointer<UInt8>) -> Bool {
        let start = starts[letter]
        guard text.pointee == bytes[start] else { return false }
        for byte in 1..<max(1, starts[letter + 1] - start) where text[byte] != bytes[start + byte] { return false }
        return true
    }

    /// The number of bytes of a letter that begins with a byte.
    @inline(__always)
    private static func length(_ first: UInt8) -> Int { first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }
}
