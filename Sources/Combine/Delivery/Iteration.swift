import Foundation

/// The subscription of a publisher of known values, such as `Just`.
final class Iteration<Values: IteratorProtocol, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Values.Element {
    let description: String
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    /// Used by the delivering thread only: iterators run code of the app.
    private var values: Values
    private var next: Values.Element?
    private let completion: Subscribers.Completion<Downstream.Failure>

    init(
        _ downstream: Downstream,
        _ description: String,
        values: Values,
        completion: Subscribers.Completion<Downstream.Failure> = .finished
    ) {
        self.downstream = downstream
        self.description = description
        self.values = values
        self.completion = completion
        next = self.values.next()
    }

    /// Sends the subscription to the subscriber. An empty sequence completes at once.
    func start() {
        let isEmpty = next == nil
        downstream?.receive(subscription: self)
        if isEmpty { end()?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let starts = lock.withLock {
            self.demand += demand
            defer { isDelivering = true }
            return !isDelivering
        }
        if starts { deliver() }
    }

    func cancel() { _ = end() }

    private func end() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }

    private func deliver() {
        while let downstream = claim() {
            guard let value = next else { break }
            next = values.next()
            let added = downstream.receive(value)
            lock.withLock { demand += added }
            guard next == nil else { continue }
            end()?.receive(completion: completion)
        }
    }

    /// Takes one value from the demand.
    private func claim() -> Downstream? {
        lock.withLock {
            guard let downstream, demand > .none else {
                isDelivering = false
                return nil
            }
            demand -= 1
            return downstream
        }
    }
}
