/// A recovery suggestion: a changed query that has results, for a query that has none.
public struct RecoverySuggestion: Hashable, Sendable {
    /// The difference between the queries.
    public enum Change: Hashable, Sendable {
        /// Corrects words: the typed words and their corrections.
        case correct([String: String])

        /// Removes all filters of a field, or an excluded filter.
        case dropFilters([SearchFilter])

        /// Removes a group of alternatives.
        case dropAlternatives([SearchCriterion])

        /// Searches all scopes.
        case widenScope(from: String)

        /// Searches all text fields.
        case searchAllFields(from: Set<String>)

        /// Removes a term.
        case dropTerm(SearchTerm)

        /// Removes an exclusion.
        case dropExclusion(SearchTerm)
    }

    /// The difference from the original query.
    public let change: Change

    /// The changed query.
    public let query: SearchQuery

    /// The verified number of records that the query finds.
    public let total: SearchTotal

    /// Makes a recovery suggestion.
    public init(change: Change, query: SearchQuery, total: SearchTotal) {
        self.change = change
        self.query = query
        self.total = total
    }
}
