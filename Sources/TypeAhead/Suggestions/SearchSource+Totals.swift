extension SearchSource {
    /// The complete results of a query; nil after an error.
    func finalResults(for query: SearchQuery) async -> SearchResults<Record>? {
        do {
            for try await results in results(for: query) where results.isComplete { return results }
        } catch {
            // A source that fails reports its error in a regular search.
        }
        return nil
    }

    /// The number of records that a query finds; nil after an error.
    func total(of query: SearchQuery) async -> SearchTotal? {
        let isExact = capabilities.contains(.exactTotals)
        let query = query.counting(exactly: isExact)
        return await finalResults(for: query).map { isExact ? .exact($0.total) : .atLeast($0.total) }
    }
}

extension SearchQuery {
    /// The query that only counts records.
    func counting(exactly isExact: Bool) -> SearchQuery {
        var query = self
        // Without exact totals, a source counts only the listed records.
        query.limit = isExact ? 0 : 1
        query.offset = 0
        query.facetCounts = []
        return query
    }
}
