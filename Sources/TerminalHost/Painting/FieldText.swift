#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// The text of a field in cells, from left to right.
struct FieldText {
    let glyphs: [TextGlyph]
    /// The number of columns.
    let columns: Int
    /// Whether the text as a whole is right-to-left.
    let isRightToLeft: Bool

    /// The maximum number of columns that are shown.
    private static let limit = 1 << 16

    init(_ text: String, isMirrored: Bool) {
        glyphs = CellText.visualOrder(of: CellText.glyphs(text, limit: Self.limit, isMirrored: isMirrored))
        columns = glyphs.reduce(0) { $0 + $1.columns }
        // The first letter decides, which is near the start.
        let directions = CellText.directions(of: String(text.prefix(1000)), isMirrored: isMirrored)
        isRightToLeft = text.isEmpty ? isMirrored : directions?.isRightToLeft ?? false
    }

    /// The column of the caret: that of the character after it; beside the last character at the end of the text.
    func column(ofCaretAt offset: Int) -> Int {
        var column = 0
        var nearest: (offset: Int, column: Int)?
        for glyph in glyphs {
            if glyph.offset >= offset, glyph.offset < nearest?.offset ?? .max { nearest = (glyph.offset, column) }
            column += glyph.columns
        }
        return nearest?.column ?? (isRightToLeft ? -1 : columns)
    }

    /// The edge at which the text begins.
    var startColumn: Int {
        guard let first = glyphs.indices.min(by: { glyphs[$0].offset < glyphs[$1].offset }) else { return 0 }
        let column = glyphs[..<first].reduce(0) { $0 + $1.columns }
        return glyphs[first].level % 2 == 0 ? column : column + glyphs[first].columns
    }
}

/// The places of the tokens and the text in a field. Content that is wider than the field is scrolled so that the caret is visible.
struct FieldPlacement {
    private let columns: Range<Int>
    /// The columns that are scrolled away, or free, at the side where the content begins.
    private let shift: Int
    private let alignment: NSTextAlignment
    /// Whether the content begins at the right.
    let isMirrored: Bool
    /// The column of the left edge of the text.
    let textColumn: Int

    /// Computes the places.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - chipColumns: The columns of all tokens, each with a free column after it.
    ///   - caret: The offset of the caret; nil if the field has no focus.
    ///   - alignment: The alignment of a text that is shorter than the field.
    ///   - isMirrored: Whether the content begins at the right.
    ///   - columns: The columns of the field.
    init(
        text: FieldText,
        chipColumns: Int,
        caret: Int?,
        alignment: NSTextAlignment,
        isMirrored: Bool,
        columns: Range<Int>
    ) {
        self.columns = columns
        self.alignment = alignment
        self.isMirrored = isMirrored
        // The caret at the end of the text needs a column. Beside tokens it uses the free one after the last token.
        let isEndAtStart = text.isRightToLeft != isMirrored
        let hasColumnForCaret = !isEndAtStart || chipColumns == 0
        let width = text.columns + (hasColumnForCaret ? 1 : 0)
        let left = text.isRightToLeft && hasColumnForCaret ? 1 : 0
        let start = text.isRightToLeft ? max(0, text.columns - 1) : 0
        let wanted = left + (caret.map(text.column) ?? start)
        // From the side where the content begins.
        let distance = chipColumns + (isMirrored ? width - 1 - wanted : wanted)
        let free = columns.count - chipColumns - width
        let scroll = max(0, min(-free, distance - columns.count + 1))
        shift = Self.indent(alignment, isMirrored: isMirrored, free: free) - scroll
        let near = chipColumns + shift
        textColumn = (isMirrored ? columns.upperBound - near - width : columns.lowerBound + near) + left
    }

    /// The free columns at the side where the content begins.
    private static func indent(_ alignment: NSTextAlignment, isMirrored: Bool, free: Int) -> Int {
        let isAtEnd = alignment == (isMirrored ? .left : .right)
        return max(0, alignment == .center ? free / 2 : isAtEnd ? free : 0)
    }

    /// The left column of a token.
    ///
    /// - Parameter distance: The columns of the tokens before it.
    func column(ofChipAt distance: Int, columns width: Int) -> Int {
        isMirrored ? columns.upperBound - distance - shift - width : columns.lowerBound + distance + shift
    }

    /// The left column of a placeholder.
    func column(ofPlaceholderWith line: [TextGlyph]) -> Int {
        let width = line.reduce(0) { $0 + $1.columns }
        let indent = Self.indent(alignment, isMirrored: isMirrored, free: columns.count - width)
        return isMirrored ? columns.upperBound - indent - width : columns.lowerBound + indent
    }
}
#endif
