import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The time of layers, with which apps hold their animations.
@MainActor
@Suite("Time of layers")
struct LayerTimeTests {
    private func launch() async throws -> (AppDriver, UIView, CALayer) {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let layer = CALayer()
        view.layer.addSublayer(layer)
        root.view.addSubview(view)
        try await driver.settle()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        layer.add(animation, forKey: "fade")
        return (driver, view, layer)
    }

    private func opacity(_ layer: CALayer) -> Float { layer.presentation()?.opacity ?? -1 }

    @Test func `a layer holds the animations in it, and continues them where they were`() async throws {
        let (driver, view, layer) = try await launch()
        try await driver.wait(.milliseconds(300))
        #expect(abs(opacity(layer) - 0.3) < 0.02)
        let paused = view.layer.convertTime(CACurrentMediaTime(), from: nil)
        view.layer.speed = 0
        view.layer.timeOffset = paused
        try await driver.wait(.seconds(5))
        #expect(abs(opacity(layer) - 0.3) < 0.02)
        #expect(layer.animationKeys() == ["fade"])
        view.layer.speed = 1
        view.layer.timeOffset = 0
        view.layer.beginTime = 0
        view.layer.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        try await driver.wait(.milliseconds(300))
        #expect(abs(opacity(layer) - 0.6) < 0.02)
        try await driver.wait(.milliseconds(600))
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a speed of two halves the duration`() async throws {
        let (driver, _, layer) = try await launch()
        layer.removeAllAnimations()
        layer.speed = 2
        #expect(layer.convertTime(4, from: nil) == 8 && layer.convertTime(8, to: nil) == 4)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        layer.add(animation, forKey: nil)
        try await driver.wait(.milliseconds(250))
        #expect(abs(opacity(layer) - 0.5) < 0.05)
    }

    @Test func `a held animation needs no frames`() async throws {
        let (driver, view, _) = try await launch()
        view.layer.speed = 0
        try await driver.wait(.milliseconds(100))
        driver.host.clock.advance(by: .milliseconds(20))
        #expect(driver.application.isSettled)
    }
}
