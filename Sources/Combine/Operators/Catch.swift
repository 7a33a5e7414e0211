extension Publishers {
    /// The publisher that `catch` returns.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where NewPublisher.Output == Upstream.Output {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = NewPublisher.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Creates the publisher that continues after an error.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let succession = Succession(subscriber, "Catch")
            subscriber.receive(subscription: succession)
            succession.start {
                upstream
            } onCompletion: { completion in
                switch completion {
                case .finished: succession.end(.finished)
                case .failure(let error):
                    succession.start {
                        handler(error)
                    } onCompletion: {
                        succession.end($0)
                    }
                }
            }
        }
    }

    /// The publisher that `tryCatch` returns.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where NewPublisher.Output == Upstream.Output {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = any Error
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Creates the publisher that continues after an error, or throws the failure.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates the publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let succession = Succession(subscriber, "TryCatch")
            subscriber.receive(subscription: succession)
            succession.start {
                upstream
            } onCompletion: { completion in
                guard case .failure(let error) = completion else { return succession.end(.finished) }
                do {
                    let new = try handler(error)
                    succession.start {
                        new
                    } onCompletion: {
                        succession.end($0.mapError { $0 })
                    }
                } catch {
                    succession.end(.failure(error))
                }
            }
        }
    }

    /// The publisher that `retry` returns.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The number of further attempts; nil if unlimited.
        public let retries: Int?

        /// Creates the publisher.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let succession = Succession(subscriber, "Retry")
            subscriber.receive(subscription: succession)
            attempt(remaining: retries, of: succession)
        }

        private func attempt<S: Subscriber>(remaining: Int?, of succession: Succession<S>)
        where S.Input == Output, S.Failure == Failure {
            succession.start {
                upstream
            } onCompletion: { completion in
                if completion.isFailure, remaining != 0 {
                    attempt(remaining: remaining.map { $0 - 1 }, of: succession)
                } else {
                    succession.end(completion)
                }
            }
        }
    }
}

extension Publisher {
    /// Continues with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Continues with another publisher after an error. An error that the closure throws is the failure.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes again after an error.
    ///
    /// - Parameter retries: The number of further attempts. The error of the last one is the failure.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
