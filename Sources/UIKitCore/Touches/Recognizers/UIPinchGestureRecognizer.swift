import Foundation

/// Two fingers that move apart or together.
///
/// The gesture lasts: it begins when the distance has changed by 8 points, and ends when a finger is lifted. Main actor.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers, 1 being what it was at the beginning, or what the app assigned since.
    open var scale: CGFloat = 1 {
        didSet { if !isMeasuring { base = present.map { $0 / max(scale, 0.0001) } } }
    }

    /// How fast ``scale`` changes, a second.
    open private(set) var velocity: CGFloat = 0

    private var isMeasuring = false
    private var base: CGFloat?
    private var present: CGFloat?
    private var lastTime: TimeInterval?

    /// Makes a recognizer. The action can only be nil, for there are no selectors on Linux. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Touches came. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2, storedState == .possible { state = .failed }
        if numberOfTouches == 2, let fingers = TwoFingers(self.touches) {
            base = fingers.distance
            present = fingers.distance
            lastTime = event.timestamp
        }
    }

    /// Touches moved. An override calls `super`.
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

    /// Touches were lifted. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = storedState == .possible && awaited == nil ? .failed : .ended
    }

    /// Forgets the last pinch. An override calls `super`.
    open override func reset() {
        super.reset()
        base = nil
        present = nil
        lastTime = nil
        scale = 1
        velocity = 0
    }
}
