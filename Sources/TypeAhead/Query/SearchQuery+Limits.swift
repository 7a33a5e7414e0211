/// The limits of queries, which bound their cost for any text that is pasted into a search bar.
extension SearchQuery {
    /// The maximum number of terms, that of exclusions, and that of filters.
    ///
    /// A search uses the first 32 terms, exclusions and filters of a longer query. The others have no effect on matching or
    /// ranking. ``init(parsing:syntax:)`` does not read them, and a ``SearchPipeline`` removes them from its query, so that
    /// ``SearchState/query`` is the effective query. A single term may have any length.
    public static let termLimit = 32

    /// The maximum number of combinations of alternatives, each of which is searched: 16, such as four groups of two. The
    /// alternatives beyond have no effect.
    public static let combinationLimit = 16

    /// The query without the parts beyond the limits.
    var limited: SearchQuery {
        var query = self
        if terms.count > Self.termLimit { query.terms = Array(terms.prefix(Self.termLimit)) }
        if exclusions.count > Self.termLimit { query.exclusions = Array(exclusions.prefix(Self.termLimit)) }
        if filters.count > Self.termLimit { query.filters = Array(filters.prefix(Self.termLimit)) }
        if !alternatives.isEmpty { query.alternatives = limitedAlternatives }
        return query
    }
}
