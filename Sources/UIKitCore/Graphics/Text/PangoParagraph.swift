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
        return read(layout, of: paragraph)
    }

    /// The lines of a layout that was made from a paragraph.
    public static func read(_ layout: OpaquePointer, of paragraph: TextParagraph) -> ParagraphLayout {
        let offsets = ByteOffsets(paragraph.text.string)
        let extents = TextLayout.lines(of: layout, spacing: paragraph.style.lineSpacing)
        var lines: [ParagraphLine] = []
        var positions = LinePositions(layout)
        var unit = 0
        var character = 0
        for (index, extent) in extents.enumerated() {
            guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
            let isLast = index == extents.count - 1
            let end = Int(line.pointee.start_index + line.pointee.length)
            let start = unit
            positions.select(line)
            var leading: [CGFloat] = []
            var trailing: [CGFloat] = []
            while unit < offsets.count, isLast || offsets[unit] < end {
                leading.append(extent.left + positions.x(ofCharacter: character, trailing: false))
                trailing.append(extent.left + positions.x(ofCharacter: character, trailing: true))
                unit += 1
                // The second unit of a pair belongs to the same character.
                if offsets[unit] > offsets[unit - 1] { character += 1 }
            }
            lines.append(
                ParagraphLine(
                    range: start..<unit,
                    top: extent.extent.lowerBound,
                    height: extent.extent.upperBound - extent.extent.lowerBound,
                    baseline: extent.baseline,
                    left: extent.left,
                    width: extent.width,
                    leading: leading,
                    trailing: trailing
                )
            )
        }
        return ParagraphLayout(lines: lines, height: (lines.last.map { $0.top + $0.height } ?? 0).rounded(.up))
    }
}
#endif
