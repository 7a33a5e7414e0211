/// How many typing errors there are between a term and the beginning of a word.
///
/// An error is a letter that is wrong, missing, or too much, or two neighbours that changed places. One at the first letter of the
/// term counts as two.
struct TypoDistance {
    private let term: [UInt32]
    private let budget: Int
    private let columns: Int
    /// Three rows of the table, one behind the other.
    private var rows: [Int]

    /// Prepares for comparing a term with many words.
    ///
    /// - Parameter budget: Distances above this need not be known.
    init(_ term: [UInt32], budget: Int) {
        self.term = term
        self.budget = budget
        columns = term.count + budget + 1
        rows = Array(repeating: 0, count: 3 * columns)
    }

    /// The number of letters of a word that matter.
    var reach: Int { columns - 1 }

    /// The fewest errors between the term and any beginning of a text, and the letters of that beginning, the longest of equally good
    /// ones; nil when there are too many errors.
    ///
    /// - Parameter text: At most ``reach`` letters.
    mutating func toBeginning(of text: UnsafeBufferPointer<UInt32>) -> (distance: Int, length: Int)? {
        let columns = columns
        return term.withUnsafeBufferPointer { term in
            rows.withUnsafeMutableBufferPointer { rows in
                Self.distance(term, text, budget: budget, columns: columns, rows)
            }
        }
    }

    private static func distance(
        _ term: UnsafeBufferPointer<UInt32>,
        _ text: UnsafeBufferPointer<UInt32>,
        budget: Int,
        columns: Int,
        _ rows: UnsafeMutableBufferPointer<Int>
    ) -> (distance: Int, length: Int)? {
        for column in 0...text.count { rows[column] = 2 * min(column, 1) + max(column - 1, 0) }
        var last = 0
        for row in 1...term.count {
            let current = row % 3 * columns
            let above = (row + 2) % 3 * columns
            let twoAbove = (row + 1) % 3 * columns
            let weight = row == 1 ? 2 : 1
            rows[current] = row + 1
            var least = rows[current]
            for column in stride(from: 1, through: text.count, by: 1) {
                let isSame = term[row - 1] == text[column - 1]
                var best = rows[above + column - 1] + (isSame ? 0 : weight)
                best = min(best, rows[above + column] + weight)
                best = min(best, rows[current + column - 1] + 1)
                if row > 1, column > 1, term[row - 1] == text[column - 2], term[row - 2] == text[column - 1] {
                    best = min(best, rows[twoAbove + column - 2] + (row == 2 ? 2 : 1))
                }
                rows[current + column] = best
                least = min(least, best)
            }
            // Two rows can be skipped by a change of places.
            if least > budget + 1 { return nil }
            last = current
        }
        var found: (distance: Int, length: Int)?
        for column in 0...text.count
        where rows[last + column] <= budget && rows[last + column] <= found?.distance ?? budget {
            found = (rows[last + column], column)
        }
        return found
    }
}
