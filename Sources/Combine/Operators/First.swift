extension Publishers {
    /// The publisher that `first()` returns.
    public struct First<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
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
            upstream.reduce(for: subscriber, "First", result: nil, react: { .sendLast($0) })
        }
    }

    /// The publisher that `first(where:)` returns.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is the result.
        public let predicate: (Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.reduce(for: subscriber, "FirstWhere", result: nil) { predicate($0) ? .sendLast($0) : .skip }
        }
    }

    /// The publisher that `tryFirst(where:)` returns.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is the result; throws the failure.
        public let predicate: (Output) throws -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.tryReduce(for: subscriber, "TryFirstWhere", result: nil) {
                try predicate($0) ? .sendLast($0) : .skip
            }
        }
    }

    /// The publisher that `last()` returns.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
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
            var last: Output?
            upstream.reduce(for: subscriber, "Last", result: last) { value in
                last = value
                return .skip
            }
        }
    }

    /// The publisher that `last(where:)` returns.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value may be the result.
        public let predicate: (Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var last: Output?
            upstream.reduce(for: subscriber, "LastWhere", result: last) { value in
                if predicate(value) { last = value }
                return .skip
            }
        }
    }

    /// The publisher that `tryLast(where:)` returns.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value may be the result; throws the failure.
        public let predicate: (Output) throws -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var last: Output?
            upstream.tryReduce(for: subscriber, "TryLastWhere", result: last) { value in
                if try predicate(value) { last = value }
                return .skip
            }
        }
    }
}

extension Publisher {
    /// Sends the first value and finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Sends the first value for which a closure returns true, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first value for which a closure returns true, and finishes. An error that it throws is the failure.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value when they end.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Sends the last value for which a closure returns true, when they end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value for which a closure returns true, when they end. An error that it throws is the failure.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
