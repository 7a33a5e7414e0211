/// A publisher whose values come from calls of ``send(_:)``.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Sends a completion to the subscribers. Later events are ignored.
    func send(completion: Subscribers.Completion<Failure>)

    /// Gives the subject a subscription to a publisher whose events it will be sent.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value without content to the subscribers.
    public func send() { send(()) }
}
