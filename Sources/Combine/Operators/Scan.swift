extension Publishers {
    /// The publisher that `scan` returns.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The first accumulated value.
        public let initialResult: Output
        /// Combines the accumulated value with the next one.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var result = initialResult
            upstream.subscribe(
                Relay(subscriber, "Scan") { value in
                    result = nextPartialResult(result, value)
                    return .send(result)
                }
            )
        }
    }

    /// The publisher that `tryScan` returns.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The first accumulated value.
        public let initialResult: Output
        /// Combines the accumulated value with the next one, or throws the failure.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var result = initialResult
            upstream.subscribe(
                Relay(trying: subscriber, "TryScan") { value in
                    result = try nextPartialResult(result, value)
                    return .send(result)
                }
            )
        }
    }
}

extension Publisher {
    /// Accumulates the values, and sends each intermediate result.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Accumulates the values, and sends each intermediate result. An error that the closure throws is the failure.
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
