extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The kind of values.
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        /// Creates a publisher.
        ///
        /// - Parameter sequence: Iterated once for each subscriber.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            Iteration(subscriber, "\(sequence)", values: sequence.makeIterator()).start()
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
