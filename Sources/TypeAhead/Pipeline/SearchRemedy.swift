/// A query that finds something, in place of one that finds nothing.
public struct SearchRemedy: Hashable, Sendable {
    /// What is different.
    public enum Change: Hashable, Sendable {
        /// Words are written as they are in the records: what was typed, and what it became.
        case correct([String: String])

        /// Nothing is chosen of a field any more: its name, and the values.
        case dropFilter(field: String, values: Set<String>)

        /// The records of all scopes are searched.
        case widenScope(from: String)

        /// Something need not be there any more.
        case dropTerm(SearchTerm)

        /// Something may be there again.
        case dropExclusion(SearchTerm)
    }

    /// What is different.
    public let change: Change

    /// The other query.
    public let query: SearchQuery

    /// The number of records that it finds. It was searched for.
    public let total: SearchTotal

    /// Makes a remedy of its parts.
    public init(change: Change, query: SearchQuery, total: SearchTotal) {
        self.change = change
        self.query = query
        self.total = total
    }
}
