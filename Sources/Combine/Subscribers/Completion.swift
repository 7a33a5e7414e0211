extension Subscribers {
    /// The reason why a publisher ended.
    public enum Completion<Failure: Error>: Sendable {
        /// The publisher has no more values.
        case finished
        /// The publisher failed.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    /// The same completion with another kind of error.
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
