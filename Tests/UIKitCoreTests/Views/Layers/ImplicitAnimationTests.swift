import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Actions of layers, and animations of changes of layers without a view.
@MainActor
@Suite("Implicit animations")
struct ImplicitAnimationTests {
    private func launch(_ layer: CALayer = CALayer()) async throws -> (AppDriver, UIView, CALayer) {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        root.view.layer.addSublayer(layer)
        try await driver.settle()
        return (driver, root.view, layer)
    }

    private func isNear(_ left: CGFloat?, _ right: CGFloat) -> Bool { abs((left ?? .infinity) - right) < 0.01 }

    @Test func `a change of a visible layer moves it to the new value in a quarter of a second`() async throws {
        let (driver, _, layer) = try await launch()
        #expect(layer.animationKeys() == nil)
        layer.position.x = 120
        #expect(layer.position.x == 120 && layer.animationKeys() == ["position"])
        #expect(isNear(layer.presentation()?.position.x, 20))
        try await driver.wait(.milliseconds(100))
        let middle = layer.presentation()?.position.x ?? 0
        #expect(middle > 30 && middle < 119)
        // A change during the animation begins at the visible value.
        layer.position.x = 20
        #expect(isNear(layer.presentation()?.position.x, middle))
        try await driver.wait(.milliseconds(300))
        #expect(layer.animationKeys() == nil && layer.presentation()?.position.x == 20)
    }

    @Test func `the transaction determines duration and completion`() async throws {
        let (driver, _, layer) = try await launch()
        var isOver = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setCompletionBlock { isOver = true }
        layer.opacity = 0
        layer.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
        CATransaction.commit()
        #expect(Set(layer.animationKeys() ?? []) == ["opacity", "position", "bounds"])
        try await driver.wait(.seconds(1))
        #expect(isNear((layer.presentation()?.opacity).map { CGFloat($0) }, 0.5))
        #expect(isNear(layer.presentation()?.bounds.width, 60))
        #expect(!isOver)
        try await driver.wait(.seconds(1.1))
        #expect(isOver)
    }

    @Test func `disabled actions change at once, in a group or until the end of the turn`() async throws {
        let (driver, _, layer) = try await launch()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        layer.opacity = 0.5
        CATransaction.commit()
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        #expect(CATransaction.disableActions())
        layer.cornerRadius = 4
        #expect(layer.animationKeys() == nil)
        try await driver.settle()
        #expect(!CATransaction.disableActions())
        layer.cornerRadius = 8
        #expect(layer.animationKeys() == ["cornerRadius"])
    }

    @Test func `new layers and layers of views change at once`() async throws {
        let (driver, view, _) = try await launch()
        let layer = CALayer()
        layer.opacity = 0.2
        view.layer.addSublayer(layer)
        layer.cornerRadius = 3
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(box)
        try await driver.settle()
        box.layer.cornerRadius = 5
        box.layer.opacity = 0.5
        box.layer.position = CGPoint(x: 50, y: 50)
        #expect(layer.animationKeys() == nil && box.layer.animationKeys() == nil)
        layer.opacity = 1
        layer.removeFromSuperlayer()
        layer.position.x = 90
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test func `actions are found at the delegate, then in the dictionary; NSNull prevents the animation`() async throws
    {
        final class Delegate: CALayerDelegate {
            var asked: [String] = []
            var answer: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                asked.append(event)
                return answer
            }
        }
        let (_, _, layer) = try await launch()
        let delegate = Delegate()
        layer.delegate = delegate
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0.5
        #expect(delegate.asked == ["opacity"] && layer.animationKeys() == nil)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 3
        delegate.answer = fade
        layer.opacity = 0.7
        #expect(layer.animation(forKey: "opacity")?.duration == 3)
        delegate.answer = NSNull()
        layer.borderWidth = 3
        #expect(layer.animationKeys() == ["opacity"])
        #expect(layer.action(forKey: "position") == nil)
        layer.delegate = nil
        #expect(layer.action(forKey: "position") is CABasicAnimation)
    }

    @Test func `a view decides about the actions of its layer`() async throws {
        final class Shape: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                guard event == "path", let block = super.action(for: layer, forKey: "opacity") as? CABasicAnimation
                else { return super.action(for: layer, forKey: event) }
                let animation = CABasicAnimation(keyPath: "path")
                animation.fromValue = (layer as? CAShapeLayer)?.path
                animation.duration = block.duration
                return animation
            }
        }
        let (driver, root, _) = try await launch()
        let view = Shape(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let layer = try #require(view.layer as? CAShapeLayer)
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        root.addSubview(view)
        try await driver.settle()
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath
        #expect(layer.animationKeys() == nil)
        UIView.animate(withDuration: 2) {
            layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10)).cgPath
        }
        try await driver.wait(.seconds(1))
        #expect(isNear(layer.presentation()?.path?.boundingBox.width, 30))
    }

    @Test func `paths and gradients are animated`() async throws {
        let shape = CAShapeLayer()
        let (driver, root, _) = try await launch(shape)
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
        #expect(shape.animationKeys() == nil)
        let grow = CABasicAnimation(keyPath: "path")
        grow.fromValue = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        grow.toValue = shape.path
        grow.duration = 1
        shape.add(grow, forKey: nil)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.locations = [0, 0.5]
        root.layer.addSublayer(gradient)
        try await driver.settle()
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        gradient.locations = [0.5, 1]
        gradient.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
        gradient.endPoint = CGPoint(x: 1, y: 1)
        CATransaction.commit()
        try await driver.wait(.milliseconds(500))
        #expect(isNear(shape.presentation()?.path?.boundingBoxOfPath.width, 30))
        let shown = try #require(gradient.presentation())
        #expect(shown.locations?.map(\.doubleValue) == [0.25, 0.75])
        #expect(isNear(shown.endPoint.x, 0.75))
        #expect(isNear((shown.colors?.first as? CGColor)?.components?[0], 0.5))
    }

    @Test func `with reduced motion changes appear at once`() async throws {
        let (driver, _, layer) = try await launch()
        driver.host.prefersReducedMotion = true
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
    }

    @Test func `keys reach the properties, their components, and values of the app`() {
        let layer = CALayer()
        layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")
        #expect(isNear(layer.affineTransform().a, -1))
        layer.setValue(5, forKey: "cornerRadius")
        #expect(layer.cornerRadius == 5 && layer.value(forKey: "cornerRadius") as? CGFloat == 5)
        layer.setValue("a", forKey: "name of the app")
        #expect(layer.value(forKey: "name of the app") as? String == "a")
        let fade = CABasicAnimation(keyPath: "opacity")
        layer.actions = [kCAOnOrderIn: fade]
        #expect(layer.action(forKey: kCAOnOrderIn) === fade)
    }
}
