/// Joins the changes of a pipeline to intents and their outcomes. ``SearchPipeline`` reports them.
struct EventTracker {
    /// The outcome of a query.
    enum Outcome {
        /// No complete answer yet.
        case pending
        case shown
        case empty
        case failed(any Error)
    }

    /// The number of the latest intent.
    private(set) var intent = 0
    /// Whether the next edit belongs to the latest intent.
    private var isIntentOpen = false
    /// Whether a query of the latest intent was reported.
    private var isIntentReported = false
    /// Whether the user opened a record in the latest intent.
    private var isFulfilled = false

    /// The current query; nil after the search was cleared.
    private(set) var current: SearchQuery?
    /// The latest query that was not nil.
    private(set) var latest = SearchQuery()
    /// The generation of the latest query.
    private(set) var generation = 0
    /// The number of edits since a query settled.
    private var edits = 0
    /// Whether the current query has settled.
    private var isSettled = false

    private var outcome = Outcome.pending
    private var isOutcomeReported = false
    /// The time of the last edit, or of the repetition of a failed query.
    private var editedAt = Duration.zero
    private var timeToFirst: Duration?
    private var timeToEnd = Duration.zero
    /// The shown answer of the current query.
    private var shown: (total: SearchTotal, listed: Int, coverage: SearchCoverage)?

    // MARK: Changes

    /// Notes that a query is sent, which may be the current one again.
    ///
    /// - Returns: Whether it is an edit.
    mutating func begin(_ query: SearchQuery, generation: Int, at time: Duration) -> Bool {
        self.generation = generation
        let isEdit = query != current
        if !isEdit, !isFailed { return false }
        if isEdit {
            if !isIntentOpen || isFulfilled { beginIntent() }
            current = query
            latest = query
            edits += 1
            isSettled = false
        }
        outcome = .pending
        isOutcomeReported = false
        editedAt = time
        timeToFirst = nil
        shown = nil
        return isEdit
    }

    /// Notes that the search was cleared.
    mutating func clear() {
        current = nil
        edits += 1
        isSettled = false
        outcome = .pending
        shown = nil
    }

    /// Notes the displayed answer of the current query.
    mutating func show(_ answer: SearchAnswer<some Any>, at time: Duration) {
        guard current != nil, case .pending = outcome else { return }
        timeToFirst = timeToFirst ?? time - editedAt
        shown = (answer.total, answer.results.hits.count, answer.coverage)
        if answer.isComplete { end(.shown, at: time) }
    }

    /// Notes the outcome of the current query.
    mutating func end(_ outcome: Outcome, at time: Duration) {
        guard current != nil, case .pending = self.outcome else { return }
        self.outcome = outcome
        timeToEnd = time - editedAt
    }

    private var isFailed: Bool {
        if case .failed = outcome { true } else { false }
    }

    private mutating func beginIntent() {
        intent += 1
        isIntentOpen = true
        isIntentReported = false
        isFulfilled = false
        edits = 0
    }

    // MARK: Reports

    /// Settles the current query, and returns the events to report.
    mutating func settle(includesText: Bool) -> [SearchEvent.Kind] {
        guard current != nil else { return endIfReported() }
        var events: [SearchEvent.Kind] = []
        if !isSettled {
            isSettled = true
            isIntentReported = true
            events.append(.querySettled(edits: edits))
            edits = 0
        }
        return events + takeOutcome(includesText: includesText)
    }

    /// The outcome of the settled query, once.
    mutating func takeOutcome(includesText: Bool) -> [SearchEvent.Kind] {
        guard isSettled, !isOutcomeReported else { return [] }
        switch outcome {
        case .pending: return []
        case .shown: return takeResults(isComplete: true)
        case .empty:
            isOutcomeReported = true
            return [.empty(after: timeToEnd)]
        case .failed(let error):
            isOutcomeReported = true
            // The description of an error may contain the query.
            let name = includesText ? "\(error)" : "\(type(of: error))"
            return [.failed(error: name, after: timeToEnd)]
        }
    }

    /// The results that were shown for the settled query, if the user does not wait for the rest.
    mutating func takeIncompleteResults() -> [SearchEvent.Kind] {
        guard isSettled, !isOutcomeReported, case .pending = outcome else { return [] }
        return takeResults(isComplete: false)
    }

    private mutating func takeResults(isComplete: Bool) -> [SearchEvent.Kind] {
        guard let shown, let timeToFirst else { return [] }
        isOutcomeReported = true
        let results = SearchEvent.ShownResults(
            total: shown.total,
            listed: shown.listed,
            coverage: shown.coverage,
            timeToFirst: timeToFirst,
            timeToComplete: isComplete ? timeToEnd : nil
        )
        return [.resultsShown(results)]
    }

    /// Notes that the user accepts a suggestion, which may begin an intent.
    mutating func acceptSuggestion() {
        if !isIntentOpen || isFulfilled { beginIntent() }
        isIntentReported = true
        if current == nil { latest = SearchQuery() }
    }

    /// Notes that the user opened a record, after the current query was settled.
    mutating func fulfil() {
        if intent == 0 { beginIntent() }
        isFulfilled = true
    }

    /// Ends the intent.
    ///
    /// - Returns: The event to report if the user opened no record.
    mutating func endIntent() -> [SearchEvent.Kind] {
        let isAbandoned = isIntentOpen && isIntentReported && !isFulfilled
        isIntentOpen = false
        edits = 0
        return isAbandoned ? [.abandoned] : []
    }

    /// Ends the intent of a cleared search. An intent without a report continues, because the user may have cleared the field to type
    /// again.
    private mutating func endIfReported() -> [SearchEvent.Kind] {
        edits = 0
        return isIntentReported ? endIntent() : []
    }
}
