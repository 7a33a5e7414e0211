extension SearchPipeline {
    /// The present state, and each one that follows. Who is slow gets only the last one. It ends with the pipeline.
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

    /// Tells everybody of the state. It is the last that a change does, because who hears of it may make the next one.
    func tell() {
        let state = state
        for observer in observers.values { observer.yield(state) }
        onChangeForCompanion?()
        onChange?(state)
    }
}
