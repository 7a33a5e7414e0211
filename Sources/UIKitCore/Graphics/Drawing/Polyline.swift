import Foundation

/// A flattened subpath: straight lines that approximate its curves.
struct Polyline {
    var points: [CGPoint]
    var isClosed = false
    /// Whether the subpath has any line, curve or closing element. Otherwise a stroke draws nothing, not even line caps.
    var leadsOn = false
}

extension CGPath {
    /// Returns the flattened path in pixels.
    func polylines(in transform: CGAffineTransform) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline(points: [])
        func end() {
            if !current.points.isEmpty { lines.append(current) }
            current = Polyline(points: [])
        }
        for element in elements {
            switch element {
            case .move(let point):
                end()
                current.points = [point.applying(transform)]
            case .line(let point):
                current.points.append(point.applying(transform))
                current.leadsOn = true
            case .curve(let first, let second, let point):
                guard let start = current.points.last else { continue }
                let ends = [first, second, point].map { $0.applying(transform) }
                current.points += Polyline.curve(from: start, ends[0], ends[1], to: ends[2])
                current.leadsOn = true
            case .close:
                guard let start = current.points.first else { continue }
                current.isClosed = true
                current.leadsOn = true
                end()
                // The next element begins at the start of the closed subpath.
                current.points = [start]
            }
        }
        if current.points.count > 1 || (elements.count == 1 && !current.points.isEmpty) { end() }
        return lines
    }
}

extension Polyline {
    static func curve(from start: CGPoint, _ first: CGPoint, _ second: CGPoint, to end: CGPoint) -> [CGPoint] {
        let length = start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
        // At unbounded enlargement the curve is not visible.
        guard length.isFinite else { return [end] }
        let count = Int(min(max((length * 2).squareRoot(), 4), 96))
        return (1...count).map { step in
            let t = CGFloat(step) / CGFloat(count)
            let u = 1 - t
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: w0 * start.x + w1 * first.x + w2 * second.x + w3 * end.x,
                y: w0 * start.y + w1 * first.y + w2 * second.y + w3 * end.y
            )
        }
    }

    private var length: CGFloat { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

    /// Returns the dashes of the line; the line itself without a pattern, or if the dashes are too small to be visible.
    func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
        let total = pattern.reduce(0, +)
        guard total > 0, pattern.allSatisfy({ $0 >= 0 }), length / total < 100_000 else { return [self] }
        var index = 0
        var left = phase.truncatingRemainder(dividingBy: total * (pattern.count % 2 == 0 ? 1 : 2))
        while left >= pattern[index % pattern.count] {
            left -= pattern[index % pattern.count]
            index += 1
        }
        var rest = pattern[index % pattern.count] - left
        var dashes: [Polyline] = []
        var dash: [CGPoint] = []
        let all = isClosed ? points + points.prefix(1) : points
        for (from, to) in zip(all, all.dropFirst()) {
            var start = from
            if dash.isEmpty, index % 2 == 0 { dash = [start] }
            while start.distance(to: to) > rest {
                let share = rest / start.distance(to: to)
                start = CGPoint(x: start.x + (to.x - start.x) * share, y: start.y + (to.y - start.y) * share)
                if index % 2 == 0 {
                    dashes.append(Polyline(points: dash + [start]))
                    dash = []
                } else {
                    dash = [start]
                }
                index += 1
                rest = max(pattern[index % pattern.count], 0.001)
            }
            rest -= start.distance(to: to)
            if index % 2 == 0 { dash.append(to) }
        }
        if dash.count > 1 { dashes.append(Polyline(points: dash)) }
        return dashes
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
