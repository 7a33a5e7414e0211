import Combine

/// A publisher that a test controls. It records what its subscriber does.
final class Probe<Output, Failure: Error>: Publisher {
    /// Requests and cancellations, as text.
    private(set) var log: [String] = []
    private(set) var subscriber: AnySubscriber<Output, Failure>?
    /// The demand that the subscriber returned for the last value.
    private(set) var returnedDemand: Subscribers.Demand?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        log.append("subscribe")
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: ProbeSubscription { self.log.append($0) })
    }

    func send(_ value: Output) { returnedDemand = subscriber?.receive(value) }

    func finish() { subscriber?.receive(completion: .finished) }

    func fail(_ error: Failure) { subscriber?.receive(completion: .failure(error)) }
}

private final class ProbeSubscription: Subscription {
    private let record: (String) -> Void

    init(record: @escaping (String) -> Void) { self.record = record }

    func request(_ demand: Subscribers.Demand) { record("request \(demand)") }

    func cancel() { record("cancel") }
}
