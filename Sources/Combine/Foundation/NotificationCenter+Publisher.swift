import Foundation

extension NotificationCenter {
    /// A publisher of notifications. It does not finish.
    public struct Publisher: Combine.Publisher {
        /// The kind of values.
        public typealias Output = Notification
        /// The kind of errors.
        public typealias Failure = Never

        /// Posts the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender; nil for any. Strong reference.
        public let object: AnyObject?

        /// Creates a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Notification, Never>) {
            let observation = Observation()
            let conduit = SubjectConduit(subscriber, "NotificationCenter Observer", onEnd: { _ in observation.end() })
            let action = SendableValueAction<Notification> { [weak conduit] in conduit?.offer($0, version: 0) }
            let center = center
            let token = center.addObserver(forName: name, object: object, queue: nil) { action.run($0) }
            observation.begin { center.removeObserver(token) }
            subscriber.receive(subscription: conduit)
        }
    }

    /// A publisher of notifications, on the thread that posts them. A notification that the subscriber has not requested is
    /// skipped.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender; nil for any. Strong reference.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// The registration of an observer, which may end before it is known.
private final class Observation {
    private let lock = NSLock()
    private var isOver = false
    private var remove: (() -> Void)?

    func begin(remove: @escaping () -> Void) {
        let isOver = lock.withLock {
            if !self.isOver { self.remove = remove }
            return self.isOver
        }
        if isOver { remove() }
    }

    func end() {
        let remove = lock.withLock {
            isOver = true
            defer { self.remove = nil }
            return self.remove
        }
        remove?()
    }
}
