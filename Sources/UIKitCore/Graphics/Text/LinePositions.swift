#if Cairo
import CCairo
import Foundation

/// The horizontal positions of the characters on the lines of a layout.
///
/// Equal to the results of `pango_layout_line_index_to_x`, which counts the characters before the position at each call, so that the
/// positions of a paragraph would take time in proportion to the square of its length.
struct LinePositions {
    /// A part of a line with one font and direction.
    private struct Run {
        let item: UnsafeMutablePointer<PangoItem>
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
        /// The index of its first character in the layout.
        let firstCharacter: Int
        /// Its left edge, in Pango's units.
        let left: Int32

        var bytes: Range<Int> {
            Int(item.pointee.offset)..<Int(item.pointee.offset + item.pointee.length)
        }
    }

    private let text: UnsafePointer<CChar>
    private let attributes: UnsafePointer<PangoLogAttr>
    /// The byte offset of each character, and the length of the text.
    private let bytes: [Int]
    private var runs: [Run] = []
    private var width: Int32 = 0
    /// The byte offsets of the line.
    private var line = 0..<0

    /// - Parameter layout: The layout, which must exist as long as this value.
    init(_ layout: OpaquePointer) {
        text = pango_layout_get_text(layout)
        var count: Int32 = 0
        attributes = pango_layout_get_log_attrs_readonly(layout, &count)
        var bytes: [Int] = []
        bytes.reserveCapacity(Int(count))
        var byte = 0
        while text[byte] != 0 {
            bytes.append(byte)
            repeat { byte += 1 } while UInt8(bitPattern: text[byte]) & 0xC0 == 0x80
        }
        bytes.append(byte)
        self.bytes = bytes
    }

    /// Selects the line whose positions ``x(ofCharacter:trailing:)`` returns.
    mutating func select(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
        self.line = Int(line.pointee.start_index)..<Int(line.pointee.start_index + line.pointee.length)
        runs = []
        width = 0
        var next = line.pointee.runs
        while let node = next {
            let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            next = node.pointee.next
            guard let item = run.pointee.item, let glyphs = run.pointee.glyphs else { continue }
            let first = character(at: Int(item.pointee.offset))
            runs.append(Run(item: item, glyphs: glyphs, firstCharacter: first, left: width))
            width += pango_glyph_string_get_width(glyphs)
        }
    }

    /// The index of the character at a byte offset.
    private func character(at byte: Int) -> Int {
        var (low, high) = (0, bytes.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if bytes[middle] <= byte { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The position of an edge of a character, from the left edge of the selected line, in points. A character inside a cluster has the
    /// edges of the cluster. Takes time in proportion to the length of the line.
    ///
    /// - Parameters:
    ///   - character: The index of the character in the layout.
    ///   - trailing: Whether the position is that of the end of the character.
    func x(ofCharacter character: Int, trailing: Bool) -> CGFloat {
        var character = min(character, bytes.count - 1)
        guard let run = runs.first(where: { $0.bytes.contains(bytes[character]) }) else { return width.points }
        if trailing {
            while bytes[character] < line.upperBound, character + 2 < bytes.count,
                attributes[character + 1].is_cursor_position == 0
            { character += 1 }
        } else {
            while bytes[character] > line.lowerBound, attributes[character].is_cursor_position == 0 { character -= 1 }
        }
        var x: Int32 = 0
        pango_glyph_string_index_to_x_full(
            run.glyphs,
            text + run.bytes.lowerBound,
            Int32(run.bytes.count),
            &run.item.pointee.analysis,
            UnsafeMutablePointer(mutating: attributes + run.firstCharacter),
            Int32(bytes[character] - run.bytes.lowerBound),
            trailing ? 1 : 0,
            &x
        )
        return (run.left + x).points
    }
}

extension Int32 {
    /// A length in Pango's units, in points.
    fileprivate var points: CGFloat { CGFloat(self) / CGFloat(PANGO_SCALE) }
}
#endif
