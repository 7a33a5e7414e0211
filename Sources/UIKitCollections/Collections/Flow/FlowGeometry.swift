import Foundation
import UIKitCore

/// The positions of a flow layout's sections, in points from the start of the content.
struct FlowGeometry {
    /// A section: a header, items between margins, a footer.
    struct Section {
        var header: CGFloat
        var footer: CGFloat
        var before: CGFloat
        var after: CGFloat
        /// The margin before the items, across the scroll direction.
        var side: CGFloat
        var lines: FlowLines
        fileprivate(set) var start: CGFloat = 0

        var linesStart: CGFloat { start + header + before }
        var footerStart: CGFloat { linesStart + lines.length + after }
        var end: CGFloat { footerStart + footer }
    }

    private(set) var sections: [Section]
    /// The available space across the scroll direction.
    let breadth: CGFloat

    init(_ sections: [Section], breadth: CGFloat) {
        self.sections = sections
        self.breadth = breadth
        sumUp(from: 0)
    }

    var length: CGFloat { sections.last?.end ?? 0 }

    mutating func replace(_ section: Int, lines: FlowLines) {
        sections[section].lines = lines
        sumUp(from: section)
    }

    private mutating func sumUp(from first: Int) {
        var start = first == 0 ? 0 : sections[first - 1].end
        for index in sections.indices.dropFirst(first) {
            sections[index].start = start
            start = sections[index].end
        }
    }

    /// The sections that intersect a range of positions.
    func sections(in range: Range<CGFloat>) -> Range<Int> {
        let lower = first { $0.end > range.lowerBound }
        let upper = first { $0.start >= range.upperBound }
        return lower..<max(lower, upper)
    }

    private func first(where holds: (Section) -> Bool) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if holds(sections[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].lines.count).contains(path.item)
    }
}
