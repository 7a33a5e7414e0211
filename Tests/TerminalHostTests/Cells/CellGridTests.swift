#if Terminal
import Testing

@testable import TerminalHost

@Suite("Cells of a terminal")
struct CellGridTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("東", 2), ("ｱ", 1), ("한", 2), ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2),
        ("☺", 1), ("☺\u{FE0F}", 2), ("\u{301}", 0), ("ا", 1), ("ก", 1),
    ])
    func `characters have the columns of terminals`(character: Character, columns: Int) {
        #expect(character.columns == columns)
    }

    @Test
    func `a wide character is not cut in half`() {
        var grid = CellGrid(columns: 4, rows: 1)
        grid.write("a東京", row: 0, column: 0)
        #expect(grid.text(ofRow: 0) == "a東")
        grid.write("x", row: 0, column: 2)
        #expect(grid.text(ofRow: 0) == "a x")
        grid.write("京b", row: 0, column: -1)
        #expect(grid.text(ofRow: 0) == " bx")
    }

    @Test
    func `text ends before a column`() {
        var grid = CellGrid(columns: 10, rows: 1)
        let after = grid.write("one two", row: 0, column: 1, until: 5)
        #expect(grid.text(ofRow: 0) == " one")
        #expect(after == 8)
    }

    @Test
    func `places outside of the grid are ignored`() {
        var grid = CellGrid(columns: 3, rows: 2)
        grid.write("abc", row: -1, column: 0)
        grid.write("abc", row: 2, column: 0)
        grid.write("abc", row: 0, column: 3)
        grid.fill(rows: -5..<9, columns: -5..<0, style: .standard)
        #expect(grid == CellGrid(columns: 3, rows: 2))
        grid.write("abcdef", row: 1, column: -2)
        #expect(grid.text(ofRow: 1) == "cde")
    }

    @Test
    func `combining marks without a base have one`() {
        var grid = CellGrid(columns: 3, rows: 1)
        grid.write("\u{301}a", row: 0, column: 0)
        #expect(grid.text(ofRow: 0) == "\u{25CC}\u{301}a")
    }
}
#endif
