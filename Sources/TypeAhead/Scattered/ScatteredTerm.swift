import CTypeAhead

/// Finds the letters of a term in their order, with others between them.
///
/// It runs for each record that may match, so it allocates nothing. It belongs to whoever made it, who frees it. Texts that are
/// searched have `TYPEAHEAD_PADDING` readable bytes behind them.
struct ScatteredTerm {
    /// The number of letters; 0 of a term that must not be scattered.
    let count: Int
    private let letters: UnsafeMutablePointer<TypeAheadLetter>

    init(_ term: PreparedTerm) { self.init(term.isScatterable ? term.bytes : []) }

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

    func free() { letters.deallocate() }

    /// A row of letters of a text, in which those of the term are.
    struct Window: Equatable {
        var begin: Int
        var end: Int
        /// The number of letters from the first to the last one.
        var letters: Int
    }

    /// Where the letters of the term end that come first in a part of a text; -1 when they are not all there.
    @inline(__always)
    func endOfFirst(_ text: UnsafePointer<UInt8>, _ begin: Int, _ end: Int) -> Int {
        typeahead_find_letters(text, begin, end, letters, count)
    }

    /// Where its first letter is that comes first in a part of a text that has it.
    @inline(__always)
    func beginOfFirst(_ text: UnsafePointer<UInt8>, _ begin: Int, _ end: Int) -> Int {
        typeahead_find_letters(text, begin, end, letters, 1) - Int(letters.pointee.length)
    }

    /// The shortest row of letters that has those of the term; of equally short ones the first. Nil when there is none.
    ///
    /// Rows that are looked at begin and end each behind the one before, and no letter is in more of them than the term has letters.
    ///
    /// - Parameter firstEnd: What ``endOfFirst(_:_:_:)`` says of the same part.
    func tightest(_ text: UnsafePointer<UInt8>, _ end: Int, firstEnd: Int) -> Window? {
        var best: Window?
        var next = firstEnd
        while next >= 0 {
            let window = window(text, endingAt: next)
            if window.letters < best?.letters ?? .max { best = window }
            // Letters without another one between them would have been found before.
            if window.letters <= count + 1 { break }
            next = endOfFirst(text, window.begin + 1, end)
        }
        return best
    }

    /// The shortest row that ends with the last letter of the term, which is there.
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

    /// Where the letters of the term are in a row that has them, each as early as it can be.
    func places(_ text: UnsafePointer<UInt8>, in window: Window) -> [Int] {
        var offset = window.begin
        return (0..<count).map { letter in
            while !typeahead_has_letter(text + offset, letters + letter) { offset += 1 }
            defer { offset += 1 }
            return offset
        }
    }
}
