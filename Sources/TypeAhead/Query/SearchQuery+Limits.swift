/// How many terms of a query are searched for, so that the work for a query has a bound whatever is pasted into a search bar.
extension SearchQuery {
    /// The number of terms that are searched for, and that of exclusions.
    ///
    /// Of a longer query the first 32 terms and the first 32 exclusions count. The others have no effect: they neither leave records
    /// out nor change the order. ``init(parsing:)`` does not read them, and a ``SearchPipeline`` removes them from its query, so that
    /// ``SearchState/query`` says what was searched for. A single term may be of any length.
    public static let termLimit = 32

    /// The query without the terms and exclusions beyond the limit.
    var limited: SearchQuery {
        guard terms.count > Self.termLimit || exclusions.count > Self.termLimit else { return self }
        var query = self
        query.terms = Array(terms.prefix(Self.termLimit))
        query.exclusions = Array(exclusions.prefix(Self.termLimit))
        return query
    }
}
