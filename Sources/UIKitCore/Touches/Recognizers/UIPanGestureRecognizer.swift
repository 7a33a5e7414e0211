import Foundation

/// Fingers that move over the view.
///
/// The gesture lasts: it begins when the fingers have moved 10 points, changes with each move, and ends when they are
/// lifted. Main actor.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes.
    open var minimumNumberOfTouches = 1

    /// How many fingers may take part.
    open var maximumNumberOfTouches = Int.max

    /// Which kinds of scrolling count as a pan. Hosts give scrolling to scroll views only, so that this can be nothing
    /// but empty.
    open var allowedScrollTypesMask: UIScrollTypeMask { [] }

    /// The way of the fingers, which no app sets back, at the times when they moved.
    private var samples: [(time: TimeInterval, point: CGPoint)] = []
    private var way = CGPoint.zero
    private var travelled = CGPoint.zero
    /// When the recognizer last heard of its fingers.
    private var lastEventTime: TimeInterval = 0
    /// The middle of the fingers jumps when one comes or goes; the translation does not.
    private var last: CGPoint?

    static let hysteresis: CGFloat = 10
    /// How long fingers that do not move take to stand still, in seconds.
    private static let rest: TimeInterval = 0.1

    /// Makes a recognizer. The action can only be nil, for there are no selectors on Linux. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// How far the fingers moved since they came, or since ``setTranslation(_:in:)``, in points. It is known before the
    /// gesture begins, for delegates that decide by direction.
    open func translation(in view: UIView?) -> CGPoint { travelled }

    /// Has the distance counted on from another one.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { travelled = translation }

    /// How fast the fingers move, in points a second, over the last tenth of a second; zero when they rested that long.
    /// ``setTranslation(_:in:)`` leaves it as it is.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last, lastEventTime - last.time <= UIPanGestureRecognizer.rest else { return .zero }
        let earlier = samples.filter { $0.time < last.time }
        let recent = earlier.first { lastEventTime - $0.time <= UIPanGestureRecognizer.rest }
        guard let first = recent ?? earlier.last else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
    }

    /// Whether moves so far make the gesture begin.
    func isFarEnough(_ distance: CGPoint) -> Bool { hypot(distance.x, distance.y) >= UIPanGestureRecognizer.hysteresis }

    /// Touches came. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches, storedState == .possible {
            state = .failed
            return
        }
        last = middle
        note(event)
    }

    /// Touches moved. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let present = middle
        let before = last ?? present
        last = present
        lastEventTime = event.timestamp
        // What the first finger does before the others come is no part of the pan.
        guard storedState != .possible || numberOfTouches >= minimumNumberOfTouches else { return }
        let (x, y) = (present.x - before.x, present.y - before.y)
        travelled = CGPoint(x: travelled.x + x, y: travelled.y + y)
        way = CGPoint(x: way.x + x, y: way.y + y)
        note(event)
        if storedState == .possible {
            if isFarEnough(travelled) { state = .began }
        } else {
            state = .changed
        }
    }

    /// Touches were lifted. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastEventTime = event.timestamp
        let rest = self.touches.filter { !touches.contains($0) }
        guard rest.isEmpty || (storedState != .possible && rest.count < minimumNumberOfTouches) else {
            let count = CGFloat(rest.count)
            last = CGPoint(
                x: rest.reduce(0) { $0 + $1.point.x } / count,
                y: rest.reduce(0) { $0 + $1.point.y } / count
            )
            self.touches = rest
            return
        }
        state = storedState == .possible && awaited == nil ? .failed : .ended
    }

    /// Forgets the last pan. An override calls `super`.
    open override func reset() {
        super.reset()
        samples = []
        way = .zero
        travelled = .zero
        last = nil
    }

    private func note(_ event: UIEvent) {
        lastEventTime = event.timestamp
        samples.append((event.timestamp, way))
        samples.removeAll { event.timestamp - $0.time > 0.5 }
    }
}
