import TextEscaping

extension Publishers {
    /// The publisher that `collect()` returns.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = [Upstream.Output]
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream

        /// Creates the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var values: [Upstream.Output] = []
            upstream.reduce(for: subscriber, "Collect", result: values) { value in
                values.append(value)
                return .skip
            }
        }
    }

    /// The publisher that `collect(_:)` with a number returns.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = [Upstream.Output]
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The number of values in an array.
        public let count: Int

        /// Creates the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            CountCollection(subscriber, count: count).read(upstream)
        }
    }
}

private final class CountCollection<Downstream: Subscriber, Element>: Producer<Downstream>
where Downstream.Input == [Element] {
    private let count: Int
    private var values: [Element] = []

    init(_ downstream: Downstream, count: Int) {
        self.count = count
        super.init(downstream, "CollectByCount")
        downstream.receive(subscription: self)
    }

    func read<Upstream: Publisher>(_ upstream: Upstream) where Upstream.Output == Element, Upstream.Failure == Failure {
        subscribe(to: upstream, requesting: self.openDemand * self.count) { completion in
            self.update {
                if !completion.isFailure, !self.values.isEmpty { self.enqueue(self.values) }
                self.values = []
                self.enqueue(completion)
            }
        } onValue: { value in
            self.update {
                self.values.append(value)
                guard self.values.count == self.count else { return }
                self.enqueue(self.values)
                self.values = []
            }
            return .none
        }
    }

    override func didIncrease(_ demand: Subscribers.Demand, upstreams: [Upstream]) {
        for upstream in upstreams { upstream.subscription.request(demand * count) }
    }
}

extension Publisher {
    /// Sends all values in one array when they end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends the values in arrays.
    ///
    /// - Parameter count: The number of values in an array; the last one may be shorter. Traps if it is not positive.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        if count < 1 { trap("collect(\(count)) has no values. Use one or more.") }
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}
