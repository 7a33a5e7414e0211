extension Result where Failure: Error {
    /// A publisher of the success or the failure.
    public struct Publisher: Combine.Publisher {
        /// The kind of values.
        public typealias Output = Success

        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }

        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }

        /// Creates a publisher that fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Success, Failure>) {
            switch result {
            case .success(let value):
                Iteration(subscriber, "Once", values: CollectionOfOne(value).makeIterator()).start()
            case .failure(let error): Fail(error: error).subscribe(subscriber)
            }
        }
    }

    /// A publisher of the success, or one that fails.
    public var publisher: Publisher { Publisher(self) }
}
