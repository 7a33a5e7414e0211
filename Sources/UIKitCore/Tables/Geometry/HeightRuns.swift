import Foundation

/// The heights of the rows of one section, where neighbours of the same height are stored as one run.
///
/// A section of a million rows that were never shown is a single run. Runs are kept in blocks of a bounded length, so a
/// question or a change costs a pass over the blocks and one over the runs of a block, however many rows there are.
struct HeightRuns {
    /// What is stored of a row.
    struct Height: Equatable {
        var points: CGFloat
        /// False for an estimate.
        var isKnown: Bool
    }

    private var blocks: [HeightBlock] = []

    /// The number of rows.
    private(set) var count = 0

    /// The height of all rows together.
    private(set) var total: CGFloat = 0

    /// The number of runs: a measure of what the heights cost.
    var runCount: Int { blocks.reduce(0) { $0 + $1.runs.count } }

    init(count: Int = 0, estimate: CGFloat = 0) {
        insert(count: count, height: Height(points: estimate, isKnown: false), at: 0)
    }

    // MARK: Questions

    subscript(row: Int) -> Height {
        precondition((0..<count).contains(row), "There is no row \(row) among \(count).")
        var rest = row
        for block in blocks {
            if rest < block.count { return block.height(at: rest) }
            rest -= block.count
        }
        preconditionFailure("The blocks hold fewer rows than they count.")
    }

    /// The height of the rows before one; `count` gives the height of all.
    func offset(of row: Int) -> CGFloat {
        precondition((0...count).contains(row), "There is no row \(row) among \(count).")
        var rest = row
        var points: CGFloat = 0
        for block in blocks {
            if rest < block.count { return points + block.offset(of: rest) }
            rest -= block.count
            points += block.total
        }
        return points
    }

    /// The row at a distance from the first one's top; the last row for a distance beyond, nil when there are no rows.
    /// Rows of no height are passed over.
    func row(at distance: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var rows = 0
        var rest = max(distance, 0)
        for block in blocks {
            if rest < block.total { return rows + block.row(at: rest) }
            rows += block.count
            rest -= block.total
        }
        return count - 1
    }

    // MARK: Changes

    /// Stores the height of one row.
    mutating func set(_ height: Height, at row: Int) {
        guard self[row] != height else { return }
        let (block, rest) = place(of: row)
        blocks[block].remove(rest..<rest + 1)
        blocks[block].insert(HeightBlock.Run(count: 1, height: height), at: rest)
        tidy(block)
    }

    mutating func insert(count added: Int, height: Height, at row: Int) {
        precondition((0...count).contains(row), "Rows cannot be inserted at \(row): there are \(count).")
        guard added > 0 else { return }
        if blocks.isEmpty { blocks = [HeightBlock()] }
        let (block, rest) = place(of: row)
        blocks[block].insert(HeightBlock.Run(count: added, height: height), at: rest)
        tidy(block)
    }

    mutating func remove(_ rows: Range<Int>) {
        precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "There are no rows \(rows) among \(count).")
        var start = 0
        for block in blocks.indices {
            let range = start..<start + blocks[block].count
            start = range.upperBound
            let overlap = rows.clamped(to: range)
            guard !overlap.isEmpty else { continue }
            blocks[block].remove(overlap.lowerBound - range.lowerBound..<overlap.upperBound - range.lowerBound)
        }
        blocks.removeAll { $0.count == 0 }
        sum()
    }

    /// Makes all heights estimates, which stay as they are until they are measured again.
    mutating func forget() {
        for block in blocks.indices { blocks[block].forget() }
    }

    /// The block with a row, and the row's place in it; the end of the last block for the end.
    private func place(of row: Int) -> (block: Int, rest: Int) {
        var rest = row
        for block in blocks.indices {
            if rest < blocks[block].count || block == blocks.count - 1 { return (block, rest) }
            rest -= blocks[block].count
        }
        return (0, rest)
    }

    private mutating func tidy(_ block: Int) {
        if let second = blocks[block].divide() { blocks.insert(second, at: block + 1) }
        sum()
    }

    private mutating func sum() {
        count = blocks.reduce(0) { $0 + $1.count }
        total = blocks.reduce(0) { $0 + $1.total }
    }
}
