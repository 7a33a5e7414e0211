/// What there is to show of a search, at one moment.
public struct SearchState<Record: Sendable>: Sendable {
    /// How far a search is.
    public enum Phase: Sendable {
        /// Nothing is searched for. It is the time for what was searched for before.
        case idle

        /// The query is not sent yet: its delay runs, or the return key has to be pressed.
        case waiting

        /// The query was sent at this time of the pipeline's clock, counted from the making of the pipeline.
        case searching(since: Duration)

        /// The answer takes longer than 300 ms. It is the time for a sign that something goes on, not before.
        case stalled(since: Duration)

        /// Something was found; ``SearchAnswer/isComplete`` says whether more may come.
        case results

        /// Nothing was found.
        ///
        /// - Parameters:
        ///   - remedies: Other queries that find something, the most promising first.
        ///   - isProving: Whether more of them may come.
        case empty(remedies: [SearchRemedy], isProving: Bool)

        /// The search failed; ``SearchPipeline/retry()`` tries it once more.
        case failed(any Error)
    }

    /// The number of the query. Each change of the query has a higher one.
    public internal(set) var generation = 0

    /// What is searched for; nil while the search is idle.
    public internal(set) var query: SearchQuery?

    /// How far the search is.
    public internal(set) var phase = Phase.idle

    /// What to show. It stays until there is something else to show, so it may belong to a query before; see ``isStale``.
    public internal(set) var answer: SearchAnswer<Record>?

    /// Whether an input method composes text, so that the query may not be what the person sees in the field. It is no time
    /// to say anything aloud.
    public internal(set) var isProvisional = false

    /// Whether what is shown belongs to a query before. It may be dimmed.
    public var isStale: Bool { answer.map { $0.generation != generation } ?? false }
}

/// What a source answered to a query.
public struct SearchAnswer<Record: Sendable>: Sendable {
    /// The query.
    public let query: SearchQuery

    /// The number of the query.
    public let generation: Int

    /// What was found.
    public let results: SearchResults<Record>

    /// The number of records that were found.
    public let total: SearchTotal

    /// What the query asks for and the source cannot do.
    public let unmet: SearchCapabilities

    /// Whether all records were looked at.
    public var isComplete: Bool { results.isComplete }
}

/// A number of records.
public enum SearchTotal: Hashable, Sendable {
    /// Exactly so many.
    case exact(Int)

    /// So many or more.
    case atLeast(Int)

    /// The number, whether or not there may be more.
    public var count: Int {
        switch self {
        case .exact(let count), .atLeast(let count): count
        }
    }
}
