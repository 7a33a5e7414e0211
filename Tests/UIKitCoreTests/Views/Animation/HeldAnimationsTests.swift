import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// Animations that a gesture moves.
@MainActor
@Suite("Held animations")
struct HeldAnimationsTests {
    private func animation(_ view: UIView, duration: TimeInterval, delay: TimeInterval = 0) -> HostAnimation {
        let animation = HostAnimation(duration: duration, delay: delay, timing: .curve(.linear)) { _ in nil }
        animation.note(view, alphaFrom: 0, to: 1)
        animation.prepare(on: nil)
        return animation
    }

    @Test func `a pause while the animations play keeps their fraction, and the rest takes the rest of the time`() {
        let (first, second) = (UIView(), UIView())
        let held = HeldAnimations(duration: 2)
        let early = animation(first, duration: 1)
        let late = animation(second, duration: 1, delay: 1)
        held.add(early)
        held.add(late)
        early.show(fraction: 0.5)
        held.pause()
        #expect(abs(held.fraction - 0.25) < 0.001)
        early.show(fraction: 1)
        late.show(fraction: 0.5)
        held.pause()
        #expect(abs(held.fraction - 0.75) < 0.001)
        held.resume(forward: true, speed: 2, curve: .linear)
        #expect(abs(late.duration - 0.25) < 0.001 && late.delay == 0)
    }
}
