/// The bytes of a folded text to highlight.
///
/// Takes as much memory as the text, regardless of the number of occurrences. For each term a byte is written at most once.
struct MarkedBytes {
    private enum Mark: UInt8 {
        case none
        /// Marked, but not joined to the preceding byte.
        case first
        /// In the same occurrence as the preceding byte.
        case joined
    }

    private var marks: [Mark]
    /// The end of the occurrences that were marked since ``beginTerm()``.
    private var reached = 0
    /// The number of bytes that were read and written.
    private(set) var work = 0

    /// Makes an instance without marks.
    init(count: Int) { marks = Array(repeating: .none, count: count) }

    /// Begins another pass over the text: the following occurrences belong to a different term.
    mutating func beginTerm() {
        reached = 0
        work += marks.count
    }

    /// Marks an occurrence. It must not be empty, nor begin before the previous one of the same term.
    mutating func mark(_ range: Range<Int>) {
        if marks[range.lowerBound] == .none { marks[range.lowerBound] = .first }
        let first = max(range.lowerBound + 1, reached)
        if first < range.upperBound {
            for place in first..<range.upperBound { marks[place] = .joined }
        }
        work += max(1, range.upperBound - first)
        reached = max(reached, range.upperBound)
    }

    /// The marked ranges, in ascending order. Occurrences that share a byte are merged; adjacent ones are not, because folding
    /// may have dropped characters between them.
    var ranges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var begin: Int?
        for (place, mark) in marks.enumerated() where mark != .joined {
            if let begin { ranges.append(begin..<place) }
            begin = mark == .first ? place : nil
        }
        if let begin { ranges.append(begin..<marks.count) }
        return ranges
    }
}
