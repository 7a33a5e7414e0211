import Testing
import TypeAhead

@Suite("Queries")
struct QueryTests {
    @Test("A query that says nothing asks for the first fifty of everything")
    func defaults() {
        let query = SearchQuery()
        #expect(query.terms.isEmpty && query.filters.isEmpty && query.scope == nil)
        #expect(query.limit == 50)
        #expect(query.offset == 0)
    }
}
