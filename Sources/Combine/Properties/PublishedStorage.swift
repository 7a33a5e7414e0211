import Foundation

/// The value of an `@Published` property and the subscriptions to it.
final class PublishedStorage<Value> {
    private let lock = NSLock()
    private var list = ConduitList<Value, Never>()
    private var current: Value
    /// The value for new subscribers: the one being sent, if any.
    private var latest: Value
    private var version: UInt64 = 1
    private weak var object: AnyObject?
    private var assignments: [PublishedAssignment<Value>] = []

    init(_ value: Value) {
        current = value
        latest = value
    }

    deinit { for assignment in assignments { assignment.cancel() } }

    /// The object with the property, as far as known.
    var owner: AnyObject? {
        get { lock.withLock { object } }
        set { lock.withLock { object = newValue } }
    }

    var value: Value { lock.withLock { current } }

    /// Sends a value to the subscribers, then stores it.
    func send(_ value: Value) {
        if let owner { ChangePublishers.all.existingPublisher(of: owner)?.send() }
        let (conduits, version, replaced) = lock.withLock {
            let replaced = latest
            latest = value
            self.version += 1
            return (list.conduits, self.version, replaced)
        }
        for conduit in conduits { conduit.offer(value, version: version) }
        let old = lock.withLock {
            let old = (current, latest)
            current = value
            latest = value
            return old
        }
        withExtendedLifetime((replaced, old)) {}
    }

    func attach(_ subscriber: some Subscriber<Value, Never>) {
        let conduit = SubjectConduit(
            subscriber,
            "Published",
            current: { self.lock.withLock { (self.latest, self.version) } },
            onEnd: { conduit in self.lock.withLock { self.list.remove(conduit) } }
        )
        lock.withLock { list.append(conduit) }
        subscriber.receive(subscription: conduit)
    }

    func add(_ assignment: PublishedAssignment<Value>) { lock.withLock { assignments.append(assignment) } }

    func remove(_ assignment: PublishedAssignment<Value>) {
        lock.withLock { assignments.removeAll { $0 === assignment } }
    }
}

/// Assigns the values of a publisher to an `@Published` property while that exists.
final class PublishedAssignment<Value>: Subscriber, Cancellable {
    typealias Input = Value
    typealias Failure = Never

    private let slot = SubscriptionSlot()
    private weak var storage: PublishedStorage<Value>?

    init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    func receive(subscription: any Subscription) {
        guard slot.fill(subscription) else { return }
        storage?.add(self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        if slot.isFilled { storage?.send(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        _ = slot.empty()
        storage?.remove(self)
    }

    func cancel() { slot.cancel() }
}
