import Foundation

/// Recognizes two fingers that move apart or together.
///
/// The gesture is continuous: it begins when the distance has changed by 8 points, and ends when a finger is lifted. Main actor.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers relative to the start. The app may assign a value, from which the scale continues.
    open var scale: CGFloat = 1 {
        didSet { if !isMeasuring { base = present.map { $0 / max(scale, 0.0001) } } }
    }

    /// The change of ``scale`` per second.
    open private(set) var velocity: CGFloat = 0

    private var isMeasuring = false
    private var base: CGFloat?
    private var present: CGFloat?
    private var lastTime: TimeInterval?

    /// Makes a recognizer that sends a selector to a target. Weak reference to the target. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Measures the initial distance. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2, storedState == .possible { state = .failed }
        if numberOfTouches == 2, let fingers = TwoFingers(self.touches) {
            base = fingers.distance
            present = fingers.distance
            lastTime = event.timestamp
        }
    }

    /// Updates the scale. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let base, let fingers = TwoFingers(self.touches) else { return }
        if storedState == .possible, awaited == nil, abs(fingers.distance - base) < 8 { return }
        present = fingers.distance
        let old = scale
        isMeasuring = true
        scale = fingers.distance / base
        isMeasuring = false
        if let lastTime, event.timestamp > lastTime { velocity = (scale - old) / CGFloat(event.timestamp - lastTime) }
        lastTime = event.timestamp
        state = storedState == .possible ? .began : .changed
    }

    /// Ends the pinch. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = storedState == .possible && awaited == nil ? .failed : .ended
    }

    /// Resets the recognizer. An override calls `super`.
    open override func reset() {
        super.reset()
        base = nil
        present = nil
        lastTime = nil
        scale = 1
        velocity = 0
    }
}
