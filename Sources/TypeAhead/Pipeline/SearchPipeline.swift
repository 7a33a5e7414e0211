/// Joins a source of results to whoever shows them.
///
/// Each change of the query begins a new *generation*, at once. What belongs to an older one is cancelled, and whatever of it
/// still comes is dropped: what is shown never goes back. What was found before stays until there is something else to show.
///
/// A source gets one request at a time, and at most one more waits. An ``ImmediateSearchSource`` answers within the call of
/// ``search(for:isProvisional:)``.
@MainActor
public final class SearchPipeline<Record: Sendable> {
    /// What answers.
    public let source: any SearchSource<Record>

    /// How long queries wait before they are sent. A change counts from the next query on.
    public var delay: SearchDelay

    /// What to search for while an input method composes text.
    public var composition: CompositionPolicy

    /// The most remedies that are looked for when nothing is found; each costs a search or more. Three at first.
    public var remedyLimit = 3

    /// Hears of each change, after it is made. It may change the query.
    public var onChange: (@MainActor (SearchState<Record>) -> Void)?

    /// Called after each change, before ``onChange``, for what accompanies the pipeline. It must not change the query.
    package var onChangeForCompanion: (@MainActor () -> Void)?

    /// What there is to show.
    public internal(set) var state = SearchState<Record>()

    let clock: ClockFace
    let immediateSource: (any ImmediateSearchSource<Record>)?
    let speller: (any SpellingSource<Record>)?
    var answerTimes = AnswerTimes()
    /// The time at which the query was sent.
    var sentAt = Duration.zero
    /// The delay before the query is sent, or the wait for its answer to take long.
    var timer: Task<Void, Never>?
    /// What the source works on, cancelled or not.
    var running: Task<Void, Never>?
    /// What the source works on next.
    var waiting: SourceWork?
    /// The number of tasks that are not over.
    var liveTasks = 0
    var observers: [Int: AsyncStream<SearchState<Record>>.Continuation] = [:]
    var lastObserver = 0

    /// Makes a pipeline, which is idle.
    ///
    /// - Parameters:
    ///   - source: What answers.
    ///   - clock: Tells the time. Apps pass a `ContinuousClock`.
    ///   - delay: How long queries wait before they are sent.
    ///   - composition: What to search for while an input method composes text.
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
        running?.cancel()
        for observer in observers.values { observer.finish() }
    }

    // MARK: What is searched for

    /// Searches for something else.
    ///
    /// A query that is the one before, white space aside, is not sent again. One without terms, exclusions and filters ends
    /// the search, as ``clear()`` does.
    ///
    /// - Parameters:
    ///   - query: What is searched for. While text is composed: without that text.
    ///   - isProvisional: Whether an input method composes text. ``composition`` says what is searched for then. When the
    ///     composition is over, call the method again: the query is sent without a delay.
    public func search(for query: SearchQuery, isProvisional: Bool = false) {
        let wasProvisional = state.isProvisional
        state.isProvisional = isProvisional
        let isHeld = isProvisional && (composition == .hold || !source.capabilities.contains(.local))
        let isCommitted = wasProvisional && !isProvisional && delay != .onSubmit
        if !isHeld, change(to: query.normalized, skippingDelay: isCommitted) { return }
        if wasProvisional != isProvisional { tell() }
    }

    /// Ends the search: nothing is searched for, and nothing is shown.
    public func clear() {
        search(for: SearchQuery())
    }

    /// Searches as a remedy says, at once.
    public func apply(_ remedy: SearchRemedy) {
        change(to: remedy.query.normalized, skippingDelay: true)
    }

    /// Sends a query that waits, or once more one that failed: what the return key is for.
    ///
    /// - Returns: Whether there was one. While an input method composes text there is none, because the key is the input
    ///   method's.
    @discardableResult
    public func submit() -> Bool {
        guard !state.isProvisional else { return false }
        guard case .waiting = state.phase else { return retry() }
        send()
        return true
    }

    /// Sends a query that failed once more.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func retry() -> Bool {
        guard case .failed = state.phase else { return false }
        begin(state.query, skippingDelay: true)
        return true
    }

    /// Sends the query once more, at once, because the records are others. What is shown stays until the answer is there.
    ///
    /// A query that waits is not sent by it: it finds the records as they are when its time has come.
    public func refresh() {
        guard let query = state.query else { return }
        if case .waiting = state.phase { return }
        begin(query, skippingDelay: true)
    }

    /// Begins a generation, unless the query is the one before. Returns whether it began.
    @discardableResult
    private func change(to query: SearchQuery, skippingDelay: Bool) -> Bool {
        let query = query.asksForNothing ? nil : query
        guard query != state.query else { return false }
        // What is chosen, and not typed, is followed by nothing that would be worth waiting for.
        let isChosen = query?.typed == (state.query ?? SearchQuery()).typed
        begin(query, skippingDelay: skippingDelay || isChosen)
        return true
    }
}
