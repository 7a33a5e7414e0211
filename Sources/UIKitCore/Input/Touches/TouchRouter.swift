import Foundation

/// Dispatches the touches of a window to recognizers and views.
///
/// Recognizers receive each change before the view does: first those of the hit view, then those of its superviews. The view, and
/// the responder chain after it, receives a touch until a recognizer cancels it.
@MainActor
final class TouchRouter {
    private unowned let window: UIWindow
    /// The modifier keys at the last event. Control counts as Command, too.
    var modifiers: UIKeyModifierFlags = [] {
        didSet { if modifiers.contains(.control) { modifiers.insert(.command) } }
    }
    private var touches: [Int: UITouch] = [:]
    /// Ended touches whose end is held back from the view until recognizers have decided.
    private var waiting: [UITouch] = []
    /// Recognizers that received touches and are not reset yet.
    private(set) var recognizers: [UIGestureRecognizer] = []
    /// Hover recognizers of the views under the pointer.
    var hovering: [UIHoverGestureRecognizer] = []
    private var lastTap: Tap?

    /// The last tap, for counting consecutive taps. Its view may be removed meanwhile.
    private struct Tap {
        weak var view: UIView?
        let point: CGPoint
        let time: TimeInterval
        let count: Int
    }

    /// The maximum time and distance between consecutive taps.
    static let tapInterval: TimeInterval = 0.35
    static let tapDistance: CGFloat = 45

    init(window: UIWindow) {
        self.window = window
    }

    var host: (any ApplicationHost)? { window.windowScene?.host }

    /// The current time in seconds.
    var time: TimeInterval {
        let now = (host?.now ?? .zero).components
        return TimeInterval(now.seconds) + TimeInterval(now.attoseconds) / 1e18
    }

    // MARK: Touches

    func begin(_ touch: UITouch, finger: Int) {
        if touches[finger] != nil { change(finger, to: .cancelled, at: nil) }
        guard let view = touch.view else { return }
        touch.tapCount = tapCount(of: touch, on: view)
        if touch.buttons.contains(.primary) {
            lastTap = Tap(view: view, point: touch.point, time: touch.timestamp, count: touch.tapCount)
        }
        if !mayDeliver(touch, to: view) { touch.delivery = .over }
        touches[finger] = touch
        let event = event(of: touch)
        if !isAccepted(touch, event, for: view) { touch.delivery = .over }
        touch.recognizers = takers(of: touch, event)
        for recognizer in touch.recognizers {
            if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
        }
        send(event)
    }

    /// - Returns: Whether a view or recognizer has handled the touch so far.
    @discardableResult
    func change(_ finger: Int, to phase: UITouch.Phase, at point: CGPoint?) -> Bool {
        guard let touch = touches[finger] else { return false }
        if phase == .moved, point == touch.point { return touch.wasUsed }
        touch.previousPoint = touch.point
        touch.point = point ?? touch.point
        touch.phase = phase
        touch.timestamp = time
        send(event(of: touch))
        guard phase != .moved else { return touch.wasUsed }
        if touches[finger] === touch { touches[finger] = nil }
        if !touch.held.isEmpty { waiting.append(touch) }
        for recognizer in touch.recognizers { recognizer.touchDidGo(touch) }
        settle()
        return touch.wasUsed
    }

    func hasTouch(within view: UIView) -> Bool {
        touches.values.contains { $0.view?.isDescendant(of: view) == true }
    }

    func isRecognized(_ finger: Int) -> Bool { touches[finger]?.wasRecognized == true }

    /// Cancels the touches on a view for views and recognizers, because the view scrolls or moves its content.
    func giveUpTouches(on view: UIView) {
        for touch in touches.values where touch.view?.isDescendant(of: view) == true {
            for recognizer in touch.recognizers where recognizer.state == .possible { recognizer.state = .failed }
            // The host needs no notification: it took the touch itself.
            touch.whenTaken = {}
            takeFromView(touch, event: event(of: touch))
        }
    }

    private func event(of changed: UITouch) -> UIEvent {
        for other in touches.values where other !== changed { other.phase = .stationary }
        let event = UIEvent(timestamp: time)
        event.touches = Array(touches.values)
        event.modifierFlags = modifiers
        event.buttonMask = touches.values.reduce(into: []) { $0.formUnion($1.buttons) }
        return event
    }

    private func send(_ event: UIEvent) {
        if let application = UIApplication.current { application.sendEvent(event) } else { window.sendEvent(event) }
    }

    private func tapCount(of touch: UITouch, on view: UIView) -> Int {
        guard let last = lastTap, last.view === view, touch.timestamp - last.time <= TouchRouter.tapInterval,
            hypot(touch.point.x - last.point.x, touch.point.y - last.point.y) <= TouchRouter.tapDistance
        else { return 1 }
        return last.count + 1
    }

