import Foundation

/// The movement of content that a finger has released: each millisecond, the rest of the distance shrinks by the deceleration rate.
@MainActor
final class ScrollDeceleration {
    let start: CGPoint
    let end: CGPoint
    private let began: Duration
    private let rate: Double
    var timer: HostTimer?

    /// The interval between two steps.
    static let step = Duration.milliseconds(16)

    init(from start: CGPoint, to end: CGPoint, rate: CGFloat, at time: Duration) {
        self.start = start
        self.end = end
        self.rate = Double(rate)
        began = time
    }

    /// Returns the offset at a time. Nil at the end of the movement, half a point before the resting offset.
    func offset(at time: Duration) -> CGPoint? {
        let passed = (time - began).components
        let milliseconds = Double(passed.seconds) * 1000 + Double(passed.attoseconds) / 1e15
        let left = pow(rate, milliseconds)
        let (x, y) = (end.x - start.x, end.y - start.y)
        guard hypot(x, y) * left > 0.5 else { return nil }
        return CGPoint(x: end.x - x * left, y: end.y - y * left)
    }
}

extension UIScrollView {
    /// Moves the content to an offset in steps, on the host's clock.
    func decelerate(to end: CGPoint) {
        stopDeceleration()
        isDecelerating = true
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        guard isDecelerating, let host = window?.windowScene?.host else {
            moveContent(to: end)
            return finishDeceleration()
        }
        // Pages follow quickly, however slowly longer content comes to rest.
        let rate = hasRestingPlaces ? DecelerationRate.fast.rawValue : min(max(decelerationRate.rawValue, 0), 0.9999)
        let movement = ScrollDeceleration(from: contentOffset, to: end, rate: rate, at: host.now)
        deceleration = movement
        step(movement, on: host)
    }

    private func step(_ movement: ScrollDeceleration, on host: any ApplicationHost) {
        movement.timer = host.after(ScrollDeceleration.step) { [weak self, weak movement] in
            guard let self, let movement, deceleration === movement else { return }
            guard let host = window?.windowScene?.host, let offset = movement.offset(at: host.now) else {
                moveContent(to: clamped(movement.end))
                return finishDeceleration()
            }
            moveContent(to: clamped(offset))
            // The delegate may have stopped it.
            if deceleration === movement { step(movement, on: host) }
        }
    }

    /// Ends a deceleration in place.
    func stopDeceleration() {
        guard deceleration != nil else { return }
        finishDeceleration()
    }

    private func finishDeceleration() {
        deceleration?.timer?.cancel()
        deceleration = nil
        guard isDecelerating else { return }
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
}
