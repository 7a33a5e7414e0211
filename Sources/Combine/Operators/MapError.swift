import TextEscaping

extension Publishers {
    /// The publisher that `mapError` returns.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// Converts an error.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(
                Relay(subscriber, "MapError", onCompletion: { $0.mapError(transform) }, onValue: { .send($0) })
            )
        }
    }

    /// The publisher that `setFailureType` returns.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The publisher that the operator reads.
        public let upstream: Upstream

        /// Creates a publisher that never fails, of the given type of errors.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            upstream.subscribe(
                Relay(subscriber, "SetFailureType", onCompletion: { _ in .finished }) {
                    .send($0)
                }
            )
        }
    }

    /// The publisher that `assertNoFailure` returns.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Never
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// A part of the message.
        public let prefix: String
        /// The file of the call.
        public let file: StaticString
        /// The line of the call.
        public let line: UInt

        /// Creates the publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Never>) {
            upstream.subscribe(
                Relay(
                    subscriber,
                    "AssertNoFailure",
                    onCompletion: { completion in
                        completion.mapError { error in
                            let message = "\(prefix)\(prefix.isEmpty ? "" : " ")The publisher failed: \(error). "
                            trap(message + "Handle the error with catch or replaceError.", file: file, line: line)
                        }
                    },
                    onValue: { .send($0) }
                )
            )
        }
    }
}

extension Publisher {
    /// Converts the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Traps when the publisher fails.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the message.
    ///   - file: The file in the message.
    ///   - line: The line in the message.
    public func assertNoFailure(
        _ prefix: String = "",
        file: StaticString = #file,
        line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// Changes the type of errors of a publisher that cannot fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
