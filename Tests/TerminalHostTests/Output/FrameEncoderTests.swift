#if Terminal
import Testing

@testable import TerminalHost

@Suite("Encoding frames for a terminal")
struct FrameEncoderTests {
    private static let pieces = [
        "a", "b", " ", "  ", "é", "e\u{301}", "東", "👍🏽", "👨‍👩‍👧", "🇩🇪", "☺\u{FE0F}", "ا", "\u{1B}[31m",
    ]

    private static func style(_ random: inout SplitMix) -> CellStyle {
        let colors: [CellColor] = [.standard, .standard, .palette(1), .palette(12), .rgb(red: 1, green: 2, blue: 200)]
        var style = CellStyle()
        style.foreground = colors.randomElement(using: &random)!
        style.background = colors.randomElement(using: &random)!
        if Bool.random(using: &random) {
            style.attributes = CellStyle.Attributes(rawValue: UInt8.random(in: 0..<64, using: &random))
        }
        return style
    }

    /// Changes some places of a grid.
    private static func change(_ grid: inout CellGrid, _ random: inout SplitMix) {
        for _ in 0..<Int.random(in: 0..<6, using: &random) {
            let text = (0..<Int.random(in: 1..<6, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            let row = Int.random(in: 0..<grid.rows, using: &random)
            let column = Int.random(in: -2..<grid.columns, using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                grid.fill(rows: row..<row + 2, columns: column..<column + 7, style: style(&random))
            } else {
                grid.write(text, row: row, column: column, style: style(&random))
            }
        }
    }

    /// The first different cell; nil without one.
    ///
    /// - Parameter addsWidths: Whether the terminal shows the parts of sequences one beside the other. Then they are not compared.
    private static func difference(_ shown: CellGrid, _ expected: CellGrid, addsWidths: Bool) -> String? {
        for (place, (cell, other)) in zip(shown.cells, expected.cells).enumerated() where cell != other {
            // The text colour of a space is not visible.
            if cell.character == " ", other.character == " ", cell.style.background == other.style.background,
                cell.style.attributes == other.style.attributes
            {
                continue
            }
            if addsWidths, other.character?.unicodeScalars.count != 1 { continue }
            return "row \(place / shown.columns), column \(place % shown.columns): \(cell), not \(other)"
        }
        return nil
    }

    @Test(arguments: [false, true])
    func `a terminal shows each frame, whatever the width that it gives emoji sequences`(addsWidths: Bool) {
        var random = SplitMix(state: 3)
        for _ in 0..<40 {
            let columns = Int.random(in: 1...20, using: &random)
            let rows = Int.random(in: 1...5, using: &random)
            var grid = CellGrid(columns: columns, rows: rows)
            var encoder = FrameEncoder(depth: .direct, synchronizesOutput: Bool.random(using: &random))
            var terminal = PlainTerminal(columns: columns, rows: rows, addsWidths: addsWidths)
            for frame in 0..<20 {
                Self.change(&grid, &random)
                let cursor = Bool.random(using: &random) ? FrameEncoder.Cursor(row: rows - 1, column: columns / 2) : nil
                let bytes = encoder.encode(grid, cursor: cursor)
                terminal.show(bytes)
                let difference = Self.difference(terminal.grid, grid, addsWidths: addsWidths)
                #expect(
                    difference == nil,
                    "\(columns) × \(rows), frame \(frame), \(String(decoding: bytes, as: UTF8.self).debugDescription)"
                )
                #expect(terminal.cursor == cursor)
                #expect(terminal.unknown.isEmpty)
                if difference != nil { return }
            }
        }
    }

    @Test
    func `a frame without changes has no bytes`() {
        var grid = CellGrid(columns: 20, rows: 3)
        grid.write("東京 👍🏽", row: 1, column: 2)
        var encoder = FrameEncoder(depth: .direct, synchronizesOutput: true)
        #expect(!encoder.encode(grid, cursor: nil).isEmpty)
        #expect(encoder.encode(grid, cursor: nil).isEmpty)
    }

    @Test
    func `a changed letter takes a few bytes`() {
        var grid = CellGrid(columns: 80, rows: 24)
        for row in 0..<24 { grid.write(String(repeating: "x", count: 80), row: row, column: 0) }
        var encoder = FrameEncoder(depth: .direct, synchronizesOutput: false)
        _ = encoder.encode(grid, cursor: nil)
        grid.write("y", row: 10, column: 40)
        #expect(String(decoding: encoder.encode(grid, cursor: nil), as: UTF8.self) == "\u{1B}[11;41Hy")
    }

    @Test
    func `data never becomes an escape sequence`() {
        var grid = CellGrid(columns: 60, rows: 1)
        grid.write("a\u{1B}[2Jb\u{9B}31mc\u{7}\u{202E}d\r\ne", row: 0, column: 0)
        #expect(grid.text(ofRow: 0) == #"a\u{1b}[2Jb\u{9b}31mc\u{7}\u{202e}d\u{d}\u{a}e"#)
        var encoder = FrameEncoder(depth: .monochrome, synchronizesOutput: false)
        let bytes = encoder.encode(grid, cursor: nil)
        #expect(bytes.filter { $0 == 0x1B }.count == 4)
        #expect(!bytes.contains(0x07))
    }

    @Test(arguments: [
        (ColorDepth.monochrome, [Int]()), (.palette, [31]), (.indexed, [38, 5, 160]), (.direct, [38, 2, 200, 10, 5]),
    ])
    func `colours are reduced to those of the terminal`(depth: ColorDepth, parameters: [Int]) {
        #expect(depth.parameters(.rgb(red: 200, green: 10, blue: 5), base: 30) == parameters)
    }

    @Test
    func `greys of 256 colours are the nearest ones`() {
        #expect(ColorDepth.indexed.parameters(.rgb(red: 128, green: 128, blue: 128), base: 40) == [48, 5, 244])
        #expect(ColorDepth.indexed.parameters(.rgb(red: 255, green: 255, blue: 255), base: 40) == [48, 5, 231])
        #expect(ColorDepth.indexed.parameters(.rgb(red: 0, green: 0, blue: 0), base: 40) == [48, 5, 16])
    }
}
#endif
