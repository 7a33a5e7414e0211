import Foundation

/// A subject that stores no value: a subscriber receives the values sent after it attached, as far as it requested them.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private var list = ConduitList<Output, Failure>()
    private var upstreams: [any Subscription] = []
    /// Whether a subscriber has requested values.
    private var hasDemand = false

    /// Creates a subject.
    public init() {}

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
        let conduit = SubjectConduit(
            subscriber,
            "PassthroughSubject",
            onRequest: { self.requestUpstream() },
            onEnd: { conduit in self.lock.withLock { self.list.remove(conduit) } }
        )
        let completion = lock.withLock {
            if list.completion == nil { list.append(conduit) }
            return list.completion
        }
        subscriber.receive(subscription: conduit)
        if let completion { conduit.end(completion) }
    }

    /// Sends a value to the subscribers that requested one, in the order of subscribing.
    public func send(_ input: Output) {
        for conduit in lock.withLock({ list.conduits }) { conduit.offer(input, version: 0) }
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
        let hasDemand = lock.withLock {
            upstreams.append(subscription)
            return self.hasDemand
        }
        if hasDemand { subscription.request(.unlimited) }
    }

    private func requestUpstream() {
        let upstreams = lock.withLock {
            defer { hasDemand = true }
            return hasDemand ? [] : self.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }
}
