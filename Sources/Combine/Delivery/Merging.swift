/// The subscription of an operator that sends the values of several publishers as they arrive, such as `merge`.
///
/// Unless the subscriber accepts any number of values, it requests one value from each publisher, and the next one after
/// that was delivered: it buffers at most one value of each. Key 0 is free for a publisher of publishers.
final class Merging<Downstream: Subscriber>: Producer<Downstream> {
    /// The publishers that have not finished, including those without subscription.
    private var remaining: Int
    private var lastKey = 0
    /// Called without the lock when a publisher finished.
    private let onFinish: (Merging) -> Void

    /// - Parameter remaining: The number of publishers to add, plus one for each call of ``finishAdding()``.
    init(
        _ downstream: Downstream,
        _ description: String,
        remaining: Int,
        onFinish: @escaping (Merging) -> Void = { _ in }
    ) {
        self.remaining = remaining
        self.onFinish = onFinish
        super.init(downstream, description)
    }

    /// Adds one of the publishers that ``init(_:_:remaining:onFinish:)`` counts.
    func add<Upstream: Publisher>(_ upstream: Upstream) where Upstream.Output == Output, Upstream.Failure == Failure {
        let key = lock.withLock {
            lastKey += 1
            return lastKey
        }
        subscribe(to: upstream, at: key, requesting: self.isUnlimited ? .unlimited : .max(1)) { completion in
            switch completion {
            case .finished: self.finishOne()
            case .failure(let error): self.fail(error)
            }
        } onValue: { value in
            self.update { self.enqueue(value, from: key) }
            return .none
        }
    }

    /// Adds a publisher beyond those that ``init(_:_:remaining:onFinish:)`` counts.
    func addAnother<Upstream: Publisher>(_ upstream: Upstream)
    where Upstream.Output == Output, Upstream.Failure == Failure {
        lock.withLock { remaining += 1 }
        add(upstream)
    }

    /// Tells that no more publishers will be added.
    func finishAdding() {
        update {
            remaining -= 1
            if remaining == 0 { enqueue(.finished) }
        }
    }

    private func finishOne() {
        finishAdding()
        onFinish(self)
    }

    override func didIncrease(_ demand: Subscribers.Demand, upstreams: [Upstream]) {
        guard demand == .unlimited else { return }
        for upstream in upstreams where upstream.key != 0 { upstream.subscription.request(.unlimited) }
    }

    override func didDeliver(from key: Int) {
        let isUnlimited = lock.withLock { self.isUnlimited }
        if !isUnlimited { request(.max(1), from: key) }
    }
}
