import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// Translation and velocity of pans over a view.
@MainActor
@Suite("Pan recognizers")
struct PanTests {
    /// Moves a touch to the right in equal steps.
    private func drag(_ scene: TouchScene, from start: CGFloat, steps: Int, step: CGFloat, every time: Duration) {
        for index in 1...steps {
            scene.host.advance(by: time)
            scene.move(start + CGFloat(index) * step, 20)
        }
    }

    @Test func `resetting the translation does not affect a pan's velocity`() {
        let scene = TouchScene()
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        var speeds: [CGFloat] = []
        pan.addAction(
            UIAction { _ in
                speeds.append(pan.velocity(in: nil).x.rounded())
                pan.setTranslation(.zero, in: nil)
            }
        )
        scene.down(10, 20)
        drag(scene, from: 10, steps: 6, step: 20, every: .milliseconds(20))
        scene.up()
        #expect(speeds == Array(repeating: 1000, count: 7))
    }

    @Test func `a pan that rests before it ends has zero velocity`() {
        let scene = TouchScene()
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        var speed = CGPoint(x: -1, y: -1)
        pan.addAction(UIAction { _ in if pan.state == .ended { speed = pan.velocity(in: nil) } })
        scene.down(10, 20)
        drag(scene, from: 10, steps: 6, step: 20, every: .milliseconds(20))
        scene.host.advance(by: .seconds(2))
        scene.up()
        #expect(speed == .zero)
    }

    @Test func `the velocity after a rest covers only the time since`() {
        let scene = TouchScene()
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        scene.down(10, 20)
        drag(scene, from: 10, steps: 2, step: 20, every: .milliseconds(20))
        scene.host.advance(by: .milliseconds(200))
        scene.move(60, 30)
        let speed = pan.velocity(in: nil)
        #expect(speed.x.rounded() == 50 && speed.y.rounded() == 50)
    }

    @Test func `a pan with two fingers ignores the movement before the second touch`() {
        let scene = TouchScene()
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        pan.minimumNumberOfTouches = 2
        scene.down(10, 20)
        scene.move(100, 20)
        scene.down(120, 20, finger: 1)
        scene.move(124, 20, finger: 1)
        #expect(!scene.log.contains("pan began"))
        scene.move(150, 20, finger: 1)
        #expect(scene.log.contains("pan began") && pan.translation(in: nil) == CGPoint(x: 15, y: 0))
    }
}
