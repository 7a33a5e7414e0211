import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Shape layers")
struct ShapeLayerTests {
    private func render(_ layer: CALayer) -> Bitmap {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
        defer { UIGraphicsEndImageContext() }
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.addSublayer(layer)
        root.render(in: UIGraphicsGetCurrentContext()!)
        return UIGraphicsGetCurrentContext()!.bitmap
    }

    private func parts(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
        let pixel = bitmap.pixel(x, y)
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
    }

    private func line(_ length: CGFloat = 40) -> CAShapeLayer {
        let layer = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: length, y: 20))
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 4
        return layer
    }

    @Test func `a path is filled and stroked, also outside of the layer's bounds`() {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
        layer.fillColor = UIColor.blue.cgColor
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 4
        #expect(layer.bounds.size == .zero)
        let bitmap = render(layer)
        #expect(parts(bitmap, 20, 20) == [0, 0, 255, 255])
        #expect(parts(bitmap, 9, 20) == [255, 0, 0, 255])
        #expect(parts(bitmap, 6, 20)[3] == 0)
    }

    @Test func `the fill rule decides about holes`() {
        let layer = CAShapeLayer()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
        layer.path = path.cgPath
        #expect(parts(render(layer), 20, 20)[3] == 255)
        layer.fillRule = .evenOdd
        #expect(parts(render(layer), 20, 20)[3] == 0)
    }

    @Test func `the line begins and ends at fractions of the path`() {
        let layer = line()
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        let bitmap = render(layer)
        #expect([5, 15, 25, 35].map { parts(bitmap, $0, 20)[3] } == [0, 255, 255, 0])
        layer.strokeStart = 0.75
        layer.strokeEnd = 0.25
        #expect(render(layer).bytes.allSatisfy { $0 == 0 })
    }

    @Test func `a part of a circle ends at its angle`() {
        let layer = CAShapeLayer()
        layer.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 20, y: 20),
                radius: 16,
                startAngle: 0,
                endAngle: 2 * .pi,
                clockwise: true
            ).cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.black.cgColor
        layer.lineWidth = 4
        layer.strokeEnd = 0.5
        let bitmap = render(layer)
        #expect(parts(bitmap, 20, 36)[3] == 255)
        #expect(parts(bitmap, 20, 4)[3] == 0)
    }

    @Test func `lines have dashes and caps`() {
        let layer = line(20)
        layer.lineDashPattern = [4, 4]
        #expect((0..<20).map { parts(render(layer), $0, 20)[3] == 255 } == (0..<20).map { $0 % 8 < 4 })
        layer.lineDashPattern = nil
        layer.lineCap = .square
        #expect(parts(render(layer), 21, 20)[3] == 255)
    }

    @Test func `a later change of a path does not change the layer`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = CAShapeLayer()
        layer.path = path
        path.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))
        #expect(parts(render(layer), 25, 25)[3] == 0)
    }

    @Test func `the picture for hosts contains the line`() throws {
        let layer = line()
        let (image, rect) = try #require(layer.shownShape)
        #expect(rect.contains(CGRect(x: 0, y: 18, width: 40, height: 4)))
        #expect(image.size == rect.size)
        layer.strokeColor = nil
        #expect(layer.shownShape == nil)
        #expect(CAShapeLayer().shownShape == nil)
    }

    @Test func `the end of a line is animated`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let layer = line()
        root.view.layer.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        layer.add(animation, forKey: "progress")
        try await driver.settle()
        try await driver.wait(.milliseconds(500))
        let shown = try #require(layer.shown as? CAShapeLayer)
        #expect(abs(shown.strokeEnd - 0.5) < 0.01 && layer.strokeEnd == 1)
        #expect(shown.path == layer.path && shown.lineWidth == 4)
    }
}
