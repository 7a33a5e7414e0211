extension Publishers {
    /// The publisher that `reduce` returns.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The first accumulated value.
        public let initial: Output
        /// Combines the accumulated value with the next one.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var result = initial
            upstream.reduce(for: subscriber, "Reduce", result: result) { value in
                result = nextPartialResult(result, value)
                return .skip
            }
        }
    }

    /// The publisher that `tryReduce` returns.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The first accumulated value.
        public let initial: Output
        /// Combines the accumulated value with the next one, or throws the failure.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher.
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var result = initial
            upstream.tryReduce(for: subscriber, "TryReduce", result: result) { value in
                result = try nextPartialResult(result, value)
                return .skip
            }
        }
    }

    /// The publisher that `count` returns.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Int
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream

        /// Creates the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Int, Failure>) {
            var count = 0
            upstream.reduce(for: subscriber, "Count", result: count) { _ in
                count += 1
                return .skip
            }
        }
    }

    /// The publisher that `min` and `max` return.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether its arguments are in increasing order.
        public let areInIncreasingOrder: (Output, Output) -> Bool
        let isMinimum: Bool

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var best: Output?
            upstream.reduce(for: subscriber, "Comparison", result: best) { value in
                guard let current = best else {
                    best = value
                    return .skip
                }
                let isBetter = isMinimum ? areInIncreasingOrder(value, current) : areInIncreasingOrder(current, value)
                if isBetter { best = value }
                return .skip
            }
        }
    }

    /// The publisher that `tryMin` and `tryMax` return.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Whether its arguments are in increasing order; throws the failure.
        public let areInIncreasingOrder: (Output, Output) throws -> Bool
        let isMinimum: Bool

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var best: Output?
            upstream.tryReduce(for: subscriber, "TryComparison", result: best) { value in
                guard let current = best else {
                    best = value
                    return .skip
                }
                let isBetter =
                    isMinimum ? try areInIncreasingOrder(value, current) : try areInIncreasingOrder(current, value)
                if isBetter { best = value }
                return .skip
            }
        }
    }
}

extension Publisher {
    /// Accumulates the values, and sends the result when they end.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Accumulates the values, and sends the result when they end. An error that the closure throws is the failure.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the number of values when they end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// Sends the smallest value when they end, if there are any.
    public func min() -> Publishers.Comparison<Self> where Output: Comparable { min(by: <) }

    /// Sends the largest value when they end, if there are any.
    public func max() -> Publishers.Comparison<Self> where Output: Comparable { max(by: <) }

    /// Sends the smallest value when they end, in the order that a closure tells.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder, isMinimum: true)
    }

    /// Sends the largest value when they end, in the order that a closure tells.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder, isMinimum: false)
    }

    /// Sends the smallest value when they end. An error that the closure throws is the failure.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder, isMinimum: true)
    }

    /// Sends the largest value when they end. An error that the closure throws is the failure.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder, isMinimum: false)
    }
}
