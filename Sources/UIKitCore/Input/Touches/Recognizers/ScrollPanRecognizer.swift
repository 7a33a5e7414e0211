import Foundation

/// The pan recognizer of a scroll view. It begins only in a direction in which the content can be dragged, and otherwise leaves the
/// finger to other recognizers.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    /// The axes that the finger scrolls.
    private(set) var scrollsHorizontally = true
    private(set) var scrollsVertically = true
    /// Whether the finger stopped a deceleration. It then holds the content at once, and taps nothing.
    private var isCatching = false
    /// The velocity during a step of scrolling that the host reports, in points per second.
    private var stepVelocity: CGPoint?

    /// The duration in which a finger must move in order to scroll in any case, in seconds.
    private static let delay: TimeInterval = 0.15

    override func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
        scrollView?.isScrollEnabled == true && super.takes(touch, event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard storedState == .possible, let scrollView, scrollView.isDecelerating else { return }
        scrollView.stopDeceleration()
        isCatching = true
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard storedState == .possible, awaited == nil, super.isFarEnough(translation(in: nil)) else { return }
        state = .failed
    }

    override func reset() {
        super.reset()
        isCatching = false
        (scrollsHorizontally, scrollsVertically) = (true, true)
    }

    override func isFarEnough(_ distance: CGPoint) -> Bool {
        guard super.isFarEnough(distance), let scrollView, mayTakeTouch(in: scrollView) else { return false }
        let isHorizontal = abs(distance.x) > abs(distance.y)
        guard scrollView.canBeDragged(isHorizontal ? .horizontal : .vertical, by: distance) else { return false }
        if scrollView.isDirectionalLockEnabled {
            let (long, short) = isHorizontal ? (distance.x, distance.y) : (distance.y, distance.x)
            if abs(long) > 2 * abs(short) { (scrollsHorizontally, scrollsVertically) = (isHorizontal, !isHorizontal) }
        }
        return true
    }

    /// A finger can zoom and scroll at the same time.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pinchGestureRecognizer
    }

    override func velocity(in view: UIView?) -> CGPoint { stepVelocity ?? super.velocity(in: view) }

    /// Whether the view under the finger gives up the touch.
    private func mayTakeTouch(in scrollView: UIScrollView) -> Bool {
        guard let touch = sequence.first, let view = touch.view, view !== scrollView else { return true }
        if scrollView.delaysContentTouches, touch.timestamp - beginTime < ScrollPanRecognizer.delay { return true }
        return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }

    // MARK: Scrolling by the host

    /// Follows a step of scrolling with a wheel, a touchpad, a scroll bar or a key.
    ///
    /// - Returns: Whether the content may scroll.
    func beginStep(from start: CGPoint, to end: CGPoint) -> Bool {
        guard isEnabled else { return false }
        guard storedState == .possible, sequence.isEmpty else { return true }
        let way = CGPoint(x: start.x - end.x, y: start.y - end.y)
        setTranslation(way, in: nil)
        stepVelocity = CGPoint(x: way.x * 60, y: way.y * 60)
        guard mayBegin else {
            stepVelocity = nil
            reset()
            return false
        }
        storedState = .began
        performActions()
        storedState = .changed
        performActions()
        return true
    }

    /// Ends the step.
    func endStep() {
        guard stepVelocity != nil else { return }
        storedState = .ended
        performActions()
        stepVelocity = nil
        storedState = .possible
        reset()
    }

    /// Whether the recognizer follows a step of the host, not a finger.
    var isFollowingHost: Bool { stepVelocity != nil }
}
