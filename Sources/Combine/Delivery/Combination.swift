/// A value that closures share.
final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// The subscription of an operator that builds each value from one of each publisher: the last ones for `combineLatest`,
/// those at the same position for `zip`.
///
/// Each publisher receives the requests of the subscriber.
final class Combination<Downstream: Subscriber>: Producer<Downstream> {
    /// Builds the next value, if the publishers sent the parts. Called with the lock held.
    private let build: () -> Output?
    /// Whether a new publisher value replaces the previous one, so that a skipped value is sent on the next request.
    private let keepsLatest: Bool
    private var hasSkipped = false
    /// Whether a finished publisher leaves no parts for further values, for each publisher that has not ended the values.
    private var exhaustion: [() -> Bool] = []
    private var remaining: Int

    init(
        _ downstream: Downstream,
        _ description: String,
        count: Int,
        keepsLatest: Bool,
        build: @escaping () -> Output?
    ) {
        self.build = build
        self.keepsLatest = keepsLatest
        remaining = count
        super.init(downstream, description)
        downstream.receive(subscription: self)
    }

    /// Subscribes to one of the publishers.
    ///
    /// - Parameters:
    ///   - upstream: The publisher.
    ///   - key: Its position.
    ///   - isExhausted: Whether no value can follow once it finished. Called with the lock held.
    ///   - store: Stores a part. Called with the lock held.
    func add<Upstream: Publisher>(
        _ upstream: Upstream,
        at key: Int,
        isExhausted: @autoclosure @escaping () -> Bool,
        store: @escaping (Upstream.Output) -> Void
    ) where Upstream.Failure == Failure {
        subscribe(to: upstream, at: key, requesting: self.openDemand) { completion in
            switch completion {
            case .finished:
                self.update {
                    self.remaining -= 1
                    self.exhaustion.append(isExhausted)
                    self.finishIfExhausted()
                }
            case .failure(let error): self.fail(error)
            }
        } onValue: { value in
            self.update {
                guard self.isActive else { return }
                store(value)
                self.send()
            }
            return .none
        }
    }

    private func send() {
        if keepsLatest, openDemand == .none {
            hasSkipped = true
        } else if let value = build() {
            enqueue(value)
            finishIfExhausted()
        }
    }

    private func finishIfExhausted() {
        if remaining == 0 || exhaustion.contains(where: { $0() }) { enqueue(.finished) }
    }

    override func willMeet(_ demand: Subscribers.Demand) {
        guard hasSkipped else { return }
        hasSkipped = false
        send()
    }

    override func didIncrease(_ demand: Subscribers.Demand, upstreams: [Upstream]) {
        for upstream in upstreams { upstream.subscription.request(demand) }
    }
}
