import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// Cancellation of touches on views that are removed from the window.
@MainActor
@Suite("Touches on removed views")
struct LeavingViewTests {
    private let scene = TouchScene()
    private let other = TouchedView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() {
        other.note = { [weak scene] in scene?.log.append("other \($0)") }
        scene.view.addSubview(other)
    }

    @Test func `removing a view cancels its touch once`() {
        scene.down(60, 60)
        other.removeFromSuperview()
        #expect(scene.log == ["other view began", "other view cancelled"])
        scene.move(70, 60)
        scene.up()
        #expect(scene.log.count == 2)
    }

    @Test func `removing a view prevents the recognition of a tap`() {
        let tap = scene.add(UITapGestureRecognizer(), "tap", to: other)
        scene.down(60, 60)
        other.removeFromSuperview()
        scene.up()
        #expect(!scene.log.contains("tap ended") && tap.state == .possible)
        scene.view.addSubview(other)
        scene.tap(60, 60)
        #expect(scene.log.contains("tap ended"))
    }

    @Test func `removing a view prevents a long press from beginning`() {
        scene.add(UILongPressGestureRecognizer(), "press", to: other)
        scene.down(60, 60)
        other.removeFromSuperview()
        scene.host.advance(by: .seconds(1))
        #expect(!scene.log.contains("press began"))
    }

    @Test func `removing a superview cancels a gesture in progress`() {
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

    @Test func `a gesture whose action removes its view has ended and is not cancelled`() {
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

    @Test func `recognizers of superviews continue when a subview is removed`() {
        scene.add(UIPanGestureRecognizer(), "pan")
        scene.down(60, 60)
        other.removeFromSuperview()
        scene.move(90, 60)
        scene.up()
        #expect(scene.log.suffix(2) == ["pan began", "pan ended"])
    }

    @Test func `removing a control sends touchCancel`() {
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

    @Test func `removing a view ends a hover over it`() {
        scene.add(UIHoverGestureRecognizer(), "hover", to: other)
        scene.window.userHovered(over: other, at: CGPoint(x: 60, y: 60))
        other.removeFromSuperview()
        #expect(scene.log == ["hover began", "hover ended"])
    }

    @Test func `a view removed while its sibling moves to the window gets no window`() {
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
