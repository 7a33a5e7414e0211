import Foundation

extension Subscribers {
    /// A subscriber that assigns each value to a property, and requests all values.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// Values cannot fail.
        public typealias Failure = Never

        private let slot = SubscriptionSlot()
        private let lock = NSLock()
        private var root: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber.
        ///
        /// - Parameters:
        ///   - object: Strong reference until the completion or cancellation.
        ///   - keyPath: The property.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// The object; nil after the completion or cancellation.
        public var object: Root? { lock.withLock { root } }

        /// `Assign` and the type of the object.
        public var description: String { "Assign \(Root.self)" }

        /// Requests all values.
        public func receive(subscription: any Subscription) {
            if slot.fill(subscription) { subscription.request(.unlimited) }
        }

        /// Assigns the value.
        public func receive(_ input: Input) -> Demand {
            if slot.isFilled { object?[keyPath: keyPath] = input }
            return .none
        }

        /// Releases the object.
        public func receive(completion: Completion<Never>) {
            _ = slot.empty()
            release()
        }

        /// Cancels the subscription, and releases the object.
        public func cancel() {
            slot.cancel()
            release()
        }

        private func release() {
            // The object may run code when it is deallocated: not under the lock.
            let released = lock.withLock {
                defer { root = nil }
                return root
            }
            withExtendedLifetime(released) {}
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a property.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - object: Strong reference until the completion or cancellation.
    /// - Returns: Ends the assignment when cancelled or deallocated.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
