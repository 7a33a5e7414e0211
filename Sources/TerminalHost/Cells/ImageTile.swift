#if Terminal
/// The part of an image that is as large as a cell.
struct ImageTile: Hashable, Sendable {
    /// The number of the image.
    var image: Int
    /// The column of cells in the image.
    var column: Int
    /// The row of cells in the image.
    var row: Int
}

/// A rectangle of an image on the screen, in cells.
struct ImagePlacement: Hashable, Sendable {
    /// The part of the image at the top left corner.
    var tile: ImageTile
    /// The rows and columns on the screen.
    var area: CellArea
}

extension CellGrid {
    /// The rectangles of images, which other content may cover in part.
    var imagePlacements: [ImagePlacement] {
        guard mayHaveImages else { return [] }
        var placements: [ImagePlacement] = []
        // The placements that the previous row ended with, by their first column.
        var open: [Int: Int] = [:]
        for row in 0..<rows {
            var next: [Int: Int] = [:]
            var column = 0
            while column < columns {
                guard let tile = self[row, column].tile else {
                    column += 1
                    continue
                }
                var end = column + 1
                while end < columns, let other = self[row, end].tile, other.image == tile.image, other.row == tile.row,
                    other.column - tile.column == end - column
                {
                    end += 1
                }
                if let above = open[column], placements[above].continues(with: tile, columns: column..<end) {
                    placements[above].area.rows = placements[above].area.rows.lowerBound..<row + 1
                    next[column] = above
                } else {
                    next[column] = placements.count
                    let area = CellArea(rows: row..<row + 1, columns: column..<end)
                    placements.append(ImagePlacement(tile: tile, area: area))
                }
                column = end
            }
            open = next
        }
        return placements
    }
}

extension ImagePlacement {
    /// Whether a run of tiles in the row below belongs to the rectangle.
    fileprivate func continues(with other: ImageTile, columns: Range<Int>) -> Bool {
        area.columns == columns && other.image == tile.image && other.column == tile.column
            && other.row == tile.row + area.rows.count
    }
}
#endif
