import Foundation

/// Places of characters in the container.
extension NSLayoutManager {
    private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    /// A line and a glyph on it.
    struct Fragment {
        let rect: CGRect
        let used: CGRect
        let glyph: CGPoint
    }

    /// A line and its place.
    struct PlacedLine {
        let line: ParagraphLine
        let paragraph: PlacedParagraph
        /// The units of the line, without the paragraph's separator.
        var range: Range<Int> {
            paragraph.start + line.range.lowerBound..<paragraph.start + line.range.upperBound
        }
        var top: CGFloat { paragraph.top + line.top }
        var bottom: CGFloat { top + line.height }
        /// Whether the paragraph continues on the next line.
        var isWrapped: Bool { range.upperBound < paragraph.contentEnd || paragraph.continues }
    }

    /// The line that contains a unit.
    func line(at unit: Int) -> PlacedLine? {
        guard var found = tree.paragraph(containing: unit) else { return nil }
        var layout = lines(of: found)
        // The layout may have moved the end of the paragraph.
        while unit >= found.end, !found.isLast, let next = tree.paragraph(containing: unit), next.index > found.index {
            found = next
            layout = lines(of: found)
        }
        let index = layout.line(at: max(0, min(unit, found.end) - found.start))
        guard let line = layout.lines.indices.contains(index) ? layout.lines[index] : nil else { return nil }
        return PlacedLine(line: line, paragraph: found)
    }

    /// The line at a height; the nearest one outside the text.
    func line(atHeight y: CGFloat) -> PlacedLine? {
        guard var place = tree.paragraph(atHeight: y) else { return nil }
        if let limit = shownLimit, place.index > limit.index { place = tree.paragraph(at: limit.index) ?? place }
        // An estimated height may change, and with it the paragraph at this height.
        if !place.node.isMeasured {
            _ = lines(of: place)
            place = tree.paragraph(atHeight: y) ?? place
        }
        let layout = lines(of: place)
        let index = layout.line(atHeight: y - place.top)
        guard layout.lines.indices.contains(index) else { return nil }
        return PlacedLine(line: layout.lines[index], paragraph: place)
    }

    /// The line above or below another; nil at the edge of the text.
    func line(_ step: Int, from line: PlacedLine) -> PlacedLine? {
        let target = step > 0 ? line.range.upperBound : line.range.lowerBound - 1
        if step > 0 {
            let layout = lines(of: line.paragraph)
            if let index = layout.lines.firstIndex(where: {
                $0.range.lowerBound >= line.line.range.upperBound && $0.top > line.line.top
            }) {
                return PlacedLine(line: layout.lines[index], paragraph: line.paragraph)
            }
            guard let next = tree.paragraph(at: line.paragraph.index + 1) else { return nil }
            return lines(of: next).lines.first.map { PlacedLine(line: $0, paragraph: next) }
        }
        let layout = lines(of: line.paragraph)
        if let index = layout.lines.lastIndex(where: { $0.top < line.line.top }) {
            return PlacedLine(line: layout.lines[index], paragraph: line.paragraph)
        }
        guard target >= 0, let before = tree.paragraph(at: line.paragraph.index - 1) else { return nil }
        _ = lines(of: before)
        return self.line(at: target)
    }

    /// The rectangle of the text.
    var usedRect: CGRect {
        measureIfShort()
        guard let textStorage, textStorage.length > 0 || !attributesAtEnd.isEmpty else { return .zero }
        let height = shownHeight
        let width = textContainers.first.map {
            $0.wrappingWidth.isFinite ? tree.rightmost - tree.leftmost : tree.rightmost
        }
        return CGRect(x: tree.leftmost, y: 0, width: (width ?? 0) + 2 * padding, height: height)
    }

    /// The rectangle of the caret before a unit. Its width is zero.
    func caretRect(at unit: Int) -> CGRect {
        guard let line = line(at: unit) else { return CGRect(x: padding, y: 0, width: 0, height: estimate.lineHeight) }
        let x = padding + line.line.caret(at: unit - line.paragraph.start)
        return CGRect(x: x, y: line.top, width: 0, height: line.line.height)
    }

    /// The rectangles of a range, one or more for each line. A line break counts as far as the end of its line.
    func rects(of range: NSRange) -> [CGRect] {
        lines(in: range).flatMap { line, units in line.line.extents(of: units).map { rect(of: $0, on: line) } }
    }

    /// A rectangle of selected text.
    struct SelectedPart {
        let rect: CGRect
        let isRightToLeft: Bool
        var hasStart = false
        var hasEnd = false
    }

