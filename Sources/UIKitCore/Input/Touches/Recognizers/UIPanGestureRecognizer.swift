import Foundation

/// Recognizes fingers that move over the view.
///
/// The gesture is continuous: it begins after a movement of 10 points, changes with each move, and ends when the fingers are
/// lifted. Main actor.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int.max

    /// The types of scrolling that count as a pan. Always empty, because hosts send scrolling only to scroll views.
    open var allowedScrollTypesMask: UIScrollTypeMask { [] }

    /// The path of the fingers with times. Unlike the translation, the app cannot reset it.
    private var samples: [(time: TimeInterval, point: CGPoint)] = []
    private var way = CGPoint.zero
    private var travelled = CGPoint.zero
    /// The time of the last event.
    private var lastEventTime: TimeInterval = 0
    /// The time at which the first finger touched.
    private(set) var beginTime: TimeInterval = 0
    /// The last centre. It jumps when a finger is added or lifted; the translation does not.
    private var last: CGPoint?

    static let hysteresis: CGFloat = 10
    /// The duration after which unmoving fingers count as at rest, in seconds.
    private static let rest: TimeInterval = 0.1

    /// Makes a recognizer that sends a selector to a target. Weak reference to the target. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// The movement of the fingers since they touched, or since ``setTranslation(_:in:)``, in points. It is available before the
    /// gesture begins, for delegates that decide by direction.
    open func translation(in view: UIView?) -> CGPoint { travelled }

    /// Sets the translation, from which later movement is counted.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { travelled = translation }

    /// The velocity in points per second, over the last tenth of a second; zero if the fingers rested that long.
    /// ``setTranslation(_:in:)`` does not change it.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last, lastEventTime - last.time <= UIPanGestureRecognizer.rest else { return .zero }
        let earlier = samples.filter { $0.time < last.time }
        let recent = earlier.first { lastEventTime - $0.time <= UIPanGestureRecognizer.rest }
        guard let first = recent ?? earlier.last else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
    }

    /// Whether the movement so far is enough for the gesture to begin.
    func isFarEnough(_ distance: CGPoint) -> Bool { hypot(distance.x, distance.y) >= UIPanGestureRecognizer.hysteresis }

    /// Starts tracking the fingers. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches, storedState == .possible {
            state = .failed
            return
        }
        if numberOfTouches == 1 { beginTime = event.timestamp }
        last = middle
        note(event)
    }

    /// Updates the translation. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let present = middle
        let before = last ?? present
        last = present
        lastEventTime = event.timestamp
        // Movement before the minimum number of fingers is down does not count.
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

    /// Ends the pan when too few fingers are left. An override calls `super`.
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

    /// Resets the recognizer. An override calls `super`.
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
