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
}
