import Foundation

/// How a control follows a touch, and which events it sends meanwhile.
///
/// Where the host shows the control in a widget of its own, the widget follows the pointer, and the host calls
/// `userTapped()` and the like.
extension UIControl {
    func track(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, isEnabled, !touch.isOnWidget, trackedTouch == nil else { return }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            forgetTouch()
            return endTracking(nil, with: event)
        }
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    func finish(_ touches: Set<UITouch>, _ event: UIEvent?) {
        for touch in touches { touch.wasUsedByView = touch.wasUsedByView || isEnabled || touch.isOnWidget }
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = point(inside: touch.location(in: self), with: event)
        forgetTouch()
        endTracking(touch, with: event)
        guard isEnabled else { return }
        guard isInside else { return sendActions(for: .touchUpOutside) }
        guard !opensMenuOnTap() else { return }
        sendActions(for: .touchUpInside)
        respondToTap()
    }

    func letGo(of touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        forgetTouch()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    private func forgetTouch() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}
