#if Terminal
import Foundation
@_spi(Host) import UIKitCore

extension ScreenPainter {
    /// Paints the tokens, the text or placeholder, the selection and the caret of a text field.
    mutating func paint(_ field: UITextField, _ rect: CGRect, _ context: Context) {
        let area = CellMetrics.line(in: field.contentArea.offsetBy(dx: rect.minX, dy: rect.minY))
        let row = area.rows.lowerBound
        var context = context
        context.clip = context.clip.intersection(CellArea(rows: area.rows, columns: area.columns))
        let chips = (field as? UISearchTextField).map { tokenChips(of: $0) } ?? []
        let text = FieldText(field.displayedText, isMirrored: isMirrored)
        let place = FieldPlacement(
            text: text,
            chipColumns: chips.reduce(0) { $0 + $1.columns },
            caret: field.isFirstResponder ? field.caretOffset : nil,
            alignment: field.textAlignment,
            isMirrored: field.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            columns: area.columns
        )
        var distance = 0
        for chip in chips {
            let column = place.column(ofChipAt: distance, columns: chip.columns)
            paint(chip, row: row, column: place.isMirrored ? column + 1 : column, context)
            distance += chip.columns
        }
        let textStart = CGFloat(place.textColumn + text.startColumn) * CellMetrics.size.width - rect.minX
        field.shownTextStart = { textStart }
        if text.glyphs.isEmpty, chips.isEmpty, let placeholder = field.placeholder {
            let columns = max(area.columns.count, 1)
            let line =
                CellText.lines(of: placeholder, columns: columns, limit: 1, isMirrored: isMirrored).first ?? []
            let base = style(field.placeholderColor ?? .placeholderText, context)
            write(line, row: row, column: place.column(ofPlaceholderWith: line), base, context)
        }
        paint(text, of: field, row: row, column: place.textColumn, context)
    }

    private mutating func paint(
        _ text: FieldText,
        of field: UITextField,
        row: Int,
        column start: Int,
        _ context: Context
    ) {
        let isFocused = field.isFirstResponder
        let selection = selectedOffsets(of: field)
        let base = style(field.isEnabled ? field.assignedTextColor ?? .label : .tertiaryLabel, context)
        let marked = field.markedTextRange.map { offsets(of: $0, in: field) }
        if isFocused, field.selectedTextRange?.isEmpty != false {
            showCursor(row: row, column: start + text.column(ofCaretAt: field.caretOffset), context)
        }
        var column = start
        for glyph in text.glyphs {
            var style = base
            if isFocused, selection.contains(glyph.offset) { style.attributes.insert(.reverse) }
            if marked?.contains(glyph.offset) == true { style.attributes.insert(.underline) }
            put(glyph, row: row, column: column, style, context)
            column += glyph.columns
        }
    }

    /// A token as it is shown.
    struct Chip {
        var glyphs: [TextGlyph]
        var isSelected: Bool
        var color: UIColor

        /// The columns with the spaces at both sides, and the distance to the next chip.
        var columns: Int { glyphs.reduce(3) { $0 + $1.columns } }
    }

    /// The chips of the tokens, with the widths that `ControlMetrics` has for them.
    private func tokenChips(of field: UISearchTextField) -> [Chip] {
        field.tokenDescriptions.map { token in
            let sign = token.icon?.symbolGlyph ?? "▪"
            let icon = sign + String(repeating: " ", count: max(1, 3 - CellText.columns(sign)))
            let text = (token.icon == nil ? "" : icon) + token.text
            let glyphs = CellText.visualOrder(of: CellText.glyphs(text, isMirrored: isMirrored))
            return Chip(glyphs: glyphs, isSelected: token.isSelected, color: field.tokenBackgroundColor ?? .tintColor)
        }
    }

    private mutating func paint(_ chip: Chip, row: Int, column: Int, _ context: Context) {
        var context = context
        if let background = palette.background(chip.color, over: context.background) {
            context.background = background
            if background.color != .standard { context.textColor = palette.plainText(on: background) }
        }
        let cells = CellArea(rows: row..<row + 1, columns: column..<column + chip.columns - 1)
        fill(cells.intersection(context.clip), context.background, context)
        var base = style(.label, context)
        if isMonochrome != chip.isSelected { base.attributes.insert(.reverse) }
        if chip.isSelected { base.attributes.insert(.bold) }
        let space = TextGlyph(character: " ", columns: 1, offset: 0)
        write([space] + chip.glyphs + [space], row: row, column: column, base, context)
    }

