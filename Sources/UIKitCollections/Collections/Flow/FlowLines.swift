import Foundation
import UIKitCore

/// The lines of items in a section of a flow layout. Positions are in points from the start of the first line, and from the
/// margin across the scroll direction.
///
/// A line takes as many items as fit with the minimum spacing, and distributes them from margin to margin. The last line is
/// spaced as if copies of its last item filled it, so its items align with the columns above. A single item without space for
/// a second one is centred. All of this matches UIKit.
struct FlowLines {
    /// For items of equal size, the cost does not depend on their number.
    private enum Items {
        case alike(count: Int, FlowSize)
        case various([FlowSize], lines: [Line])
    }

    private struct Line {
        var first: Int
        var start: CGFloat
        var length: CGFloat
    }

    private let items: Items
    private let breadth: CGFloat
    private let lineSpacing: CGFloat
    private let itemSpacing: CGFloat

    /// The total length of the lines.
    let length: CGFloat

    /// - Parameters:
    ///   - count: The number of items.
    ///   - size: The size of each item.
    ///   - breadth: The available space in a line.
    init(count: Int, size: FlowSize, breadth: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
        items = .alike(count: count, size)
        self.breadth = breadth
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        let perLine = FlowLines.fitting(size.breadth, in: breadth, spacing: itemSpacing, limit: count)
        let lines = count == 0 ? 0 : (count + perLine - 1) / perLine
        length = lines == 0 ? 0 : CGFloat(lines) * size.length + CGFloat(lines - 1) * lineSpacing
    }

    init(sizes: [FlowSize], breadth: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
        var lines: [Line] = []
        var start: CGFloat = 0
        var index = 0
        while index < sizes.count {
            var line = Line(first: index, start: start, length: sizes[index].length)
            var used = sizes[index].breadth
            index += 1
            while index < sizes.count, used + itemSpacing + sizes[index].breadth <= breadth + FlowLines.tolerance {
                used += itemSpacing + sizes[index].breadth
                line.length = max(line.length, sizes[index].length)
                index += 1
            }
            lines.append(line)
            start += line.length + lineSpacing
        }
        items = .various(sizes, lines: lines)
        self.breadth = breadth
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        length = lines.map { $0.start + $0.length }.max() ?? 0
    }

    /// Tolerance for rounding errors of sums.
    private static let tolerance: CGFloat = 0.001

    /// The number of items of a size that fit in a line, at least 1.
    private static func fitting(_ item: CGFloat, in breadth: CGFloat, spacing: CGFloat, limit: Int) -> Int {
        guard item + spacing > 0 else { return max(limit, 1) }
        let number = (breadth + spacing + tolerance) / (item + spacing)
        return number >= 1 ? Int(min(number, 1e9)) : 1
    }

    var count: Int {
        switch items {
        case .alike(let count, _): count
        case .various(let sizes, _): sizes.count
        }
    }

    // MARK: Queries

    /// The items of the lines that intersect a range of positions.
    func items(in range: Range<CGFloat>) -> Range<Int> {
        guard count > 0, range.upperBound > 0, range.lowerBound < length else { return 0..<0 }
        switch items {
        case .alike(let count, let size):
            let perLine = FlowLines.fitting(size.breadth, in: breadth, spacing: itemSpacing, limit: count)
            let step = size.length + lineSpacing
            guard step > 0 else { return 0..<count }
            let last = (count - 1) / perLine
            // Lines with negative spacing overlap: starts at the first line that ends after the start of the range.
            let distance = max(range.lowerBound, 0)
            let first = min(distance / step, (distance - size.length) / step + 1).rounded(.down)
            let lower = min(max(Int(first), 0), last)
            let upper = min(max(Int((min(range.upperBound, length) / step).rounded(.up)), lower + 1), last + 1)
            return lower * perLine..<min(upper * perLine, count)
        case .various(let sizes, let lines):
            // Lines with negative spacing overlap, so a later line may end before an earlier one.
            let lower =
                lineSpacing < 0
                ? lines.firstIndex { $0.start + $0.length > range.lowerBound } ?? lines.count
                : line(in: lines) { $0.start + $0.length > range.lowerBound }
            let upper =
                lineSpacing < 0
                ? lines.lastIndex { $0.start < range.upperBound }.map { $0 + 1 } ?? 0
                : line(in: lines) { $0.start >= range.upperBound }
            guard lower < upper else { return 0..<0 }
            return lines[lower].first..<(upper < lines.count ? lines[upper].first : sizes.count)
        }
    }

    /// The position and size of an item.
    func place(of item: Int) -> (start: CGFloat, side: CGFloat, size: FlowSize) {
        switch items {
        case .alike(let count, let size):
            let perLine = FlowLines.fitting(size.breadth, in: breadth, spacing: itemSpacing, limit: count)
            let start = CGFloat(item / perLine) * (size.length + lineSpacing)
            return (start, side(of: item % perLine, among: perLine, breadth: size.breadth), size)
        case .various(let sizes, let lines):
            let index = line(in: lines) { $0.first > item } - 1
            let line = lines[index]
            let size = sizes[item]
            // An item shorter than its line is centred in it.
            return (line.start + (line.length - size.length) / 2, side(of: item, inLine: index, sizes, lines), size)
        }
    }

    private func side(of column: Int, among columns: Int, breadth item: CGFloat) -> CGFloat {
        guard columns > 1 else { return max(0, (breadth - item) / 2) }
        let gap = (breadth - CGFloat(columns) * item) / CGFloat(columns - 1)
        return CGFloat(column) * (item + gap)
    }

    private func side(of item: Int, inLine index: Int, _ sizes: [FlowSize], _ lines: [Line]) -> CGFloat {
        let first = lines[index].first
        let isLast = index == lines.count - 1
        let members = first..<(isLast ? sizes.count : lines[index + 1].first)
        var used = members.reduce(CGFloat(0)) { $0 + sizes[$1].breadth }
        var number = members.count
        if isLast, let copy = sizes.last?.breadth, copy + itemSpacing > 0 {
            let room = breadth - used - CGFloat(number - 1) * itemSpacing
            let more = max(0, Int(((room + FlowLines.tolerance) / (copy + itemSpacing)).rounded(.down)))
            used += CGFloat(more) * copy
            number += more
        }
        guard number > 1 else { return max(0, (breadth - used) / 2) }
        let gap = (breadth - used) / CGFloat(number - 1)
        return (first..<item).reduce(CGFloat(0)) { $0 + sizes[$1].breadth + gap }
    }

    /// Binary search: the first line that satisfies a condition that all later lines satisfy, too; the number of lines if
    /// none does.
    private func line(in lines: [Line], where holds: (Line) -> Bool) -> Int {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if holds(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
