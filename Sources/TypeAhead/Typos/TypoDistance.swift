/// How many typing errors there are between a term and the beginning of a word.
///
/// An error is a letter that is wrong, missing, or too much, or two neighbours that changed places. One at the first letter of the
/// term counts as two. It belongs to whoever made it, who frees it.
struct TypoDistance {
    /// More errors than this are too many; 0 when none are forgiven.
    let budget: Int
    private let term: UnsafeMutablePointer<UInt32>
    private let count: Int
    /// Three rows of the table, one behind the other.
    private let rows: UnsafeMutablePointer<Int>
    /// Room for the letters of a word.
    let letters: UnsafeMutablePointer<UInt32>

    /// The number of letters of a word that matter.
    let reach: Int

    /// Prepares for comparing a term with many words.
    init(_ scalars: [UInt32], budget: Int) {
        self.budget = budget
        count = scalars.count
        reach = count + budget
        term = .allocate(capacity: count)
        term.initialize(from: scalars, count: count)
        rows = .allocate(capacity: 3 * (reach + 2))
        rows.initialize(repeating: 0, count: 3 * (reach + 2))
        letters = .allocate(capacity: reach)
        letters.initialize(repeating: 0, count: reach)
    }

    func free() {
        term.deallocate()
        rows.deallocate()
        letters.deallocate()
    }

    /// Whether a word with these first letters may have few errors. One at the first letter leaves room for no other.
    @inline(__always)
    func mayBegin(_ length: Int) -> Bool {
        guard length > 0 else { return false }
        if letters[0] == term[0] { return true }
        guard budget > 1, length > 1, count > 1 else { return false }
        return letters[1] == term[1] || letters[0] == term[1] || letters[1] == term[0]
    }

    /// The fewest errors between the term and any beginning of ``letters``, and the length of that beginning, the longest of equally
    /// good ones; nil when there are too many errors.
    ///
    /// - Parameter length: The number of letters, at most ``reach``.
    func toBeginning(_ length: Int) -> (distance: Int, length: Int)? {
        let tooMany = budget + 3
        for column in 0...length { rows[column] = min(column, 1) + column }
        var last = 0
        for row in 1...count {
            let columns = reach + 2
            let current = row % 3 * columns
            let above = (row + 2) % 3 * columns
            let twoAbove = (row + 1) % 3 * columns
            let weight = row == 1 ? 2 : 1
            // Further from the diagonal there are more errors than are forgiven.
            let low = max(1, row - budget)
            let high = min(length, row + budget)
            guard low <= high else { return nil }
            rows[current + low - 1] = low == 1 ? row + 1 : tooMany
            var least = rows[current + low - 1]
            for column in low...high {
                let diagonal = rows[above + column - 1] + (term[row - 1] == letters[column - 1] ? 0 : weight)
                var best = min(diagonal, rows[current + column - 1] + 1)
                if column < row + budget { best = min(best, rows[above + column] + weight) }
                if row > 1, column > 1, term[row - 1] == letters[column - 2], term[row - 2] == letters[column - 1] {
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
        for column in stride(from: max(0, count - budget), through: min(length, count + budget), by: 1) {
            let distance = rows[last + column]
            if distance <= found?.distance ?? budget { found = (distance, column) }
        }
        return found
    }
}
