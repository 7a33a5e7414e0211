import Foundation

/// Observers of the events of a subscription.
struct TapEvents<Input, Failure: Error> {
    var subscription: ((any Subscription) -> Void)?
    var value: ((Input) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// Observes the demand that the subscriber returns for a value.
    var returnedDemand: ((Subscribers.Demand) -> Void)?
}

/// The subscription of an operator that passes all events on and observes them, such as `handleEvents`.
final class Tap<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let description: String
    private let slot = SubscriptionSlot()
    private let downstream: Downstream
    private let events: TapEvents<Input, Failure>

    init(_ downstream: Downstream, _ description: String, events: TapEvents<Input, Failure>) {
        self.downstream = downstream
        self.description = description
        self.events = events
    }

    func receive(subscription: any Subscription) {
        events.subscription?(subscription)
        if slot.fill(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard slot.isFilled else { return .none }
        events.value?(input)
        let demand = downstream.receive(input)
        if demand > .none { events.returnedDemand?(demand) }
        return demand
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard slot.empty() != nil else { return }
        events.completion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events.request?(demand)
        slot.request(demand)
    }

    func cancel() {
        guard let subscription = slot.empty() else { return }
        events.cancel?()
        subscription.cancel()
    }
}
