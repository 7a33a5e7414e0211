import Foundation

/// A paragraph to lay out.
@_spi(Host)
public struct TextParagraph {
    /// The text with its attributes, without the separator at its end.
    public var text: NSAttributedString
    /// The attributes of the paragraph: its style, and the font of a paragraph without text.
    public let attributes: [NSAttributedString.Key: Any]
    /// The wrapping that replaces that of the paragraph style; nil for the style's own.
    public var lineBreakMode: NSLineBreakMode?
    /// The maximum number of lines; 0 for no limit.
    public var maximumNumberOfLines = 0
    /// Whether the paragraph continues after the text, so that the last line is justified like the others.
    public var continues = false
    /// Whether the paragraph began before the text, so that the first line has the indent of the others.
    public var isContinuation = false
    /// Whether there is text before the paragraph, and the style's space.
    public var hasSpaceBefore = false
    /// Whether there is text after the paragraph, and the style's space.
    public var hasSpaceAfter = false

    /// Makes a paragraph.
    public init(text: NSAttributedString, attributes: [NSAttributedString.Key: Any]) {
        self.text = text
        self.attributes = attributes
    }

    /// The style of the paragraph.
    public var style: NSParagraphStyle { attributes[.paragraphStyle] as? NSParagraphStyle ?? .default }

    /// The space before the lines, in points.
    var spaceBefore: CGFloat { hasSpaceBefore ? style.paragraphSpacingBefore : 0 }

    /// The space after the lines, in points.
    var spaceAfter: CGFloat { hasSpaceAfter ? style.paragraphSpacing : 0 }

    /// The line breaking that applies.
    public var effectiveLineBreakMode: NSLineBreakMode { lineBreakMode ?? style.lineBreakMode }
}

/// The lines of a paragraph. Lengths are in points; the origin is the top left corner of the paragraph.
@_spi(Host)
public struct ParagraphLayout: Sendable {
    /// The lines from top to bottom, at least one.
    public var lines: [ParagraphLine]
    /// The height of the paragraph.
    public var height: CGFloat
    /// The place of the host's own layout in the paragraph: beside the indent, and below the space before.
    public var origin = CGPoint.zero

    /// Makes a layout.
    public init(lines: [ParagraphLine], height: CGFloat) {
        self.lines = lines
        self.height = height
    }

    /// The rectangle of all lines.
    public var usedRect: CGRect {
        let left = lines.map(\.left).min() ?? 0
        let right = lines.map { $0.left + $0.width }.max() ?? 0
        return CGRect(x: left, y: 0, width: right - left, height: height)
    }

    /// The index of the line that contains a unit; the last line for the end of the text.
    public func line(at unit: Int) -> Int {
        var (low, high) = (0, max(lines.count - 1, 0))
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The index of the line at a height; the nearest one outside the paragraph.
    public func line(atHeight y: CGFloat) -> Int {
        lines.firstIndex { y < $0.top + $0.height } ?? max(lines.count - 1, 0)
    }
}

/// A line of a paragraph.
@_spi(Host)
public struct ParagraphLine: Sendable {
    /// The UTF-16 units of the line, counted in the paragraph.
    public var range: Range<Int>
    /// The top edge.
    public var top: CGFloat
    /// The height, without the space to the next line.
    public var height: CGFloat
    /// The baseline, from the top of the paragraph.
    public var baseline: CGFloat
    /// The left edge of the text.
    public var left: CGFloat
    /// The width of the text.
    public var width: CGFloat
    /// For each unit, the horizontal position at which it begins: in right-to-left text its right edge.
    public var leading: [CGFloat]
    /// For each unit, the horizontal position at which it ends.
    public var trailing: [CGFloat]

    /// Makes a line.
    public init(
        range: Range<Int>,
        top: CGFloat,
        height: CGFloat,
        baseline: CGFloat,
        left: CGFloat,
        width: CGFloat,
        leading: [CGFloat],
        trailing: [CGFloat]
    ) {
        self.range = range
        self.top = top
        self.height = height
        self.baseline = baseline
        self.left = left
        self.width = width
        self.leading = leading
        self.trailing = trailing
    }

    /// The horizontal position of the caret before a unit, or at the end of the line.
    public func caret(at unit: Int) -> CGFloat {
        let index = unit - range.lowerBound
        if leading.indices.contains(index) { return leading[index] }
        return trailing.last ?? left
    }

    /// The horizontal extent of a unit.
    public func extent(of unit: Int) -> ClosedRange<CGFloat> {
        let index = unit - range.lowerBound
        guard leading.indices.contains(index) else { return caret(at: unit)...caret(at: unit) }
        return min(leading[index], trailing[index])...max(leading[index], trailing[index])
    }

    /// The horizontal extents of a range, adjacent ones joined: several in text of both directions.
    public func extents(of units: Range<Int>) -> [ClosedRange<CGFloat>] {
        let parts = units.clamped(to: range).map(extent).sorted { $0.lowerBound < $1.lowerBound }
        var joined: [ClosedRange<CGFloat>] = []
        for part in parts {
            if let last = joined.last, part.lowerBound <= last.upperBound + 0.01 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
            } else {
                joined.append(part)
            }
        }
        return joined
    }

    /// A part of a line in one direction.
    struct Part {
        var extent: ClosedRange<CGFloat>
        let isRightToLeft: Bool
        /// The first and the last of its units.
        var units: ClosedRange<Int>
    }

    /// The parts of a range from left to right. Adjacent units of the same direction are one part.
    func parts(of units: Range<Int>) -> [Part] {
        var parts: [Part] = []
        // A unit without width has the direction of the one before.
        var isRightToLeft = false
        for unit in units.clamped(to: range) {
            let index = unit - range.lowerBound
            if leading[index] != trailing[index] { isRightToLeft = leading[index] > trailing[index] }
            parts.append(Part(extent: extent(of: unit), isRightToLeft: isRightToLeft, units: unit...unit))
        }
        parts.sort { ($0.extent.lowerBound, $0.extent.upperBound) < ($1.extent.lowerBound, $1.extent.upperBound) }
        var joined: [Part] = []
        for part in parts {
            guard var last = joined.popLast() else {
                joined.append(part)
                continue
            }
            guard last.isRightToLeft == part.isRightToLeft,
                part.extent.lowerBound <= last.extent.upperBound + 0.01
            else {
                joined += [last, part]
                continue
            }
            last.extent = last.extent.lowerBound...max(last.extent.upperBound, part.extent.upperBound)
            last.units =
                min(last.units.lowerBound, part.units.lowerBound)...max(last.units.upperBound, part.units.upperBound)
            joined.append(last)
        }
        return joined
    }

    /// The unit at a horizontal position, with the part of it before the position: 0 at its beginning, 1 at its end. The first or
    /// last one of the line outside the text; nil for a line without text.
    public func unit(at x: CGFloat) -> (unit: Int, fraction: CGFloat)? {
        guard !leading.isEmpty else { return nil }
        var nearest = 0
        var distance = CGFloat.infinity
        for index in leading.indices where leading[index] != trailing[index] {
            let extent = min(leading[index], trailing[index])...max(leading[index], trailing[index])
            let gap = x < extent.lowerBound ? extent.lowerBound - x : max(0, x - extent.upperBound)
            if gap < distance { (nearest, distance) = (index, gap) }
        }
        let length = trailing[nearest] - leading[nearest]
        let fraction = length == 0 ? 0 : (x - leading[nearest]) / length
        return (range.lowerBound + nearest, min(max(fraction, 0), 1))
    }
}
