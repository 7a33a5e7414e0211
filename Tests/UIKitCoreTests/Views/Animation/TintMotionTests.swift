import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// Tint colours that animation blocks change.
@MainActor
@Suite("Motion of tint colours")
struct TintMotionTests {
    private final class TintView: UIView {
        var drawn: [UIColor] = []
        override func draw(_ rect: CGRect) { drawn.append(tintColor) }
    }

    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let inner = TintView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    private let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

    private func animate() -> HostAnimation {
        UIView.run(duration: 1, timing: .curve(.linear), options: [], isPaused: true, nil) { outer.tintColor = white }
    }

    @Test func `views draw themselves in the visible colour, also those that inherit it`() throws {
        let controller = UIViewController()
        let host = WindowTestHost(showing: controller)
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        outer.tintColor = black
        host.update()
        let animation = animate()
        #expect(outer.tintColor == white && inner.tintColor == white)
        animation.move(to: 0.5)
        host.update()
        let seen = try #require(inner.drawn.last).cgColor.value
        #expect(abs(seen.red - 0.5) < 0.01 && abs(seen.blue - 0.5) < 0.01)
        #expect(inner.tintColor == white)
        animation.finish(finished: true)
        host.update()
        #expect(inner.drawn.last == white)
    }

    @Test func `an animation that runs backwards restores the colour`() {
        let controller = UIViewController()
        let host = WindowTestHost(showing: controller)
        controller.view.addSubview(outer)
        outer.tintColor = black
        host.update()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { outer.tintColor = white }
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(outer.tintColor == black)
    }
}
