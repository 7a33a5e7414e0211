extension Publishers {
    /// The publisher that `append` and `prepend` return.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        /// The kind of values.
        public typealias Output = Suffix.Output
        /// The kind of errors.
        public typealias Failure = Suffix.Failure
        /// The publisher of the first values.
        public let prefix: Prefix
        /// The publisher of the last values.
        public let suffix: Suffix

        /// Creates a publisher of the values of two publishers, one after the other.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let succession = Succession(subscriber, "Concatenate")
            subscriber.receive(subscription: succession)
            succession.start {
                prefix
            } onCompletion: { completion in
                if completion.isFailure { return succession.end(completion) }
                succession.start {
                    suffix
                } onCompletion: {
                    succession.end($0)
                }
            }
        }
    }
}

extension Publisher {
    /// Sends values after those of this publisher.
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    /// Sends the elements of a sequence after the values of this publisher.
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher after those of this one.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Sends values before those of this publisher.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    /// Sends the elements of a sequence before the values of this publisher.
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher before those of this one.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }
}
