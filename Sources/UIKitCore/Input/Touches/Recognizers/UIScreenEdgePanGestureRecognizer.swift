import Foundation

/// Recognizes fingers that move in from an edge of the window.
///
/// Main actor.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The accepted edges. The fingers must start within 20 points of one and move away from it.
    open var edges: UIRectEdge = []

    private var begunAt: UIRectEdge = []

    static let margin: CGFloat = 20

    /// Makes a recognizer that sends a selector to a target. Weak reference to the target. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Fails if the touch is not at an accepted edge. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard storedState == .possible, let bounds = view?.window?.bounds, let point = touches.first?.point else {
            return
        }
        let margin = UIScreenEdgePanGestureRecognizer.margin
        if point.x - bounds.minX <= margin { begunAt.insert(.left) }
        if bounds.maxX - point.x <= margin { begunAt.insert(.right) }
        if point.y - bounds.minY <= margin { begunAt.insert(.top) }
        if bounds.maxY - point.y <= margin { begunAt.insert(.bottom) }
        begunAt.formIntersection(edges)
        if begunAt.isEmpty { state = .failed }
    }

    override func isFarEnough(_ distance: CGPoint) -> Bool {
        let limit = UIPanGestureRecognizer.hysteresis
        return (begunAt.contains(.left) && distance.x >= limit) || (begunAt.contains(.right) && distance.x <= -limit)
            || (begunAt.contains(.top) && distance.y >= limit) || (begunAt.contains(.bottom) && distance.y <= -limit)
    }

    /// Resets the recognizer. An override calls `super`.
    open override func reset() {
        super.reset()
        begunAt = []
    }
}
