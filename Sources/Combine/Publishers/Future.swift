import Foundation

/// A publisher of one value or failure that becomes available later.
///
/// The closure of the initializer runs at once, not when a subscriber attaches. Every subscriber receives the same result.
public final class Future<Output, Failure: Error>: Publisher {
    /// Sets the result. Only the first call has an effect. May be called on any thread.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var receivers: [() -> Void] = []

    /// Runs a closure that produces the result.
    ///
    /// - Parameter attemptToFulfill: Called at once with the promise.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill { self.fulfill($0) } }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
        let producer = Producer(subscriber, "Future")
        subscriber.receive(subscription: producer)
        let result = lock.withLock {
            if self.result == nil {
                receivers.append { [unowned self] in Self.send(self.lock.withLock { self.result! }, to: producer) }
            }
            return self.result
        }
        if let result { Self.send(result, to: producer) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let receivers: [() -> Void] = lock.withLock {
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.receivers = [] }
            return self.receivers
        }
        for receive in receivers { receive() }
    }

    private static func send<S: Subscriber>(_ result: Result<Output, Failure>, to producer: Producer<S>)
    where S.Input == Output, S.Failure == Failure {
        producer.update {
            switch result {
            case .success(let value):
                producer.enqueue(value)
                producer.enqueue(.finished)
            case .failure(let error): producer.enqueue(.failure(error))
            }
        }
    }
}
