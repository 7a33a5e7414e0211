import CTypeAhead

/// Finds the letters of a term as a subsequence of a text.
///
/// Runs for each candidate record, so it does not allocate. Searched texts need `TYPEAHEAD_PADDING` readable bytes after their end.
struct SubsequenceTerm: ~Copyable {
    /// The number of letters; 0 for a term without fuzzy matching.
    let count: Int
    private let letters: UnsafeMutablePointer<TypeAheadLetter>

    init(_ term: PreparedTerm) { self.init(term.permitsFuzzyMatching ? term.bytes : []) }

    /// - Parameter folded: Well-formed UTF-8.
    init(_ folded: [UInt8]) {
        let starts = folded.indices.filter { folded[$0] & 0xC0 != 0x80 } + [folded.count]
        count = starts.count - 1
        letters = .allocate(capacity: max(count, 1))
        folded.withUnsafeBufferPointer { buffer in
            for (number, (start, end)) in zip(starts, starts.dropFirst()).enumerated() {
                guard let letter = buffer.baseAddress.map({ typeahead_letter($0 + start, end - start) }) else { break }
                (letters + number).initialize(to: letter)
            }
        }
    }

    deinit { letters.deallocate() }

    /// A range of a text that contains the term as a subsequence.
    struct Window: Equatable {
        var begin: Int
        var end: Int
        /// The number of letters in the range.
        var letters: Int
    }

    /// The end of the first subsequence match in a part of a text; -1 if there is none.
    @inline(__always)
    func endOfFirst(_ text: UnsafePointer<UInt8>, _ begin: Int, _ end: Int) -> Int {
        typeahead_find_letters(text, begin, end, letters, count)
    }

    /// The offset of the first letter of the term in a part of a text that contains it.
    @inline(__always)
    func beginOfFirst(_ text: UnsafePointer<UInt8>, _ begin: Int, _ end: Int) -> Int {
        typeahead_find_letters(text, begin, end, letters, 1) - Int(letters.pointee.length)
    }

    /// The shortest window that contains the term as a subsequence; the first of equally short ones, or nil.
    ///
    /// Candidate windows advance at both ends, and each letter is in at most as many of them as the term has letters.
    ///
    /// - Parameter firstEnd: The result of ``endOfFirst(_:_:_:)`` for the same part.
    func tightest(_ text: UnsafePointer<UInt8>, _ end: Int, firstEnd: Int) -> Window? {
        var best: Window?
        var next = firstEnd
        while next >= 0 {
            let window = window(text, endingAt: next)
            if window.letters < best?.letters ?? .max { best = window }
            // A window without gaps would be an exact match, found earlier.
            if window.letters <= count + 1 { break }
            next = endOfFirst(text, window.begin + 1, end)
        }
        return best
    }

    /// The shortest window that ends with the last letter of the term at the given end.
    @inline(__always)
    private func window(_ text: UnsafePointer<UInt8>, endingAt end: Int) -> Window {
        var offset = end
        var passed = 0
        var letter = count - 1
        while letter >= 0 {
            offset -= 1
            if text[offset] & 0xC0 != 0x80 { passed += 1 }
            if typeahead_has_letter(text + offset, letters + letter) { letter -= 1 }
        }
        return Window(begin: offset, end: end, letters: passed)
    }

    /// The offsets of the letters of the term in a window, each as early as possible.
    func places(_ text: UnsafePointer<UInt8>, in window: Window) -> [Int] {
        var offset = window.begin
        return (0..<count).map { letter in
            while !typeahead_has_letter(text + offset, letters + letter) { offset += 1 }
            defer { offset += 1 }
            return offset
        }
    }
}
