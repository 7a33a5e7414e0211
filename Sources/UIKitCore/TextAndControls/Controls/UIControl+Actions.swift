import Foundation

extension UIControl {
    func register(_ action: UIAction, for events: Event) {
        let isSameRegistration = { (handler: (action: UIAction, events: Event)) in
            handler.action.identifier == action.identifier && handler.events == events
        }
        if let index = eventHandlers.firstIndex(where: isSameRegistration) {
            eventHandlers[index].action = action
            return
        }
        unregister(action.identifier, for: events)
        if !events.isEmpty { eventHandlers.append((action, events)) }
    }

    func unregister(_ identifier: UIAction.Identifier, for events: Event) {
        for index in eventHandlers.indices where eventHandlers[index].action.identifier == identifier {
            eventHandlers[index].events.subtract(events)
        }
        eventHandlers.removeAll { $0.events.isEmpty }
    }

    /// Performs a tap of the user. Does nothing while the control is disabled. If a touch has already pressed the control,
    /// `touchDown` is not sent again.
    ///
    /// The events are sent in UIKit's order: `touchDown`, `touchUpInside`, and, for controls that respond to taps, the value
    /// change and `primaryActionTriggered`. A control that the first event disables receives no more of them.
    @_spi(Host)
    public func userTapped() {
        guard isEnabled else { return }
        if !takePress() {
            isHighlighted = true
            sendActions(for: .touchDown)
            isHighlighted = false
        }
        guard isEnabled, !opensMenuOnTap() else { return }
        sendActions(for: .touchUpInside)
        respondToTap()
    }

    /// Unavailable: there are no selectors on Linux.
    @available(
        *,
        unavailable,
        message: "There are no selectors on Linux: use addAction(_:for:) with a UIAction."
    )
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

    /// Unavailable: there are no selectors on Linux.
    @available(
        *,
        unavailable,
        message: "There are no selectors on Linux: use removeAction(_:for:) with a UIAction."
    )
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
}
