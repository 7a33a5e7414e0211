import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// Cancellation of touches on views that are removed from the window.
@MainActor
@Suite("Touches on views that leave")
struct LeavingViewTests {
    private let scene = TouchScene()
    private let other = TouchedView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() {
        other.note = { [weak scene] in scene?.log.append("other \($0)") }
        scene.view.addSubview(other)
    }

    @Test func `a view that leaves hears that its touch is cancelled, and nothing more`() {
        scene.down(60, 60)
        other.removeFromSuperview()
        #expect(scene.log == ["other view began", "other view cancelled"])
        scene.move(70, 60)
        scene.up()
        #expect(scene.log.count == 2)
    }

    @Test func `a tap on a view that leaves is none`() {
        let tap = scene.add(UITapGestureRecognizer(), "tap", to: other)
        scene.down(60, 60)
        other.removeFromSuperview()
        scene.up()
        #expect(!scene.log.contains("tap ended") && tap.state == .possible)
        scene.view.addSubview(other)
        scene.tap(60, 60)
        #expect(scene.log.contains("tap ended"))
    }

    @Test func `a long press on a view that leaves never begins`() {
        scene.add(UILongPressGestureRecognizer(), "press", to: other)
        scene.down(60, 60)
        other.removeFromSuperview()
        scene.host.advance(by: .seconds(1))
        #expect(!scene.log.contains("press began"))
    }

    @Test func `a gesture that has begun is cancelled when a view around it leaves`() {
        let inner = UIView(frame: other.bounds)
        other.addSubview(inner)
        scene.add(UIPanGestureRecognizer(), "pan", to: inner)
        scene.down(60, 60)
        scene.move(90, 60)
        other.removeFromSuperview()
        #expect(scene.log.suffix(2) == ["pan began", "pan cancelled"])
        scene.up()
        #expect(scene.log.last == "pan cancelled")
    }

    @Test func `a gesture whose action takes its view away has ended, not been cancelled`() {
        let tap = scene.add(UITapGestureRecognizer(), "tap", to: other)
        var states: [UIGestureRecognizer.State] = []
        tap.addAction(
            UIAction { [other] _ in
                other.removeFromSuperview()
                states.append(tap.state)
            }
        )
        scene.tap(60, 60)
        #expect(states == [.ended])
        scene.view.addSubview(other)
        scene.tap(60, 60)
        #expect(states == [.ended, .ended])
    }

    @Test func `the recognizers of views around it go on`() {
        scene.add(UIPanGestureRecognizer(), "pan")
        scene.down(60, 60)
        other.removeFromSuperview()
        scene.move(90, 60)
        scene.up()
        #expect(scene.log.suffix(2) == ["pan began", "pan ended"])
    }

    @Test func `a control that leaves sends that its touch was taken away`() {
        let control = UIControl(frame: other.bounds)
        other.addSubview(control)
        for (event, name) in [(UIControl.Event.touchUpInside, "up"), (.touchCancel, "cancel")] {
            control.addAction(UIAction { [weak scene] _ in scene?.log.append(name) }, for: event)
        }
        scene.down(60, 60)
        other.removeFromSuperview()
        scene.up()
        #expect(scene.log == ["cancel"] && !control.isTracking)
    }

    @Test func `a hover over a view that leaves is over`() {
        scene.add(UIHoverGestureRecognizer(), "hover", to: other)
        scene.window.userHovered(over: other, at: CGPoint(x: 60, y: 60))
        other.removeFromSuperview()
        #expect(scene.log == ["hover began", "hover ended"])
    }

    @Test func `a view that is taken away while another one arrives has no window`() {
        final class Arriving: UIView {
            var sibling: UIView?
            override func didMoveToWindow() { sibling?.removeFromSuperview() }
        }
        final class Counting: UIView {
            var count = 0
            override func didMoveToWindow() { count += 1 }
        }
        let (holder, first, second) = (UIView(), Arriving(), Counting())
        holder.addSubview(first)
        holder.addSubview(second)
        first.sibling = second
        scene.view.addSubview(holder)
        #expect(first.window != nil && second.window == nil && second.count == 0)
    }
}
