extension Publishers {
    /// The publisher that `filter` returns.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is sent.
        public let isIncluded: (Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(Relay(subscriber, "Filter") { isIncluded($0) ? .send($0) : .skip })
        }
    }

    /// The publisher that `tryFilter` returns.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is sent; throws the failure.
        public let isIncluded: (Output) throws -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(Relay(trying: subscriber, "TryFilter") { try isIncluded($0) ? .send($0) : .skip })
        }
    }

    /// The publisher that `compactMap` returns.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Converts a value; nil for a value that is not sent.
        public let transform: (Upstream.Output) -> Output?

        /// Creates the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(Relay(subscriber, "CompactMap") { transform($0).map { .send($0) } ?? .skip })
        }
    }

    /// The publisher that `tryCompactMap` returns.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Converts a value, or throws the failure; nil for a value that is not sent.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(
                Relay(trying: subscriber, "TryCompactMap") { try transform($0).map { .send($0) } ?? .skip }
            )
        }
    }

    /// The publisher that `removeDuplicates` returns.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value equals the one sent before it.
        public let predicate: (Output, Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var last: Output?
            upstream.subscribe(
                Relay(subscriber, "RemoveDuplicates") { value in
                    if let previous = last, predicate(previous, value) { return .skip }
                    last = value
                    return .send(value)
                }
            )
        }
    }

    /// The publisher that `tryRemoveDuplicates` returns.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value equals the one sent before it; throws the failure.
        public let predicate: (Output, Output) throws -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var last: Output?
            upstream.subscribe(
                Relay(trying: subscriber, "TryRemoveDuplicates") { value in
                    if let previous = last, try predicate(previous, value) { return .skip }
                    last = value
                    return .send(value)
                }
            )
        }
    }

    /// The publisher that `ignoreOutput` returns.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Never
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream

        /// Creates the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Never, Failure>) {
            upstream.reduce(for: subscriber, "IgnoreOutput", result: nil, react: { _ in .skip })
        }
    }
}

extension Publisher {
    /// Sends the values for which a closure returns true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Sends the values for which a closure returns true. An error that it throws is the failure.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Converts each value, and drops nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Converts each value, and drops nil. An error that the closure throws is the failure.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Drops values that equal the one sent before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    /// Drops values that equal the one sent before, as a closure tells.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops values that equal the one sent before, as a closure tells. An error that it throws is the failure.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Sends only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