    /// The rectangles of a range by writing direction, one or more for each line.
    func selectedParts(of range: NSRange) -> [SelectedPart] {
        let lines = lines(in: range).map { line, units in (line: line, parts: line.line.parts(of: units)) }
        var result: [SelectedPart] = []
        let shown = lines.indices.filter { !lines[$0].parts.isEmpty }
        for index in shown {
            let (line, parts) = lines[index]
            // Only in the first line does the part with the first unit include the start, and likewise at the end.
            let start = index == shown.first ? parts.map(\.units.lowerBound).min() : nil
            let end = index == shown.last ? parts.map(\.units.upperBound).max() : nil
            result += parts.map {
                SelectedPart(
                    rect: rect(of: $0.extent, on: line),
                    isRightToLeft: $0.isRightToLeft,
                    hasStart: $0.units.lowerBound == start,
                    hasEnd: $0.units.upperBound == end
                )
            }
        }
        return result
    }

    private func rect(of extent: ClosedRange<CGFloat>, on line: PlacedLine) -> CGRect {
        CGRect(
            x: padding + extent.lowerBound,
            y: line.top,
            width: extent.upperBound - extent.lowerBound,
            height: line.line.height
        )
    }

    /// The lines of a range, with the units of the range on each, counted in the paragraph.
    private func lines(in range: NSRange) -> [(line: PlacedLine, units: Range<Int>)] {
        var lines: [(line: PlacedLine, units: Range<Int>)] = []
        let end = range.location + range.length
        var next = line(at: range.location)
        while let line = next, line.range.lowerBound < end {
            let lower = max(range.location, line.range.lowerBound)
            let upper = max(min(end, line.range.upperBound), lower)
            lines.append((line, lower - line.paragraph.start..<upper - line.paragraph.start))
            if line.range.upperBound >= end { break }
            next = self.line(1, from: line)
        }
        return lines
    }

    /// The character at a point, or the nearest one, with the part of it before the point.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let line = line(atHeight: point.y) else { return (0, 0) }
        guard let found = line.line.unit(at: point.x - padding) else { return (line.range.lowerBound, 0) }
        return (line.paragraph.start + found.unit, found.fraction)
    }

    /// The caret location nearest to a point.
    func location(nearest point: CGPoint) -> Int {
        guard let line = line(atHeight: point.y) else { return 0 }
        return location(on: line, nearest: point.x)
    }

    /// The caret location on a line nearest to a horizontal position, at the edge of a character. At the end of a wrapped line, the
    /// location before the space.
    func location(on line: PlacedLine, nearest x: CGFloat) -> Int {
        guard let found = line.line.unit(at: x - padding) else { return line.range.lowerBound }
        let text = line.paragraph.node.text
        let start = text.characterStart(text.utf16.index(text.startIndex, offsetBy: found.unit))
        func location(_ index: String.Index) -> Int {
            line.paragraph.start + text.utf16.distance(from: text.startIndex, to: index)
        }
        guard found.fraction > 0.5 else { return location(start) }
        let end = location(text.index(after: start))
        return line.isWrapped && end >= line.range.upperBound ? max(line.range.lowerBound, location(start)) : end
    }

    /// The units of the lines that intersect a rectangle.
    func range(in rect: CGRect) -> NSRange {
        measure(from: rect.minY, to: rect.maxY)
        guard let first = line(atHeight: rect.minY), let last = line(atHeight: rect.maxY) else { return NSRange() }
        let isEnd = last.range.upperBound == last.paragraph.end - last.paragraph.node.text.separatorUnits
        let end = isEnd ? last.paragraph.end : last.range.upperBound
        return NSRange(location: first.range.lowerBound, length: max(0, end - first.range.lowerBound))
    }

    func fragment(at unit: Int, _ effectiveRange: NSRangePointer?) -> Fragment? {
        guard let line = line(at: unit) else { return nil }
        let isEnd = line.range.upperBound == line.paragraph.end - line.paragraph.node.text.separatorUnits
        let end = isEnd ? line.paragraph.end : line.range.upperBound
        effectiveRange?.pointee = NSRange(location: line.range.lowerBound, length: end - line.range.lowerBound)
        let width = wrappingWidth.isFinite ? wrappingWidth : line.line.left + line.line.width
        return Fragment(
            rect: CGRect(x: 0, y: line.top, width: width + 2 * padding, height: line.line.height),
            used: CGRect(
                x: line.line.left,
                y: line.top,
                width: line.line.width + 2 * padding,
                height: line.line.height
            ),
            glyph: CGPoint(
                x: padding + line.line.caret(at: unit - line.paragraph.start),
                y: line.line.baseline - line.line.top
            )
        )
    }

    /// The rectangle of an empty last line.
    var extraLine: CGRect? {
        guard let last = tree.paragraph(at: tree.count - 1), last.node.units == 0 else { return nil }
        return fragment(at: last.start, nil)?.rect
    }
}
