/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let upstream: any Publisher<Output, Failure>

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        upstream = (publisher as? AnyPublisher)?.upstream ?? publisher
    }

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) { upstream.subscribe(subscriber) }
}

extension Publisher {
    /// Hides the type of the publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
