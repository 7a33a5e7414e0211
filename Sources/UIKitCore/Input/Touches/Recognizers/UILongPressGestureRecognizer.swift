import Foundation

/// Recognizes a long press.
///
/// The gesture is continuous: it begins after ``minimumPressDuration``, changes with each move, and ends when the finger is
/// lifted. Main actor.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds. With 0 the gesture begins at touch down.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The maximum movement before the gesture begins, in points. Afterwards movement is not limited.
    open var allowableMovement: CGFloat = 10

    /// The number of taps that precede the press.
    open var numberOfTapsRequired = 0

    /// The number of fingers that press together.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var start: [ObjectIdentifier: CGPoint] = [:]
    private var timer: HostTimer?

    /// Makes a recognizer that sends a selector to a target. Weak reference to the target. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Starts the timer of the press. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { start[ObjectIdentifier(touch)] = touch.point }
        guard storedState == .possible else { return }
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else if numberOfTouches == numberOfTouchesRequired, taps >= numberOfTapsRequired {
            if minimumPressDuration > 0 {
                call(after: minimumPressDuration) { $0.state = .began }
            } else {
                state = .began
            }
        } else {
            call(after: 0.75) { $0.state = .failed }
        }
    }

    /// Updates the gesture, or fails after too much movement. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard storedState == .possible else {
            state = .changed
            return
        }
        let isFar = touches.contains { touch in
            guard let point = start[ObjectIdentifier(touch)] else { return false }
            return UITapGestureRecognizer.distance(point, touch.point) > allowableMovement
        }
        if isFar { state = .failed }
    }

    /// Ends the press, or counts a tap. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if storedState == .possible, awaited == nil, taps < numberOfTapsRequired {
            taps += 1
            call(after: TouchRouter.tapInterval) { $0.state = .failed }
        } else {
            state = storedState == .possible && awaited == nil ? .failed : .ended
        }
    }

    /// Resets the recognizer. An override calls `super`.
    open override func reset() {
        super.reset()
        taps = 0
        start = [:]
        timer?.cancel()
        timer = nil
    }

    override var awaitsMoreTouches: Bool { taps > 0 }

    private func call(after seconds: TimeInterval, _ body: @escaping (UILongPressGestureRecognizer) -> Void) {
        timer?.cancel()
        timer = router?.host?.after(.milliseconds((AnimationEnds.seconds(seconds) * 1000).rounded())) { [weak self] in
            guard let self, storedState == .possible, !sequence.isEmpty else { return }
            body(self)
        }
    }
}
