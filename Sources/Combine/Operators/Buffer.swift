import TextEscaping

extension Publishers {
    /// The times at which a buffer requests values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// Requests as many values as the buffer holds, and one more for each that leaves it.
        case keepFull
        /// Requests all values at once.
        case byRequest
    }

    /// The reaction of a full buffer to another value.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the new value.
        case dropNewest
        /// Drops the oldest value in the buffer.
        case dropOldest
        /// Cancels the publisher, and fails with the error that the closure creates after the values in the buffer.
        case customError(() -> Failure)
    }

    /// The publisher that `buffer` returns.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The number of values that the buffer holds.
        public let size: Int
        /// The times at which the buffer requests values.
        public let prefetch: PrefetchStrategy
        /// The reaction of the full buffer to another value.
        public let whenFull: BufferingStrategy<Failure>

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            size: Int,
            prefetch: PrefetchStrategy,
            whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let buffering = Buffering(subscriber, size: size, prefetch: prefetch, whenFull: whenFull)
            subscriber.receive(subscription: buffering)
            buffering.read(upstream)
        }
    }
}

private final class Buffering<Downstream: Subscriber>: Producer<Downstream> {
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>

    init(
        _ downstream: Downstream,
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
        super.init(downstream, "Buffer")
    }

    func read<Upstream: Publisher>(_ upstream: Upstream) where Upstream.Output == Output, Upstream.Failure == Failure {
        let demand: Subscribers.Demand = prefetch == .keepFull ? .max(size) : .unlimited
        subscribe(to: upstream, requesting: demand) { completion in
            self.update { self.enqueue(completion) }
        } onValue: { value in
            self.store(value)
            return .none
        }
    }

    private func store(_ value: Output) {
        var dropped: Output?
        var isOverflow = false
        update {
            if openDemand > .none || waitingCount < size { return enqueue(value) }
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                dropped = dropFirst()
                enqueue(value)
            case .customError: isOverflow = true
            }
        }
        withExtendedLifetime(dropped) {}
        if isOverflow, case .customError(let makeError) = whenFull {
            let error = makeError()
            update { enqueue(.failure(error)) }
        }
    }

    override func didDeliver(from key: Int) {
        if prefetch == .keepFull { request(.max(1), from: 0) }
    }
}

extension Publisher {
    /// Stores values until the subscriber requests them.
    ///
    /// - Parameters:
    ///   - size: The number of values that the buffer holds.
    ///   - prefetch: The strategy for requests to the upstream publisher.
    ///   - whenFull: The strategy for a value that does not fit.
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        if size < 1 { trap("buffer(size: \(size)) holds no values. Use a size of one or more.") }
        return Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
