import Foundation

/// A subject that stores the last value, and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private var list = ConduitList<Output, Failure>()
    private var upstreams: [any Subscription] = []
    private var current: Output
    /// The number of values so far.
    private var version: UInt64 = 1

    /// Creates a subject.
    ///
    /// - Parameter value: The first value.
    public init(_ value: Output) { current = value }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// The last value. Setting it sends it to the subscribers.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
        let conduit = SubjectConduit(
            subscriber,
            "CurrentValueSubject",
            current: { self.lock.withLock { (self.current, self.version) } },
            onEnd: { conduit in self.lock.withLock { self.list.remove(conduit) } }
        )
        let completion = lock.withLock {
            if list.completion == nil { list.append(conduit) }
            return list.completion
        }
        if let completion {
            let finished = Relay<Output, Failure, _>(subscriber, "CurrentValueSubject") { .send($0) }
            finished.receive(subscription: Subscriptions.empty)
            finished.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    /// Stores a value and sends it to the subscribers, in the order of subscribing. A subscriber without demand receives
    /// the last value when it requests one.
    public func send(_ input: Output) {
        var replaced: Output?
        let (conduits, version) = lock.withLock {
            guard list.completion == nil else { return (conduits: list.conduits, version: self.version) }
            replaced = current
            current = input
            self.version += 1
            return (list.conduits, self.version)
        }
        for conduit in conduits { conduit.offer(input, version: version) }
        withExtendedLifetime(replaced) {}
    }

    /// Sends a completion to the subscribers. Later events are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
        let (conduits, ended) = lock.withLock {
            defer { upstreams = [] }
            return (list.end(completion), upstreams)
        }
        for conduit in conduits { conduit.end(completion) }
        withExtendedLifetime(ended) {}
    }

    /// Keeps a subscription to a publisher whose events will be sent.
    public func send(subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }
}
