import Foundation

/// Recognizes a pointer over the view, without a pressed button.
///
/// The gesture is continuous: it begins when the pointer enters, changes when it moves, and ends when it leaves. It follows no
/// touches, prevents no other gestures and is not prevented by them. Main actor.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    var pointer = CGPoint.zero

    /// Whether a hover recognizer or a pointer interaction was ever made. If not, hosts need not track the pointer.
    @_spi(Host) public private(set) static var isUsed = false

    static func noteUse() { isUsed = true }

    /// Makes a recognizer that sends a selector to a target. Weak reference to the target. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        UIHoverGestureRecognizer.isUsed = true
    }

    /// The location of the pointer, in the coordinates of a view; nil means the window.
    open override func location(in view: UIView?) -> CGPoint { view?.convert(pointer, from: nil) ?? pointer }

    override func takes(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

    override func giveUp() { hover(at: nil) }

    /// Updates the gesture to a point of the window over the view; nil if the pointer is not over the view.
    func hover(at point: CGPoint?) {
        let isOver = storedState == .began || storedState == .changed
        guard let point else {
            // A gesture that the delegate refused is reset as well.
            guard storedState != .possible else { return }
            if isOver { state = .ended }
            storedState = .possible
            reset()
            return
        }
        guard isEnabled else { return }
        if isOver, point == pointer { return }
        pointer = point
        state = isOver ? .changed : .began
    }
}

extension UIWindow {
    /// Notifies recognizers that the pointer moved without a pressed button.
    ///
    /// - Parameters:
    ///   - view: The view under the pointer; nil if it left the window.
    ///   - point: The location in the window's coordinates.
    @_spi(Host)
    public func userHovered(over view: UIView?, at point: CGPoint = .zero) {
        let over = sequence(first: view, next: { $0?.superview }).compactMap { $0 }
            .flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
        for old in touchRouter.hovering where !over.contains(where: { $0 === old }) { old.hover(at: nil) }
        touchRouter.hovering = over
        for recognizer in over { recognizer.hover(at: point) }
        pointerStyles.pointerMoved(over: view, to: point)
    }
}
