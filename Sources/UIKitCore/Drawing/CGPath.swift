import Foundation

/// A shape of lines and curves.
public class CGPath: NSObject {
    enum Element: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    /// Points that are not finite are left out.
    private(set) var elements: [Element] = []
    /// Where the part begins that the path is in.
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

    /// Whether there is nothing in it.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next line would begin; zero for an empty path.
    public private(set) var currentPoint = CGPoint.zero

    /// The smallest rectangle around all points, also those that curves only lean towards; null for an empty path.
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

    /// The smallest rectangle around the shape; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        // In an enlargement, curves are cut into more pieces.
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

    /// Whether a point is inside.
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

    /// Whether the other object is a path of the same lines and curves.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.elements == elements }

    /// A hash that is the same for equal paths.
    public override var hash: Int { elements.count }
}

/// A path that can be added to. What has a coordinate that is infinite or no number is left out, as in Core Graphics.
public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public init() {
        super.init(elements: [])
    }

    /// Begins a new part at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.applying(transform)))
    }

    /// Adds a line to a point. On an empty path, the point is where it begins.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        append(elements.isEmpty ? .move(point) : .line(point))
    }

    /// Adds a curve that leans towards two points.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        if elements.isEmpty { move(to: control1, transform: transform) }
        append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Adds a curve that leans towards a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (end, control) = (end.applying(transform), control.applying(transform))
        if elements.isEmpty { move(to: control) }
        let start = currentPoint
        func towards(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        append(.curve(towards(start), towards(end), end))
    }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds the ellipse in a rectangle as a part of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let radii = Array(repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4)
        add(in: transform) { $0.addRoundedRect(rect, radii: radii) }
    }

    /// Adds a rectangle with round corners as a part of its own.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let radii = Array(repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
        add(in: transform) { $0.addRoundedRect(rect, radii: radii) }
    }

    /// Adds a part of a circle, with a line to its beginning. Angles are in radians, 0 being to the right.
    ///
    /// - Parameter clockwise: As Core Graphics counts it, whose vertical axis goes up: on a screen, true is against the
    ///   clock.
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

    /// Adds all of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// Adds what is made in coordinates of its own; with a line to its beginning where it is joined to what is there.
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

    /// Ends the part with a line to its beginning.
    public func closeSubpath() {
        if !elements.isEmpty, elements.last != .close { append(.close) }
    }

    // MARK: Round shapes

    /// How far a curve of a quarter of a circle leans, in radii.
    private static let lean: CGFloat = 0.552_284_75

    /// The radii of the corners from the top left clockwise.
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
            // All of the circle, also where it is gone around the other way.
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
    /// Whether it is somewhere.
    var isFinite: Bool { x.isFinite && y.isFinite }
}