    private func selectedOffsets(of field: UITextField) -> Range<Int> {
        guard let range = field.selectedTextRange, !range.isEmpty else { return 0..<0 }
        return offsets(of: range, in: field)
    }

    /// A range in UTF-16 units of the text.
    private func offsets(of range: UITextRange, in field: UITextField) -> Range<Int> {
        let start = (field as? UISearchTextField)?.textualRange.start ?? field.beginningOfDocument
        let lower = max(0, field.offset(from: start, to: range.start))
        let upper = max(0, field.offset(from: start, to: range.end))
        return lower..<max(lower, upper)
    }

    // MARK: Text views

    /// Paints the visible paragraphs, the selection and the caret of a text view.
    mutating func paint(_ view: UITextView, _ rect: CGRect, _ context: Context) {
        let visible = view.bounds
        for paragraph in view.displayedParagraphs(in: visible) {
            let layout = CellText.layOut(paragraph.paragraph, width: paragraph.width, isMirrored: isMirrored)
            let text = paragraph.paragraph.text
            let styles = TextStyles(text, font: nil, base: style(.label, context))
            let glyphs = CellText.glyphs(text.string, isMirrored: isMirrored)
            for line in layout.lines {
                let place = CGRect(
                    x: context.origin.x + paragraph.origin.x + line.left,
                    y: context.origin.y + paragraph.origin.y + line.top,
                    width: max(line.width, 1),
                    height: line.height
                )
                let area = CellMetrics.line(in: place)
                var column = area.columns.lowerBound
                var offset: Int?
                for glyph in CellText.visualOrder(of: glyphs.filter { line.range.contains($0.offset) }) {
                    // The glyphs of an escape have the place of one character.
                    if glyph.offset != offset {
                        offset = glyph.offset
                        let left = context.origin.x + paragraph.origin.x + line.extent(of: glyph.offset).lowerBound
                        column = Int((left / CellMetrics.size.width).rounded())
                    }
                    put(
                        glyph,
                        row: area.rows.lowerBound,
                        column: column,
                        styles.style(at: glyph.offset, self, context),
                        context
                    )
                    column += glyph.columns
                }
            }
        }
        for selected in view.displayedSelectionRects(in: visible) {
            let area = CellMetrics.line(in: context.rect(selected)).intersection(context.clip)
            grid.restyle(rows: area.rows, columns: area.columns) { $0.attributes.insert(.reverse) }
        }
        showCaret(of: view, context)
    }

    /// Shows the caret of a text view in the cell of the character after it; at the end of a line in the cell beside the last character.
    private mutating func showCaret(of view: UITextView, _ context: Context) {
        guard view.isFirstResponder, view.isCaretVisible,
            let position = view.position(from: view.beginningOfDocument, offset: view.caretOffset)
        else { return }
        let caret = context.rect(view.caretRect(for: position))
        let row = CellMetrics.line(in: caret).rows.lowerBound
        var left = caret.minX
        if let after = extent(of: view, from: position, to: 1), after.midY == caret.midY, after.width > 0 {
            left = context.rect(after).minX
        } else if let before = extent(of: view, from: position, to: -1), before.midY == caret.midY {
            // Right-to-left text ends at the left edge of its last character.
            if context.rect(before).minX == caret.minX { left -= CellMetrics.size.width }
        } else if isMirrored {
            left -= CellMetrics.size.width
        }
        // At the end of a line that fills the view there is no further cell.
        let columns = context.clip.columns
        let column = Int((left / CellMetrics.size.width).rounded())
        guard !columns.isEmpty else { return }
        showCursor(row: row, column: min(max(column, columns.lowerBound), columns.upperBound - 1), context)
    }

    /// The rectangle of the character after or before a position, in the coordinates of the screen; nil outside the text.
    private func extent(of view: UITextView, from position: UITextPosition, to distance: Int) -> CGRect? {
        guard let other = view.position(from: position, offset: distance),
            let range = distance > 0
                ? view.textRange(from: position, to: other) : view.textRange(from: other, to: position)
        else { return nil }
        return view.firstRect(for: range)
    }
}
#endif
