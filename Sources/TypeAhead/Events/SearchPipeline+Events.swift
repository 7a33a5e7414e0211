extension SearchPipeline {
    // MARK: Reports of the app

    /// Reports that the user opened a record of the results, which fulfils the intent. Has no effect without ``onEvent``.
    ///
    /// - Parameters:
    ///   - id: The id of the record. It is described only with ``SearchEventOptions/includesText``.
    ///   - rank: The number of better records in the results: ``SearchQuery/offset`` plus the row. At least 0.
    public func resultOpened(_ id: some Any, rank: Int) {
        precondition(rank >= 0, "SearchPipeline: the rank of a result must not be negative, but is \(rank).")
        guard onEvent != nil else { return }
        settleQuery()
        report(eventTracker.takeIncompleteResults())
        eventTracker.fulfil()
        report([.resultOpened(rank: rank, record: eventOptions.includesText ? "\(id)" : nil)])
    }

    /// Reports that the user accepted a suggestion of the app, such as a recent query. Call it before the query changes. Recovery
    /// suggestions are reported by ``apply(_:)``. Has no effect without ``onEvent``.
    ///
    /// - Parameter rank: The number of suggestions above it; at least 0.
    public func suggestionAccepted(rank: Int) {
        precondition(rank >= 0, "SearchPipeline: the rank of a suggestion must not be negative, but is \(rank).")
        reportSuggestion(.ofApp(rank: rank))
    }

    /// Reports that the search ended: the user cancelled it or left the screen. Without an opened record, the intent was abandoned. Has
    /// no effect without ``onEvent``.
    ///
    /// A search that is cleared ends by itself when the empty query has settled.
    public func searchEnded() {
        guard onEvent != nil else { return }
        settlingTimer?.cancel()
        settleQuery()
        report(eventTracker.takeIncompleteResults())
        report(eventTracker.endIntent())
    }

    // MARK: Observation of the pipeline

    /// Notes a new generation.
    func trackBeginning(of query: SearchQuery?) {
        guard onEvent != nil else { return }
        report(eventTracker.takeIncompleteResults())
        guard let query else {
            eventTracker.clear()
            return startSettling()
        }
        if eventTracker.begin(query, generation: state.generation, at: clock.elapsed()) { startSettling() }
    }

    /// Notes the displayed state.
    func trackState() {
        guard onEvent != nil else { return }
        let time = clock.elapsed()
        switch state.phase {
        case .idle, .waiting, .searching, .stalled: return
        case .results:
            guard let answer = state.answer, !state.isStale else { return }
            eventTracker.show(answer, at: time)
        case .empty: eventTracker.end(.empty, at: time)
        case .failed(let error): eventTracker.end(.failed(error), at: time)
        }
        report(eventTracker.takeOutcome(includesText: eventOptions.includesText))
    }

    /// Reports the current query, if it was not reported yet: the user goes on.
    func settleQuery() {
        guard onEvent != nil, eventTracker.current != nil else { return }
        settlingTimer?.cancel()
        report(eventTracker.settle(includesText: eventOptions.includesText))
    }

    /// Reports an accepted suggestion.
    func reportSuggestion(_ suggestion: SearchEvent.Suggestion) {
        guard onEvent != nil else { return }
        settleQuery()
        eventTracker.acceptSuggestion()
        report([.suggestionAccepted(suggestion)])
    }

    private func startSettling() {
        settlingTimer?.cancel()
        let end = clock.elapsed() + eventOptions.settlingTime
        settlingTimer = start { [weak self, clock] in
            guard (try? await clock.sleep(end)) != nil else { return }
            // The timer may have fired in the same turn in which the query changed.
            guard let self, onEvent != nil, !Task.isCancelled else { return }
            report(eventTracker.settle(includesText: eventOptions.includesText))
        }
    }

    private func report(_ kinds: [SearchEvent.Kind]) {
        for kind in kinds {
            let event = SearchEvent(
                intent: eventTracker.intent,
                generation: eventTracker.generation,
                time: clock.elapsed(),
                query: SearchEvent.Query(eventTracker.latest, includesText: eventOptions.includesText),
                kind: kind
            )
            onEvent?(event)
        }
    }
}

extension RecoverySuggestion.Change {
    /// The kind of the suggestion.
    var kind: SearchEvent.Suggestion {
        switch self {
        case .correct: .correction
        case .dropFilters, .dropAlternatives, .widenScope, .searchAllFields, .dropTerm, .dropExclusion: .relaxation
        }
    }
}
