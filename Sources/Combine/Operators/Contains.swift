extension Publishers {
    /// The publisher that `contains(_:)` returns.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// The kind of values.
        public typealias Output = Bool
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The value to find.
        public let output: Upstream.Output

        /// Creates the publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Bool, Failure>) {
            upstream.reduce(for: subscriber, "Contains", result: false) { $0 == output ? .sendLast(true) : .skip }
        }
    }

    /// The publisher that `contains(where:)` returns.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Bool
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is the one to find.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Bool, Failure>) {
            upstream.reduce(for: subscriber, "ContainsWhere", result: false) {
                predicate($0) ? .sendLast(true) : .skip
            }
        }
    }

    /// The publisher that `tryContains(where:)` returns.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Bool
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is the one to find; throws the failure.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Bool, Failure>) {
            upstream.tryReduce(for: subscriber, "TryContainsWhere", result: false) {
                try predicate($0) ? .sendLast(true) : .skip
            }
        }
    }

    /// The publisher that `allSatisfy` returns.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Bool
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Bool, Failure>) {
            upstream.reduce(for: subscriber, "AllSatisfy", result: true) {
                predicate($0) ? .skip : .sendLast(false)
            }
        }
    }

    /// The publisher that `tryAllSatisfy` returns.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Bool
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The condition; throws the failure.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Bool, Failure>) {
            upstream.tryReduce(for: subscriber, "TryAllSatisfy", result: true) {
                try predicate($0) ? .skip : .sendLast(false)
            }
        }
    }
}

extension Publisher {
    /// Sends true when a value arrives, or false when the values end without it.
    public func contains(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable {
        Publishers.Contains(upstream: self, output: output)
    }

    /// Sends true at the first value that satisfies a condition, or false when the values end without one.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends true at the first value that satisfies a condition, or false when the values end without one. An error that
    /// the closure throws is the failure.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends false at the first value that violates a condition, or true when the values end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends false at the first value that violates a condition, or true when the values end. An error that the closure
    /// throws is the failure.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
