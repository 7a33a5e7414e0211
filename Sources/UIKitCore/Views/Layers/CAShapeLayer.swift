import Foundation

/// A layer that fills and strokes a path. Must be used on the main actor.
///
/// Its bounds do not clip the path, unless `masksToBounds` is true.
open class CAShapeLayer: CALayer {
    private var storedPath: CGPath?

    /// The path in the layer's coordinates; nil for none. Setting copies it.
    open var path: CGPath? {
        get { storedPath }
        set {
            change("path") {
                storedPath = newValue.map { CGPath(elements: $0.elements) }
                didChange()
            }
        }
    }

    /// The colour inside of the path; nil for none. Default: black.
    open var fillColor: CGColor? = .black {
        willSet { willChange("fillColor", from: fillColor, to: newValue) }
        didSet { if fillColor != oldValue { didChange("fillColor") } }
    }

    /// The rule that determines the inside of the path. Default: nonzero winding numbers.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { didChange() } } }

    /// The colour of the line; nil for none. Default: nil.
    open var strokeColor: CGColor? {
        willSet { willChange("strokeColor", from: strokeColor, to: newValue) }
        didSet { if strokeColor != oldValue { didChange("strokeColor") } }
    }

    /// The position on the path at which the line begins, from 0 to 1. Default: 0.
    open var strokeStart: CGFloat = 0 {
        willSet { willChange("strokeStart", from: strokeStart, to: newValue) }
        didSet { if strokeStart != oldValue { didChange("strokeStart") } }
    }

    /// The position on the path at which the line ends, from 0 to 1. Default: 1.
    open var strokeEnd: CGFloat = 1 {
        willSet { willChange("strokeEnd", from: strokeEnd, to: newValue) }
        didSet { if strokeEnd != oldValue { didChange("strokeEnd") } }
    }

    /// The width of the line. Default: 1.
    open var lineWidth: CGFloat = 1 {
        willSet { willChange("lineWidth", from: lineWidth, to: newValue) }
        didSet { if lineWidth != oldValue { didChange("lineWidth") } }
    }

    /// The maximum length of a miter, in line widths. Longer miters become bevels. Default: 10.
    open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { didChange() } } }

    /// The shape of line ends. Default: butt.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { didChange() } } }

    /// The shape of line joins. Default: miter.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { didChange() } } }

    /// The position in the dash pattern at which the line begins. Default: 0.
    open var lineDashPhase: CGFloat = 0 {
        willSet { willChange("lineDashPhase", from: lineDashPhase, to: newValue) }
        didSet { if lineDashPhase != oldValue { didChange("lineDashPhase") } }
    }

    /// The alternating lengths of dashes and gaps; nil for a solid line. Default: nil.
    open var lineDashPattern: [NSNumber]? { didSet { didChange() } }

    override func copyAttributes(of other: CALayer) {
        super.copyAttributes(of: other)
        guard let other = other as? CAShapeLayer else { return }
        path = other.path
        fillColor = other.fillColor
        fillRule = other.fillRule
        strokeColor = other.strokeColor
        strokeStart = other.strokeStart
        strokeEnd = other.strokeEnd
        lineWidth = other.lineWidth
        miterLimit = other.miterLimit
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        lineDashPhase = other.lineDashPhase
        lineDashPattern = other.lineDashPattern
    }

    // MARK: Animation

    override func readValues(into values: inout LayerValues) {
        values.path = storedPath
        values.fillColor = fillColor
        values.strokeColor = strokeColor
        values.strokeStart = strokeStart
        values.strokeEnd = strokeEnd
        values.lineWidth = lineWidth
        values.lineDashPhase = lineDashPhase
    }

    override func takeOwn(_ values: LayerValues) {
        if storedPath?.elements != values.path?.elements { path = values.path }
        fillColor = values.fillColor
        strokeColor = values.strokeColor
        strokeStart = values.strokeStart
        strokeEnd = values.strokeEnd
        lineWidth = values.lineWidth
        lineDashPhase = values.lineDashPhase
    }

    // MARK: Drawing

    override var shapeBounds: CGRect {
        guard let path, !path.isEmpty else { return .null }
        let box = path.boundingBoxOfPath
        guard strokeColor != nil, lineWidth > 0 else { return fillColor == nil ? .null : box }
        let reach = lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1) : 1) + lineWidth
        return box.insetBy(dx: -reach, dy: -reach)
    }

    override func drawShape(in context: CGContext) {
        guard let path else { return }
        if let fillColor {
            context.setFillColor(fillColor)
            context.fill(path, isEvenOdd: fillRule == .evenOdd)
        }
        guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
        context.setStrokeColor(strokeColor)
        context.stroke(path.part(from: strokeStart, to: strokeEnd), line)
    }

    private var line: StrokeStyle {
        let caps: [CAShapeLayerLineCap: CGLineCap] = [.round: .round, .square: .square]
        let joins: [CAShapeLayerLineJoin: CGLineJoin] = [.round: .round, .bevel: .bevel]
        return StrokeStyle(
            width: lineWidth,
            cap: caps[lineCap] ?? .butt,
            join: joins[lineJoin] ?? .miter,
            miterLimit: miterLimit,
            dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
            phase: lineDashPhase
        )
    }
}

/// The rule that determines the inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Makes a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points with a nonzero winding number are inside.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points are inside if a ray from them crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the joins of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Makes a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A miter, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Rounded.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Bevelled.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Makes a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Ends at the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends in a semicircle around the last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Extends half the line width beyond the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

extension CGPath {
    /// The part of the path between two positions, as fractions of its length. The whole path keeps its curves.
    fileprivate func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        guard start > 0 || end < 1 else { return self }
        // Enlargement splits curves into more lines.
        let factor: CGFloat = 16
        let lines = polylines(in: CGAffineTransform(scaleX: factor, y: factor)).map { line in
            (line.isClosed ? line.points + line.points.prefix(1) : line.points).map {
                CGPoint(x: $0.x / factor, y: $0.y / factor)
            }
        }
        let total = lines.reduce(0) { sum, points in
            sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }
        let (first, last) = (max(start, 0) * total, min(end, 1) * total)
        let result = CGMutablePath()
        var passed: CGFloat = 0
        for points in lines {
            var isJoined = false
            for (from, to) in zip(points, points.dropFirst()) {
                let length = from.distance(to: to)
                let (low, high) = (max(first - passed, 0), min(last - passed, length))
                passed += length
                guard length > 0, low < length, high > low || (high == low && high > 0) else {
                    isJoined = false
                    continue
                }
                func point(_ distance: CGFloat) -> CGPoint {
                    CGPoint(
                        x: from.x + (to.x - from.x) * distance / length,
                        y: from.y + (to.y - from.y) * distance / length
                    )
                }
                if !isJoined { result.move(to: point(low)) }
                result.addLine(to: point(high))
                isJoined = high == length
            }
        }
        return result
    }
}
