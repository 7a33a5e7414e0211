#if Cairo
import CCairo
import Foundation

/// Lines of text as Pango draws them.
@_spi(Host)
public enum PangoParagraph {
    /// Makes the layout of a paragraph. The caller releases it.
    ///
    /// - Parameters:
    ///   - paragraph: The paragraph.
    ///   - width: The width at which lines wrap, in points; infinite for no wrapping.
    public static func makeLayout(_ paragraph: TextParagraph, width: CGFloat) -> OpaquePointer {
        TextLayout.makeLayout(paragraph, width: width).layout
    }

    /// The lines of a paragraph.
    public static func layOut(_ paragraph: TextParagraph, width: CGFloat) -> ParagraphLayout {
        let layout = makeLayout(paragraph, width: width)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        return read(layout, of: paragraph, width: width)
    }

    /// The lines of a layout that was made from a paragraph at a width.
    public static func read(_ layout: OpaquePointer, of paragraph: TextParagraph, width: CGFloat) -> ParagraphLayout {
        let offsets = ByteOffsets(paragraph.text.string)
        let origin = TextLayout.origin(of: layout, paragraph, width: width)
        let extents = TextLayout.lines(of: layout, at: origin)
        let before = paragraph.spaceBefore
        let edges = PangoLineEdges(of: layout, offsets)
        var lines: [ParagraphLine] = []
        var unit = 0
        for (index, extent) in extents.enumerated() {
            guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
            let isLast = index == extents.count - 1
            let end = Int(line.pointee.start_index + line.pointee.length)
            let start = unit
            while unit < offsets.count, isLast || offsets[unit] < end { unit += 1 }
            let (leading, trailing) = edges.edges(of: line, units: start..<unit)
            func points(_ x: Int) -> CGFloat { extent.left + CGFloat(x) / CGFloat(PANGO_SCALE) }
            lines.append(
                ParagraphLine(
                    range: start..<unit,
                    top: before + extent.extent.lowerBound,
                    height: extent.extent.upperBound - extent.extent.lowerBound,
                    baseline: before + extent.baseline,
                    left: extent.left,
                    width: extent.width,
                    leading: leading.map(points),
                    trailing: trailing.map(points)
                )
            )
        }
        let bottom = lines.last.map { $0.top + $0.height } ?? before
        var made = ParagraphLayout(lines: lines, height: (bottom + paragraph.spaceAfter).rounded(.up))
        made.origin = CGPoint(x: origin.x, y: before + origin.y)
        return made
    }
}
#endif
