/// A type that receives the events of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values.
    associatedtype Input
    /// The kind of errors; `Never` if the subscriber cannot receive errors.
    associatedtype Failure: Error

    /// Receives the subscription, through which the subscriber requests values and cancels.
    func receive(subscription: any Subscription)

    /// Receives a value.
    ///
    /// - Returns: The number of values that the subscriber requests in addition to its previous requests.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Receives the end of the values. No event follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value without content.
    ///
    /// - Returns: The number of values that the subscriber requests in addition to its previous requests.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of types that belong to subscribers.
public enum Subscribers {}
