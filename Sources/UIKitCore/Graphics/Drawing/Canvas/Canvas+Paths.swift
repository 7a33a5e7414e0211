#if Cairo
import CCairo
import Foundation

extension Canvas {
    /// Makes a path the current one of Cairo, in pixels.
    ///
    /// - Parameters:
    ///   - cairo: The drawing context; nil for that of the canvas.
    ///   - pen: The pen of a stroke; nil for a fill.
    func trace(_ path: CGPath, in transform: CGAffineTransform, with cairo: OpaquePointer? = nil, pen: Pen? = nil) {
        let cairo = cairo ?? self.cairo
        cairo_new_path(cairo)
        var start: CGPoint?
        for element in path.drawable(in: transform, isStroke: pen != nil) {
            switch element {
            case .move(let point):
                start = point
                cairo_move_to(cairo, Double(point.x), Double(point.y))
            case .line(let point):
                // Cairo draws no square around a point, which has no direction.
                let isPoint = point == start && pen?.hasSquareCaps == true
                start = nil
                cairo_line_to(cairo, Double(point.x) + (isPoint ? 0.01 : 0), Double(point.y))
            case .curve(let first, let second, let end):
                cairo_curve_to(
                    cairo,
                    Double(first.x),
                    Double(first.y),
                    Double(second.x),
                    Double(second.y),
                    Double(end.x),
                    Double(end.y)
                )
            case .close: cairo_close_path(cairo)
            }
        }
    }

    /// The pen of a stroke: the style of its lines in the coordinates of a transform.
    struct Pen {
        private let line: StrokeStyle
        private let transform: CGAffineTransform

        /// Returns nil for a transform that makes all lines invisible.
        init?(_ line: StrokeStyle, transform: CGAffineTransform) {
            guard abs(transform.determinant) > 1e-9, transform.determinant.isFinite else { return nil }
            self.line = line
            self.transform = transform
        }

        var hasSquareCaps: Bool { line.cap == .square }

        /// Sets the pen. The caller resets the transform after the stroke.
        func apply(to cairo: OpaquePointer) {
            var matrix = cairo_matrix_t(
                xx: Double(transform.a),
                yx: Double(transform.b),
                xy: Double(transform.c),
                yy: Double(transform.d),
                x0: 0,
                y0: 0
            )
            cairo_set_matrix(cairo, &matrix)
            cairo_set_line_width(cairo, Double(min(line.width, Canvas.lengthLimit)))
            cairo_set_miter_limit(cairo, Double(max(line.miterLimit, 1)))
            cairo_set_line_cap(cairo, line.cap.cairoCap)
            cairo_set_line_join(cairo, line.join.cairoJoin)
            let dashes = line.dashes.map(Double.init)
            // Cairo stops drawing after an invalid pattern.
            let isValid = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0.001 }
            cairo_set_dash(cairo, dashes, isValid && line.phase.isFinite ? Int32(dashes.count) : 0, Double(line.phase))
        }
    }

    /// The largest coordinate that is drawn: four times the largest canvas. Cairo drops lines that are much longer.
    static let lengthLimit: CGFloat = 131_072
}

extension CGLineCap {
    fileprivate var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGPath {
    /// The elements in pixels, inside of the range of Cairo's numbers. Parts far outside of it are clipped, so that the visible
    /// part keeps its shape.
    fileprivate func drawable(in transform: CGAffineTransform, isStroke: Bool) -> [Element] {
        let limit = Canvas.lengthLimit
        func isInside(_ point: CGPoint) -> Bool { abs(point.x) < limit && abs(point.y) < limit }
        let transformed = elements.map { $0.applying(transform) }
        let isDrawable = transformed.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): isInside(point)
            case .curve(let first, let second, let end): isInside(first) && isInside(second) && isInside(end)
            case .close: true
            }
        }
        if isDrawable { return transformed }
        let area = CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
        return polylines(in: transform).flatMap { line in
            isStroke ? line.clippedSegments(to: area) : line.clippedPolygon(to: area)
        }
    }
}

extension Polyline {
    /// The outline of the polygon inside of a rectangle: for each edge, the part beyond it is replaced by its projection.
    fileprivate func clippedPolygon(to area: CGRect) -> [CGPath.Element] {
        var corners = points.filter { !$0.x.isNaN && !$0.y.isNaN }
        let edges: [(isInside: (CGPoint) -> Bool, cross: (CGPoint, CGPoint) -> CGPoint)] = [
            ({ $0.x >= area.minX }, { Self.crossing($0, $1, x: area.minX) }),
            ({ $0.x <= area.maxX }, { Self.crossing($0, $1, x: area.maxX) }),
            ({ $0.y >= area.minY }, { Self.crossing($0, $1, y: area.minY) }),
            ({ $0.y <= area.maxY }, { Self.crossing($0, $1, y: area.maxY) }),
        ]
        for edge in edges {
            var result: [CGPoint] = []
            for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                if edge.isInside(from) { result.append(from) }
                if edge.isInside(from) != edge.isInside(to) { result.append(edge.cross(from, to)) }
            }
            corners = result
        }
        guard let first = corners.first else { return [] }
        return [.move(first)] + corners.dropFirst().map { .line($0) } + [.close]
    }

    /// The parts of the lines inside of a rectangle, each as a subpath where a part is missing before it.
    fileprivate func clippedSegments(to area: CGRect) -> [CGPath.Element] {
        var result: [CGPath.Element] = []
        var end: CGPoint?
        let all = isClosed ? points + points.prefix(1) : points
        for (from, to) in zip(all, all.dropFirst()) {
            guard let (start, stop) = Self.clip(from, to, to: area) else { continue }
            if end != start { result.append(.move(start)) }
            result.append(.line(stop))
            end = stop
        }
        return result
    }

    private static func crossing(_ from: CGPoint, _ to: CGPoint, x: CGFloat) -> CGPoint {
        CGPoint(x: x, y: from.y + (to.y - from.y) * share(x, from.x, to.x))
    }

    private static func crossing(_ from: CGPoint, _ to: CGPoint, y: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * share(y, from.y, to.y), y: y)
    }

    /// The position of a value between two others, from 0 to 1, without an overflow.
    private static func share(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        (value / 2 - start / 2) / (end / 2 - start / 2)
    }

    /// The part of a line inside of a rectangle, by the algorithm of Liang and Barsky; nil if it is outside.
    private static func clip(_ from: CGPoint, _ to: CGPoint, to area: CGRect) -> (CGPoint, CGPoint)? {
        let step = CGPoint(x: to.x / 2 - from.x / 2, y: to.y / 2 - from.y / 2)
        var (first, last): (CGFloat, CGFloat) = (0, 1)
        for (direction, distance) in [
            (-step.x, from.x / 2 - area.minX / 2), (step.x, area.maxX / 2 - from.x / 2),
            (-step.y, from.y / 2 - area.minY / 2), (step.y, area.maxY / 2 - from.y / 2),
        ] {
            if direction == 0 {
                if distance < 0 { return nil }
            } else if direction < 0 {
                first = max(first, distance / direction)
            } else {
                last = min(last, distance / direction)
            }
        }
        guard first <= last else { return nil }
        func point(_ share: CGFloat) -> CGPoint {
            share == 0
                ? from : share == 1 ? to : CGPoint(x: from.x + 2 * step.x * share, y: from.y + 2 * step.y * share)
        }
        return (point(first), point(last))
    }
}
#endif
