import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Gesture recognizers")
struct GestureTests {
    @Test func `a recognized tap cancels the view's touch`() {
        let scene = TouchScene()
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        scene.tap(10, 20)
        #expect(scene.log == ["view began", "view cancelled", "tap ended"])
        #expect(tap.state == .possible)
        #expect(tap.view === scene.view && scene.view.gestureRecognizers == [tap])
    }

    @Test func `a tap with cancelsTouchesInView off leaves the touch to the view`() {
        let scene = TouchScene()
        scene.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
        scene.tap(10, 20)
        #expect(scene.log == ["view began", "tap ended", "view ended"])
    }

    @Test func `a touch that moves or lasts too long is not a tap`() {
        let scene = TouchScene()
        scene.add(UITapGestureRecognizer(), "tap")
        scene.down(10, 20)
        scene.move(40, 20)
        scene.up()
        scene.down(10, 20)
        scene.host.advance(by: .seconds(1))
        scene.up()
        #expect(!scene.log.contains("tap ended"))
        scene.tap(10, 20)
        #expect(scene.log.contains("tap ended"))
    }

    @Test func `a double-tap recognizer delays the end of the first touch until it is decided`() {
        let scene = TouchScene()
        let double = scene.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        scene.tap(10, 20)
        #expect(scene.log == ["view began"])
        scene.host.advance(by: .seconds(1))
        #expect(scene.log == ["view began", "view ended"])
        scene.log = []
        scene.tap(10, 20)
        scene.host.advance(by: .milliseconds(100))
        scene.tap(10, 20)
        #expect(scene.log.contains("double ended"))
        #expect(!scene.log.contains("view ended"))
        double.delaysTouchesEnded = false
        scene.host.advance(by: .seconds(1))
        scene.log = []
        scene.tap(10, 20)
        #expect(scene.log == ["view began", "view ended"])
    }

    @Test func `a single-tap recognizer that requires a double tap to fail waits for it`() {
        let scene = TouchScene()
        let single = scene.add(UITapGestureRecognizer(), "single")
        let double = scene.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        scene.tap(10, 20)
        #expect(!scene.log.contains("single ended"))
        scene.host.advance(by: .milliseconds(400))
        #expect(scene.log.filter { $0.hasSuffix("le ended") } == ["single ended"])
        scene.log = []
        scene.tap(10, 20)
        scene.host.advance(by: .milliseconds(100))
        scene.tap(10, 20)
        scene.host.advance(by: .seconds(1))
        #expect(scene.log.filter { $0.hasSuffix("le ended") } == ["double ended"])
    }

    @Test func `a tap with two fingers reports both locations`() {
        let scene = TouchScene()
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2
        scene.tap(10, 20)
        #expect(!scene.log.contains("tap ended"))
        scene.down(10, 20)
        scene.down(200, 20, finger: 1)
        #expect(tap.numberOfTouches == 2)
        #expect(tap.location(in: nil) == CGPoint(x: 105, y: 20))
        #expect(tap.location(ofTouch: 1, in: scene.view) == CGPoint(x: 200, y: 20))
        scene.up()
        scene.up(finger: 1)
        #expect(scene.log.contains("tap ended"))
    }

    @Test func `a secondary click reaches only recognizers that require the secondary button`() {
        let scene = TouchScene()
        scene.add(UITapGestureRecognizer(), "primary")
        scene.add(UITapGestureRecognizer(), "secondary").buttonMaskRequired = .secondary
        scene.down(10, 20, buttons: .secondary)
        scene.up()
        #expect(scene.log == ["secondary ended"])
    }

    @Test func `a long press begins after its minimum duration, follows the touch and ends with it`() {
        let scene = TouchScene()
        let press = scene.add(UILongPressGestureRecognizer(), "press")
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        scene.down(10, 20)
        scene.host.advance(by: .milliseconds(499))
        #expect(scene.log == ["view began"])
        scene.host.advance(by: .milliseconds(1))
        scene.move(100, 20)
        scene.up()
        #expect(scene.log == ["view began", "view cancelled", "press began", "press changed", "press ended"])
        scene.log = []
        scene.down(10, 20)
        scene.move(30, 20)
        scene.host.advance(by: .seconds(1))
        scene.up()
        #expect(!scene.log.contains("press began"))
    }

    @Test func `a long press can require preceding taps`() {
        let scene = TouchScene()
        scene.add(UILongPressGestureRecognizer(), "press").numberOfTapsRequired = 1
        scene.down(10, 20)
        scene.host.advance(by: .seconds(2))
        scene.up()
        #expect(!scene.log.contains("press began"))
        scene.tap(10, 20)
        scene.down(10, 20)
        scene.host.advance(by: .milliseconds(500))
        #expect(scene.log.contains("press began"))
    }

    @Test func `a pan reports its translation and velocity`() {
        let scene = TouchScene()
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        scene.down(10, 20)
        scene.move(15, 20)
        #expect(scene.log == ["view began", "view moved"])
        scene.host.advance(by: .milliseconds(50))
        scene.move(30, 20)
        #expect(pan.state == .began && pan.translation(in: scene.view) == CGPoint(x: 20, y: 0))
        #expect(pan.velocity(in: scene.view).x == 400)
        pan.setTranslation(.zero, in: scene.view)
        scene.move(33, 24)
        #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 4))
        scene.up()
        #expect(Array(scene.log.suffix(4)) == ["view cancelled", "pan began", "pan changed", "pan ended"])
        #expect(pan.translation(in: nil) == .zero && pan.allowedScrollTypesMask == [])
        pan.minimumNumberOfTouches = 2
        scene.log = []
        scene.down(10, 20)
        scene.move(60, 20)
        #expect(!scene.log.contains("pan began"))
        scene.down(80, 20, finger: 1)
        scene.move(120, 20, finger: 1)
        #expect(scene.log.contains("pan began"))
    }

