extension Publishers {
    /// The publisher that `flatMap` returns.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The kind of values.
        public typealias Output = NewPublisher.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The number of publishers that are read at the same time.
        public let maxPublishers: Subscribers.Demand
        /// Creates a publisher from a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let merging = Merging(subscriber, "FlatMap", remaining: 1) { merging in
                merging.request(.max(1), from: 0)
            }
            subscriber.receive(subscription: merging)
            merging.subscribe(to: upstream, at: 0, requesting: maxPublishers) { completion in
                switch completion {
                case .finished: merging.finishAdding()
                case .failure(let error): merging.fail(error)
                }
            } onValue: { value in
                merging.addAnother(transform(value))
                return .none
            }
        }
    }

    /// The publisher that `switchToLatest` returns.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
        /// The kind of values.
        public typealias Output = P.Output
        /// The kind of errors.
        public typealias Failure = P.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream

        /// Creates a publisher of the values of the last publisher that another one sent.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let switching = Switching(subscriber, "SwitchToLatest")
            subscriber.receive(subscription: switching)
            switching.read(upstream)
        }
    }
}

private final class Switching<Downstream: Subscriber>: Producer<Downstream> {
    /// The key of the last publisher; 0 is the publisher of publishers.
    private var lastKey = 0
    /// Whether the last publisher has not finished. It may not have sent its subscription.
    private var isReading = false
    private var isOuterFinished = false

    func read<Upstream: Publisher>(_ upstream: Upstream)
    where Upstream.Output: Publisher<Output, Failure>, Upstream.Failure == Failure {
        subscribe(to: upstream, requesting: .unlimited) { completion in
            switch completion {
            case .finished: self.finish { self.isOuterFinished = true }
            case .failure(let error): self.fail(error)
            }
        } onValue: { publisher in
            self.switchTo(publisher)
            return .none
        }
    }

    private func switchTo<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        let (key, replaced, discarded) = lock.withLock {
            let replaced = removeUpstream(lastKey == 0 ? -1 : lastKey)
            lastKey += 1
            isReading = true
            return (lastKey, replaced, discard())
        }
        replaced?.cancel()
        withExtendedLifetime(discarded) {}
        subscribe(to: publisher, at: key, requesting: self.lastKey == key ? self.openDemand : .none) { completion in
            switch completion {
            case .finished: self.finish { if self.lastKey == key { self.isReading = false } }
            case .failure(let error): self.fail(error)
            }
        } onValue: { value in
            self.update { if self.lastKey == key { self.enqueue(value) } }
            return .none
        }
    }

    private func finish(_ change: () -> Void) {
        update {
            change()
            if isOuterFinished, !isReading { enqueue(.finished) }
        }
    }

    override func didIncrease(_ demand: Subscribers.Demand, upstreams: [Upstream]) {
        for upstream in upstreams where upstream.key != 0 { upstream.subscription.request(demand) }
    }
}

extension Publisher {
    /// Creates a publisher from each value, and sends the values of all of them as they arrive.
    ///
    /// - Parameters:
    ///   - maxPublishers: The number of publishers that are read at the same time. Further values are requested when one
    ///     finishes.
    ///   - transform: Creates a publisher from a value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Creates a publisher that cannot fail from each value, and sends the values of all of them as they arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Creates a publisher from each value, and sends the values of all of them as they arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Creates a publisher that can fail from each value, and sends the values of all of them as they arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}

extension Publisher where Output: Publisher {
    /// Sends the values of the last publisher. Cancels the previous one when another arrives.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Failure {
        Publishers.SwitchToLatest(upstream: self)
    }

    /// Sends the values of the last publisher, which cannot fail. Cancels the previous one when another arrives.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        > where Output.Failure == Never
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the last publisher. Cancels the previous one when another arrives.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Never {
        Publishers.SwitchToLatest(upstream: self)
    }

    /// Sends the values of the last publisher. Cancels the previous one when another arrives.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}
