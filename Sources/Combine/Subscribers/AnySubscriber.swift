/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    /// The identity of the wrapped subscriber.
    public let combineIdentifier: CombineIdentifier
    /// The description of the wrapped subscriber.
    public let description: String
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        description = String(describing: subscriber)
        onSubscription = subscriber.receive(subscription:)
        onValue = subscriber.receive(_:)
        onCompletion = subscriber.receive(completion:)
    }

    /// Creates a subscriber that sends the events to a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a subscriber from closures. Without a closure, the event is ignored; no values are requested then.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the subscription.
    ///   - receiveValue: Called with each value; returns the additional demand.
    ///   - receiveCompletion: Called with the completion.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        description = "Anonymous AnySubscriber"
        onSubscription = receiveSubscription ?? { _ in }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    /// Forwards the subscription.
    public func receive(subscription: any Subscription) { onSubscription(subscription) }

    /// Forwards a value.
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

    /// Forwards the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
