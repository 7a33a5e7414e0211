/// An event of a search session: what a user looked for, saw and opened.
///
/// Events are only passed to the app's own handler (``SearchPipeline/onEvent``). The library sends and stores nothing.
///
/// Events form *intents*. An intent begins with the first edit of a query, and lasts until a record was opened or the search ended;
/// within it, the user may change the query several times. The keystrokes of a query are joined: it is reported once, when it has
/// settled (``SearchEventOptions/settlingTime``).
public struct SearchEvent: Hashable, Sendable {
    /// The kind of an event, with its details.
    public enum Kind: Hashable, Sendable {
        /// The user stopped changing the query, pressed the return key, or went on with its results.
        ///
        /// - Parameter edits: The number of changes since the query before it settled.
        case querySettled(edits: Int)

        /// The results of the settled query were shown.
        case resultsShown(ShownResults)

        /// The settled query has no results.
        ///
        /// - Parameter after: The time from the last edit to the answer.
        case empty(after: Duration)

        /// The search for the settled query failed.
        ///
        /// - Parameters:
        ///   - error: The name of the error's type; with ``SearchEventOptions/includesText``, its description.
        ///   - after: The time from the last edit to the failure.
        case failed(error: String, after: Duration)

        /// The user accepted a suggestion.
        case suggestionAccepted(Suggestion)

        /// The user opened a record of the results.
        ///
        /// - Parameters:
        ///   - rank: The number of better records.
        ///   - record: The id of the record, with ``SearchEventOptions/includesText``; otherwise nil.
        case resultOpened(rank: Int, record: String?)

        /// The search ended without an opened record.
        case abandoned
    }

    /// The results that a user saw.
    public struct ShownResults: Hashable, Sendable {
        /// The number of records that were found.
        public var total: SearchTotal

        /// The number of records in the list.
        public var listed: Int

        /// The parts of the source that answered.
        public var coverage: SearchCoverage

        /// The time from the last edit to the first results.
        public var timeToFirst: Duration

        /// The time from the last edit to the complete answer; nil if the user did not wait for it.
        public var timeToComplete: Duration?

        /// Describes shown results.
        public init(
            total: SearchTotal,
            listed: Int,
            coverage: SearchCoverage = SearchCoverage(),
            timeToFirst: Duration,
            timeToComplete: Duration?
        ) {
            self.total = total
            self.listed = listed
            self.coverage = coverage
            self.timeToFirst = timeToFirst
            self.timeToComplete = timeToComplete
        }
    }

    /// A kind of suggestion.
    public enum Suggestion: Hashable, Sendable {
        /// A corrected spelling.
        case correction
        /// A query with fewer criteria, or for all scopes.
        case relaxation
        /// A suggestion of the app, such as a recent query.
        ///
        /// - Parameter rank: The number of suggestions above it.
        case ofApp(rank: Int)
    }

    /// The query of an event. Only numbers, unless the app asks for the text.
    public struct Query: Hashable, Sendable {
        /// The number of terms.
        public var terms: Int
        /// The number of excluded terms.
        public var exclusions: Int
        /// The number of filters.
        public var filters: Int
        /// The number of groups of alternatives.
        public var alternatives: Int
        /// The number of characters of the terms and excluded terms.
        public var characters: Int
        /// Whether the query has a scope.
        public var hasScope: Bool
        /// The query as the user might type it, with ``SearchEventOptions/includesText``; otherwise nil.
        public var text: String?

        /// Describes a query.
        ///
        /// - Parameter includesText: Whether to include its text.
        public init(_ query: SearchQuery, includesText: Bool = false) {
            terms = query.terms.count
            exclusions = query.exclusions.count
            filters = query.filters.count
            alternatives = query.alternatives.count
            characters = query.typedTexts.reduce(0) { $0 + $1.count }
            hasScope = query.scope != nil
            text = includesText ? query.legibleText : nil
        }
    }

    /// The number of the intent, from 1.
    public var intent: Int

    /// The generation of the query (``SearchState/generation``).
    public var generation: Int

    /// The time of the report, since the creation of the pipeline, on its clock.
    public var time: Duration

    /// The query.
    public var query: Query

    /// The kind of the event.
    public var kind: Kind

    /// Makes an event.
    public init(intent: Int, generation: Int, time: Duration, query: Query, kind: Kind) {
        self.intent = intent
        self.generation = generation
        self.time = time
        self.query = query
        self.kind = kind
    }
}

/// The options of a pipeline's events.
public struct SearchEventOptions: Hashable, Sendable {
    /// The time without a change after which a query has settled. At least 0.
    public var settlingTime: Duration

    /// Whether events contain texts: the query, descriptions of errors, and ids of records. Without them, an event contains only
    /// numbers and the names of Swift types.
    public var includesText: Bool

    /// Makes options.
    public init(settlingTime: Duration = .seconds(1), includesText: Bool = false) {
        self.settlingTime = settlingTime
        self.includesText = includesText
    }
}

extension SearchQuery {
    /// The query as text, with all its filters and its scope. Not for parsing.
    var legibleText: String {
        var typed = self
        typed.filters = []
        var parts = [SearchQuerySyntax().text(of: typed)] + filters.map(\.description)
        if let scope { parts.append("in \(SearchQuerySyntax.quotedIfNeeded(scope))") }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