    @Test func `a swipe is recognized only if it is fast and straight`() {
        let scene = TouchScene()
        let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
        swipe.direction = [.left, .up]
        scene.down(200, 200)
        scene.move(140, 205)
        #expect(scene.log.contains("swipe ended"))
        scene.up()
        for (x, y) in [(260.0, 200.0), (150, 150), (200, 260)] {
            scene.log = []
            scene.down(200, 200)
            scene.move(x, y)
            scene.up()
            #expect(!scene.log.contains("swipe ended"), "\(x), \(y)")
        }
        scene.log = []
        scene.down(200, 200)
        scene.host.advance(by: .seconds(1))
        scene.move(200, 100)
        #expect(!scene.log.contains("swipe ended"))
    }

    @Test func `pinch and rotation are recognized simultaneously if a delegate allows it`() {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let scene = TouchScene()
        let delegate = Both()
        let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
        let turn = scene.add(UIRotationGestureRecognizer(), "turn")
        pinch.delegate = delegate
        scene.down(100, 100)
        scene.down(200, 100, finger: 1)
        scene.host.advance(by: .milliseconds(100))
        scene.move(300, 100, finger: 1)
        #expect(pinch.scale == 2 && pinch.velocity == 10)
        scene.host.advance(by: .milliseconds(100))
        scene.move(100, 300, finger: 1)
        #expect(abs(turn.rotation - .pi / 2) < 0.001 && turn.velocity > 0)
        pinch.scale = 1
        scene.move(100, 200, finger: 1)
        #expect(pinch.scale == 0.5)
        scene.up()
        #expect(scene.log.filter { $0.hasPrefix("turn") } == ["turn began", "turn changed", "turn ended"])
        #expect(scene.log.filter { $0.hasPrefix("pinch") }.last == "pinch ended")
    }

    @Test func `a screen-edge pan begins only at its edge`() {
        let scene = TouchScene()
        scene.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
        scene.down(100, 100)
        scene.move(200, 100)
        scene.up()
        #expect(!scene.log.contains("edge began"))
        scene.down(5, 100)
        scene.move(60, 100)
        #expect(scene.log.contains("edge began"))
    }

    @Test func `a hover recognizer follows the pointer as it enters, moves and leaves`() {
        let scene = TouchScene()
        let hover = scene.add(UIHoverGestureRecognizer(), "hover")
        scene.window.userHovered(over: scene.view, at: CGPoint(x: 10, y: 20))
        #expect(hover.location(in: scene.view) == CGPoint(x: 10, y: 20))
        scene.window.userHovered(over: scene.view, at: CGPoint(x: 11, y: 20))
        scene.window.userHovered(over: nil)
        #expect(scene.log == ["hover began", "hover changed", "hover ended"])
    }

    @Test func `a rejected hover can begin when the pointer enters again`() {
        final class Gate: NSObject, UIGestureRecognizerDelegate {
            var isOpen = false
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
        }
        let scene = TouchScene()
        let gate = Gate()
        scene.add(UIHoverGestureRecognizer(), "hover").delegate = gate
        scene.window.userHovered(over: scene.view, at: CGPoint(x: 10, y: 20))
        gate.isOpen = true
        scene.window.userHovered(over: scene.view, at: CGPoint(x: 11, y: 20))
        #expect(scene.log.isEmpty)
        scene.window.userHovered(over: nil)
        scene.window.userHovered(over: scene.view, at: CGPoint(x: 10, y: 20))
        #expect(scene.log == ["hover began"])
    }

    @Test(arguments: [0, -1])
    func `a long press without a minimum duration begins at touch down`(duration: TimeInterval) {
        let scene = TouchScene()
        scene.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = duration
        scene.down(10, 20)
        #expect(scene.log == ["press began"])
        scene.move(60, 20)
        scene.up()
        #expect(scene.log == ["press began", "press changed", "press ended"])
    }

    @Test(arguments: [TimeInterval.infinity, .greatestFiniteMagnitude])
    func `a long press with an infinite minimum duration never begins`(duration: TimeInterval) {
        let scene = TouchScene()
        scene.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = duration
        scene.down(10, 20)
        scene.host.advance(by: .seconds(3600))
        #expect(scene.log == ["view began"])
    }

    @Test func `a swipe along a slider does not reach recognizers of its superviews`() {
        let scene = TouchScene()
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        scene.view.addSubview(slider)
        scene.add(UISwipeGestureRecognizer(), "right")
        scene.add(UISwipeGestureRecognizer(), "down").direction = .down
        scene.down(40, 30)
        scene.move(140, 30)
        scene.up()
        #expect(scene.log.isEmpty)
        scene.down(40, 30)
        scene.move(40, 130)
        scene.up()
        #expect(scene.log == ["down ended"])
        slider.isEnabled = false
        scene.down(40, 30)
        scene.move(140, 30)
        #expect(scene.log.last == "right ended")
    }

    @Test func `a pan along a switch does not reach recognizers of its superviews`() {
        let scene = TouchScene()
        scene.view.addSubview(UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0)))
        scene.add(UIPanGestureRecognizer(), "pan")
        scene.down(30, 30)
        scene.move(60, 32)
        scene.up()
        #expect(scene.log.isEmpty)
        scene.down(30, 30)
        scene.move(32, 60)
        #expect(scene.log == ["pan began"])
    }
}
