import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Animations of layers, on the clock of the host.
@MainActor
@Suite("Layer animations")
struct LayerAnimationTests {
    private final class Log: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start \(name(anim))") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(name(anim)) \(flag)") }
        private func name(_ animation: CAAnimation) -> String { animation.value(forKey: "name") as? String ?? "?" }
    }

    private func launch() async throws -> (AppDriver, UIView) {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
        root.view.addSubview(view)
        try await driver.settle()
        return (driver, view)
    }

    private func fade(_ name: String = "fade", log: Log? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0.0
        animation.duration = 1
        animation.delegate = log
        animation.setValue(name, forKey: "name")
        return animation
    }

    private func isNear(_ left: CGFloat?, _ right: CGFloat) -> Bool { abs((left ?? .infinity) - right) < 0.01 }

    @Test func `an animation changes the visible values, not those of the layer, and ends with the delegate`()
        async throws
    {
        let (driver, view) = try await launch()
        let log = Log()
        view.layer.add(fade(log: log), forKey: "fade")
        try await driver.settle()
        #expect(log.events == ["start fade"])
        #expect(view.layer.animationKeys() == ["fade"])
        try await driver.wait(.milliseconds(500))
        #expect(isNear((view.layer.presentation()?.opacity).map { CGFloat($0) }, 0.5))
        #expect(isNear(view.layerOffset?.alpha, -0.5))
        #expect(view.alpha == 1 && view.layer.opacity == 1)
        try await driver.wait(.milliseconds(600))
        #expect(log.events == ["start fade", "stop fade true"])
        #expect(view.layer.animationKeys() == nil)
        #expect(view.layer.presentation()?.opacity == 1)
        #expect(view.layerOffset == nil)
    }

    @Test func `frames mark the view dirty until the end, and an app without animations is at rest`() async throws {
        let (driver, view) = try await launch()
        view.layer.add(fade(), forKey: nil)
        try await driver.settle()
        driver.host.clock.advance(by: .milliseconds(20))
        #expect(!driver.application.isSettled)
        try await driver.wait(.seconds(2))
        driver.host.clock.advance(by: .milliseconds(20))
        #expect(driver.application.isSettled)
    }

    @Test func `position and bounds move the view about its centre`() async throws {
        let (driver, view) = try await launch()
        let move = CABasicAnimation(keyPath: "position.x")
        move.byValue = 100
        let grow = CABasicAnimation(keyPath: "bounds.size")
        grow.toValue = NSValue(cgSize: CGSize(width: 80, height: 20))
        let group = CAAnimationGroup()
        group.animations = [move, grow]
        group.duration = 2
        view.layer.add(group, forKey: "both")
        try await driver.wait(.seconds(1))
        let shown = try #require(view.layer.presentation())
        #expect(isNear(shown.position.x, 170) && isNear(shown.bounds.width, 60))
        let offset = try #require(view.layerOffset)
        #expect(isNear(offset.origin.x, 40) && isNear(offset.size.width, 20) && isNear(offset.size.height, 0))
    }

    @Test func `a full rotation and a scale change the transform`() async throws {
        let (driver, view) = try await launch()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 1
        turn.repeatCount = .infinity
        view.layer.add(turn, forKey: "turn")
        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.toValue = 3
        scale.duration = 1
        view.layer.add(scale, forKey: "scale")
        try await driver.wait(.milliseconds(500))
        #expect(isNear(view.layerOffset?.transform?.rotation, .pi))
        #expect(isNear(view.layerOffset?.transform?.scaleX, 1))
        try await driver.wait(.seconds(10))
        #expect(view.layer.animationKeys() == ["turn"])
        view.layer.removeAllAnimations()
        #expect(view.layerOffset == nil)
    }

    @Test func `colours and corners are interpolated`() async throws {
        let (driver, view) = try await launch()
        view.backgroundColor = .red
        let color = CABasicAnimation(keyPath: "backgroundColor")
        color.toValue = UIColor.blue.cgColor
        color.duration = 1
        view.layer.add(color, forKey: "color")
        let corner = CABasicAnimation(keyPath: "cornerRadius")
        corner.toValue = 10
        corner.duration = 1
        view.layer.add(corner, forKey: "corner")
        try await driver.wait(.milliseconds(500))
        let shown = view.layer.shown
        #expect(isNear(shown.cornerRadius, 5))
        #expect(
            isNear(shown.backgroundColor?.components?[0], 0.5) && isNear(shown.backgroundColor?.components?[2], 0.5)
        )
        #expect(isNear(view.groundColor?.components(for: .current).blue, 0.5))
        try await driver.wait(.seconds(1))
        #expect(view.groundColor == .red)
        #expect(view.layer.shown === view.layer)
    }

    @Test func `times without keyframes are ignored`() async throws {
        let (driver, view) = try await launch()
        for mode in [CAAnimationCalculationMode.linear, .discrete] {
            let frames = CAKeyframeAnimation(keyPath: "opacity")
            frames.values = [0, 0.5]
            frames.keyTimes = [0, 0.2, 0.4, 1]
            frames.calculationMode = mode
            frames.duration = 1
            view.layer.add(frames, forKey: "frames")
            try await driver.wait(.milliseconds(700))
            #expect(view.layer.presentation()?.opacity == 0.5)
        }
    }

    @Test func `keyframes follow their times, modes and paths`() async throws {
        let (driver, view) = try await launch()
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        frames.values = [0, 1, 0.5]
        frames.keyTimes = [0, 0.2, 1]
        frames.duration = 1
        view.layer.add(frames, forKey: "frames")
        try await driver.wait(.milliseconds(100))
        #expect(isNear((view.layer.presentation()?.opacity).map { CGFloat($0) }, 0.5))
        try await driver.wait(.milliseconds(500))
        #expect(isNear((view.layer.presentation()?.opacity).map { CGFloat($0) }, 0.75))
        frames.calculationMode = .discrete
        view.layer.add(frames, forKey: "frames")
        try await driver.wait(.milliseconds(900))
        #expect(view.layer.presentation()?.opacity == 1)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let walk = CAKeyframeAnimation(keyPath: "position")
        walk.path = path
        walk.duration = 4
        view.layer.add(walk, forKey: "walk")
        try await driver.wait(.seconds(2))
        #expect(isNear(view.layer.presentation()?.position.x, 20) && isNear(view.layer.presentation()?.position.y, 0))
    }

    @Test func `repetitions, reversal, delay and fill mode determine the moment`() {
        let animation = CABasicAnimation()
        animation.repeatCount = 2
        animation.autoreverses = true
        #expect(animation.moment(at: 0.25, length: 1) == .inside(time: 0.25, isOver: false))
        #expect(animation.moment(at: 1.25, length: 1) == .inside(time: 0.75, isOver: false))
        #expect(animation.moment(at: 3.5, length: 1) == .inside(time: 0.5, isOver: false))
        #expect(animation.moment(at: 4, length: 1) == .outside(isOver: true))
        #expect(animation.moment(at: -1, length: 1) == .outside(isOver: false))
        animation.fillMode = .both
        #expect(animation.moment(at: -1, length: 1) == .inside(time: 0, isOver: false))
        #expect(animation.moment(at: 9, length: 1) == .inside(time: 0, isOver: true))
        animation.autoreverses = false
        #expect(animation.moment(at: 9, length: 1) == .inside(time: 1, isOver: true))
        animation.speed = 2
        #expect(animation.moment(at: 0.25, length: 1) == .inside(time: 0.5, isOver: false))
    }

    @Test func `an animation that fills forwards keeps its last value until it is removed`() async throws {
        let (driver, view) = try await launch()
        let log = Log()
        let animation = fade(log: log)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: "fade")
        try await driver.wait(.seconds(3))
        #expect(view.layer.presentation()?.opacity == 0)
        #expect(log.events == ["start fade", "stop fade true"])
        view.layer.removeAnimation(forKey: "fade")
        try await driver.settle()
        #expect(view.layer.presentation()?.opacity == 1)
        #expect(log.events.count == 2)
    }

    @Test func `a removed or replaced animation, and one whose view left the screen, does not finish`() async throws {
        let (driver, view) = try await launch()
        let log = Log()
        view.layer.add(fade("first", log: log), forKey: "key")
        view.layer.add(fade("second", log: log), forKey: "key")
        try await driver.settle()
        #expect(log.events == ["start first", "stop first false", "start second"])
        view.layer.removeAnimation(forKey: "key")
        try await driver.settle()
        #expect(log.events.last == "stop second false")
        view.layer.add(fade("third", log: log), forKey: nil)
        try await driver.wait(.milliseconds(100))
        view.removeFromSuperview()
        try await driver.wait(.milliseconds(100))
        #expect(log.events.last == "stop third false")
    }

    @Test func `the layer copies the animation`() async throws {
        let (_, view) = try await launch()
        let animation = fade()
        view.layer.add(animation, forKey: "fade")
        animation.toValue = 1
        let copy = try #require(view.layer.animation(forKey: "fade") as? CABasicAnimation)
        #expect(copy !== animation)
        #expect(copy.toValue as? Double == 0)
        #expect(copy.value(forKey: "name") as? String == "fade")
    }

    @Test func `a transaction completes after its animations`() async throws {
        let (driver, view) = try await launch()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("done") }
        CATransaction.setAnimationDuration(2)
        let animation = fade()
        animation.duration = 0
        view.layer.add(animation, forKey: nil)
        CATransaction.commit()
        try await driver.wait(.milliseconds(1900))
        #expect(log.isEmpty)
        try await driver.wait(.milliseconds(200))
        #expect(log == ["done"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("empty") }
        CATransaction.commit()
        try await driver.settle()
        #expect(log == ["done", "empty"])
    }

    @Test func `timing functions are the curves of Core Animation`() {
        let ease = CAMediaTimingFunction(name: .easeInEaseOut)
        #expect(isNear(ease.progress(at: 0.5), 0.5) && ease.progress(at: 0.2) < 0.1 && ease.progress(at: 0.8) > 0.9)
        #expect(CAMediaTimingFunction(name: .linear).progress(at: 0.3) == 0.3)
        #expect(CAMediaTimingFunction(name: .easeIn).progress(at: 0) < 0.001)
        #expect(CAMediaTimingFunction(name: .easeOut).progress(at: 1) > 0.999)
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .default).getControlPoint(at: 1, values: &point)
        #expect(point == [0.25, 0.1])
    }

    @Test func `a layer without a view animates, too`() async throws {
        let (driver, view) = try await launch()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layer.addSublayer(layer)
        let move = CABasicAnimation(keyPath: "position")
        move.toValue = CGPoint(x: 25, y: 5)
        move.duration = 1
        layer.add(move, forKey: "move")
        try await driver.wait(.milliseconds(500))
        #expect(isNear(layer.shown.restFrame.minX, 10))
        #expect(layer.restFrame.minX == 0)
    }
}
