import Foundation
import Testing

@testable import TypeAhead

@Suite("Queries: stored form")
struct QueryCodingTests {
    private func decoded(_ json: String) throws -> SearchQuery {
        try JSONDecoder().decode(SearchQuery.self, from: Data(json.utf8))
    }

    @Test(arguments: 0..<300)
    func `a stored query is read as it was`(seed: UInt64) throws {
        var random = RandomQueries(seed: seed)
        let query = random.query()
        let data = try JSONEncoder().encode(query)
        #expect(try JSONDecoder().decode(SearchQuery.self, from: data) == query)
    }

    @Test
    func `the stored form has stable keys`() throws {
        let query = SearchQuery(
            terms: ["cat", SearchTerm("big dog", isPhrase: true)],
            exclusions: ["bird"],
            filters: [
                SearchFilter("tag", "red"), SearchFilter("size", .range("1MB", "2MB"), isExcluded: true),
                SearchFilter("a", .contains("b")), SearchFilter("a", .less("1")), SearchFilter("a", .lessOrEqual("1")),
                SearchFilter("a", .greater("1")), SearchFilter("a", .greaterOrEqual("1")),
            ],
            alternatives: [[.term("x"), .exclusion("y"), .filter(SearchFilter("tag", "z"))]],
            scope: "garden",
            limit: 100,
            offset: 50,
            facetCounts: [.scopes, .values]
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let stored = """
            {"alternatives":[[{"term":{"text":"x"}},{"exclusion":{"text":"y"}},\
            {"filter":{"condition":{"equal":"z"},"field":"tag"}}]],"exclusions":[{"text":"bird"}],"facetCounts":3,\
            "filters":[{"condition":{"equal":"red"},"field":"tag"},\
            {"condition":{"range":["1MB","2MB"]},"field":"size","isExcluded":true},\
            {"condition":{"contains":"b"},"field":"a"},{"condition":{"less":"1"},"field":"a"},\
            {"condition":{"lessOrEqual":"1"},"field":"a"},{"condition":{"greater":"1"},"field":"a"},\
            {"condition":{"greaterOrEqual":"1"},"field":"a"}],"limit":100,"offset":50,"scope":"garden",\
            "terms":[{"text":"cat"},{"isPhrase":true,"text":"big dog"}]}
            """
        #expect(String(decoding: try encoder.encode(query), as: UTF8.self) == stored)
        #expect(try decoded(stored) == query)
    }

    @Test
    func `filters that a search adds by itself are not stored`() throws {
        var query = SearchQuery(terms: ["cat"])
        query.requiredFilters = [SearchFilter("tag", "red")]
        let data = try JSONEncoder().encode(query)
        #expect(try JSONDecoder().decode(SearchQuery.self, from: data) == SearchQuery(terms: ["cat"]))
    }

    @Test
    func `missing keys have defaults, and unknown keys are ignored`() throws {
        #expect(try decoded("{}") == SearchQuery())
        #expect(try decoded(#"{"terms":[{"text":"cat","boost":2}],"sorting":"date"}"#) == SearchQuery(terms: ["cat"]))
    }

    @Test(arguments: [
        #"{"limit":-1}"#, #"{"offset":-5}"#, #"{"terms":"cat"}"#,
        #"{"filters":[{"field":"a","condition":{}}]}"#,
        #"{"filters":[{"field":"a","condition":{"equal":"b","less":"c"}}]}"#,
        #"{"filters":[{"field":"a","condition":{"range":["b"]}}]}"#, #"{"alternatives":[[{"word":"a"}]]}"#,
    ])
    func `an invalid stored query is an error`(json: String) {
        #expect(throws: DecodingError.self) { try decoded(json) }
    }
}
