/// Finds the letters of a term in their order, with others between them.
///
/// It runs for each record that may match, so it allocates nothing. It belongs to whoever made it, who frees it.
struct ScatteredTerm {
    /// The number of letters; 0 of a term that must not be scattered.
    let count: Int
    private let bytes: UnsafeMutablePointer<UInt8>
    /// For each letter, where its bytes begin, and at last where the last one ends.
    private let starts: UnsafeMutablePointer<Int>

    init(_ term: PreparedTerm) { self.init(term.isScatterable ? term.bytes : []) }

    /// - Parameter folded: Well-formed UTF-8.
    init(_ folded: [UInt8]) {
        bytes = .allocate(capacity: max(folded.count, 1))
        bytes.initialize(from: folded, count: folded.count)
        let letters = folded.indices.filter { folded[$0] & 0xC0 != 0x80 } + [folded.count]
        count = letters.count - 1
        starts = .allocate(capacity: letters.count)
        starts.initialize(from: letters, count: letters.count)
    }

    func free() {
        bytes.deallocate()
        starts.deallocate()
    }

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
        var offset = begin
        for letter in 0..<count {
            while offset < end, !has(letter, text + offset) { offset += 1 }
            if offset >= end { return -1 }
            offset += length(letter)
        }
        return offset
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
        var letters = 0
        var letter = count - 1
        while letter >= 0 {
            offset -= 1
            if text[offset] & 0xC0 != 0x80 { letters += 1 }
            if has(letter, text + offset) { letter -= 1 }
        }
        return Window(begin: offset, end: end, letters: letters)
    }

    /// Where the letters of the term are in a row that has them, each as early as it can be.
    func places(_ text: UnsafePointer<UInt8>, in window: Window) -> [Int] {
        var offset = window.begin
        return (0..<count).map { letter in
            while !has(letter, text + offset) { offset += 1 }
            defer { offset += length(letter) }
            return offset
        }
    }

    @inline(__always)
    private func length(_ letter: Int) -> Int { starts[letter + 1] - starts[letter] }

    /// Whether a letter stands at a place. No byte inside a letter is like the first one of any.
    @inline(__always)
    private func has(_ letter: Int, _ text: UnsafePointer<UInt8>) -> Bool {
        let start = starts[letter]
        guard text.pointee == bytes[start] else { return false }
        var byte = 1
        let length = length(letter)
        while byte < length {
            if text[byte] != bytes[start + byte] { return false }
            byte += 1
        }
        return true
    }
}
