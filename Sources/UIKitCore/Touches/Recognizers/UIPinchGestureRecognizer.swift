import Foundation

/// Two fingers that move apart or together, or turn round each other: what a pinch and a rotation have in common.
@MainActor
struct TwoFingers {
    let distance: CGFloat
    let angle: CGFloat

    /// Nil while there are not two touches.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (x, y) = (touches[1].point.x - touches[0].point.x, touches[1].point.y - touches[0].point.y)
        distance = max(hypot(x, y), 1)
        angle = atan2(y, x)
    }
}

/// Two fingers that move apart or together.
///
/// The gesture lasts: it begins when the distance has changed by 8 points, and ends when a finger is lifted. Main actor.
/// iOS 3.2.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers, 1 being what it was at the beginning, or what the app assigned since. iOS 3.2.
    open var scale: CGFloat = 1 {
        didSet { if !isMeasuring { base = present.map { $0 / max(scale, 0.0001) } } }
    }

    /// How fast ``scale`` changes, a second. iOS 3.2.
    open private(set) var velocity: CGFloat = 0

    private var isMeasuring = false
    private var base: CGFloat?
    private var present: CGFloat?
    private var lastTime: TimeInterval?

    /// Makes a recognizer. The action can only be nil, for there are no selectors on Linux. Designated. iOS 3.2.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Touches came. An override calls `super`. iOS 3.2.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2, storedState == .possible { state = .failed }
        if numberOfTouches == 2, let fingers = TwoFingers(self.touches) {
            base = fingers.distance
            present = fingers.distance
            lastTime = event.timestamp
        }
    }

    /// Touches moved. An override calls `super`. iOS 3.2.
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

    /// Touches were lifted. An override calls `super`. iOS 3.2.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = storedState == .possible && awaited == nil ? .failed : .ended
    }

    /// Forgets the last pinch. An override calls `super`. iOS 3.2.
    open override func reset() {
        super.reset()
        base = nil
        present = nil
        lastTime = nil
        scale = 1
        velocity = 0
    }
}

/// Two fingers that turn round each other.
///
/// The gesture lasts: it begins when they have turned by 0.1 radians, and ends when a finger is lifted. Main actor.
/// iOS 3.2.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turned, in radians, clockwise. The app may assign another value to count on from. iOS 3.2.
    open var rotation: CGFloat = 0

    /// How fast ``rotation`` changes, in radians a second. iOS 3.2.
    open private(set) var velocity: CGFloat = 0

    private var last: (angle: CGFloat, time: TimeInterval)?

    /// Makes a recognizer. The action can only be nil, for there are no selectors on Linux. Designated. iOS 3.2.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Touches came. An override calls `super`. iOS 3.2.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2, storedState == .possible { state = .failed }
        if numberOfTouches == 2, let fingers = TwoFingers(self.touches) { last = (fingers.angle, event.timestamp) }
    }

    /// Touches moved. An override calls `super`. iOS 3.2.
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

    /// Touches were lifted. An override calls `super`. iOS 3.2.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = storedState == .possible && awaited == nil ? .failed : .ended
    }

    /// Forgets the last turn. An override calls `super`. iOS 3.2.
    open override func reset() {
        super.reset()
        last = nil
        rotation = 0
        velocity = 0
    }
}
