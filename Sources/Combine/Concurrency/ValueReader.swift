import Foundation

/// Requests one value of a publisher at a time. Cancels the subscription when it is deallocated.
final class ValueReader<P: Publisher>: @unchecked Sendable {
    typealias Answer = Result<P.Output?, P.Failure>

    private let state = State()

    init(_ publisher: P) { publisher.subscribe(state) }

    deinit { state.cancel() }

    func next() async -> Answer {
        let cancellation = SendableAction { [state] in state.cancel() }
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in state.wait(continuation) }.answer
        } onCancel: {
            cancellation.run()
        }
    }

    /// An answer on its way to the task that waits for it.
    struct Delivery: @unchecked Sendable {
        let answer: Answer
    }

    /// All state is under the lock.
    private final class State: Subscriber, @unchecked Sendable {
        typealias Input = P.Output
        typealias Failure = P.Failure
        typealias Continuation = UnsafeContinuation<Delivery, Never>

        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var waiting = Queue<Continuation>()
        /// The answer after the end. A failure is given once.
        private var end: Answer?

        func wait(_ continuation: Continuation) {
            let (end, subscription): (Answer?, (any Subscription)?) = lock.withLock {
                if let end = self.end {
                    self.end = .success(nil)
                    return (end, nil)
                }
                waiting.append(continuation)
                return (nil, self.subscription)
            }
            if let end { continuation.resume(returning: Delivery(answer: end)) }
            subscription?.request(.max(1))
        }

        func receive(subscription: any Subscription) {
            let demand: Subscribers.Demand? = lock.withLock {
                guard end == nil, self.subscription == nil else { return nil }
                self.subscription = subscription
                return .max(waiting.count)
            }
            guard let demand else { return subscription.cancel() }
            if demand > .none { subscription.request(demand) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let continuation = lock.withLock { waiting.popFirst() }
            continuation?.resume(returning: Delivery(answer: .success(input)))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: _ = finish(.success(nil))
            case .failure(let error): _ = finish(.failure(error))
            }
        }

        func cancel() { finish(.success(nil))?.cancel() }

        /// Ends the values.
        ///
        /// - Returns: The subscription, for the caller to cancel or release without the lock.
        private func finish(_ answer: Answer) -> (any Subscription)? {
            var (continuations, subscription) = lock.withLock {
                if end == nil { end = waiting.isEmpty ? answer : .success(nil) }
                defer { self.subscription = nil }
                return (waiting.removeAll(), self.subscription)
            }
            var answer = answer
            while let continuation = continuations.popFirst() {
                continuation.resume(returning: Delivery(answer: answer))
                answer = .success(nil)
            }
            return subscription
        }
    }
}
