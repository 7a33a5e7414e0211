import Foundation
import Testing

@testable import UIKitCore

/// Paths and drawings that are translated, scaled and rotated.
@MainActor
@Suite("Transformed paths")
struct PathTransformTests {
    private let double = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)
    private let rect = CGRect(x: 0, y: 0, width: 10, height: 5)
    private let doubled = CGRect(x: 10, y: 0, width: 20, height: 10)

    @Test func `apply transforms all points of a Bézier path`() {
        let path = UIBezierPath(rect: rect)
        path.apply(double)
        #expect(path.bounds == doubled)
        path.addLine(to: CGPoint(x: 100, y: 0))
        #expect(path.bounds.maxX == 100)
    }

    @Test func `each element of a path can have its own transform`() {
        let path = CGMutablePath()
        path.move(to: .zero, transform: double)
        path.addLine(to: CGPoint(x: 10, y: 0), transform: double)
        path.addCurve(
            to: CGPoint(x: 10, y: 5),
            control1: CGPoint(x: 10, y: 2),
            control2: CGPoint(x: 10, y: 3),
            transform: double
        )
        path.addQuadCurve(to: CGPoint(x: 0, y: 5), control: CGPoint(x: 5, y: 5), transform: double)
        #expect(path.boundingBox == doubled)
        let shapes = CGMutablePath()
        shapes.addRect(rect, transform: double)
        shapes.addEllipse(in: rect, transform: double)
        shapes.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 2, transform: double)
        shapes.addPath(CGPath(rect: rect, transform: nil), transform: double)
        #expect(shapes.boundingBox == doubled)
    }

    @Test func `a transformed arc continues from the current point`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 100, y: 100))
        path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false, transform: double)
        #expect(path.boundingBox.maxX == 100)
        #expect(path.contains(CGPoint(x: 30, y: 30)) == UIBezierPath(cgPath: path).contains(CGPoint(x: 30, y: 30)))
        #expect(abs(path.currentPoint.x - 10) < 1e-6 && abs(path.currentPoint.y - 10) < 1e-6)
    }

    @Test func `paths can be created and copied with a transform`() throws {
        var transform = double
        #expect(CGPath(rect: rect, transform: &transform).boundingBox == doubled)
        #expect(CGPath(ellipseIn: rect, transform: &transform).boundingBox == doubled)
        #expect(
            CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: &transform).boundingBox == doubled
        )
        let path = CGPath(rect: rect, transform: nil)
        #expect(path.boundingBox == rect)
        #expect(try #require(path.copy(using: &transform)).boundingBox == doubled)
        let copy = try #require(path.mutableCopy(using: &transform))
        copy.addLine(to: CGPoint(x: 500, y: 0))
        #expect(copy.boundingBox.maxX == 500)
        #expect(path.boundingBox == rect)
    }

    @Test func `concatenated transforms apply to drawing`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.cgContext.concatenate(double)
            context.cgContext.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
        }
        guard case .file(let file) = image.content else { throw CancellationError() }
        let pixels = try #require(file.pixels)
        func opacity(_ x: Int, _ y: Int) -> UInt8 { pixels.bytes[(y * pixels.width + x) * 4 + 3] }
        #expect([opacity(15, 5), opacity(25, 5), opacity(35, 5), opacity(25, 15)] == [0, 255, 0, 0])
    }
}
