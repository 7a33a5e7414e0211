import TextEscaping

extension Publishers {
    /// The publisher that `prefix` and `output` return.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The positions of the sent values.
        public let range: CountableRange<Int>

        /// Creates the publisher.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            if range.isEmpty { return Empty().subscribe(subscriber) }
            var position = 0
            upstream.subscribe(
                Relay(subscriber, "Output") { value in
                    defer { position += 1 }
                    if position < range.lowerBound { return .skip }
                    return position == range.upperBound - 1 ? .sendLast(value) : .send(value)
                }
            )
        }
    }

    /// The publisher that `prefix(while:)` returns.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is sent. The first false ends the values.
        public let predicate: (Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(Relay(subscriber, "PrefixWhile") { predicate($0) ? .send($0) : .finish })
        }
    }

    /// The publisher that `tryPrefix(while:)` returns.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether a value is sent; throws the failure. The first false ends the values.
        public let predicate: (Output) throws -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(Relay(trying: subscriber, "TryPrefixWhile") { try predicate($0) ? .send($0) : .finish })
        }
    }
}

extension Publisher {
    /// Sends the first values and finishes.
    ///
    /// - Parameter maxLength: The number of values. Traps if it is negative.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        if maxLength < 0 { trap("prefix(\(maxLength)) has a negative length. Use zero or more.") }
        return output(in: 0..<maxLength)
    }

    /// Sends values until a closure returns false.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values until a closure returns false. An error that it throws is the failure.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends the value at a position and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Sends the values at a range of positions and finishes. Traps if a position is negative.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let positions = range.relative(to: 0..<Int.max)
        if positions.lowerBound < 0 { trap("output(in:) has a negative position. Use positions from 0.") }
        return Publishers.Output(upstream: self, range: positions)
    }
}
