#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

@MainActor
@Suite("Masks in windows", .enabled(if: isOnDisplay))
struct MaskLookTests {
    private static let white = [255, 255, 255]
    private static let blue = [0, 0, 255]

    private func colors(_ view: UIView, at points: [CGPoint]) async throws -> [[Int]] {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        screen.view.addSubview(view)
        return try await GTKAppDriver.run(rootViewController: screen) { driver in
            try points.map { try driver.color(at: $0) }
        }
    }

    private func box() -> UIView {
        let box = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        return box
    }

    private func circle(_ rect: CGRect) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: rect).cgPath
        return shape
    }

    @Test func `A shape masks a view with its subviews`() async throws {
        let view = box()
        view.layer.mask = circle(view.bounds)
        let label = UILabel(frame: CGRect(x: 60, y: 0, width: 100, height: 100))
        label.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.addSubview(label)
        let seen = try await colors(
            view,
            at: [(44, 44), (90, 90), (120, 90), (136, 44), (160, 90)].map { CGPoint(x: $0.0, y: $0.1) }
        )
        #expect(seen == [Self.white, Self.blue, [255, 0, 0], Self.white, Self.white])
    }

    @Test func `A gradient masks a label, and a transformed view keeps its mask`() async throws {
        let label = UILabel(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        label.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let gradient = CAGradientLayer()
        gradient.frame = label.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        gradient.locations = [0.5, 0.51]
        label.layer.mask = gradient
        let points = [CGPoint(x: 90, y: 60), CGPoint(x: 90, y: 120)]
        #expect(try await colors(label, at: points) == [Self.blue, Self.white])
        label.transform = CGAffineTransform(rotationAngle: .pi)
        #expect(try await colors(label, at: points) == [Self.white, Self.blue])
    }

    @Test func `A sublayer is masked with its sublayers`() async throws {
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        layer.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        layer.addSublayer(inner)
        layer.mask = circle(CGRect(x: 0, y: 0, width: 60, height: 60))
        view.layer.addSublayer(layer)
        let seen = try await colors(
            view,
            at: [(62, 62), (90, 75), (90, 110), (130, 75)].map { CGPoint(x: $0.0, y: $0.1) }
        )
        #expect(seen == [Self.white, [255, 0, 0], Self.blue, Self.white])
    }

    @Test func `A view is a mask, which follows the changes of its subviews`() async throws {
        let view = box()
        let mask = UIView(frame: view.bounds)
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        part.backgroundColor = .black
        mask.addSubview(part)
        view.mask = mask
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        screen.view.addSubview(view)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            #expect(try driver.color(at: CGPoint(x: 60, y: 90)) == Self.blue)
            #expect(try driver.color(at: CGPoint(x: 120, y: 90)) == Self.white)
            part.frame.origin.x = 50
            try await driver.settle()
            #expect(try driver.color(at: CGPoint(x: 60, y: 90)) == Self.white)
            #expect(try driver.color(at: CGPoint(x: 120, y: 90)) == Self.blue)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
                view.layer.render(in: context.cgContext)
            }
            let pixels = try #require(image.cgImage)
            #expect(pixels.width == 100)
            view.mask = nil
            try await driver.settle()
            #expect(try driver.color(at: CGPoint(x: 60, y: 90)) == Self.blue)
        }
    }
}
#endif
