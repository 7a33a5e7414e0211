import Foundation

/// The subscription of a subscriber: not yet received, active, or over. Safe on any thread.
final class SubscriptionSlot {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Whether the subscription is active.
    var isFilled: Bool { lock.withLock { subscription != nil } }

    /// Stores the subscription. Cancels it instead if the slot is filled already or over.
    ///
    /// - Returns: Whether it was stored.
    func fill(_ subscription: any Subscription) -> Bool {
        let isStored = lock.withLock {
            if isOver || self.subscription != nil { return false }
            self.subscription = subscription
            return true
        }
        if !isStored { subscription.cancel() }
        return isStored
    }

    /// Ends the subscription.
    ///
    /// - Returns: The subscription, if it was active. The caller cancels it.
    func empty() -> (any Subscription)? {
        lock.withLock {
            isOver = true
            defer { subscription = nil }
            return subscription
        }
    }

    /// Requests values from the active subscription.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.withLock { subscription }?.request(demand)
    }

    /// Ends and cancels the subscription.
    func cancel() { empty()?.cancel() }
}
