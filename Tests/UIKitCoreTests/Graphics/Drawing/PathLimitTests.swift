import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@Suite("Invalid and extreme paths")
struct PathLimitTests {
    /// The opaque pixels of an image of 4 by 4 points after a closure has drawn on it.
    private func picture(_ draw: () -> Void) -> [String] {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        defer { UIGraphicsEndImageContext() }
        draw()
        let bitmap = UIGraphicsGetCurrentContext()!.bitmap
        return (0..<4).map { y in (0..<4).map { bitmap.pixel($0, y).alpha > 127 ? "#" : "." }.joined() }
    }

    private let nothing = ["....", "....", "....", "...."]

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `path elements with coordinates that are not finite are ignored`(value: CGFloat) {
        func addElements(to path: CGMutablePath) {
            path.move(to: CGPoint(x: value, y: 0))
            path.addLine(to: CGPoint(x: 0, y: value))
            path.addCurve(to: .zero, control1: CGPoint(x: value, y: value), control2: .zero)
            path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: value, clockwise: false)
            path.addArc(center: .zero, radius: value, startAngle: 0, endAngle: 1, clockwise: false)
        }
        let path = CGMutablePath()
        addElements(to: path)
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 1, y: 1))
        addElements(to: path)
        path.addQuadCurve(to: CGPoint(x: value, y: 1), control: .zero)
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        #expect(path.boundingBox == CGRect(x: 1, y: 1, width: 0, height: 0))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a rectangle whose width is not finite fills nothing`(width: CGFloat) {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: 2))
        #expect(picture { path.fill() } == nothing)
    }

    @Test func `an arc with a NaN end angle draws nothing`() {
        let share = CGFloat(0) / CGFloat(0)
        let ring = UIBezierPath(
            arcCenter: CGPoint(x: 2, y: 2),
            radius: 1,
            startAngle: -.pi / 2,
            endAngle: share * 2 * .pi,
            clockwise: true
        )
        #expect(picture { ring.stroke() } == nothing)
    }

    @Test func `huge coordinates and line widths are clipped to the visible area`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 1))
        path.addCurve(
            to: CGPoint(x: 1e300, y: 1),
            controlPoint1: CGPoint(x: 1e300, y: 1),
            controlPoint2: CGPoint(x: 1e300, y: 1)
        )
        path.lineWidth = 1e300
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        #expect(picture { path.stroke() } == ["####", "####", "####", "####"])
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 0.5))
        line.addLine(to: CGPoint(x: 1e20, y: 0.5))
        line.setLineDash([1, 1], count: 2, phase: 0)
        #expect(picture { line.stroke() } == ["#.#.", "....", "....", "...."])
    }

    @Test func `a shape that extends far beyond the context keeps its edges in the visible area`() {
        let triangle = UIBezierPath()
        triangle.move(to: CGPoint(x: 0, y: 0))
        triangle.addLine(to: CGPoint(x: 1e12, y: 1e12))
        triangle.addLine(to: CGPoint(x: 0, y: 1e12))
        triangle.close()
        #expect(picture { triangle.fill() } == ["#...", "##..", "###.", "####"])
        let steep = UIBezierPath()
        steep.move(to: CGPoint(x: -1e9, y: -2e9))
        steep.addLine(to: CGPoint(x: 1e9, y: 2e9))
        #expect(picture { steep.stroke() } == ["#...", "#...", ".#..", ".#.."])
        let outside = UIBezierPath(rect: CGRect(x: 1e8, y: 1e8, width: 1e8, height: 1e8))
        #expect(picture { outside.fill() } == nothing)
    }

    @Test(arguments: [true, false])
    func `a full circle is drawn in either direction`(clockwise: Bool) {
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 2, y: 2),
            radius: 2,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: clockwise
        )
        #expect(picture { circle.fill() } == [".##.", "####", "####", ".##."])
        #expect(abs(circle.bounds.width - 4) < 0.1 && abs(circle.bounds.height - 4) < 0.1)
    }

    @Test func `a subpath of a single point draws no line caps, and a zero-length line does`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 2, y: 2))
        path.lineWidth = 4
        path.lineCapStyle = .square
        #expect(picture { path.stroke() } == nothing)
        path.addLine(to: CGPoint(x: 2, y: 2))
        #expect(picture { path.stroke() } == ["####", "####", "####", "####"])
    }

    @Test func `the current point of a path with many elements is correct`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        for step in 1...100_000 {
            path.addQuadCurve(to: CGPoint(x: step, y: 0), control: CGPoint(x: CGFloat(step) - 0.5, y: 1))
        }
        #expect(path.currentPoint == CGPoint(x: 100_000, y: 0))
        path.closeSubpath()
        #expect(path.currentPoint == .zero)
    }

    @Test func `UIGraphicsEndImageContext ends only the current image context`() {
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        let image = UIGraphicsGetCurrentContext()!
        let other = CGContext(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: false)!
        UIGraphicsPushContext(other)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === other)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === image)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `an image context of infinite width is not created`() {
        UIGraphicsBeginImageContext(CGSize(width: CGFloat.infinity, height: 2))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
