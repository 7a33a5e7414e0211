import Foundation

/// A bounded number of runs of rows with the same height.
struct HeightBlock {
    struct Run {
        var count: Int
        var height: HeightRuns.Height
        var total: CGFloat { CGFloat(count) * height.points }
    }

    private static let limit = 128

    private(set) var runs: [Run] = []
    private(set) var count = 0
    private(set) var total: CGFloat = 0

    func height(at row: Int) -> HeightRuns.Height {
        var rest = row
        for run in runs {
            if rest < run.count { return run.height }
            rest -= run.count
        }
        trap("Row \(row) does not exist: there are \(count) rows.")
    }

    func offset(of row: Int) -> CGFloat {
        var rest = row
        var points: CGFloat = 0
        for run in runs {
            if rest < run.count { return points + CGFloat(rest) * run.height.points }
            rest -= run.count
            points += run.total
        }
        return points
    }

    /// The row at a distance from the top of the first row. The distance must be less than ``total``.
    func row(at distance: CGFloat) -> Int {
        var rows = 0
        var rest = distance
        for run in runs {
            if rest < run.total { return rows + min(Int(rest / run.height.points), run.count - 1) }
            rows += run.count
            rest -= run.total
        }
        return count - 1
    }

    mutating func insert(_ added: Run, at row: Int) {
        var rest = row
        var index = 0
        while index < runs.count, rest >= runs[index].count {
            rest -= runs[index].count
            index += 1
        }
        if rest > 0 {
            let tail = Run(count: runs[index].count - rest, height: runs[index].height)
            runs[index].count = rest
            runs.insert(tail, at: index + 1)
            index += 1
        }
        runs.insert(added, at: index)
        tidy()
    }

    mutating func remove(_ rows: Range<Int>) {
        var start = 0
        for index in runs.indices {
            let range = start..<start + runs[index].count
            start = range.upperBound
            runs[index].count -= rows.clamped(to: range).count
        }
        tidy()
    }

    mutating func forget() {
        for index in runs.indices { runs[index].height.isKnown = false }
        tidy()
    }

    /// Splits the block if it has too many runs. Returns the second half.
    mutating func divide() -> HeightBlock? {
        guard runs.count > HeightBlock.limit else { return nil }
        let half = runs.count / 2
        var second = HeightBlock()
        second.runs = Array(runs[half...])
        second.tidy()
        runs.removeSubrange(half...)
        tidy()
        return second
    }

    /// Joins adjacent runs of the same height and removes empty runs.
    private mutating func tidy() {
        var joined: [Run] = []
        joined.reserveCapacity(runs.count)
        for run in runs where run.count > 0 {
            if let last = joined.last, last.height == run.height {
                joined[joined.count - 1].count += run.count
            } else {
                joined.append(run)
            }
        }
        runs = joined
        count = runs.reduce(0) { $0 + $1.count }
        total = runs.reduce(0) { $0 + $1.total }
    }
}
