extension SearchPipeline {
    /// The current state, followed by each new one. A slow consumer receives only the latest state. The stream finishes when
    /// the pipeline is deallocated.
    public func states() -> AsyncStream<SearchState<Record>> {
        lastObserver += 1
        let number = lastObserver
        let (stream, continuation) = AsyncStream.makeStream(
            of: SearchState<Record>.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        observers[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor [weak self] in self?.observers[number] = nil }
        }
        continuation.yield(state)
        return stream
    }

    /// Notifies all observers of the state. Must be the last step of a change, because an observer may change the query.
    func tell() {
        trackState()
        let state = state
        for observer in observers.values { observer.yield(state) }
        onChangeForCompanion?()
        onChange?(state)
    }
}
