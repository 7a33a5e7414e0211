import Foundation

/// A pointer that is over the view, without a button down.
///
/// The gesture lasts: it begins when the pointer comes, changes when it moves, and ends when it leaves. It follows no
/// touches, and neither prevents other gestures nor is prevented. Main actor.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    var pointer = CGPoint.zero

    /// Whether any was made: else nobody asks where the pointer is.
    @_spi(Host) public private(set) static var isUsed = false

    /// Makes a recognizer. The action can only be nil, for there are no selectors on Linux. Designated.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        UIHoverGestureRecognizer.isUsed = true
    }

    /// Where the pointer is, in the coordinates of a view, or of the window for nil.
    open override func location(in view: UIView?) -> CGPoint { view?.convert(pointer, from: nil) ?? pointer }

    override func takes(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

    override func giveUp() { hover(at: nil) }

    /// The pointer is at a point of the window, over the view; nil when it is not.
    func hover(at point: CGPoint?) {
        let isOver = storedState == .began || storedState == .changed
        guard let point else {
            // What a delegate refused is over as well.
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
    /// The pointer moved without a button down.
    ///
    /// - Parameters:
    ///   - view: What is under it; nil when it left the window.
    ///   - point: Where it is, in the window's coordinates.
    @_spi(Host)
    public func userHovered(over view: UIView?, at point: CGPoint = .zero) {
        let over = sequence(first: view, next: { $0?.superview }).compactMap { $0 }
            .flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
        for old in touchRouter.hovering where !over.contains(where: { $0 === old }) { old.hover(at: nil) }
        touchRouter.hovering = over
        for recognizer in over { recognizer.hover(at: point) }
    }
}
