extension SearchSource {
    /// Counts the records that a query finds, with a search that lists as few of them as possible.
    ///
    /// - Parameter limit: The number of records that a source without exact totals lists.
    func total(of query: SearchQuery, upTo limit: Int) async throws -> SearchTotal {
        let query = query.counting(in: capabilities, upTo: limit)
        for try await results in results(for: query) where results.isComplete {
            return results.total(of: query, in: capabilities)
        }
        try Task.checkCancellation()
        throw SearchPipelineError.incompleteAnswer
    }
}

extension SearchQuery {
    /// The query for a search whose records are only counted.
    func counting(in capabilities: SearchCapabilities, upTo limit: Int) -> SearchQuery {
        var query = self
        // Without exact totals, a source counts only the listed records.
        query.limit = capabilities.contains(.exactTotals) ? 0 : limit
        query.offset = 0
        query.facetCounts = []
        return query
    }
}

extension SearchResults {
    /// The total of a complete answer.
    func total(of query: SearchQuery, in capabilities: SearchCapabilities) -> SearchTotal {
        // A page that is not full contains all records.
        let listsAll = query.offset == 0 && hits.count < query.limit && hits.count == total
        let isExact = coverage.isFull && (capabilities.contains(.exactTotals) || listsAll)
        return isExact ? .exact(total) : .atLeast(total)
    }
}
