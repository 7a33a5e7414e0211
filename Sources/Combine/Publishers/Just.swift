/// A publisher that sends one value to each subscriber and finishes.
public struct Just<Output>: Publisher {
    /// The kind of errors.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, Never>) {
        Iteration(subscriber, "Just", values: CollectionOfOne(output).makeIterator()).start()
    }
}

extension Just: Equatable where Output: Equatable {}

extension Just: Sendable where Output: Sendable {}
