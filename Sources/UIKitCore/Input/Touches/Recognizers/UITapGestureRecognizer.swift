import Foundation

/// Recognizes one or several taps, with one or several fingers.
///
/// A tap takes at most 0.75 seconds. The next tap of a sequence begins within 0.35 seconds, at most 45 points away. UIKit uses
/// the same limits, without documenting them. Main actor.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in sequence.
    open var numberOfTapsRequired = 1

    /// The number of fingers that tap together.
    open var numberOfTouchesRequired = 1

    /// The pointer buttons that must be pressed.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    private var taps = 0
    private var mostTouches = 0
    private var startPoints: [ObjectIdentifier: CGPoint] = [:]
    private var firstPoint: CGPoint?
    private var limit: HostTimer?

    static let longestTap = Duration.milliseconds(750)

    /// Makes a recognizer that sends a selector to a target. Weak reference to the target. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Whether the recognition of this gesture makes the other one fail. False for a recognizer of more taps with as many
    /// fingers.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            || other.numberOfTouchesRequired != numberOfTouchesRequired
    }

    /// Starts a tap, or fails. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard awaited == nil else { return }
        // The fingers of one tap may be far apart; consecutive taps may not.
        let isFollowing = self.touches.count > touches.count
        for touch in touches {
            startPoints[ObjectIdentifier(touch)] = touch.point
            if let firstPoint, !isFollowing,
                UITapGestureRecognizer.distance(firstPoint, touch.point) > TouchRouter.tapDistance
            {
                state = .failed
                return
            }
            if firstPoint == nil { firstPoint = touch.point }
        }
        mostTouches = max(mostTouches, numberOfTouches)
        if mostTouches > numberOfTouchesRequired {
            state = .failed
        } else {
            fail(after: UITapGestureRecognizer.longestTap)
        }
    }

    /// Fails after a movement of more than 10 points. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = startPoints[ObjectIdentifier(touch)] else { continue }
            if UITapGestureRecognizer.distance(start, touch.point) > 10 {
                state = .failed
                return
            }
        }
    }

    /// Counts the tap. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard awaited == nil else { return }
        guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
        guard mostTouches == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        mostTouches = 0
        if taps >= numberOfTapsRequired {
            limit?.cancel()
            state = .ended
        } else {
            fail(after: .milliseconds(Int(TouchRouter.tapInterval * 1000)))
        }
    }

    /// Resets the recognizer. An override calls `super`.
    open override func reset() {
        super.reset()
        taps = 0
        mostTouches = 0
        startPoints = [:]
        firstPoint = nil
        limit?.cancel()
        limit = nil
    }

    override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

    private func fail(after delay: Duration) {
        limit?.cancel()
        limit = router?.host?.after(delay) { [weak self] in
            guard let self, isUndecided, awaited == nil else { return }
            state = .failed
        }
    }

    static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }
}
