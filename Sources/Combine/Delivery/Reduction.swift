/// The subscription of an operator that requests all values and sends one result, such as `reduce`.
final class Reduction<Downstream: Subscriber>: Producer<Downstream> {
    /// Reads a publisher.
    ///
    /// - Parameters:
    ///   - upstream: The publisher.
    ///   - mapError: Converts its errors.
    ///   - result: The result at the end of the values, if any.
    ///   - react: Called with each value. `.skip` continues; `.send` is not used.
    func read<Upstream: Publisher>(
        _ upstream: Upstream,
        mapError: @escaping (Upstream.Failure) -> Failure,
        result: @autoclosure @escaping () -> Output?,
        react: @escaping (Upstream.Output) -> Step<Output, Failure>
    ) {
        subscribe(to: upstream, requesting: .unlimited) { completion in
            switch completion {
            case .finished: self.finish(with: result())
            case .failure(let error): self.fail(mapError(error))
            }
        } onValue: { value in
            switch react(value) {
            case .skip: break
            case .send(let output), .sendLast(let output): self.finish(with: output)
            case .finish: self.finish(with: nil)
            case .fail(let error): self.fail(error)
            }
            return .none
        }
    }

    private func finish(with result: Output?) {
        update {
            if let result { enqueue(result) }
            enqueue(.finished)
        }
    }
}

extension Publisher {
    /// Attaches a subscriber to the result of the values.
    func reduce<S: Subscriber>(
        for subscriber: S,
        _ description: String,
        result: @autoclosure @escaping () -> S.Input?,
        react: @escaping (Output) -> Step<S.Input, Failure>
    ) where S.Failure == Failure {
        let reduction = Reduction(subscriber, description)
        subscriber.receive(subscription: reduction)
        reduction.read(self, mapError: { $0 }, result: result(), react: react)
    }

    /// Attaches a subscriber to the result of the values. An error that the closure throws is the failure.
    func tryReduce<S: Subscriber>(
        for subscriber: S,
        _ description: String,
        result: @autoclosure @escaping () -> S.Input?,
        react: @escaping (Output) throws -> Step<S.Input, any Error>
    ) where S.Failure == any Error {
        let reduction = Reduction(subscriber, description)
        subscriber.receive(subscription: reduction)
        reduction.read(self, mapError: { $0 }, result: result(), react: { value in .attempt { try react(value) } })
    }
}
