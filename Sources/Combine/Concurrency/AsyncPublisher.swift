import Foundation

/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The kind of values.
    public typealias Element = P.Output

    /// Reads the values.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let reader: ValueReader<P>

        /// The next value, or nil after the last one or when the task is cancelled.
        public mutating func next() async -> P.Output? {
            switch await reader.next() {
            case .success(let value): value
            }
        }
    }

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(reader: ValueReader(publisher)) }
}

/// The values of a publisher that can fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The kind of values.
    public typealias Element = P.Output

    /// Reads the values.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let reader: ValueReader<P>

        /// The next value, or nil after the last one or when the task is cancelled. Throws the failure of the publisher.
        public mutating func next() async throws -> P.Output? { try await reader.next().get() }
    }

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(reader: ValueReader(publisher)) }
}

extension Publisher {
    /// The values, for `for try await`. Each is requested when the loop needs it.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`. Each is requested when the loop needs it.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
