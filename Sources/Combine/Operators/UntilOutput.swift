extension Publishers {
    /// The publisher that `prefix(untilOutputFrom:)` returns.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Its first value ends the values.
        public let other: Other

        /// Creates the publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let boundary = Boundary(subscriber, "PrefixUntilOutput", isOpen: true)
            subscriber.receive(subscription: boundary)
            boundary.subscribe(to: other, at: 1, requesting: .max(1)) { _ in
            } onValue: { _ in
                boundary.update { boundary.enqueue(.finished) }
                return .none
            }
            boundary.read(upstream)
        }
    }

    /// The publisher that `drop(untilOutputFrom:)` returns.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Its first value starts the values.
        public let other: Other

        /// Creates the publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let boundary = Boundary(subscriber, "DropUntilOutput", isOpen: false)
            subscriber.receive(subscription: boundary)
            boundary.subscribe(to: other, at: 1, requesting: .max(1)) { completion in
                switch completion {
                case .finished: boundary.update { if !boundary.isOpen { boundary.enqueue(.finished) } }
                case .failure(let error): boundary.fail(error)
                }
            } onValue: { _ in
                boundary.open()
                return .none
            }
            boundary.read(upstream)
        }
    }
}

/// Passes the values of upstream 0 while it is open.
private final class Boundary<Downstream: Subscriber>: Producer<Downstream> {
    private(set) var isOpen: Bool

    init(_ downstream: Downstream, _ description: String, isOpen: Bool) {
        self.isOpen = isOpen
        super.init(downstream, description)
    }

    func open() {
        let other = lock.withLock {
            isOpen = true
            return removeUpstream(1)
        }
        other?.cancel()
    }

    func read<Upstream: Publisher>(_ upstream: Upstream) where Upstream.Output == Output, Upstream.Failure == Failure {
        subscribe(to: upstream, requesting: self.openDemand) { completion in
            self.update { self.enqueue(completion) }
        } onValue: { value in
            var isDropped = false
            self.update {
                isDropped = !self.isOpen
                if !isDropped { self.enqueue(value) }
            }
            return isDropped ? .max(1) : .none
        }
    }

    override func didIncrease(_ demand: Subscribers.Demand, upstreams: [Upstream]) {
        for upstream in upstreams where upstream.key == 0 { upstream.subscription.request(demand) }
    }
}

extension Publisher {
    /// Sends values until another publisher sends one. The end of the other publisher has no effect.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Drops values until another publisher sends one. Finishes if the other publisher finishes without a value.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
