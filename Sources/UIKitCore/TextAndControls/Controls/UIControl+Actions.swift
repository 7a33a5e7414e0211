import Foundation

extension UIControl {
    /// An action or a target, with the events at which it is performed or notified.
    struct EventHandler {
        enum Effect {
            case action(UIAction)
            case target(ActionTarget)
        }

        var effect: Effect
        var events: Event

        var action: UIAction? { if case .action(let action) = effect { action } else { nil } }
        var target: ActionTarget? { if case .target(let target) = effect { target } else { nil } }
    }

    func register(_ action: UIAction, for events: Event) {
        let isSameRegistration = { (handler: EventHandler) in
            handler.action?.identifier == action.identifier && handler.events == events
        }
        if let index = eventHandlers.firstIndex(where: isSameRegistration) {
            eventHandlers[index].effect = .action(action)
            return
        }
        unregister(action.identifier, for: events)
        if !events.isEmpty { eventHandlers.append(EventHandler(effect: .action(action), events: events)) }
    }

    func unregister(_ identifier: UIAction.Identifier, for events: Event) {
        remove(events) { $0.action?.identifier == identifier }
    }

    func register(_ target: ActionTarget, for events: Event) {
        eventHandlers.removeAll { $0.target?.isGone == true }
        if let index = eventHandlers.firstIndex(where: { $0.target?.isSame(as: target) == true }) {
            eventHandlers[index].events.formUnion(events)
        } else if !events.isEmpty {
            eventHandlers.append(EventHandler(effect: .target(target), events: events))
        }
    }

    func unregister(_ target: Any?, _ action: Selector?, for events: Event) {
        remove(events) { handler in
            guard let registered = handler.target else { return false }
            guard target != nil else { return action == nil || registered.action == action }
            return registered.isMeant(by: target, action)
        }
    }

    private func remove(_ events: Event, where isMeant: (EventHandler) -> Bool) {
        for index in eventHandlers.indices where isMeant(eventHandlers[index]) {
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
        willRespondToTap()
        sendActions(for: .touchUpInside)
        respondToTap()
    }
}
