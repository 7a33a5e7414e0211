/// Which bytes of a folded text are to be marked.
///
/// Its size is that of the text, however many occurrences there are, and for each term a byte is written at most once.
struct MarkedBytes {
    private enum Mark: UInt8 {
        case none
        /// Marked, but not together with the byte before.
        case first
        /// In one occurrence with the byte before.
        case joined
    }

    private var marks: [Mark]
    /// Where the occurrences end that were marked since ``beginTerm()``.
    private var reached = 0
    /// The number of bytes that were read and written.
    private(set) var work = 0

    /// Marks nothing of a text yet.
    init(count: Int) { marks = Array(repeating: .none, count: count) }

    /// The text is read once more: the occurrences that follow are of another term.
    mutating func beginTerm() {
        reached = 0
        work += marks.count
    }

    /// Marks an occurrence, which is not empty and does not begin before the last one of the same term.
    mutating func mark(_ range: Range<Int>) {
        if marks[range.lowerBound] == .none { marks[range.lowerBound] = .first }
        let first = max(range.lowerBound + 1, reached)
        if first < range.upperBound {
            for place in first..<range.upperBound { marks[place] = .joined }
        }
        work += max(1, range.upperBound - first)
        reached = max(reached, range.upperBound)
    }

    /// What is marked, in ascending order. Occurrences that have a byte in common are one range; such that only touch are not, because
    /// folding may have dropped something between them.
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
