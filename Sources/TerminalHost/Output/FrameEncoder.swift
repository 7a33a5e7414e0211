#if Terminal
import Foundation

/// Encodes the changes from one frame to the next as the bytes for a terminal.
///
/// Only changed cells are written. A frame without changes has no bytes. The sequences are those of ECMA-48 that all terminals of today
/// understand. Automatic line breaks must be disabled (private mode 7), because terminals disagree about the widths of emoji.
struct FrameEncoder {
    var depth: ColorDepth
    /// Whether the terminal shows a frame at once if it is marked (private mode 2026).
    var synchronizesOutput: Bool
    /// Encodes pictures; nil if the terminal shows none.
    var pictures: PictureEncoder?

    /// The content of the terminal; nil if it is unknown.
    private var shown: CellGrid?
    private var shownCursor: Cursor?
    private var style = CellStyle.standard
    /// The place at which the terminal writes; nil if it is unknown.
    private var position: (row: Int, column: Int)?
    private var bytes: [UInt8] = []

    /// The place of the text cursor.
    struct Cursor: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    init(depth: ColorDepth, synchronizesOutput: Bool) {
        self.depth = depth
        self.synchronizesOutput = synchronizesOutput
    }

    /// Forgets the content of the terminal, such as after a change of its size. The next frame is written completely.
    mutating func reset() {
        shown = nil
        shownCursor = nil
        position = nil
    }

    /// The bytes that show a frame.
    ///
    /// - Parameters:
    ///   - cursor: The place of the text cursor; nil hides it.
    ///   - png: Returns the file of a picture.
    mutating func encode(_ grid: CellGrid, cursor: Cursor?, png: (Int) -> Data? = { _ in nil }) -> [UInt8] {
        bytes = []
        let isComplete = shown?.columns != grid.columns || shown?.rows != grid.rows
        guard isComplete || shown != grid || shownCursor != cursor else { return [] }
        // The cursor is hidden while cells are written, and at the end in its place.
        if isComplete || shownCursor != nil { append("\u{1B}[?25l") }
        if isComplete {
            position = nil
            style = .standard
            append("\u{1B}[0m\u{1B}[2J")
            append(pictures?.removeAll() ?? "")
        }
        let old = isComplete ? CellGrid(columns: grid.columns, rows: grid.rows) : shown!
        for row in 0..<grid.rows { encode(row, of: grid, old) }
        if style != .standard { select(.standard) }
        if grid.mayHaveImages || pictures?.isShowing == true {
            append(pictures?.encode(grid.imagePlacements, png: png) ?? "")
            position = nil
        }
        if let cursor {
            move(cursor.row, cursor.column)
            append("\u{1B}[?25h")
        }
        shown = grid
        shownCursor = cursor
        guard synchronizesOutput else { return bytes }
        return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }

    // MARK: Rows

    private mutating func encode(_ row: Int, of grid: CellGrid, _ old: CellGrid) {
        var column = 0
        // A row of spaces in one style to its end is erased rather than written.
        let end = blankEnd(of: row, in: grid)
        // The columns before this one may have changed by a character that is wider in the terminal.
        var unsure = 0
        while column < end {
            let width = grid.isWide(row, column) ? 2 : 1
            if column < unsure || !isEqual(row, column, width, grid, old) {
                write(row, column, width, grid)
                if let character = grid[row, column].character, !Self.hasSureWidth(character) {
                    unsure = max(unsure, column + Self.greatestWidth(of: character))
                }
            }
            column += width
        }
        guard end < grid.columns else { return }
        guard unsure > end || (end..<grid.columns).contains(where: { grid[row, $0] != old[row, $0] }) else { return }
        move(row, end)
        select(grid[row, end].style)
        append("\u{1B}[K")
    }

    /// The first column of the spaces at the end of a row that have one background and no attributes. Terminals erase with the background
    /// of the selected style.
    private func blankEnd(of row: Int, in grid: CellGrid) -> Int {
        guard grid.columns > 0 else { return 0 }
        let last = grid[row, grid.columns - 1].style
        guard last.attributes.isEmpty, last.background == .standard else { return grid.columns }
        var end = grid.columns
        while end > 0, grid[row, end - 1].character == " ", grid[row, end - 1].style == last,
            grid[row, end - 1].tile == nil
        { end -= 1 }
        return end
    }

    private func isEqual(_ row: Int, _ column: Int, _ width: Int, _ grid: CellGrid, _ old: CellGrid) -> Bool {
        (column..<column + width).allSatisfy { grid[row, $0] == old[row, $0] }
    }

    private mutating func write(_ row: Int, _ column: Int, _ width: Int, _ grid: CellGrid) {
        let cell = grid[row, column]
        let character = cell.character ?? " "
        let isSure = Self.hasSureWidth(character)
        if !isSure {
            // Spaces before the character, and a movement after it, make all other cells right.
            move(row, column)
            select(cell.style)
            append(String(repeating: " ", count: width))
            position = nil
        }
        move(row, column)
        select(cell.style)
        append(String(character))
        // After the last column terminals differ, too.
        position = isSure && column + width < grid.columns ? (row, column + width) : nil
    }

    /// Whether all terminals agree about the width of a character: not for emoji and sequences.
    private static func hasSureWidth(_ character: Character) -> Bool {
        if character.isASCII { return true }
        let scalars = character.unicodeScalars
        return scalars.first.map { $0.value < 0x1F000 && !$0.properties.isEmojiPresentation } == true
            && scalars.dropFirst().isEmpty
    }

    /// The width of a character in terminals that show its parts one beside the other, also those that are usually invisible.
    private static func greatestWidth(of character: Character) -> Int {
        max(2, character.unicodeScalars.reduce(0) { $0 + max(1, Character($1).columns) })
    }

    // MARK: Sequences

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func move(_ row: Int, _ column: Int) {
        if let position, position == (row, column) { return }
        if let position, position.row == row, column > position.column {
            let distance = column - position.column
            append(distance == 1 ? "\u{1B}[C" : "\u{1B}[\(distance)C")
        } else {
            append(column == 0 ? "\u{1B}[\(row + 1)H" : "\u{1B}[\(row + 1);\(column + 1)H")
        }
        position = (row, column)
    }

    private mutating func select(_ new: CellStyle) {
        guard new != style else { return }
        var parameters: [Int] = []
        if !style.attributes.isSubset(of: new.attributes) {
            parameters = [0]
            style = .standard
        }
        for (attribute, number) in Self.attributes
        where new.attributes.subtracting(style.attributes).contains(attribute) {
            parameters.append(number)
        }
        if new.foreground != style.foreground { parameters += depth.parameters(new.foreground, base: 30) }
        if new.background != style.background { parameters += depth.parameters(new.background, base: 40) }
        style = new
        if parameters == [0] {
            append("\u{1B}[m")
        } else if !parameters.isEmpty {
            append("\u{1B}[\(parameters.map(String.init).joined(separator: ";"))m")
        }
    }

    private static let attributes: [(CellStyle.Attributes, Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]
}
#endif
