import Foundation

/// The interface through which hosts report fingers and pointers. A finger is a number that the host chooses; points are in the
/// window's coordinates.
extension UIWindow {
    /// Begins a touch: a finger or a pointer button went down.
    ///
    /// - Parameters:
    ///   - finger: Identifies the finger among those that are down.
    ///   - view: The view that the hit test found.
    ///   - point: The location.
    ///   - type: The type of the touch.
    ///   - buttons: The pointer button; primary for a finger.
    ///   - modifiers: The modifier keys.
    ///   - isOnWidget: Whether a widget of the host handles the press natively and calls `userTapped()` or a similar method.
    ///   - whenTaken: Called when a recognizer cancels the touch for the view, so that the widget releases it too.
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

    /// Moves a finger that is down.
    @_spi(Host)
    public func userTouchMoved(_ finger: Int = 0, to point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        touchRouter.modifiers = modifiers
        touchRouter.change(finger, to: .moved, at: point)
    }

    /// Ends the touch of a finger.
    ///
    /// - Parameter point: The location; nil for the last one.
    /// - Returns: Whether a view or recognizer handled the touch.
    @_spi(Host)
    @discardableResult
    public func userTouchEnded(_ finger: Int = 0, at point: CGPoint? = nil) -> Bool {
        touchRouter.change(finger, to: .ended, at: point)
    }

    /// Cancels the touch of a finger because the host handles it differently.
    @_spi(Host)
    public func userTouchCancelled(_ finger: Int = 0) {
        touchRouter.change(finger, to: .cancelled, at: nil)
    }

    /// Taps a view. Assistive technologies use this, too.
    ///
    /// - Returns: Whether a view or recognizer handled the tap.
    @_spi(Host)
    @discardableResult
    public func userTapped(_ view: UIView, at point: CGPoint? = nil, type: UITouch.TouchType = .direct) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        userTouchBegan(on: view, at: point ?? view.convert(middle, to: nil), type: type)
        return userTouchEnded()
    }

    /// Whether a recognizer uses the touch of a finger that is down.
    @_spi(Host)
    public func isTouchRecognized(_ finger: Int = 0) -> Bool { touchRouter.isRecognized(finger) }

    /// Cancels the touches on a view and its subviews because the host uses them, for example to scroll or to move a row.
    @_spi(Host)
    public func hostTookTouches(on view: UIView) {
        touchRouter.giveUpTouches(on: view)
    }
}
