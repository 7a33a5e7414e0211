/// The state of a search at one moment.
public struct SearchState<Record: Sendable>: Sendable {
    /// The phase of a search.
    public enum Phase: Sendable {
        /// There is no query. Apps can show recent searches.
        case idle

        /// The query is delayed: it waits for the debounce timer or the return key.
        case waiting

        /// The query was sent. The time is relative to the creation of the pipeline, on its clock.
        case searching(since: Duration)

        /// The answer takes longer than 300 ms. Apps show a progress indicator now, not earlier.
        case stalled(since: Duration)

        /// The query has results; ``SearchAnswer/isComplete`` tells whether more may follow.
        case results

        /// The query has no results.
        ///
        /// - Parameters:
        ///   - suggestions: Recovery suggestions, most promising first.
        ///   - isVerifying: Whether more suggestions may follow.
        case empty(suggestions: [RecoverySuggestion], isVerifying: Bool)

        /// The search failed; ``SearchPipeline/retry()`` repeats it.
        case failed(any Error)
    }

    /// Makes the state of an idle search.
    public init() {}

    /// The generation of the query. Each change of the query increments it.
    public internal(set) var generation = 0

    /// The current query; nil while the search is idle.
    public internal(set) var query: SearchQuery?

    /// The phase of the search.
    public internal(set) var phase = Phase.idle

    /// The displayed answer. It stays until there is a new one, so it may belong to an earlier query; see ``isStale``.
    public internal(set) var answer: SearchAnswer<Record>?

    /// Whether an input method composes text, so that the query may differ from the text in the field. Apps post no
    /// announcements during a composition.
    public internal(set) var isProvisional = false

    /// Whether the displayed answer belongs to an earlier query. Apps may dim it.
    public var isStale: Bool { answer.map { $0.generation != generation } ?? false }

    /// Whether nothing more happens until the user or the records change: the complete answer of the current query is displayed,
    /// the search failed, or there is none. Apps store a ``SearchRestorationState`` then.
    public var isSettled: Bool {
        switch phase {
        case .waiting, .searching, .stalled: false
        case .idle, .failed: !isProvisional
        case .results: !isProvisional && !isStale && answer?.isComplete == true
        case .empty(_, let isVerifying): !isProvisional && !isVerifying
        }
    }
}

/// The answer of a source to a query.
public struct SearchAnswer<Record: Sendable>: Sendable {
    /// The query.
    public let query: SearchQuery

    /// The generation of the query.
    public let generation: Int

    /// The results.
    public let results: SearchResults<Record>

    /// The number of records that were found.
    public let total: SearchTotal

    /// The capabilities that the query needs and the source lacks.
    public let unmet: SearchCapabilities

    /// Whether the search has ended.
    public var isComplete: Bool { results.isComplete }

    /// The number of parts of the source that contributed, such as 3 of 4 servers.
    public var coverage: SearchCoverage { results.coverage }
}

/// A number of records.
public enum SearchTotal: Hashable, Sendable {
    /// The exact number.
    case exact(Int)

    /// A lower bound.
    case atLeast(Int)

    /// The number, exact or a lower bound.
    public var count: Int {
        switch self {
        case .exact(let count), .atLeast(let count): count
        }
    }
}
