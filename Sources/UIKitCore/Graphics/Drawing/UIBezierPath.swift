import Foundation

/// A path of lines and curves that can be drawn in the current context. Not thread-safe.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    private var line = StrokeStyle()

    /// Makes an empty path.
    public override init() {
        super.init()
    }

    /// Makes a rectangular path.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the path of the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes the path of a rectangle with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect,
            byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
        )
    }

    /// Makes the path of a rectangle in which the given corners are rounded.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        path.addRoundedRect(rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero })
    }

    /// Makes a circular arc. Angles are in radians; 0 is to the right.
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

    /// Makes a path from a `CGPath`.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    /// Returns nil: archived paths are not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// A copy of the path.
    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set {
            path.removeAllElements()
            path.addPath(newValue)
        }
    }

    // MARK: Building

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a circular arc, with a line to its start. Angles are in radians; 0 is to the right.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(center, radius, from: startAngle, to: endAngle, increasing: clockwise)
    }

    /// Closes the subpath with a line to its start.
    open func close() { path.closeSubpath() }

    /// Removes all elements.
    open func removeAllPoints() { path.removeAllElements() }

    /// Adds all elements of the given path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms the existing elements. The line width is unchanged.
    open func apply(_ transform: CGAffineTransform) {
        let former = cgPath
        path.removeAllElements()
        path.addPath(former, transform: transform)
    }

    /// Returns a path of the same shape and line style in the opposite direction. Each subpath begins at its former end; closed ones at
    /// their start.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.line = line
        reversed.usesEvenOddFillRule = usesEvenOddFillRule
        return reversed
    }

    // MARK: Shape

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The bounding rectangle of the shape; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The end of the last element.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns whether a point is inside the path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    /// The line width. Default: 1.
    open var lineWidth: CGFloat {
        get { line.width }
        set { line.width = newValue }
    }

    /// The shape of line ends.
    open var lineCapStyle: CGLineCap {
        get { line.cap }
        set { line.cap = newValue }
    }

    /// The shape of line joins.
    open var lineJoinStyle: CGLineJoin {
        get { line.join }
        set { line.join = newValue }
    }

    /// The maximum length of a miter, in line widths. Longer miters become bevels. Default: 10.
    open var miterLimit: CGFloat {
        get { line.miterLimit }
        set { line.miterLimit = newValue }
    }

    /// Whether the even-odd rule determines the inside. Default: false.
    open var usesEvenOddFillRule = false

    /// Sets the dash pattern: alternating lengths of dashes and gaps; nil for solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        line.dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        line.phase = phase
    }

    /// Copies the dash pattern.
    ///
    /// - Parameters:
    ///   - pattern: Receives the lengths; nil for none. There must be space for their number, which a first call returns.
    ///   - count: Receives the number of lengths; nil for none.
    ///   - phase: Receives the start in the pattern; nil for none.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in line.dashes.enumerated() { pattern?[index] = length }
        count?.pointee = line.dashes.count
        phase?.pointee = line.phase
    }

    /// Fills the path with the current context's fill colour. Does nothing outside a context.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: usesEvenOddFillRule) }

    /// Strokes the path with the current context's stroke colour. Does nothing outside a context.
    open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, line) }

    /// Fills the path with a blend mode and an opacity from 0 to 1, which replace those of the current context. Does nothing outside
    /// a context.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fill(path, isEvenOdd: usesEvenOddFillRule, context.style(blendMode, alpha))
    }

    /// Strokes the path with a blend mode and an opacity from 0 to 1, which replace those of the current context. Does nothing
    /// outside a context.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.stroke(path, line, context.style(blendMode, alpha))
    }

    /// Restricts later drawing to the inside of the path. Does nothing outside a context.
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, isEvenOdd: usesEvenOddFillRule) }

    /// Returns a path with the same elements and line style.
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
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
