import Foundation

/// The subscription of an operator that answers each value at once, on the thread of the publisher, such as `map`.
///
/// It passes requests to the publisher, so that it needs no buffer. State of an operator is captured by its closure: the
/// publisher calls it serially.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Reaction = Step<Downstream.Input, Downstream.Failure>

    private enum State {
        case waiting
        case active(any Subscription)
        /// The last value is being delivered.
        case ending(any Subscription)
        case over
    }

    let description: String
    private let lock = NSLock()
    private var state = State.waiting
    private let downstream: Downstream
    private let react: (Input) -> Reaction
    private let mapCompletion: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    init(
        _ downstream: Downstream,
        _ description: String,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        onValue: @escaping (Input) -> Reaction
    ) {
        self.downstream = downstream
        self.description = description
        mapCompletion = onCompletion
        react = onValue
    }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard case .waiting = state else { return false }
            state = .active(subscription)
            return true
        }
        guard isFirst else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        switch react(input) {
        case .send(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .sendLast(let output): sendLast(output)
        case .finish: end(with: .finished)
        case .fail(let error): end(with: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .active = replaceState(with: .over) { downstream.receive(completion: mapCompletion(completion)) }
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription: (any Subscription)? = lock.withLock {
            if case .active(let subscription) = state { subscription } else { nil }
        }
        if demand > .none { subscription?.request(demand) }
    }

    func cancel() {
        switch replaceState(with: .over) {
        case .active(let subscription), .ending(let subscription): subscription.cancel()
        case .waiting, .over: break
        }
    }

    private var isActive: Bool {
        lock.withLock { if case .active = state { true } else { false } }
    }

    private func replaceState(with new: State) -> State {
        lock.withLock {
            defer { state = new }
            return state
        }
    }

    private func end(with completion: Subscribers.Completion<Downstream.Failure>) {
        guard case .active(let subscription) = replaceState(with: .over) else { return }
        subscription.cancel()
        downstream.receive(completion: completion)
    }

    private func sendLast(_ output: Downstream.Input) {
        let isActive = lock.withLock {
            guard case .active(let subscription) = state else { return false }
            state = .ending(subscription)
            return true
        }
        guard isActive else { return }
        _ = downstream.receive(output)
        guard case .ending(let subscription) = replaceState(with: .over) else { return }
        subscription.cancel()
        downstream.receive(completion: .finished)
    }
}

extension Relay where Failure == Downstream.Failure {
    /// Passes the completion on.
    convenience init(_ downstream: Downstream, _ description: String, onValue: @escaping (Input) -> Reaction) {
        self.init(downstream, description, onCompletion: { $0 }, onValue: onValue)
    }
}

extension Relay where Downstream.Failure == any Error {
    /// An error that the closure throws is the failure.
    convenience init(
        trying downstream: Downstream,
        _ description: String,
        onValue: @escaping (Input) throws -> Reaction
    ) {
        self.init(
            downstream,
            description,
            onCompletion: { $0.mapError { $0 } },
            onValue: { value in .attempt { try onValue(value) } }
        )
    }
}
