extension Optional {
    /// A publisher of the value, if there is one.
    public struct Publisher: Combine.Publisher {
        /// The kind of values.
        public typealias Output = Wrapped
        /// The kind of errors.
        public typealias Failure = Never

        /// The value.
        public let output: Wrapped?

        /// Creates a publisher of an optional value.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Wrapped, Never>) {
            let values = output.map { [$0] } ?? []
            Iteration(subscriber, "Optional", values: values.makeIterator()).start()
        }
    }

    /// A publisher of the value, if there is one. It finishes at once otherwise.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
