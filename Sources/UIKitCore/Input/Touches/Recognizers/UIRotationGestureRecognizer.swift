import Foundation

/// Recognizes two fingers that rotate around each other.
///
/// The gesture is continuous: it begins after a rotation of 0.1 radians, and ends when a finger is lifted. Main actor.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians, clockwise. The app may assign a value, from which the rotation continues.
    open var rotation: CGFloat = 0

    /// The change of ``rotation`` in radians per second.
    open private(set) var velocity: CGFloat = 0

    private var last: (angle: CGFloat, time: TimeInterval)?

    /// Makes a recognizer that sends a selector to a target. Weak reference to the target. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Measures the initial angle. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2, storedState == .possible { state = .failed }
        if numberOfTouches == 2, let fingers = TwoFingers(self.touches) { last = (fingers.angle, event.timestamp) }
    }

    /// Updates the rotation. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let last, let fingers = TwoFingers(self.touches) else { return }
        // The shorter of the two directions of rotation.
        let turn = atan2(sin(fingers.angle - last.angle), cos(fingers.angle - last.angle))
        if event.timestamp > last.time { velocity = turn / CGFloat(event.timestamp - last.time) }
        self.last = (fingers.angle, event.timestamp)
        rotation += turn
        if storedState != .possible {
            state = .changed
        } else if abs(rotation) >= 0.1 {
            state = .began
        }
    }

    /// Ends the rotation. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = storedState == .possible && awaited == nil ? .failed : .ended
    }

    /// Resets the recognizer. An override calls `super`.
    open override func reset() {
        super.reset()
        last = nil
        rotation = 0
        velocity = 0
    }
}
