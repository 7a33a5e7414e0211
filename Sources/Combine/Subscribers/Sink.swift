import Foundation

extension Subscribers {
    /// A subscriber that calls closures, and requests all values.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private struct Closures {
            let value: (Input) -> Void
            let completion: (Completion<Failure>) -> Void
        }

        private let slot = SubscriptionSlot()
        private let lock = NSLock()
        /// Nil after the end, because apps let closures refer to the owner of the cancellable.
        private var closures: Closures?

        /// Creates a subscriber.
        ///
        /// - Parameters:
        ///   - receiveCompletion: Called with the completion, on the thread of the publisher.
        ///   - receiveValue: Called with each value, on the thread of the publisher.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            closures = Closures(value: receiveValue, completion: receiveCompletion)
        }

        /// Called with each value. Does nothing after the end.
        public var receiveValue: (Input) -> Void { lock.withLock { closures }?.value ?? { _ in } }

        /// Called with the completion. Does nothing after the end.
        public var receiveCompletion: (Completion<Failure>) -> Void {
            lock.withLock { closures }?.completion ?? { _ in }
        }

        /// `Sink`.
        public var description: String { "Sink" }

        /// Requests all values.
        public func receive(subscription: any Subscription) {
            if slot.fill(subscription) { subscription.request(.unlimited) }
        }

        /// Calls ``receiveValue``.
        public func receive(_ input: Input) -> Demand {
            lock.withLock { closures }?.value(input)
            return .none
        }

        /// Calls ``receiveCompletion``, and releases the closures.
        public func receive(completion: Completion<Failure>) {
            if slot.empty() != nil { release()?.completion(completion) }
        }

        /// Cancels the subscription, and releases the closures. None is called afterwards.
        public func cancel() {
            slot.cancel()
            _ = release()
        }

        private func release() -> Closures? {
            lock.withLock {
                defer { closures = nil }
                return closures
            }
        }
    }
}

extension Publisher {
    /// Calls closures with the events.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called with the completion, on the thread of the publisher.
    ///   - receiveValue: Called with each value, on the thread of the publisher.
    /// - Returns: Ends the subscription when cancelled or deallocated.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with the values.
    ///
    /// - Parameter receiveValue: Called with each value, on the thread of the publisher.
    /// - Returns: Ends the subscription when cancelled or deallocated.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
