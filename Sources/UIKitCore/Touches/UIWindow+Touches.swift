import Foundation

/// How hosts tell of fingers and pointers. A finger is a number that the host chooses; points are in the window's
/// coordinates.
extension UIWindow {
    /// A finger, or a button of the pointer, went down.
    ///
    /// - Parameters:
    ///   - finger: Tells it from others that are down.
    ///   - view: What the hit test found at the point.
    ///   - point: Where.
    ///   - type: What it is.
    ///   - buttons: Which button of a pointer; the primary one for a finger.
    ///   - modifiers: The keys that are held down.
    ///   - isOnWidget: Whether a widget of the host's own answers to the press and calls `userTapped()` and the like.
    ///   - whenTaken: Told when a recognizer takes the touch away from the view: a widget lets go of it, too.
    @_spi(Host)
    public func userTouchBegan(
        _ finger: Int = 0,
        on view: UIView,
        at point: CGPoint,
        type: UITouch.TouchType = .direct,
        buttons: UIEvent.ButtonMask = .primary,
        modifiers: UIKeyModifierFlags = [],
        isOnWidget: Bool = false,
        whenTaken: @escaping () -> Void = {}
    ) {
        touchRouter.modifiers = modifiers
        let time = touchRouter.time
        let touch = UITouch(
            at: point,
            on: view,
            type: type,
            buttons: buttons,
            isOnWidget: isOnWidget,
            timestamp: time
        )
        touch.whenTaken = whenTaken
        touchRouter.begin(touch, finger: finger)
    }

    /// A finger that is down moved.
    @_spi(Host)
    public func userTouchMoved(_ finger: Int = 0, to point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        touchRouter.modifiers = modifiers
        touchRouter.change(finger, to: .moved, at: point)
    }

    /// A finger was lifted.
    ///
    /// - Parameter point: Where; nil for where it was last.
    /// - Returns: Whether anything answered to the touch.
    @_spi(Host)
    @discardableResult
    public func userTouchEnded(_ finger: Int = 0, at point: CGPoint? = nil) -> Bool {
        touchRouter.change(finger, to: .ended, at: point)
    }

    /// A finger's touch came to nothing, because the host needs it for something else.
    @_spi(Host)
    public func userTouchCancelled(_ finger: Int = 0) {
        touchRouter.change(finger, to: .cancelled, at: nil)
    }

    /// A finger went down on a view and was lifted at once. Assistive technology taps so, too.
    ///
    /// - Returns: Whether anything answered.
    @_spi(Host)
    @discardableResult
    public func userTapped(_ view: UIView, at point: CGPoint? = nil, type: UITouch.TouchType = .direct) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        userTouchBegan(on: view, at: point ?? view.convert(middle, to: nil), type: type)
        return userTouchEnded()
    }

    /// Whether a recognizer made something of a finger that is down.
    @_spi(Host)
    public func isTouchRecognized(_ finger: Int = 0) -> Bool { touchRouter.isRecognized(finger) }

    /// The host uses the touches on a view, and on what is in it, for something that UIKit does not see as touches: it
    /// scrolls, or moves a row.
    @_spi(Host)
    public func hostTookTouches(on view: UIView) {
        touchRouter.giveUpTouches(on: view)
    }
}
