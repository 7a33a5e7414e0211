import Foundation
import FoundationCompatibility

extension NSObject {
    /// A publisher of the values of an observable property. It does not finish, and keeps the object.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher {
        /// The kind of values.
        public typealias Output = Value
        /// The kind of errors.
        public typealias Failure = Never

        /// The object with the property.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Whether the present value and each new one are published.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher. The property must be observable.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Attaches a subscriber. A change that the subscriber has not requested is skipped; the first value of the option `initial` is
        /// the one at the first request. Traps if the property cannot be observed.
        public func receive(subscriber: some Subscriber<Value, Never>) {
            let (object, keyPath) = (object, keyPath)
            var observation: NSKeyValueObservation?
            let isInitial = options.contains(.initial)
            let conduit = SubjectConduit(
                subscriber,
                "KVOSubscription",
                // The conduit takes the value of a version once.
                current: { isInitial ? (object[keyPath: keyPath], 1) : nil },
                onEnd: { _ in
                    observation?.invalidate()
                    observation = nil
                }
            )
            observation = object.observe(keyPath, options: options.subtracting(.initial)) { [weak conduit] object, _ in
                conduit?.offer(object[keyPath: keyPath], version: 0)
            }
            subscriber.receive(subscription: conduit)
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// A publisher of the values of a property that can be observed, on the thread of the changes.
    ///
    /// - Parameters:
    ///   - keyPath: The property; see `observe(_:options:changeHandler:)`.
    ///   - options: With `initial`, the present value is published at once; with `prior`, the value before each change is published,
    ///     too. By default `initial` and `new`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
