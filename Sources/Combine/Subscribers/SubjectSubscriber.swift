import Foundation

/// Sends the events of a publisher to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = S.Output
    typealias Failure = S.Failure

    private let slot = SubscriptionSlot()
    private let lock = NSLock()
    /// Nil after the end: the subject refers to this subscription.
    private var subject: S?

    init(_ subject: S) { self.subject = subject }

    var description: String { "Subject" }

    func receive(subscription: any Subscription) {
        if slot.fill(subscription) { lock.withLock { subject }?.send(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if slot.empty() != nil { release()?.send(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { slot.request(demand) }

    func cancel() {
        slot.cancel()
        _ = release()
    }

    private func release() -> S? {
        lock.withLock {
            defer { subject = nil }
            return subject
        }
    }
}
