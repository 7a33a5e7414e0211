/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher that fails.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that fails, with the given type of values.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
        let subscription = Relay<Output, Failure, _>(subscriber, "Fail") { .send($0) }
        subscription.receive(subscription: Subscriptions.empty)
        subscription.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

extension Fail: Sendable {}
