import Foundation

/// Two fingers that turn round each other.
///
/// The gesture lasts: it begins when they have turned by 0.1 radians, and ends when a finger is lifted. Main actor.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turned, in radians, clockwise. The app may assign another value to count on from.
    open var rotation: CGFloat = 0

    /// How fast ``rotation`` changes, in radians a second.
    open private(set) var velocity: CGFloat = 0

    private var last: (angle: CGFloat, time: TimeInterval)?

    /// Makes a recognizer. The action can only be nil, for there are no selectors on Linux. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Touches came. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2, storedState == .possible { state = .failed }
        if numberOfTouches == 2, let fingers = TwoFingers(self.touches) { last = (fingers.angle, event.timestamp) }
    }

    /// Touches moved. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let last, let fingers = TwoFingers(self.touches) else { return }
        // The shorter way round.
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

    /// Touches were lifted. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = storedState == .possible && awaited == nil ? .failed : .ended
    }

    /// Forgets the last turn. An override calls `super`.
    open override func reset() {
        super.reset()
        last = nil
        rotation = 0
        velocity = 0
    }
}
