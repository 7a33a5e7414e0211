import Foundation

/// The subscription of an operator that delivers events on a scheduler, such as `receive(on:)`.
///
/// Each event schedules one action, which delivers the first event that waits. So the order is the publisher's, even if
/// the scheduler changes the order of actions or runs several at once.
class Rescheduling<Downstream: Subscriber>: Producer<Downstream> {
    private enum Event {
        case value(Output)
        case completion(Completion)
    }

    private var events = Queue<Event>()
    private let schedule: (@escaping () -> Void) -> Void

    /// - Parameter schedule: Schedules an action.
    init(_ downstream: Downstream, _ description: String, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
        super.init(downstream, description)
    }

    func read<Upstream: Publisher>(_ upstream: Upstream) where Upstream.Output == Output, Upstream.Failure == Failure {
        subscribe(to: upstream, requesting: self.openDemand) { completion in
            self.add(.completion(completion))
        } onValue: { value in
            self.willSchedule(value)
            self.add(.value(value))
            return .none
        }
    }

    /// Called without the lock before a value is scheduled.
    func willSchedule(_ value: Output) {}

    private func add(_ event: Event) {
        lock.withLock { events.append(event) }
        schedule {
            var event: Event?
            self.update {
                event = self.events.popFirst()
                switch event {
                case .value(let value): self.enqueue(value)
                case .completion(let completion): self.enqueue(completion)
                case nil: break
                }
            }
            withExtendedLifetime(event) {}
        }
    }

    final override func didIncrease(_ demand: Subscribers.Demand, upstreams: [Upstream]) {
        for upstream in upstreams { upstream.subscription.request(demand) }
    }
}
