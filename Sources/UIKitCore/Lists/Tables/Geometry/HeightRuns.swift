import Foundation

/// The heights of the rows of one section. Adjacent rows of the same height are stored as one run.
///
/// A section of a million rows that were never shown is a single run. Runs are stored in blocks of bounded length, with prefix
/// sums for the blocks. A query costs a binary search among the blocks and a pass over the runs of one block; a change costs a
/// pass over the sums after it.
package struct HeightRuns {
    /// The stored height of a row.
    package struct Height: Equatable {
        package let points: CGFloat
        /// False for an estimate.
        package var isKnown: Bool

        /// Makes a height of at least 0 points.
        package init(points: CGFloat, isKnown: Bool) {
            self.points = max(0, points.drawable)
            self.isKnown = isKnown
        }
    }

    private var blocks: [HeightBlock] = []
    /// The number of rows up to the end of each block.
    private var rowEnds: [Int] = []
    /// The height of the rows up to the end of each block.
    private var heightEnds: [CGFloat] = []

    /// The number of rows.
    var count: Int { rowEnds.last ?? 0 }

    /// The height of all rows together.
    package var total: CGFloat { heightEnds.last ?? 0 }

    /// The number of runs, which measures the cost of the heights.
    var runCount: Int { blocks.reduce(0) { $0 + $1.runs.count } }

    package init(count: Int = 0, estimate: CGFloat = 0) {
        insert(count: count, height: Height(points: estimate, isKnown: false), at: 0)
    }

    // MARK: Questions

    package subscript(row: Int) -> Height {
        require((0..<count).contains(row), "Row \(row) does not exist: there are \(count) rows.")
        let block = HeightRuns.firstIndex(in: rowEnds, above: row)
        return blocks[block].height(at: row - rowStart(of: block))
    }

    /// The total height of the rows before the given one; `count` returns the height of all rows.
    package func offset(of row: Int) -> CGFloat {
        require((0...count).contains(row), "Row \(row) does not exist: there are \(count) rows.")
        guard row < count else { return total }
        let block = HeightRuns.firstIndex(in: rowEnds, above: row)
        return heightStart(of: block) + blocks[block].offset(of: row - rowStart(of: block))
    }

    /// The row at a distance from the top of the first row; the last row if the distance is beyond the end, nil if there are no
    /// rows. Rows of zero height are skipped.
    package func row(at distance: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        let distance = max(distance, 0)
        guard distance < total else { return count - 1 }
        let block = HeightRuns.firstIndex(in: heightEnds, above: distance)
        return rowStart(of: block) + blocks[block].row(at: distance - heightStart(of: block))
    }

    private func rowStart(of block: Int) -> Int { block == 0 ? 0 : rowEnds[block - 1] }

    private func heightStart(of block: Int) -> CGFloat { block == 0 ? 0 : heightEnds[block - 1] }

    /// Binary search for the first of some ascending values that is greater than the given value. The last one must be greater.
    private static func firstIndex<Value: Comparable>(in ends: [Value], above value: Value) -> Int {
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > value { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Changes

    /// Stores the height of one row.
    package mutating func set(_ height: Height, at row: Int) {
        guard self[row] != height else { return }
        let (block, rest) = place(of: row)
        blocks[block].remove(rest..<rest + 1)
        blocks[block].insert(HeightBlock.Run(count: 1, height: height), at: rest)
        tidy(block)
    }

    mutating func insert(count added: Int, height: Height, at row: Int) {
        require((0...count).contains(row), "Rows cannot be inserted at \(row): there are \(count) rows.")
        guard added > 0 else { return }
        if blocks.isEmpty {
            blocks = [HeightBlock()]
            sum(from: 0)
        }
        let (block, rest) = place(of: row)
        blocks[block].insert(HeightBlock.Run(count: added, height: height), at: rest)
        tidy(block)
    }

    mutating func remove(_ rows: Range<Int>) {
        require(rows.lowerBound >= 0 && rows.upperBound <= count, "Rows \(rows) do not exist: there are \(count) rows.")
        var start = 0
        for block in blocks.indices {
            let range = start..<start + blocks[block].count
            start = range.upperBound
            let overlap = rows.clamped(to: range)
            guard !overlap.isEmpty else { continue }
            blocks[block].remove(overlap.lowerBound - range.lowerBound..<overlap.upperBound - range.lowerBound)
        }
        blocks.removeAll { $0.count == 0 }
        sum(from: 0)
    }

    /// Turns all heights into estimates. Their values are kept until they are measured again.
    mutating func forget() {
        for block in blocks.indices { blocks[block].forget() }
    }

    /// The block that contains a row, and the row's index in it; for `count`, the end of the last block.
    private func place(of row: Int) -> (block: Int, rest: Int) {
        let block = HeightRuns.firstIndex(in: rowEnds, above: row)
        return (block, row - rowStart(of: block))
    }

    private mutating func tidy(_ block: Int) {
        if let second = blocks[block].divide() { blocks.insert(second, at: block + 1) }
        sum(from: block)
    }

    private mutating func sum(from first: Int) {
        rowEnds.removeSubrange(min(first, rowEnds.count)...)
        heightEnds.removeSubrange(min(first, heightEnds.count)...)
        for block in blocks[rowEnds.count...] {
            rowEnds.append(count + block.count)
            heightEnds.append(total + block.total)
        }
    }
}
