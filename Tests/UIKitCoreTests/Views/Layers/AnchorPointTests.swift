import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The relation of frame, bounds, position, anchor point and transform.
@MainActor
@Suite("Anchor points")
struct AnchorPointTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

    @Test func `the anchor point is the centre by default, and moving it moves the frame, not the position`() {
        for layer in [
            view.layer,
            { () -> CALayer in
                let layer = CALayer()
                layer.frame = view.frame
                return layer
            }(),
        ] {
            #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
            layer.anchorPoint = CGPoint(x: 0, y: 1)
            #expect(layer.position == CGPoint(x: 60, y: 40))
            #expect(layer.frame == CGRect(x: 60, y: 0, width: 100, height: 40))
            #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
            #expect(layer.position == CGPoint(x: 0, y: 20))
            layer.position = CGPoint(x: 5, y: 5)
            #expect(layer.frame == CGRect(x: 5, y: -15, width: 10, height: 20))
            layer.bounds.size = CGSize(width: 4, height: 8)
            #expect(layer.frame == CGRect(x: 5, y: -3, width: 4, height: 8))
        }
    }

    @Test func `a view and its layer have the same anchor point`() {
        view.anchorPoint = CGPoint(x: 1, y: 0)
        #expect(view.layer.anchorPoint == CGPoint(x: 1, y: 0))
        #expect(view.center == CGPoint(x: 60, y: 40))
        #expect(view.frame == CGRect(x: -40, y: 40, width: 100, height: 40))
        view.center = CGPoint(x: 100, y: 0)
        #expect(view.frame.origin == .zero)
    }

    @Test func `transforms are applied about the anchor point`() {
        view.layer.anchorPoint = .zero
        view.center = CGPoint(x: 10, y: 20)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 120))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
        #expect(view.bounds.size == CGSize(width: 10, height: 10))
        #expect(view.center == .zero)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(view)
        #expect(view.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 20, y: 30))
        #expect(root.hitTest(CGPoint(x: 19, y: 29), with: nil) === view)
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        #expect(abs(layer.frame.minY - 10) < 0.001)
    }

    @Test func `an animation moves the anchor point, and values by key change it`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        root.view.addSubview(view)
        try await driver.settle()
        let animation = CABasicAnimation(keyPath: "anchorPoint")
        animation.fromValue = CGPoint(x: 0, y: 0.5)
        animation.toValue = CGPoint(x: 1, y: 0.5)
        animation.duration = 1
        view.layer.add(animation, forKey: nil)
        try await driver.wait(.milliseconds(500))
        let shown = try #require(view.layer.presentation())
        #expect(abs(shown.anchorPoint.x - 0.5) < 0.02)
        #expect(abs(shown.position.x - view.center.x) < 0.001 && abs(shown.position.y - view.center.y) < 0.001)
        try await driver.wait(.seconds(1))
        view.layer.setValue(CGPoint.zero, forKey: "anchorPoint")
        #expect(view.anchorPoint == .zero)
        #expect(view.layer.value(forKeyPath: "anchorPoint.y") as? CGFloat == 0)
    }

    @Test func `the depth of the anchor point moves a rotated layer aside`() throws {
        let layer = CALayer()
        layer.frame = view.frame
        layer.anchorPointZ = -50
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        let shown = try #require(layer.shownTransform3D)
        #expect(abs(shown.m41 - 50) < 0.001)
    }

    @Test func `a layer that is not double-sided is hidden from behind`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Front"
        root.view.addSubview(label)
        label.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        try await driver.settle()
        #expect(driver.screen().description.contains("Front"))
        label.layer.isDoubleSided = false
        try await driver.settle()
        #expect(!driver.screen().description.contains("Front"))
        #expect(label.layer.isTurnedAway)
        label.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(!label.layer.isTurnedAway)
        let layer = CALayer()
        layer.isDoubleSided = false
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        #expect(layer.isTurnedAway)
    }

    @Test func `rendering places layers by their anchor points`() throws {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let hand = CALayer()
        hand.backgroundColor = UIColor.red.cgColor
        hand.anchorPoint = CGPoint(x: 0.5, y: 1)
        hand.bounds = CGRect(x: 0, y: 0, width: 4, height: 16)
        hand.position = CGPoint(x: 20, y: 20)
        holder.layer.addSublayer(hand)
        hand.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let image = UIGraphicsImageRenderer(size: holder.bounds.size).image { holder.layer.render(in: $0.cgContext) }
        #expect(image.pixel(x: 30, y: 20) == [255, 0, 0, 255])
        #expect(image.pixel(x: 10, y: 20) == [0, 0, 0, 0])
        #expect(image.pixel(x: 20, y: 10) == [0, 0, 0, 0])
    }
}

extension UIImage {
    /// The colour of the pixel at a place in points.
    fileprivate func pixel(x: Int, y: Int) -> [UInt8]? {
        guard let pixels = cgImage?.file.pixels else { return nil }
        let scale = Int(scale)
        let start = (y * scale * pixels.width + x * scale) * 4
        return Array(pixels.bytes[start..<start + 4])
    }
}
