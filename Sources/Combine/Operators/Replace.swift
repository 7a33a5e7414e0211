extension Publishers {
    /// The publisher that `replaceError` returns.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Never
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The value in place of an error.
        public let output: Output

        /// Creates the publisher.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Never>) {
            let succession = Succession(subscriber, "ReplaceError")
            subscriber.receive(subscription: succession)
            succession.start {
                upstream
            } onCompletion: { completion in
                succession.update {
                    if completion.isFailure { succession.enqueue(output) }
                    succession.enqueue(.finished)
                }
            }
        }
    }

    /// The publisher that `replaceEmpty` returns.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The value if there are no others.
        public let output: Output

        /// Creates the publisher.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var isEmpty = true
            let succession = Succession(subscriber, "ReplaceEmpty")
            subscriber.receive(subscription: succession)
            let observed = HandleEvents(upstream: upstream, receiveOutput: { _ in isEmpty = false })
            succession.start {
                observed
            } onCompletion: { completion in
                succession.update {
                    if isEmpty, !completion.isFailure { succession.enqueue(output) }
                    succession.enqueue(completion)
                }
            }
        }
    }
}

extension Publisher {
    /// Replaces an error by a value, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends a value if there are no others.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
