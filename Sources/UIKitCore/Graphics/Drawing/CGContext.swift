import Foundation

/// A bitmap graphics context.
///
/// In UIKit's contexts the origin is at the top left, and lengths are in points; in those that an app makes, it is at the bottom
/// left, and lengths are in pixels. Not thread-safe.
public final class CGContext: NSObject {
    private(set) var canvas: Canvas
    /// Pixels per point.
    let scale: CGFloat
    let isOpaque: Bool
    /// The memory that receives the pixels; nil for UIKit's contexts.
    let memory: PixelMemory?
    var state: State
    /// The transform before the app changed it, in which patterns are drawn.
    var baseTransform: CGAffineTransform
    var states: [State] = []
    /// The open layers, from the outermost: those of masks, and transparency layers.
    var layers: [Layer] = []
    var path = CGMutablePath()

    /// The graphics state that `saveGState()` saves.
    struct State {
        var transform: CGAffineTransform
        var fill = Paint.color(ColorComponents(hex: 0x000000))
        var stroke = Paint.color(ColorComponents(hex: 0x000000))
        var patternPhase = CGSize.zero
        var line = StrokeStyle()
        var style = CompositeStyle()
    }

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    ///   - isOpaque: Whether it is opaque, with a black background.
    ///   - memory: The memory that receives the pixels.
    ///
    /// Returns nil for sizes without a pixel, for more than ``Canvas/sideLimit`` pixels in a direction, and if the memory is exhausted.
    init?(size: CGSize, scale: CGFloat, isOpaque: Bool, memory: PixelMemory? = nil) {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        let limit = CGFloat(Canvas.sideLimit)
        guard width >= 1, height >= 1, width <= limit, height <= limit,
            let canvas = Canvas(width: Int(width), height: Int(height), isOpaque: isOpaque, memory: memory)
        else { return nil }
        self.canvas = canvas
        self.memory = memory
        self.scale = scale
        self.isOpaque = isOpaque
        baseTransform = CGAffineTransform(scaleX: scale, y: scale)
        state = State(transform: baseTransform)
        super.init()
    }

    /// Makes a context for the pages of a document, with the origin at the top left and lengths in points.
    init(page: Canvas) {
        (canvas, memory, scale, isOpaque) = (page, nil, 1, false)
        baseTransform = .identity
        state = State(transform: baseTransform)
        super.init()
    }

    /// Continues with the next page, in the initial state.
    func continueOn(_ page: Canvas) {
        canvas = page
        (states, layers, path) = ([], [], CGMutablePath())
        state = State(transform: baseTransform)
    }

    /// The width in pixels.
    public var width: Int { canvas.width }

    /// The height in pixels.
    public var height: Int { canvas.height }

    /// Returns an image of the current pixels. Never returns nil.
    public func makeImage() -> CGImage? { CGImage(bitmap: bitmap) }

    // MARK: State

    /// Saves colours, line style, clip and transform for ``restoreGState()``.
    public func saveGState() {
        states.append(state)
        canvas.save()
    }

    /// Restores the state that was saved last. Traps if none is saved.
    public func restoreGState() {
        guard let last = states.popLast() else {
            trap("CGContext.restoreGState() was called more often than saveGState().")
        }
        closeMasks(downTo: states.count)
        state = last
        canvas.restore()
    }

    /// Translates the coordinate system.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Scales the coordinate system.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }

    /// Rotates the coordinate system around the origin, by an angle in radians, clockwise on the screen.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    /// Prepends a transform to the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the offset of patterns from the origin of the context, in points. Transforms of the context do not affect patterns.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) { state.fill = Paint(color) }

    /// Sets the fill colour from sRGB components.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = .color(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) { state.stroke = Paint(color) }

    /// Sets the stroke colour from sRGB components.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = .color(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the opacity of everything that is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.style.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

    /// Sets the line width. Default: 1.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }

    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Sets the shape of line joins.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// Sets the maximum length of a miter, in line widths. Longer miters become bevels. Default: 10.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the dash pattern: alternating lengths of dashes and gaps; empty for solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.phase = phase
        state.line.dashes = lengths
    }

    // MARK: Path

    /// Begins a new path.
    public func beginPath() { path = CGMutablePath() }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a subpath of lines between points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
    }

    /// Adds a cubic Bézier curve to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a quadratic Bézier curve to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }

    /// Adds a circular arc to the path. See `CGMutablePath` for `clockwise`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }

    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

    /// Adds the given path to the path.
    public func addPath(_ path: CGPath) { self.path.addPath(path) }

    /// Closes the subpath with a line to its start.
    public func closePath() { path.closeSubpath() }

    /// Fills the path, then begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(path, isEvenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Strokes the path, then begins a new one.
    public func strokePath() {
        stroke(path, state.line)
        beginPath()
    }

    /// Restricts later drawing to the inside of the path, then begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: path, isEvenOdd: rule == .evenOdd)
        beginPath()
    }

    // MARK: Immediate drawing

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(CGPath.rectangle(rect), isEvenOdd: false) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        fill(path, isEvenOdd: false)
    }

    /// Strokes a rectangle. The line is centred on the edge.
    public func stroke(_ rect: CGRect) { stroke(CGPath.rectangle(rect), state.line) }

    /// Strokes a rectangle with the given line width. The line is centred on the edge.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = width
        stroke(CGPath.rectangle(rect), line)
    }

    /// Strokes an ellipse. The line is centred on the edge.
    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        stroke(path, state.line)
    }

    /// Strokes a line between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path, state.line)
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        canvas.erase(.rectangle(rect), in: state.transform)
    }

    /// Restricts later drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: CGPath.rectangle(rect), isEvenOdd: false) }
}

extension CGPath {
    static func rectangle(_ rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        path.addRect(rect)
        return path
    }
}
