/// The subscription of an operator that reads one publisher after another, such as `append` or `catch`.
///
/// Each publisher receives the demand that the previous ones did not meet.
final class Succession<Downstream: Subscriber>: Producer<Downstream> {
    private var lastKey = 0
    private var next: (() -> Void)?
    private var isStarting = false

    /// Subscribes to the next publisher, after the previous one ended.
    ///
    /// A publisher may end before its subscription returns. This method then returns at once, and the outer call starts
    /// the next one: any number of publishers need the stack of one.
    func start<Upstream: Publisher>(
        _ makeUpstream: @escaping () -> Upstream,
        onCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
    ) where Upstream.Output == Output {
        startNext {
            let key = self.lock.withLock {
                self.lastKey += 1
                return self.lastKey
            }
            self.subscribe(to: makeUpstream(), at: key, requesting: self.openDemand, onCompletion: onCompletion) {
                value in
                self.update { self.enqueue(value) }
                return .none
            }
        }
    }

    private func startNext(_ start: @escaping () -> Void) {
        let isOuter = lock.withLock {
            next = start
            defer { isStarting = true }
            return !isStarting
        }
        guard isOuter else { return }
        while let (start, isNeeded) = takeNext() {
            if isNeeded { start() }
        }
    }

    private func takeNext() -> (start: () -> Void, isNeeded: Bool)? {
        lock.withLock {
            guard let next else {
                isStarting = false
                return nil
            }
            self.next = nil
            return (next, isActive)
        }
    }

    /// Sends the completion.
    func end(_ completion: Subscribers.Completion<Failure>) { update { enqueue(completion) } }

    override func didIncrease(_ demand: Subscribers.Demand, upstreams: [Upstream]) {
        for upstream in upstreams { upstream.subscription.request(demand) }
    }
}
