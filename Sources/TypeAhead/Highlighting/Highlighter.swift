import CTypeAhead

/// Finds the ranges of a text to highlight.
struct Highlighter: Sendable {
    private let folding: TextFolding

    /// Makes a highlighter for texts and terms with the same folding.
    init(folding: TextFolding) { self.folding = folding }

    /// The ranges of a text in which terms occur, anywhere, in ascending order.
    ///
    /// A range covers whole grapheme clusters, even if a term matches only a part: "s" marks "ß". Overlapping and adjacent
    /// ranges are merged.
    ///
    /// - Parameters:
    ///   - terms: Folded terms; for a word with typos, the word that was found instead. Terms that are initial consonants of
    ///     Korean syllables also mark these syllables.
    ///   - subsequences: Folded terms for fuzzy matching: only the letters of the shortest window that contains them are marked.
    ///   - text: The original text, not folded.
    func ranges(of terms: [[UInt8]], subsequences: [[UInt8]] = [], in text: String) -> [Range<String.Index>] {
        let folded = folding.fold(text, withOrigins: true)
        let found = Self.marks(of: terms, subsequences: subsequences, in: folded.bytes).ranges.map {
            folded.origins[$0.lowerBound].lowerBound..<folded.origins[$0.upperBound - 1].upperBound
        }
        return found.isEmpty ? [] : Self.characters(of: text, covering: found)
    }

    /// The bytes of a folded text to highlight.
    ///
    /// Each different term takes one pass over the text, regardless of the number of its occurrences.
    static func marks(of terms: [[UInt8]], subsequences: [[UInt8]], in text: [UInt8]) -> MarkedBytes {
        var marks = MarkedBytes(count: text.count)
        var seen: Set<[UInt8]> = []
        for term in subsequences where seen.insert(term).inserted {
            for place in letters(of: term, in: text) { marks.mark(place..<place + 1) }
        }
        seen.removeAll()
        for term in terms where !term.isEmpty && seen.insert(term).inserted {
            marks.beginTerm()
            visitOccurrences(of: term, in: text) { marks.mark($0) }
            guard KoreanInitials.isInitials(term) else { continue }
            marks.beginTerm()
            visitSyllables(of: term, in: text) { marks.mark($0) }
        }
        return marks
    }

    /// The offsets of the letters of a term; empty if the text does not contain them.
    private static func letters(of term: [UInt8], in text: [UInt8]) -> [Int] {
        let term = SubsequenceTerm(term)
        let end = text.count
        let text = FixedArray(text, padding: Int(TYPEAHEAD_PADDING), filler: 0)
        return withExtendedLifetime(text) {
            let first = term.endOfFirst(text.pointer, 0, end)
            return term.tightest(text.pointer, end, firstEnd: first).map { term.places(text.pointer, in: $0) } ?? []
        }
    }

    /// Calls a closure for all ranges of bytes where a term occurs, including overlapping ones, in ascending order.
    private static func visitOccurrences(of term: [UInt8], in text: [UInt8], _ body: (Range<Int>) -> Void) {
        guard term.count <= text.count else { return }
        // The failure function of Knuth–Morris–Pratt: for each prefix of the term, the length of its longest border. No byte of
        // the text is read twice, however repetitive the text is.
        var shorter = [0]
        var length = 0
        for byte in term.dropFirst() {
            while length > 0, term[length] != byte { length = shorter[length - 1] }
            if term[length] == byte { length += 1 }
            shorter.append(length)
        }
        length = 0
        for (index, byte) in text.enumerated() {
            while length > 0, length == term.count || term[length] != byte { length = shorter[length - 1] }
            if term[length] == byte { length += 1 }
            if length == term.count { body(index + 1 - length..<index + 1) }
        }
    }

    /// Calls a closure for all ranges of syllables that begin with the consonants of a term, in ascending order.
    private static func visitSyllables(of term: [UInt8], in text: [UInt8], _ body: (Range<Int>) -> Void) {
        text.withUnsafeBufferPointer { buffer in
            var offset = 0
            while let range = KoreanInitials.firstMatch(of: term, in: buffer, from: offset) {
                body(range)
                offset = range.lowerBound + 1
            }
        }
    }

    /// The characters that intersect the ranges of UTF-8 offsets, which must be sorted by lower bound.
    private static func characters(of text: String, covering ranges: [Range<Int>]) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var next = 0
        var reached = 0  // the end of the ranges that begin before the end of the character
        var index = text.startIndex
        var offset = 0
        while index < text.endIndex, next < ranges.count || offset < reached {
            let end = text.index(after: index)
            let endOffset = offset + text.utf8.distance(from: index, to: end)
            while next < ranges.count, ranges[next].lowerBound < endOffset {
                reached = max(reached, ranges[next].upperBound)
                next += 1
            }
            if offset < reached {
                if let last = result.last, last.upperBound == index {
                    result[result.count - 1] = last.lowerBound..<end
                } else {
                    result.append(index..<end)
                }
            }
            index = end
            offset = endOffset
        }
        return result
    }
}
