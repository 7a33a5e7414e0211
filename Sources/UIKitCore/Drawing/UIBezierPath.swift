import Foundation

/// A shape of lines and curves that can be drawn in the current context. Not for use by several threads at once.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    private var line = StrokeStyle()

    /// Makes an empty path.
    public override init() {
        super.init()
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect,
            byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
        )
    }

    /// Makes a rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        path.addRoundedRect(rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero })
    }

    /// Makes a part of a circle. Angles are in radians, 0 being to the right.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path of another one.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    /// Returns nil: there are no archived paths off Apple's systems.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The shape. It is a copy.
    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set {
            path.removeAllElements()
            path.addPath(newValue)
        }
    }

    // MARK: Building

    /// Begins a new part at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve that leans towards two points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve that leans towards a point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, with a line to its beginning. Angles are in radians, 0 being to the right.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(center, radius, from: startAngle, to: endAngle, increasing: clockwise)
    }

    /// Ends the part with a line to its beginning.
    open func close() { path.closeSubpath() }

    /// Makes the path empty.
    open func removeAllPoints() { path.removeAllElements() }

    /// Adds all of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Moves, scales or turns all that is in the path so far. The thickness of its line stays.
    open func apply(_ transform: CGAffineTransform) {
        let former = cgPath
        path.removeAllElements()
        path.addPath(former, transform: transform)
    }

    // MARK: Shape

    /// Whether there is nothing in the path.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the shape; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the next line would begin.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    /// How thick the line is; 1 unless set.
    open var lineWidth: CGFloat {
        get { line.width }
        set { line.width = newValue }
    }

    /// How lines end.
    open var lineCapStyle: CGLineCap {
        get { line.cap }
        set { line.cap = newValue }
    }

    /// How lines meet.
    open var lineJoinStyle: CGLineJoin {
        get { line.join }
        set { line.join = newValue }
    }

    /// How long the tip of two lines may be, in line widths, before it is cut off; 10 unless set.
    open var miterLimit: CGFloat {
        get { line.miterLimit }
        set { line.miterLimit = newValue }
    }

    /// Whether the inside is what lines meet after an odd number of crossings.
    open var usesEvenOddFillRule = false

    /// Has the line drawn as dashes: lengths of what is drawn and what is left out, in turn; nil for a whole line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        line.dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        line.phase = phase
    }

    /// Fills the shape with the current context's fill colour. Does nothing outside a context.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: usesEvenOddFillRule) }

    /// Draws a line along the shape in the current context's stroke colour. Does nothing outside a context.
    open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, line) }

    /// Has all that follows drawn inside the shape only. Does nothing outside a context.
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, isEvenOdd: usesEvenOddFillRule) }

    /// Returns a path of the same shape and line.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.line = line
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
