/// The limits of terms, which bound the cost of a query for any text that is pasted into a search bar.
extension SearchQuery {
    /// The maximum number of terms, and that of exclusions.
    ///
    /// A search uses the first 32 terms and the first 32 exclusions of a longer query. The others have no effect on matching or
    /// ranking. ``init(parsing:)`` does not read them, and a ``SearchPipeline`` removes them from its query, so that
    /// ``SearchState/query`` is the effective query. A single term may have any length.
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
