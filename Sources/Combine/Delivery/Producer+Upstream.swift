extension Producer {
    /// Subscribes to a publisher.
    ///
    /// - Parameters:
    ///   - upstream: The publisher.
    ///   - key: Distinguishes several publishers.
    ///   - initialDemand: The first request, computed with the lock held.
    ///   - onCompletion: Called after the upstream was detached.
    ///   - onValue: Called with each value until the end; returns the additional demand.
    final func subscribe<Upstream: Publisher>(
        to upstream: Upstream,
        at key: Int = 0,
        requesting initialDemand: @autoclosure @escaping () -> Demand,
        onCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void,
        onValue: @escaping (Upstream.Output) -> Demand
    ) {
        upstream.subscribe(
            AnySubscriber(
                receiveSubscription: { self.attach($0, at: key, requesting: initialDemand) },
                receiveValue: { value in
                    self.lock.withLock { self.isAttached(key) } ? onValue(value) : .none
                },
                receiveCompletion: { completion in
                    let wasAttached = self.lock.withLock { self.removeUpstream(key) != nil }
                    if wasAttached { onCompletion(completion) }
                }
            )
        )
    }
}
