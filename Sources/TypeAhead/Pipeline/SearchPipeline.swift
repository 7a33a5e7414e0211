/// Connects a source of results to the user interface.
///
/// Each change of the query begins a new *generation*. The requests of older generations are cancelled and their answers
/// dropped, so displayed results never go back. Results stay until there are new ones.
///
/// A source has at most one running request and one queued request. An ``ImmediateSearchSource`` answers within the call of
/// ``search(for:isProvisional:)``.
@MainActor
public final class SearchPipeline<Record: Sendable> {
    /// The source of results.
    public let source: any SearchSource<Record>

    /// The debounce policy. A change applies from the next query on.
    public var delay: SearchDelay

    /// The behaviour while an input method composes text.
    public var composition: CompositionPolicy

    /// The maximum number of recovery suggestions for a query without results. Each costs at least one search. Default: 3.
    public var recoverySuggestionLimit = 3

    /// Called after each change. It may change the query.
    public var onChange: (@MainActor (SearchState<Record>) -> Void)?

    /// Receives the events of the session, if it is set; nothing is recorded without it. It must not change the query. Set it before the
    /// first query.
    public var onEvent: (@MainActor (SearchEvent) -> Void)?

    /// The options of ``onEvent``. Default: queries settle after a second, and events contain no text.
    public var eventOptions = SearchEventOptions()

    /// Called after each change, before ``onChange``, for the controller that updates the user interface. It must not change
    /// the query.
    package var onChangeForCompanion: (@MainActor () -> Void)?

    /// The current state.
    public internal(set) var state = SearchState<Record>()

    let clock: ClockFace
    let immediateSource: (any ImmediateSearchSource<Record>)?
    let speller: (any SpellingSource<Record>)?
    var answerTimes = AnswerTimes()
    /// The time at which the query was sent.
    var sentAt = Duration.zero
    /// The debounce timer, or the timer after which a search counts as stalled.
    var timer: Task<Void, Never>?
    /// The running request of the source, cancelled or not.
    var running: Task<Void, Never>?
    /// The queued request of the source.
    var waiting: SourceWork?
    /// The number of unfinished tasks.
    package var liveTasks = 0
    var observers: [Int: AsyncStream<SearchState<Record>>.Continuation] = [:]
    var lastObserver = 0
    /// Only used with ``onEvent``.
    var eventTracker = EventTracker()
    /// The timer after which the query counts as settled.
    var settlingTimer: Task<Void, Never>?

    /// Makes an idle pipeline.
    ///
    /// - Parameters:
    ///   - source: The source of results.
    ///   - clock: The clock for delays. Apps pass a `ContinuousClock`.
    ///   - delay: The debounce policy.
    ///   - composition: The behaviour while an input method composes text.
    public init(
        source: any SearchSource<Record>,
        clock: any Clock<Duration>,
        delay: SearchDelay = .immediate,
        composition: CompositionPolicy = .hold
    ) {
        self.source = source
        self.clock = ClockFace(clock)
        self.delay = delay
        self.composition = composition
        immediateSource = source as? any ImmediateSearchSource<Record>
        speller = source as? any SpellingSource<Record>
    }

    deinit {
        timer?.cancel()
        settlingTimer?.cancel()
        running?.cancel()
        for observer in observers.values { observer.finish() }
    }

    // MARK: What is searched for

    /// Changes the query.
    ///
    /// A query that differs from the previous one only in white space is not sent again. A query without terms, exclusions and
    /// filters ends the search, like ``clear()``.
    ///
    /// - Parameters:
    ///   - query: The new query. During a composition: without the composed text.
    ///   - isProvisional: Whether an input method composes text. ``composition`` determines the behaviour in that case. When
    ///     the composition ends, call the method again: the query is sent without a delay.
    public func search(for query: SearchQuery, isProvisional: Bool = false) {
        let wasProvisional = state.isProvisional
        state.isProvisional = isProvisional
        let isHeld = isProvisional && (composition == .hold || !source.capabilities.contains(.local))
        let isCommitted = wasProvisional && !isProvisional && delay != .onSubmit
        if !isHeld, change(to: query.normalized, skippingDelay: isCommitted) { return }
        if wasProvisional != isProvisional { tell() }
    }

    /// Ends the search and removes its results.
    public func clear() {
        search(for: SearchQuery())
    }

    /// Applies a recovery suggestion without a delay.
    public func apply(_ suggestion: RecoverySuggestion) {
        reportSuggestion(suggestion.change.kind)
        change(to: suggestion.query.normalized, skippingDelay: true)
    }

    /// Sends a delayed query, or retries a failed one, in response to the return key.
    ///
    /// - Returns: Whether there was one. False during a composition, because the input method handles the key.
    @discardableResult
    public func submit() -> Bool {
        guard !state.isProvisional else { return false }
        settleQuery()
        guard case .waiting = state.phase else { return retry() }
        send()
        return true
    }

    /// Retries a failed query.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func retry() -> Bool {
        guard case .failed = state.phase else { return false }
        begin(state.query, skippingDelay: true)
        return true
    }

    /// Sends the query again, without a delay, because the records have changed. Displayed results stay until the answer
    /// arrives.
    ///
    /// Has no effect on a delayed query, which searches the current records when it is sent.
    public func refresh() {
        guard let query = state.query else { return }
        if case .waiting = state.phase { return }
        begin(query, skippingDelay: true)
    }

    /// Begins a generation, unless the query is unchanged. Returns whether it began one.
    @discardableResult
    private func change(to query: SearchQuery, skippingDelay: Bool) -> Bool {
        let query = !query.hasCriteria ? nil : query
        guard query != state.query else { return false }
        // A choice is a discrete action, unlike typing, so a delay has no benefit.
        let isChosen = query?.typed == (state.query ?? SearchQuery()).typed
        begin(query, skippingDelay: skippingDelay || isChosen)
        return true
    }
}
