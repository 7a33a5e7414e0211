import TextEscaping

extension Publishers {
    /// The publisher that `dropFirst` returns.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The number of dropped values.
        public let count: Int

        /// Creates the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var remaining = count
            upstream.subscribe(
                Relay(subscriber, "Drop") { value in
                    if remaining == 0 { return .send(value) }
                    remaining -= 1
                    return .skip
                }
            )
        }
    }

    /// The publisher that `drop(while:)` returns.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is dropped. Not called after the first false.
        public let predicate: (Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var isDropping = true
            upstream.subscribe(
                Relay(subscriber, "DropWhile") { value in
                    isDropping = isDropping && predicate(value)
                    return isDropping ? .skip : .send(value)
                }
            )
        }
    }

    /// The publisher that `tryDrop(while:)` returns.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is dropped; throws the failure. Not called after the first false.
        public let predicate: (Output) throws -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var isDropping = true
            upstream.subscribe(
                Relay(trying: subscriber, "TryDropWhile") { value in
                    isDropping = try isDropping && predicate(value)
                    return isDropping ? .skip : .send(value)
                }
            )
        }
    }
}

extension Publisher {
    /// Drops the first values.
    ///
    /// - Parameter count: The number of values. Traps if it is negative.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        if count < 0 { trap("dropFirst(\(count)) has a negative count. Use zero or more.") }
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Drops values until a closure returns false.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Drops values until a closure returns false. An error that it throws is the failure.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
