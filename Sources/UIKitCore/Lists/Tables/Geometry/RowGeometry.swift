import Foundation

/// The positions of a table's sections and rows, in points from the top of the first section.
///
/// Rows that were never shown have estimated heights, the others measured ones. No operation takes time in proportion to the
/// number of rows; a change takes at most a pass over the sections.
struct RowGeometry {
    /// A section with header, rows and footer.
    struct Section {
        var header: HeightRuns.Height
        var rows: HeightRuns
        var footer: HeightRuns.Height
        var total: CGFloat { header.points + rows.total + footer.points }
    }

    private(set) var sections: [Section] = []

    /// The start of each section.
    private var starts: [CGFloat] = []

    init(sections: [Section] = []) {
        self.sections = sections
        sumUp(from: 0)
    }

    /// The total height.
    var total: CGFloat { (starts.last ?? 0) + (sections.last?.total ?? 0) }

    // MARK: Questions

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].rows.count).contains(path.row)
    }

    func start(ofSection section: Int) -> CGFloat { starts[section] }

    func end(ofSection section: Int) -> CGFloat { starts[section] + sections[section].total }

    func footerStart(ofSection section: Int) -> CGFloat {
        end(ofSection: section) - sections[section].footer.points
    }

    func height(of path: IndexPath) -> HeightRuns.Height { sections[path.section].rows[path.row] }

    func start(of path: IndexPath) -> CGFloat {
        let section = sections[path.section]
        return starts[path.section] + section.header.points + section.rows.offset(of: path.row)
    }

    /// The sections that intersect a range of distances.
    func sections(in range: Range<CGFloat>) -> Range<Int> {
        guard !sections.isEmpty, range.upperBound > 0, range.lowerBound < total else { return 0..<0 }
        let first = section(at: range.lowerBound)
        var last = first
        while last + 1 < sections.count, starts[last + 1] < range.upperBound { last += 1 }
        return first..<last + 1
    }

    /// The rows of a section that intersect a range of distances.
    func rows(ofSection section: Int, in range: Range<CGFloat>) -> Range<Int> {
        let rows = sections[section].rows
        let origin = starts[section] + sections[section].header.points
        let lower = range.lowerBound - origin
        let upper = range.upperBound - origin
        guard upper > 0, lower < rows.total, let first = rows.row(at: lower), var last = rows.row(at: upper) else {
            return 0..<0
        }
        // A row that begins at the end of the range does not intersect it.
        if last > first, rows.offset(of: last) >= upper { last -= 1 }
        return first..<last + 1
    }

    /// The row at a distance; nil for headers, footers and positions outside.
    func row(at distance: CGFloat) -> IndexPath? {
        guard distance >= 0, distance < total else { return nil }
        let index = section(at: distance)
        let section = sections[index]
        let rest = distance - starts[index] - section.header.points
        guard rest >= 0, rest < section.rows.total, let row = section.rows.row(at: rest) else { return nil }
        return IndexPath(row: row, section: index)
    }

    /// The last section that begins at or before a distance.
    private func section(at distance: CGFloat) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= distance { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    // MARK: Changes

    mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
        change(path.section) { $0.rows.set(HeightRuns.Height(points: height, isKnown: true), at: path.row) }
    }

    mutating func forgetHeight(of path: IndexPath) {
        let points = height(of: path).points
        change(path.section) { $0.rows.set(HeightRuns.Height(points: points, isKnown: false), at: path.row) }
    }

    mutating func setHeaderHeight(_ height: CGFloat, ofSection section: Int) {
        change(section) { $0.header = HeightRuns.Height(points: height, isKnown: true) }
    }

    mutating func setFooterHeight(_ height: CGFloat, ofSection section: Int) {
        change(section) { $0.footer = HeightRuns.Height(points: height, isKnown: true) }
    }

    /// Turns all heights into estimates, for example for a new width.
    mutating func forget() {
        for section in sections.indices {
            sections[section].rows.forget()
            sections[section].header.isKnown = false
            sections[section].footer.isKnown = false
        }
    }

    private mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
        let old = sections[section].total
        body(&sections[section])
        if sections[section].total != old { sumUp(from: section + 1) }
    }

    private mutating func sumUp(from first: Int) {
        if starts.count != sections.count { starts = Array(repeating: 0, count: sections.count) }
        guard first < sections.count else { return }
        for section in first..<sections.count {
            starts[section] = section == 0 ? 0 : starts[section - 1] + sections[section - 1].total
        }
    }
}
