#if Terminal
import TextEscaping

/// The content of a terminal's screen: rows of cells.
struct CellGrid: Hashable, Sendable {
    /// A cell: a character of one column, the left half of one of two columns, or the right half.
    struct Cell: Hashable, Sendable {
        /// The character. Nil for the right half of a wide one.
        var character: Character? = " "
        var style = CellStyle.standard
        /// The part of an image in the cell. Its character is a space.
        var tile: ImageTile?

        static let blank = Cell()
    }

    let columns: Int
    let rows: Int
    private(set) var cells: [Cell]
    /// Whether a cell may have a part of an image.
    private(set) var mayHaveImages = false

    /// Makes a blank grid.
    init(columns: Int, rows: Int) {
        precondition(columns >= 0 && rows >= 0, "CellGrid: the size must not be negative.")
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: .blank, count: columns * rows)
    }

    subscript(row: Int, column: Int) -> Cell { cells[row * columns + column] }

    /// Whether the character at a place has two columns.
    func isWide(_ row: Int, _ column: Int) -> Bool {
        column + 1 < columns && self[row, column].character != nil && self[row, column + 1].character == nil
    }

    /// Writes text from a place on, clipped at the edges of the grid and at a column.
    ///
    /// Control characters, bidirectional controls and other invisible characters are written as escapes such as `\u{1b}`. A wide character
    /// of which only one half is visible becomes a space; so does the rest of one that is partly overwritten.
    ///
    /// - Parameters:
    ///   - column: May be negative: then the beginning is clipped.
    ///   - end: The first column that is not written; default: the width of the grid.
    /// - Returns: The column after the text, also of text that is clipped at the end.
    @discardableResult
    mutating func write(_ text: String, row: Int, column: Int, until end: Int = .max, style: CellStyle = .standard)
        -> Int
    {
        let end = min(end, columns)
        var place = column
        for character in escaped(text, limit: .max) {
            let width = character.columns
            if width == 0 {
                // A combining mark without a base.
                let base = Character("\u{25CC}" + String(character))
                put(base, 1, row, place, until: end, style)
                place += 1
            } else {
                put(character, width, row, place, until: end, style)
                place += width
            }
        }
        return place
    }

    /// Writes a glyph, clipped like text. Its character must be visible and safe, as those of `CellText`.
    mutating func write(_ glyph: TextGlyph, row: Int, column: Int, until end: Int, style: CellStyle) {
        put(glyph.character, glyph.columns, row, column, until: min(end, columns), style)
    }

    private mutating func put(
        _ character: Character,
        _ width: Int,
        _ row: Int,
        _ column: Int,
        until end: Int,
        _ style: CellStyle
    ) {
        guard row >= 0, row < rows else { return }
        guard column >= 0, column + width <= end else {
            for place in max(column, 0)..<max(min(column + width, end), max(column, 0)) {
                set(Cell(style: style), row, place)
            }
            return
        }
        set(Cell(character: character, style: style), row, column)
        guard width == 2 else { return }
        set(Cell(character: nil, style: style), row, column + 1)
        // If that cell was the right half of another character, setting it blanked the left half.
        cells[row * columns + column] = Cell(character: character, style: style)
    }

    /// Sets a cell, and blanks the other half of a wide character that it overwrites.
    private mutating func set(_ cell: Cell, _ row: Int, _ column: Int) {
        let place = row * columns + column
        if cells[place].character == nil, column > 0 { cells[place - 1].character = " " }
        if isWide(row, column) { cells[place + 1].character = " " }
        cells[place] = cell
    }

    /// Fills a rectangle, clipped at the edges of the grid, with spaces of a style.
    mutating func fill(rows: Range<Int>, columns filled: Range<Int>, style: CellStyle) {
        for row in rows.clamped(to: 0..<self.rows) {
            for column in filled.clamped(to: 0..<columns) { set(Cell(style: style), row, column) }
        }
    }

    /// Shows a part of an image in a cell.
    mutating func place(_ tile: ImageTile, row: Int, column: Int, style: CellStyle) {
        set(Cell(style: style, tile: tile), row, column)
        mayHaveImages = true
    }

    /// Changes the styles of a rectangle, clipped at the edges of the grid.
    mutating func restyle(rows: Range<Int>, columns changed: Range<Int>, _ change: (inout CellStyle) -> Void) {
        for row in rows.clamped(to: 0..<self.rows) {
            for column in changed.clamped(to: 0..<columns) { change(&cells[row * columns + column].style) }
        }
    }

    /// The text of a row, without the spaces at its end.
    func text(ofRow row: Int) -> String {
        let text = String((0..<columns).compactMap { self[row, $0].character })
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}
#endif
