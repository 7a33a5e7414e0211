import Foundation
import Testing

@testable import TypeAhead

@Suite("Saved searches")
struct SavedSearchTests {
    private static let syntax = SearchQuerySyntax([.init("color", .value)])

    private func saved(_ text: String) -> SavedSearch {
        SavedSearch("Mine", SearchLink(query: SearchQuery(parsing: text, syntax: Self.syntax)), syntax: Self.syntax)
    }

    @Test
    func `a saved search is stored as its name and its URL form`() throws {
        let saved = saved("rose color:red")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(saved)
        #expect(String(decoding: data, as: UTF8.self) == #"{"link":"q=rose&f=color:red","name":"Mine"}"#)
        let read = try JSONDecoder().decode(SavedSearch.self, from: data)
        #expect(read == saved)
        #expect(read.link(syntax: Self.syntax).query == SearchQuery(parsing: "rose color:red", syntax: Self.syntax))
    }

    private func atlases(_ count: Int) -> MemorySource<Shelf> {
        let shelves = (0..<count).map { Shelf(id: $0, name: "atlas \($0)") }
        return MemorySource(SearchIndex(shelves, fields: [.text("name") { $0.name }]))
    }

    @Test
    func `the count follows the records`() async throws {
        let source = atlases(120)
        let saved = saved("atlas")
        #expect(try await saved.total(in: source, syntax: Self.syntax) == .exact(120))
        source.update { index in _ = index.remove(id: 7) }
        #expect(try await saved.total(in: source, syntax: Self.syntax) == .exact(119))
    }

    @Test
    func `a source that cannot count gives a lower bound, or the exact number of a page that is not full`() async throws
    {
        let source = ListingSource(atlases(20))
        let saved = saved("atlas")
        #expect(try await saved.total(in: source, syntax: Self.syntax, upTo: 10) == .atLeast(10))
        #expect(try await saved.total(in: source, syntax: Self.syntax) == .exact(20))
    }

    @Test
    func `an answer of some of several servers gives a lower bound`() async throws {
        var source = ListingSource(atlases(20))
        source.coverage = SearchCoverage(answered: 1, count: 2)
        #expect(try await saved("atlas").total(in: source, syntax: Self.syntax) == .atLeast(20))
    }
}

/// A source that counts only the records that it lists.
private struct ListingSource: SearchSource {
    let source: MemorySource<Shelf>
    var coverage = SearchCoverage()

    init(_ source: MemorySource<Shelf>) { self.source = source }

    var capabilities: SearchCapabilities { .all.subtracting(.exactTotals) }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Shelf>, any Error> {
        var results = source.index.search(query)
        results.total = results.hits.count
        results.coverage = coverage
        return AsyncThrowingStream { [results] continuation in
            continuation.yield(results)
            continuation.finish()
        }
    }
}
