import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// Translation and velocity of pans over a view.
@MainActor
@Suite("Pans")
struct PanTests {
    /// Moves a touch to the right in equal steps.
    private func drag(_ scene: TouchScene, from start: CGFloat, steps: Int, step: CGFloat, every time: Duration) {
        for index in 1...steps {
            scene.host.advance(by: time)
            scene.move(start + CGFloat(index) * step, 20)
        }
    }

    @Test func `a pan that is set back with each change knows its speed all the same`() {
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

    @Test func `a finger that rests before it is lifted has no speed`() {
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

    @Test func `a move after a rest has the speed of the way since`() {
        let scene = TouchScene()
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        scene.down(10, 20)
        drag(scene, from: 10, steps: 2, step: 20, every: .milliseconds(20))
        scene.host.advance(by: .milliseconds(200))
        scene.move(60, 30)
        let speed = pan.velocity(in: nil)
        #expect(speed.x.rounded() == 50 && speed.y.rounded() == 50)
    }

    @Test func `what the first of two fingers does alone is no part of a pan of two`() {
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
