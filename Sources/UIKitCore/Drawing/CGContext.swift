import Foundation

/// What a drawing is made in: pixels, and how to draw on them.
///
/// The origin is at the top left, and lengths are points, as in UIKit's contexts. Not for use by several threads at once.
public final class CGContext: NSObject {
    var bitmap: Bitmap
    /// Pixels per point.
    let scale: CGFloat
    let isOpaque: Bool
    var state: State
    var states: [State] = []
    var path = CGMutablePath()

    /// What `saveGState()` keeps.
    struct State {
        var transform: CGAffineTransform
        var fill = ColorComponents(hex: 0x000000)
        var stroke = ColorComponents(hex: 0x000000)
        var line = StrokeStyle()
        var alpha: CGFloat = 1
        /// How far each pixel can be drawn on; nil for everywhere.
        var clip: [Float]?
    }

    init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        self.scale = scale
        self.isOpaque = isOpaque
        bitmap = Bitmap(
            width: max(1, Int((size.width * scale).rounded(.up))),
            height: max(1, Int((size.height * scale).rounded(.up))),
            isOpaque: isOpaque
        )
        state = State(transform: CGAffineTransform(scaleX: scale, y: scale))
        super.init()
    }

    /// The width in pixels.
    public var width: Int { bitmap.width }

    /// The height in pixels.
    public var height: Int { bitmap.height }

    /// The picture so far; nil never.
    public func makeImage() -> CGImage? { CGImage(bitmap: bitmap) }

    // MARK: State

    /// Keeps colours, line, clip and coordinates for ``restoreGState()``.
    public func saveGState() { states.append(state) }

    /// Goes back to what was kept last. Traps where nothing is kept.
    public func restoreGState() {
        guard let last = states.popLast() else {
            trap("CGContext.restoreGState() was called more often than saveGState().")
        }
        state = last
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Makes what is drawn so many times as large.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }

    /// Turns what is drawn around the origin, by radians, clockwise on the screen.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    /// Has a transform done with what is drawn, before what was asked for so far.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the colour of shapes.
    public func setFillColor(_ color: CGColor) { state.fill = color.value }

    /// Sets the colour of shapes of its parts in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }

    /// Sets the colour of lines of its parts in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets how opaque all that is drawn is, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    /// Sets how thick lines are; 1 unless set.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }

    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// Sets how long the tip of two lines may be, in line widths, before it is cut off; 10 unless set.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Has lines drawn as dashes: lengths of what is drawn and what is left out, in turn; none for whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.phase = phase
        state.line.dashes = lengths
    }

    // MARK: Path

    /// Begins a new path.
    public func beginPath() { path = CGMutablePath() }

    /// Begins a new part of the path at a point.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line to the path.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds lines between points to the path, as a part of its own.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
    }

    /// Adds a curve to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a curve to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }

    /// Adds a part of a circle to the path. See `CGMutablePath` for `clockwise`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }

    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

    /// Adds another path to the path.
    public func addPath(_ path: CGPath) { self.path.addPath(path) }

    /// Ends the part of the path with a line to its beginning.
    public func closePath() { path.closeSubpath() }

    /// Fills the path, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(path, isEvenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Draws a line along the path, and begins a new one.
    public func strokePath() {
        stroke(path, state.line)
        beginPath()
    }

    /// Has all that follows drawn inside the path only, and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: path, isEvenOdd: rule == .evenOdd)
        beginPath()
    }

    // MARK: At once

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

    /// Draws a line along the edge of a rectangle, half of it on either side.
    public func stroke(_ rect: CGRect) { stroke(CGPath.rectangle(rect), state.line) }

    /// Draws a line of a thickness along the edge of a rectangle, half of it on either side.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = width
        stroke(CGPath.rectangle(rect), line)
    }

    /// Draws a line along the edge of an ellipse, half of it on either side.
    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        stroke(path, state.line)
    }

    /// Draws a line between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path, state.line)
    }

    /// Takes everything in a rectangle away.
    public func clear(_ rect: CGRect) {
        paint(
            CGPath.rectangle(rect).polylines(in: state.transform).map(\.points),
            isEvenOdd: false,
            Pixel(),
            erases: true
        )
    }

    /// Has all that follows drawn inside a rectangle only.
    public func clip(to rect: CGRect) { clip(to: CGPath.rectangle(rect), isEvenOdd: false) }
}

extension CGPath {
    static func rectangle(_ rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        path.addRect(rect)
        return path
    }
}
