/// The connection of a subscriber to a publisher. Its methods may be called on any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests values.
    ///
    /// - Parameter demand: The number of values in addition to previous requests. `.none` has no effect.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions.
public enum Subscriptions {
    /// A subscription that ignores requests and cancellation.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription, CustomStringConvertible {
    var description: String { "Empty" }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
}
