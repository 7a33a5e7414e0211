import Foundation

/// The line style of a stroke.
struct StrokeStyle {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var phase: CGFloat = 0

    /// Returns the polygons of a stroke. All have the same orientation, so that with the winding rule they cover the shape
    /// together.
    func polygons(along line: Polyline) -> [[CGPoint]] {
        var points: [CGPoint] = []
        for point in line.points where point != points.last { points.append(point) }
        let isClosed = line.isClosed && points.count > 1
        if isClosed, points.first == points.last { points.removeLast() }
        let half = width / 2
        guard points.count > 1 else {
            // A single point is only visible through its caps.
            guard let point = points.first, cap != .butt else { return [] }
            return [cap == .round ? disc(point, half) : square(point, half)]
        }
        var polygons: [[CGPoint]] = []
        let ends = isClosed ? points + [points[0]] : points
        for (from, to) in zip(ends, ends.dropFirst()) {
            let side = normal(from, to, half)
            polygons.append([from + side, to + side, to - side, from - side])
        }
        let joints = isClosed ? Array(points.indices) : Array(points.indices.dropFirst().dropLast())
        for index in joints {
            let before = points[(index + points.count - 1) % points.count]
            let after = points[(index + 1) % points.count]
            polygons += joint(before, points[index], after, half)
        }
        if !isClosed {
            polygons += end(points[0], from: points[1], half)
            polygons += end(points[points.count - 1], from: points[points.count - 2], half)
        }
        return polygons.map(Self.turned)
    }

    private func joint(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ half: CGFloat) -> [[CGPoint]] {
        if join == .round { return [disc(point, half)] }
        var (first, second) = (normal(before, point, half), normal(point, after, half))
        let turn = first.x * second.y - first.y * second.x
        guard turn != 0 else { return [] }
        // The gap is on the outer side of the join.
        if turn > 0 { (first, second) = (.zero - first, .zero - second) }
        var polygon = [point, point + first, point + second]
        let sum = first + second
        let length = sum.x * sum.x + sum.y * sum.y
        let reach = 2 * half * half / max(length, 1e-9)
        // The distance of the miter tip from the point is half the line width times the miter ratio.
        if join == .miter, length > 0, reach * length.squareRoot() / half <= miterLimit {
            let tip = CGPoint(x: point.x + sum.x * reach, y: point.y + sum.y * reach)
            polygon.insert(tip, at: 2)
        }
        return [polygon]
    }

    private func end(_ point: CGPoint, from other: CGPoint, _ half: CGFloat) -> [[CGPoint]] {
        switch cap {
        case .butt: return []
        case .round: return [disc(point, half)]
        case .square:
            let side = normal(other, point, half)
            let ahead = CGPoint(x: side.y, y: -side.x)
            return [[point + side, point + side + ahead, point - side + ahead, point - side]]
        }
    }

    /// A vector perpendicular to a line, with the length of half the line width.
    private func normal(_ from: CGPoint, _ to: CGPoint, _ half: CGFloat) -> CGPoint {
        let length = max(from.distance(to: to), 1e-9)
        return CGPoint(x: -(to.y - from.y) / length * half, y: (to.x - from.x) / length * half)
    }

    private func disc(_ center: CGPoint, _ radius: CGFloat) -> [CGPoint] {
        let count = Int(min(max(radius * 2, 12), 96))
        return (0..<count).map { step in
            let angle = Double(step) / Double(count) * 2 * Double.pi
            return CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
    }

    private func square(_ center: CGPoint, _ half: CGFloat) -> [CGPoint] {
        [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: center.x + $0.0 * half, y: center.y + $0.1 * half) }
    }

    private static func turned(_ polygon: [CGPoint]) -> [CGPoint] {
        let area = polygon.indices.reduce(CGFloat(0)) { area, index in
            let (from, to) = (polygon[index], polygon[(index + 1) % polygon.count])
            return area + from.x * to.y - to.x * from.y
        }
        return area < 0 ? polygon.reversed() : polygon
    }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
private func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
