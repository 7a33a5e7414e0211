#if Terminal
import Foundation

/// A rectangle of cells.
struct CellArea: Hashable, Sendable {
    var rows: Range<Int>
    var columns: Range<Int>

    var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

    func intersection(_ other: CellArea) -> CellArea {
        CellArea(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
    }

    func contains(row: Int, column: Int) -> Bool { rows.contains(row) && columns.contains(column) }

    /// Without the cells at the edges.
    var inside: CellArea {
        CellArea(
            rows: rows.count > 2 ? rows.lowerBound + 1..<rows.upperBound - 1 : rows.lowerBound..<rows.lowerBound,
            columns: columns.count > 2
                ? columns.lowerBound + 1..<columns.upperBound - 1 : columns.lowerBound..<columns.lowerBound
        )
    }
}

/// The conversion between points and cells.
enum CellMetrics {
    /// The size of a cell in points. Its height is that of a line of body text, and twice that of a usual margin; its width is that of a
    /// margin between views.
    static let size = CGSize(width: 8, height: 20)

    /// The cells of a rectangle. Each edge is rounded by itself, so that adjacent rectangles neither overlap nor leave a gap.
    static func area(of rect: CGRect) -> CellArea {
        CellArea(
            rows: range(rect.minY, rect.maxY, size.height),
            columns: range(rect.minX, rect.maxX, size.width)
        )
    }

    /// The cells of text or a control in a rectangle: at least one row and one column, in the middle.
    static func line(in rect: CGRect, rows count: Int = 1) -> CellArea {
        var area = area(of: rect)
        if area.rows.count < count || count == 1 && area.rows.count > 1 {
            let top = position(rect.midY / size.height - CGFloat(count) / 2)
            area.rows = top..<top + count
        }
        if area.columns.isEmpty {
            let left = position(rect.minX / size.width)
            area.columns = left..<left + 1
        }
        return area
    }

    /// The cells of a control: at least one row.
    static func control(in rect: CGRect) -> CellArea {
        let area = area(of: rect)
        return area.rows.isEmpty && rect.height > 0 ? line(in: rect) : area
    }

    private static func range(_ low: CGFloat, _ high: CGFloat, _ unit: CGFloat) -> Range<Int> {
        let start = position(low / unit)
        return start..<max(start, position(high / unit))
    }

    /// The nearest integer; halves are rounded up. Values outside the screen are limited.
    private static func position(_ value: CGFloat) -> Int {
        value.isFinite ? Int(min(max((value + 0.5 - 1e-6).rounded(.down), -100_000), 100_000)) : 0
    }
}
#endif
