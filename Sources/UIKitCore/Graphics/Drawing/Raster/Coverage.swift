import Foundation

/// The coverage of pixels by a shape.
struct Coverage {
    /// The rows of pixels that the shape touches.
    var rows: Range<Int>
    let width: Int
    /// The coverage of each pixel from 0 to 1, row by row.
    var values: [Float]

    /// The number of scan lines per row of pixels.
    private static let linesPerRow = 8

    /// Rasterises closed polygons, in pixels, within a bitmap.
    init(polygons: [[CGPoint]], isEvenOdd: Bool, width: Int, height: Int) {
        self.width = width
        let ys = polygons.lazy.flatMap { $0 }.map(\.y)
        let top = max(0, Int((ys.min() ?? 0).rounded(.down).clamped(to: height)))
        let bottom = min(height, Int((ys.max() ?? 0).rounded(.up).clamped(to: height)))
        rows = top..<max(top, bottom)
        values = [Float](repeating: 0, count: rows.count * width)
        let edges = polygons.flatMap(Edge.edges(of:)).sorted { $0.top < $1.top }
        var next = 0
        var active: [Edge] = []
        var crossings: [(x: CGFloat, direction: Int)] = []
        let step = 1 / CGFloat(Coverage.linesPerRow)
        for row in rows {
            for line in 0..<Coverage.linesPerRow {
                let y = CGFloat(row) + (CGFloat(line) + 0.5) * step
                while next < edges.count, edges[next].top <= y {
                    active.append(edges[next])
                    next += 1
                }
                active.removeAll { $0.bottom <= y }
                crossings.removeAll(keepingCapacity: true)
                for edge in active { crossings.append((edge.x(at: y), edge.direction)) }
                crossings.sort { $0.x < $1.x }
                var winding = 0
                for (index, crossing) in crossings.enumerated() {
                    let wasInside = isEvenOdd ? winding % 2 != 0 : winding != 0
                    if wasInside { add(from: crossings[index - 1].x, to: crossing.x, row: row - rows.lowerBound) }
                    winding += crossing.direction
                }
            }
        }
    }

    private mutating func add(from start: CGFloat, to end: CGFloat, row: Int) {
        let (start, end) = (max(start, 0), min(end, CGFloat(width)))
        guard start < end else { return }
        let share = 1 / Float(Coverage.linesPerRow)
        let (first, last) = (Int(start), min(Int(end), width - 1))
        let base = row * width
        guard first < last else {
            values[base + first] += Float(end - start) * share
            return
        }
        values[base + first] += Float(CGFloat(first + 1) - start) * share
        for column in first + 1..<max(last, first + 1) { values[base + column] += share }
        values[base + last] += Float(end - CGFloat(last)) * share
    }

    /// An edge of a polygon, from top to bottom.
    private struct Edge {
        var top: CGFloat
        var bottom: CGFloat
        var topX: CGFloat
        var slope: CGFloat
        var direction: Int

        func x(at y: CGFloat) -> CGFloat { topX + (y - top) * slope }

        static func edges(of polygon: [CGPoint]) -> [Edge] {
            polygon.indices.compactMap { index in
                let (from, to) = (polygon[index], polygon[(index + 1) % polygon.count])
                guard from.y != to.y, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return nil }
                let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
                return Edge(
                    top: upper.y,
                    bottom: lower.y,
                    topX: upper.x,
                    slope: (lower.x - upper.x) / (lower.y - upper.y),
                    direction: from.y < to.y ? 1 : -1
                )
            }
        }
    }
}

extension CGFloat {
    /// Returns the value clamped to the rows of a bitmap. NaN is treated as 0.
    fileprivate func clamped(to height: Int) -> CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), CGFloat(height)) }
}
