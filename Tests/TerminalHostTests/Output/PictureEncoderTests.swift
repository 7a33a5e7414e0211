#if Terminal
import Foundation
import Testing
@testable import TerminalHost

@Suite("Pictures of a terminal")
struct PictureEncoderTests {
    private let file = Data(repeating: 7, count: 4000)

    private func grid(_ tiles: [(image: Int, rows: Range<Int>, columns: Range<Int>)]) -> CellGrid {
        var grid = CellGrid(columns: 20, rows: 10)
        for (image, rows, columns) in tiles {
            for row in rows {
                for column in columns {
                    let tile = ImageTile(image: image, column: column - columns.lowerBound, row: row - rows.lowerBound)
                    grid.place(tile, row: row, column: column, style: .standard)
                }
            }
        }
        return grid
    }

    @Test
    func `The cells of an image are one rectangle`() {
        let placements = grid([(1, 2..<5, 3..<9)]).imagePlacements
        let area = CellArea(rows: 2..<5, columns: 3..<9)
        #expect(placements == [ImagePlacement(tile: ImageTile(image: 1, column: 0, row: 0), area: area)])
    }

    @Test
    func `Text in front of an image leaves rectangles around it`() {
        var grid = grid([(1, 0..<4, 0..<10)])
        grid.write("menu", row: 1, column: 3)
        let placements = grid.imagePlacements
        var covered = 0
        for placement in placements {
            for row in placement.area.rows {
                for column in placement.area.columns {
                    let tile = placement.tile
                    #expect(tile.row + row - placement.area.rows.lowerBound == row)
                    #expect(tile.column + column - placement.area.columns.lowerBound == column)
                    covered += 1
                }
            }
        }
        #expect(covered == 36)
        #expect(placements.count == 4)
    }

    @Test
    func `Two images side by side are two rectangles`() {
        #expect(grid([(1, 0..<2, 0..<3), (2, 0..<2, 3..<6)]).imagePlacements.count == 2)
    }

    @Test
    func `Pixels are transmitted once, while a part of the image stays visible`() {
        var encoder = PictureEncoder(cellWidth: 10, cellHeight: 20)
        let first = encoder.encode(grid([(1, 2..<5, 0..<4)]).imagePlacements) { _ in file }
        #expect(first.contains("\u{1B}_Ga=t,f=100,i=1,q=2,m=1;"))
        #expect(first.contains("\u{1B}[3;1H\u{1B}_Ga=p,i=1,p=1,x=0,y=0,w=40,h=60,c=4,r=3,C=1,q=2\u{1B}\\"))
        let scrolled = encoder.encode(grid([(1, 1..<4, 0..<4)]).imagePlacements) { _ in file }
        #expect(!scrolled.contains("a=t"))
        #expect(scrolled.contains("\u{1B}_Ga=d,d=i,i=1,p=1,q=2\u{1B}\\"))
        #expect(scrolled.contains("a=p,i=1,p=2"))
        #expect(encoder.encode(grid([(1, 1..<4, 0..<4)]).imagePlacements) { _ in file }.isEmpty)
    }

    @Test
    func `An image that is no longer visible is deleted`() {
        var encoder = PictureEncoder(cellWidth: 10, cellHeight: 20)
        _ = encoder.encode(grid([(1, 0..<1, 0..<1)]).imagePlacements) { _ in file }
        let bytes = encoder.encode([]) { _ in nil }
        #expect(bytes.contains("\u{1B}_Ga=d,d=I,i=1,q=2\u{1B}\\"))
        #expect(!encoder.isShowing)
    }

    @Test
    func `Parts of a transmission have at most 4,096 characters`() {
        var encoder = PictureEncoder(cellWidth: 1, cellHeight: 1)
        let bytes = encoder.encode(grid([(1, 0..<1, 0..<1)]).imagePlacements) { _ in Data(count: 10_000) }
        let parts = bytes.components(separatedBy: "\u{1B}_G").dropFirst().filter { $0.contains(";") }
        #expect(parts.count == 4)
        #expect(parts.allSatisfy { $0.split(separator: ";")[1].count - 2 <= 4096 })
        #expect(parts.last?.hasPrefix("m=0;") == true)
    }

    @Test
    func `A frame that is written completely transmits the pictures again`() {
        var encoder = FrameEncoder(depth: .direct, synchronizesOutput: false)
        encoder.pictures = PictureEncoder(cellWidth: 10, cellHeight: 20)
        let grid = grid([(1, 0..<2, 0..<2)])
        _ = encoder.encode(grid, cursor: nil) { _ in file }
        encoder.reset()
        let bytes = String(decoding: encoder.encode(grid, cursor: nil) { _ in file }, as: UTF8.self)
        #expect(bytes.contains("\u{1B}_Ga=d,d=A,q=2\u{1B}\\"))
        #expect(bytes.contains("a=t,f=100,i=1"))
    }
}
#endif
