import Foundation

/// A path of lines and curves.
public class CGPath: NSObject {
    enum Element: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    /// The elements. Elements with infinite coordinates or NaN are omitted.
    private(set) var elements: [Element] = []
    /// The start of the current subpath.
    private var start = CGPoint.zero

    init(elements: [Element]) {
        super.init()
        for element in elements { append(element) }
    }

    func append(_ element: Element) {
        switch element {
        case .move(let point):
            guard point.isFinite else { return }
            start = point
            currentPoint = point
        case .line(let point):
            guard point.isFinite else { return }
            currentPoint = point
        case .curve(let first, let second, let point):
            guard first.isFinite, second.isFinite, point.isFinite else { return }
            currentPoint = point
        case .close: currentPoint = start
        }
        elements.append(element)
    }

    func removeAllElements() {
        elements = []
        start = .zero
        currentPoint = .zero
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element; zero for an empty path.
    public private(set) var currentPoint = CGPoint.zero

    /// The bounding rectangle of all points, including control points; null for an empty path.
    public var boundingBox: CGRect {
        Self.box(
            elements.flatMap { element -> [CGPoint] in
                switch element {
                case .move(let point), .line(let point): [point]
                case .curve(let first, let second, let point): [first, second, point]
                case .close: []
                }
            }
        )
    }

    /// The bounding rectangle of the shape; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        // Enlargement splits curves into more segments.
        let factor: CGFloat = 16
        let box = Self.box(polylines(in: CGAffineTransform(scaleX: factor, y: factor)).flatMap(\.points))
        guard !box.isNull else { return box }
        return CGRect(
            x: box.minX / factor,
            y: box.minY / factor,
            width: box.width / factor,
            height: box.height / factor
        )
    }

    private static func box(_ points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Returns whether a point is inside the path.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
        var winding = 0
        for line in polylines(in: .identity) {
            for (from, to) in zip(line.points, line.points.dropFirst() + line.points.prefix(1))
            where (from.y <= point.y) != (to.y <= point.y) {
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                if x > point.x { winding += from.y < to.y ? 1 : -1 }
            }
        }
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// Whether the other object is a path with the same elements.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.elements == elements }

    /// A hash that is the same for equal paths.
    public override var hash: Int { elements.count }
}

/// A mutable path. Elements with infinite coordinates or NaN are omitted, as in Core Graphics.
public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public init() {
        super.init(elements: [])
    }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.applying(transform)))
    }

    /// Adds a line to a point. In an empty path, begins a subpath at the point instead.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        append(elements.isEmpty ? .move(point) : .line(point))
    }

    /// Adds a cubic Bézier curve with two control points.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        if elements.isEmpty { move(to: control1, transform: transform) }
        append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Adds a quadratic Bézier curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (end, control) = (end.applying(transform), control.applying(transform))
        if elements.isEmpty { move(to: control) }
        let start = currentPoint
        func towards(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        append(.curve(towards(start), towards(end), end))
    }

    /// Adds a rectangle as a subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds the ellipse in a rectangle as a subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let radii = Array(repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4)
        add(in: transform) { $0.addRoundedRect(rect, radii: radii) }
    }

    /// Adds a rectangle with rounded corners as a subpath.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let radii = Array(repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
        add(in: transform) { $0.addRoundedRect(rect, radii: radii) }
    }

    /// Adds a circular arc, with a line to its start. Angles are in radians; 0 is to the right.
    ///
    /// - Parameter clockwise: The direction in Core Graphics, whose vertical axis points up: on a screen, true is
    ///   counterclockwise.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(in: transform, isJoined: true) {
            $0.addArc(center, radius, from: startAngle, to: endAngle, increasing: !clockwise)
        }
    }

    /// Adds all elements of the given path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// Adds transformed elements. If joined, they are connected to the current point with a line.
    private func add(in transform: CGAffineTransform, isJoined: Bool = false, _ body: (CGMutablePath) -> Void) {
        guard !transform.isIdentity else { return body(self) }
        let part = CGMutablePath()
        body(part)
        var rest = part.elements[...]
        if isJoined, !isEmpty, case .move(let start) = rest.first {
            addLine(to: start, transform: transform)
            rest = rest.dropFirst()
        }
        for element in rest { append(element.applying(transform)) }
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() {
        if !elements.isEmpty, elements.last != .close { append(.close) }
    }

    // MARK: Rounded shapes

    /// The distance of the control points of a quarter circle, in radii.
    private static let lean: CGFloat = 0.552_284_75

    /// Adds a rounded rectangle. The radii are those of the corners, clockwise from the top left.
    func addRoundedRect(_ rect: CGRect, radii: [CGSize]) {
        let radii = radii.map { size in
            CGSize(
                width: min(max(size.width, 0), rect.width / 2),
                height: min(max(size.height, 0), rect.height / 2)
            )
        }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let rest = 1 - Self.lean
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        move(to: point(left + radii[0].width, top))
        addLine(to: point(right - radii[1].width, top))
        append(
            .curve(
                point(right - radii[1].width * rest, top),
                point(right, top + radii[1].height * rest),
                point(right, top + radii[1].height)
            )
        )
        addLine(to: point(right, bottom - radii[2].height))
        append(
            .curve(
                point(right, bottom - radii[2].height * rest),
                point(right - radii[2].width * rest, bottom),
                point(right - radii[2].width, bottom)
            )
        )
        addLine(to: point(left + radii[3].width, bottom))
        append(
            .curve(
                point(left + radii[3].width * rest, bottom),
                point(left, bottom - radii[3].height * rest),
                point(left, bottom - radii[3].height)
            )
        )
        addLine(to: point(left, top + radii[0].height))
        append(
            .curve(
                point(left, top + radii[0].height * rest),
                point(left + radii[0].width * rest, top),
                point(left + radii[0].width, top)
            )
        )
        closeSubpath()
    }

    func addArc(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, increasing: Bool) {
        guard start.isFinite, end.isFinite else { return }
        let circle = 2 * CGFloat.pi
        var sweep = end - start
        let isWhole = abs(sweep) >= circle
        if isWhole, (sweep > 0) == increasing || sweep.truncatingRemainder(dividingBy: circle) == 0 {
            // A full circle, also in the opposite direction.
            sweep = increasing ? circle : -circle
        } else {
            sweep = sweep.truncatingRemainder(dividingBy: circle)
            if increasing, sweep < 0 { sweep += circle }
            if !increasing, sweep > 0 { sweep -= circle }
        }
        let count = max(1, Int((abs(sweep) / (CGFloat.pi / 2)).rounded(.up)))
        let part = sweep / CGFloat(count)
        let reach = 4 / 3 * CGFloat(tan(Double(part / 4))) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(Double(angle))),
                y: center.y + radius * CGFloat(sin(Double(angle)))
            )
        }
        func beside(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
            let on = point(angle)
            return CGPoint(
                x: on.x - distance * CGFloat(sin(Double(angle))),
                y: on.y + distance * CGFloat(cos(Double(angle)))
            )
        }
        addLine(to: point(start))
        for step in 0..<count {
            let (from, to) = (start + part * CGFloat(step), start + part * CGFloat(step + 1))
            append(.curve(beside(from, reach), beside(to, -reach), point(to)))
        }
    }
}

extension CGPoint {
    /// Whether both coordinates are finite.
    var isFinite: Bool { x.isFinite && y.isFinite }
}