    /// Whether the view receives a touch: only one at a time unless multiple touch is enabled, and none together with other views
    /// if either is exclusive.
    private func mayDeliver(_ touch: UITouch, to view: UIView) -> Bool {
        guard touch.buttons.contains(.primary) else { return false }
        let others = touches.values.filter { $0.delivery != .over }.compactMap(\.view)
        if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
        let strangers = others.filter { $0 !== view }
        return strangers.isEmpty || !(view.isExclusiveTouch || strangers.contains(where: \.isExclusiveTouch))
    }

    /// Whether the scroll view around a view lets it receive a touch.
    private func isAccepted(_ touch: UITouch, _ event: UIEvent, for view: UIView) -> Bool {
        let around = sequence(first: view.superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
            .first
        return around?.touchesShouldBegin([touch], with: event, in: view) ?? true
    }

    private func takers(of touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
        sequence(first: touch.view, next: { $0?.superview }).compactMap { $0 }.flatMap { view in
            (view.gestureRecognizers ?? []).filter { $0.takes(touch, event) }
        }
    }

    // MARK: Events

    /// Dispatches the touches of an event to recognizers and views.
    func dispatch(_ event: UIEvent) {
        for touch in event.touches where touch.phase != .stationary {
            for recognizer in touch.recognizers { recognizer.receive(touch, event) }
            tellView(of: touch, event)
        }
        settle()
    }

    private func tellView(of touch: UITouch, _ event: UIEvent) {
        guard touch.delivery != .over else { return }
        if touch.held.isEmpty, !mustHold(touch, touch.phase) {
            perform(touch, touch.phase, event)
        } else {
            touch.held.append((touch.phase, event))
        }
    }

    private func mustHold(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        touch.recognizers.contains {
            $0.isUndecided && (phase == .began ? $0.delaysTouchesBegan : phase == .ended && $0.delaysTouchesEnded)
        }
    }

    private func perform(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
        guard let view = touch.view else { return }
        let present = touch.phase
        touch.phase = phase
        defer { touch.phase = present }
        switch phase {
        case .began:
            touch.delivery = .begun
            view.touchesBegan([touch], with: event)
        case .moved:
            view.touchesMoved([touch], with: event)
        case .ended:
            touch.delivery = .over
            view.touchesEnded([touch], with: event)
        case .cancelled:
            guard touch.delivery == .begun else {
                touch.delivery = .over
                return
            }
            touch.delivery = .over
            view.touchesCancelled([touch], with: event)
        default: break
        }
    }

    /// Cancels a touch for its view, which receives nothing more of it.
    func takeFromView(_ touch: UITouch, event: UIEvent) {
        guard touch.delivery != .over else { return }
        touch.held = []
        perform(touch, .cancelled, event)
        touch.whenTaken()
    }

    // MARK: Decisions

    /// Cancels the touches of a recognizer for their views.
    func takeFromViews(_ recognizer: UIGestureRecognizer) {
        for touch in recognizer.sequence { takeFromView(touch, event: event(of: touch)) }
    }

    /// Reconsiders waiting recognizers after a recognizer failed or was recognized.
    func didDecide() {
        for recognizer in recognizers { recognizer.reconsider() }
        settle()
    }

    /// Delivers held events to views once no recognizer delays them, and resets finished recognizers.
    private func settle() {
        for touch in waiting + Array(touches.values) {
            while let next = touch.held.first, touch.delivery != .over, !mustHold(touch, next.phase) {
                touch.held.removeFirst()
                perform(touch, next.phase, next.event)
            }
        }
        waiting.removeAll { $0.held.isEmpty || $0.delivery == .over }
        for recognizer in recognizers where recognizer.isOver {
            recognizers.removeAll { $0 === recognizer }
            recognizer.beginAnew()
        }
    }

    /// Removes a recognizer that is detached from its view or disabled.
    func forget(_ recognizer: UIGestureRecognizer) {
        recognizers.removeAll { $0 === recognizer }
        for touch in waiting + Array(touches.values) { touch.recognizers.removeAll { $0 === recognizer } }
        recognizer.beginAnew()
        didDecide()
    }

    /// Cancels the touches and gestures of a view and its subviews before it leaves the window. Gestures of its superviews
    /// continue.
    func viewWillLeave(_ view: UIView) {
        guard !touches.isEmpty || !waiting.isEmpty || !recognizers.isEmpty || !hovering.isEmpty else { return }
        for touch in waiting + Array(touches.values) where touch.view?.isDescendant(of: view) == true {
            // The host's widget is removed as well.
            touch.whenTaken = {}
            takeFromView(touch, event: event(of: touch))
        }
        let leaving = (recognizers + hovering).filter { $0.view?.isDescendant(of: view) == true }
        // A finished recognizer is reset when its fingers are lifted, as usual.
        for recognizer in leaving where ![.ended, .failed, .cancelled].contains(recognizer.storedState) {
            recognizer.giveUp()
        }
        hovering.removeAll { old in leaving.contains { $0 === old } }
    }
}
