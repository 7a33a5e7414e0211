/// A type that delivers a sequence of values over time to its subscribers.
///
/// A publisher sends each subscriber one subscription, then as many values as the subscriber requests, and at most one
/// completion. It delivers to one subscriber serially: the next event starts after the previous call returned, except
/// when the subscriber itself causes an event from within a call.
public protocol Publisher<Output, Failure> {
    /// The kind of values.
    associatedtype Output
    /// The kind of errors; `Never` if the publisher cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Callers use ``subscribe(_:)-(S)`` instead.
    ///
    /// - Parameter subscriber: Receives a subscription first, then values as requested.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: Receives a subscription first, then values as requested.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which forwards the events to its own subscribers.
    ///
    /// - Parameter subject: Receives the events.
    /// - Returns: Ends the subscription when cancelled or deallocated.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}
