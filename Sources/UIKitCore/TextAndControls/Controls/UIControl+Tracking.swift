import Foundation

/// The tracking of a touch by a control, and the events sent meanwhile.
///
/// If the host shows the control in a native widget, the touch still highlights the control; but the widget reports the tap, with
/// `userTapped()`.
extension UIControl {
    func track(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, isEnabled, trackedTouch == nil else { return }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        lastPress = nil
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
        if touch.isOnWidget, widgetTellsOfTaps {
            lastPress = touch.timestamp
            return
        }
        guard !opensMenuOnTap() else { return }
        willRespondToTap()
        sendActions(for: .touchUpInside)
        respondToTap()
    }

    func letGo(of touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        forgetTouch()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// Whether a tap that the host's widget reports belongs to a touch that already sent `touchDown`.
    func takePress() -> Bool {
        defer { lastPress = nil }
        guard let lastPress, let router = window?.touchRouter else { return false }
        return router.time - lastPress <= UIControl.longestAnswer
    }

    /// The maximum delay of a widget's report of a tap, in seconds. A switch reports it after its animation.
    private static let longestAnswer: TimeInterval = 0.5

    private func forgetTouch() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}
