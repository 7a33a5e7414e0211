import Combine

/// A subscriber that records the events and requests what a test tells it.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    /// `finished` or the error, as text; nil before the completion.
    private(set) var completion: String?
    private(set) var subscription: (any Subscription)?
    /// The number of subscriptions and completions, at most one of each.
    private(set) var subscriptionCount = 0
    private(set) var completionCount = 0
    private let initialDemand: Subscribers.Demand
    /// Called with each value, after it was recorded; returns the additional demand.
    private let react: (Input, Recorder) -> Subscribers.Demand

    init(demand: Subscribers.Demand, react: @escaping (Input, Recorder) -> Subscribers.Demand) {
        initialDemand = demand
        self.react = react
    }

    func receive(subscription: any Subscription) {
        subscriptionCount += 1
        self.subscription = subscription
        subscription.request(initialDemand)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return react(input, self)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        completionCount += 1
        switch completion {
        case .finished: self.completion = "finished"
        case .failure(let error): self.completion = "\(error)"
        }
    }

    func request(_ count: Int) { subscription?.request(.max(count)) }

    func cancel() { subscription?.cancel() }
}

extension Publisher {
    /// Attaches a recorder.
    ///
    /// - Parameters:
    ///   - demand: The first request.
    ///   - react: Called with each value; returns the additional demand.
    func record(
        demand: Subscribers.Demand = .unlimited,
        react: @escaping (Output, Recorder<Output, Failure>) -> Subscribers.Demand = { _, _ in .none }
    ) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand: demand, react: react)
        subscribe(recorder)
        return recorder
    }
}

enum TestError: Error {
    case first
    case second
}

extension Publisher where Failure == Never {
    /// The publisher, with a kind of errors.
    func canFail() -> Publishers.SetFailureType<Self, TestError> { setFailureType(to: TestError.self) }

    /// The values, then a failure.
    func failing(_ error: TestError = .first) -> AnyPublisher<Output, TestError> {
        canFail().append(Fail(error: error)).eraseToAnyPublisher()
    }
}
