/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether it finishes at once. Otherwise it never does.
    public let completeImmediately: Bool

    /// Creates a publisher without values.
    ///
    /// - Parameter completeImmediately: Whether it finishes at once. Otherwise it never does.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher without values, with the given types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
        let subscription = Relay<Output, Failure, _>(subscriber, "Empty") { .send($0) }
        subscription.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscription.receive(completion: .finished) }
    }
}
