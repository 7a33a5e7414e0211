import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore

/// A reference implementation of `RowGeometry` that sums all rows.
private struct NaiveGeometry {
    struct Section {
        var header: CGFloat
        var rows: [CGFloat]
        var footer: CGFloat
        var total: CGFloat { header + rows.reduce(0, +) + footer }
    }
    var sections: [Section]

    func start(_ path: IndexPath) -> CGFloat {
        let before = sections[..<path.section].reduce(0) { $0 + $1.total }
        return before + sections[path.section].header + sections[path.section].rows[..<path.row].reduce(0, +)
    }

    func row(at distance: CGFloat) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            for (row, height) in section.rows.enumerated() {
                let top = start(IndexPath(row: row, section: index))
                if distance >= top, distance < top + height { return IndexPath(row: row, section: index) }
            }
        }
        return nil
    }
}

@Suite("Row geometry")
struct RowGeometryTests {
    private func known(_ points: CGFloat) -> HeightRuns.Height { HeightRuns.Height(points: points, isKnown: true) }

    @Test(arguments: 0..<20) func `row offsets agree with a reference implementation after random measurements`(
        seed: Int
    ) {
        var random = SplitMix(state: UInt64(seed))
        let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 0...300, using: &random) }
        var naive = NaiveGeometry(
            sections: counts.map { .init(header: 28, rows: Array(repeating: 44, count: $0), footer: 0) }
        )
        var geometry = RowGeometry(
            sections: counts.map {
                .init(header: known(28), rows: HeightRuns(count: $0, estimate: 44), footer: known(0))
            }
        )
        for _ in 0..<400 {
            let section = Int.random(in: 0..<counts.count, using: &random)
            guard counts[section] > 0 else { continue }
            let path = IndexPath(row: Int.random(in: 0..<counts[section], using: &random), section: section)
            let height = CGFloat(Int.random(in: 0...9, using: &random) * 8)
            naive.sections[section].rows[path.row] = height
            geometry.setHeight(height, of: path)
        }
        #expect(geometry.total == naive.sections.reduce(0) { $0 + $1.total })
        for section in counts.indices where counts[section] > 0 {
            for _ in 0..<20 {
                let path = IndexPath(row: Int.random(in: 0..<counts[section], using: &random), section: section)
                #expect(geometry.start(of: path) == naive.start(path))
            }
        }
        for _ in 0..<100 {
            let distance = CGFloat(Int.random(in: -10...Int(geometry.total) + 10, using: &random))
            #expect(geometry.row(at: distance) == naive.row(at: distance))
        }
    }

    @Test(arguments: 0..<20) func `inserting and removing rows agrees with an array of heights`(seed: Int) {
        var random = SplitMix(state: UInt64(seed) &+ 1000)
        var naive = Array(repeating: CGFloat(44), count: 500)
        var runs = HeightRuns(count: 500, estimate: 44)
        for _ in 0..<600 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let row = Int.random(in: 0...naive.count, using: &random)
                let count = Int.random(in: 1...5, using: &random)
                let height = CGFloat(Int.random(in: 1...9, using: &random))
                naive.insert(contentsOf: Array(repeating: height, count: count), at: row)
                runs.insert(count: count, height: known(height), at: row)
            case 1 where naive.count > 10:
                let row = Int.random(in: 0..<naive.count - 5, using: &random)
                let count = Int.random(in: 1...5, using: &random)
                naive.removeSubrange(row..<row + count)
                runs.remove(row..<row + count)
            default:
                guard !naive.isEmpty else { continue }
                let row = Int.random(in: 0..<naive.count, using: &random)
                naive[row] = CGFloat(row % 7)
                runs.set(known(CGFloat(row % 7)), at: row)
            }
            #expect(runs.count == naive.count)
        }
        #expect(runs.total == naive.reduce(0, +))
        #expect(naive.indices.allSatisfy { runs[$0].points == naive[$0] })
        #expect(naive.indices.allSatisfy { runs.offset(of: $0) == naive[..<$0].reduce(0, +) })
    }

    @Test func `a range of distances contains the rows that intersect it`() {
        let geometry = RowGeometry(
            sections: [.init(header: known(30), rows: HeightRuns(count: 10, estimate: 50), footer: known(0))]
        )
        #expect(geometry.rows(ofSection: 0, in: 30..<130) == 0..<2)
        #expect(geometry.rows(ofSection: 0, in: 79..<131) == 0..<3)
        #expect(geometry.rows(ofSection: 0, in: 0..<30).isEmpty)
        #expect(geometry.rows(ofSection: 0, in: 530..<900).isEmpty)
    }

    @Test func `rows of equal height are stored as one run`() {
        var runs = HeightRuns(count: 1_000_000, estimate: 44)
        for row in 0..<1000 { runs.set(known(50), at: row) }
        #expect(runs.runCount == 2)
        #expect(runs.offset(of: 1_000_000) == CGFloat(44_006_000))
    }

    @Test func `invalidated heights stay as estimates`() {
        var runs = HeightRuns(count: 3, estimate: 44)
        runs.set(known(60), at: 1)
        runs.forget()
        #expect(runs[1] == HeightRuns.Height(points: 60, isKnown: false))
        #expect(runs.total == 148)
    }
}
