import Foundation

/// The subscription of a publisher or operator whose values do not come one to one from a single publisher.
///
/// It is the only place that counts demand, orders events and tells threads apart:
/// - A value waits in a queue until the subscriber requests it. The completion follows the last value.
/// - One thread at a time delivers. Events from other threads are queued, and the delivering thread sends them.
/// - Events that the subscriber causes while it receives a value are delivered at once, within that call. Values that
///   become deliverable because it requests more are delivered after the call, so that the stack does not grow.
/// - No lock is held while the subscriber, a publisher or a closure of the app runs.
///
/// Subclasses keep their state under ``lock``, and change it in ``update(_:)``.
class Producer<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure
    typealias Demand = Subscribers.Demand
    typealias Completion = Subscribers.Completion<Failure>
    /// A subscription to a publisher that the operator reads. The key tells several apart.
    typealias Upstream = (key: Int, subscription: any Subscription)

    let description: String
    let lock = NSLock()
    /// Nil after the completion or cancellation.
    private var downstream: Downstream?
    private var demand = Demand.none
    private var values = Queue<(value: Output, key: Int)>()
    private var completion: Completion?
    /// The thread that delivers.
    private var thread: pthread_t?
    private var upstreams: [Int: any Subscription] = [:]

    init(_ downstream: Downstream, _ description: String) {
        self.downstream = downstream
        self.description = description
    }

    // MARK: For subclasses, with the lock held

    /// Whether events can be enqueued.
    final var isActive: Bool { downstream != nil && completion == nil }

    /// The demand that the queue does not meet.
    final var openDemand: Demand { demand - values.count }

    /// The number of values that wait for demand.
    final var waitingCount: Int { values.count }

    /// Whether the subscriber accepts any number of values.
    final var isUnlimited: Bool { demand == .unlimited }

    final func enqueue(_ value: Output, from key: Int = 0) {
        if isActive { values.append((value, key)) }
    }

    final func enqueue(_ completion: Completion) {
        if isActive { self.completion = completion }
    }

    /// Removes the first waiting value.
    ///
    /// - Returns: The value, for the caller to release without the lock.
    final func dropFirst() -> Output? { values.popFirst()?.value }

    /// Removes the waiting values.
    ///
    /// - Returns: The values, for the caller to release without the lock.
    final func discard() -> Queue<(value: Output, key: Int)> { values.removeAll() }

    /// Forgets an upstream that ended.
    final func detach(_ key: Int = 0) { upstreams[key] = nil }

    /// Removes an upstream that the caller cancels without the lock.
    final func removeUpstream(_ key: Int) -> (any Subscription)? { upstreams.removeValue(forKey: key) }

    /// Whether an upstream is attached.
    final func isAttached(_ key: Int = 0) -> Bool { upstreams[key] != nil }

    final var hasUpstreams: Bool { !upstreams.isEmpty }

    /// Called after the demand increased.
    func willMeet(_ demand: Demand) {}

    // MARK: For subclasses, without the lock

    /// Called after the demand increased, with the upstreams of that moment.
    func didIncrease(_ demand: Demand, upstreams: [Upstream]) {}

    /// Called after a value was delivered.
    ///
    /// - Parameter key: The upstream of the value.
    func didDeliver(from key: Int) {}

    /// Called once, after the completion was delivered or the subscription was cancelled.
    func didEnd() {}

    /// Changes state with the lock held, and delivers.
    final func update(_ body: () -> Void) {
        lock.lock()
        body()
        drain(isEvent: true)
    }

    /// Sends a failure before waiting values.
    final func fail(_ error: Failure) {
        var discarded: Queue<(value: Output, key: Int)>?
        update {
            guard isActive else { return }
            discarded = discard()
            enqueue(.failure(error))
        }
        withExtendedLifetime(discarded) {}
    }

    /// Stores the subscription to an upstream, and requests its first values. Cancels it instead after the end, or if
    /// there is one already.
    ///
    /// - Parameter initialDemand: Computed with the lock held.
    final func attach(_ subscription: any Subscription, at key: Int = 0, requesting initialDemand: () -> Demand) {
        let demand: Demand? = lock.withLock {
            guard isActive, upstreams[key] == nil else { return nil }
            upstreams[key] = subscription
            return initialDemand()
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    /// Requests values from an upstream, if it is attached.
    final func request(_ demand: Demand, from key: Int) {
        guard demand > .none else { return }
        lock.withLock { upstreams[key] }?.request(demand)
    }

    // MARK: Subscription

    final func request(_ demand: Demand) {
        guard demand > .none else { return }
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        increase(demand)
        drain(isEvent: false)
    }

    final func cancel() {
        lock.lock()
        guard let cancelled = downstream else { return lock.unlock() }
        downstream = nil
        let discarded = discard()
        let upstreams = takeUpstreams()
        lock.unlock()
        for upstream in upstreams { upstream.subscription.cancel() }
        didEnd()
        withExtendedLifetime((cancelled, discarded)) {}
    }

    // MARK: Delivery

    private func takeUpstreams() -> [Upstream] {
        defer { upstreams = [:] }
        return sortedUpstreams
    }

    private var sortedUpstreams: [Upstream] {
        let upstreams = self.upstreams.map { (key: $0.key, subscription: $0.value) }
        return upstreams.count < 2 ? upstreams : upstreams.sorted { $0.key < $1.key }
    }

    /// Adds demand, and tells the subclass. The lock is held before and after, not meanwhile.
    private func increase(_ added: Demand) {
        demand += added
        willMeet(added)
        let upstreams = sortedUpstreams
        lock.unlock()
        didIncrease(added, upstreams: upstreams)
        lock.lock()
    }

    /// Delivers the events that the demand permits. The lock is held before, not after.
    private func drain(isEvent: Bool) {
        let current = pthread_self()
        let isOutermost = thread == nil
        if !isOutermost, !isEvent || pthread_equal(thread!, current) == 0 { return lock.unlock() }
        thread = current
        while let downstream {
            if completion != nil, !upstreams.isEmpty {
                let upstreams = takeUpstreams()
                lock.unlock()
                for upstream in upstreams { upstream.subscription.cancel() }
                lock.lock()
            } else if demand > .none, let (value, key) = values.popFirst() {
                demand -= 1
                lock.unlock()
                let added = downstream.receive(value)
                didDeliver(from: key)
                lock.lock()
                if added > .none, self.downstream != nil { increase(added) }
            } else if let completion, values.isEmpty {
                self.downstream = nil
                lock.unlock()
                downstream.receive(completion: completion)
                didEnd()
                lock.lock()
            } else {
                break
            }
        }
        if isOutermost { thread = nil }
        lock.unlock()
    }
}
