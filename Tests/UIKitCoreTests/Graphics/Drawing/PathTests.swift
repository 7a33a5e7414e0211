import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@Suite("Paths")
struct PathTests {
    @Test func `a path has a current point, bounds and a containment test`() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 10))
        #expect(path.currentPoint == CGPoint(x: 0, y: 10))
        path.close()
        #expect(path.currentPoint == .zero)
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func `rectangles, ovals and rounded rectangles contain the expected points`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let corner = CGPoint(x: 1, y: 1)
        #expect(UIBezierPath(rect: rect).contains(corner))
        #expect(!UIBezierPath(ovalIn: rect).contains(corner))
        #expect(!UIBezierPath(roundedRect: rect, cornerRadius: 8).contains(corner))
        let some = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 8, height: 8)
        )
        let corners = [(1, 1), (19, 1), (19, 19), (1, 19)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(corners.map { some.contains($0) } == [false, true, false, true])
        #expect(UIRectCorner.allCorners.contains([.topRight, .bottomLeft]))
        #expect(UIRectCorner().isEmpty)
        let own = CGMutablePath()
        own.addRoundedRect(in: rect, cornerWidth: 8, cornerHeight: 8)
        #expect(!own.contains(corner))
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 100).bounds == rect)
    }

    @Test func `arcs are clockwise or counterclockwise as specified`() {
        let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(half.contains(CGPoint(x: 0, y: 5)))
        #expect(!half.contains(CGPoint(x: 0, y: -5)))
        let other = UIBezierPath()
        other.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(other.contains(CGPoint(x: 0, y: -5)))
        let whole = CGMutablePath()
        whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(whole.contains(CGPoint(x: 0, y: -5)) && whole.contains(CGPoint(x: 0, y: 5)))
        #expect(abs(whole.boundingBoxOfPath.width - 20) < 0.1)
    }

    @Test func `the bounds of a curve exclude its control points`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
        #expect(abs(path.bounds.height - 5) < 0.1)
        #expect(path.cgPath.boundingBox.height > 6)
        path.addCurve(
            to: CGPoint(x: 20, y: 0),
            controlPoint1: CGPoint(x: 10, y: -8),
            controlPoint2: CGPoint(x: 20, y: -8)
        )
        #expect(abs(path.bounds.minY + 6) < 0.1)
    }

    @Test func `the even-odd fill rule leaves holes`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        let middle = CGPoint(x: 10, y: 10)
        #expect(path.contains(middle))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(middle))
        #expect(!path.cgPath.contains(middle, using: .evenOdd))
    }

    @Test func `cgPath and copy return independent copies of a path`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        let shape = path.cgPath
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.miterLimit = 4
        path.setLineDash([1, 2], count: 2, phase: 1)
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(shape != path.cgPath)
        #expect(shape == CGPath.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)))
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy.cgPath == path.cgPath)
        #expect((copy.lineWidth, copy.miterLimit) == (3, 4))
        #expect((copy.lineCapStyle, copy.lineJoinStyle) == (.round, .bevel))
        copy.cgPath = shape
        #expect(copy.bounds == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(CGMutablePath().isEmpty)
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(UIBezierPath(coder: NSCoder()) == nil)
    }

    @Test func `fill and stroke outside a graphics context have no effect`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.fill()
        path.stroke()
        path.addClip()
        UIColor.red.set()
        UIRectFrame(.zero)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a reversed path has the same shape in the opposite direction`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 10, y: 10),
            controlPoint1: CGPoint(x: 20, y: 0),
            controlPoint2: CGPoint(x: 20, y: 10)
        )
        path.close()
        path.move(to: CGPoint(x: 30, y: 30))
        path.addLine(to: CGPoint(x: 40, y: 30))
        path.lineWidth = 3
        let reversed = path.reversing()
        #expect(
            reversed.cgPath.elements == [
                .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 10)),
                .curve(CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 0), CGPoint(x: 10, y: 0)), .line(CGPoint(x: 0, y: 0)),
                .close, .move(CGPoint(x: 40, y: 30)), .line(CGPoint(x: 30, y: 30)),
            ]
        )
        #expect(reversed.lineWidth == 3 && reversed.bounds == path.bounds)
        // In a ring, the inner circle in the opposite direction is a hole.
        let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())
        #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 2, y: 10)))
    }

    @Test func `the dash pattern can be read back`() {
        let path = UIBezierPath()
        path.setLineDash([4, 2, 1], count: 3, phase: 5)
        var (count, phase) = (0, CGFloat(0))
        path.getLineDash(nil, count: &count, phase: nil)
        var lengths = [CGFloat](repeating: 0, count: count)
        path.getLineDash(&lengths, count: nil, phase: &phase)
        #expect(lengths == [4, 2, 1] && phase == 5)
    }
}
