import Testing
import TypeAhead

extension SearchSource {
    /// The last results of a query.
    func last(_ query: SearchQuery) async throws -> SearchResults<Record> {
        var last: SearchResults<Record>?
        for try await results in results(for: query) { last = results }
        return try #require(last)
    }
}
