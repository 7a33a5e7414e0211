import Foundation
import Testing

@testable import TypeAhead

@Suite("Links to searches")
struct SearchLinkTests {
    private static let syntax = RandomQueries.syntax

    private func link(_ text: String) -> SearchLink { SearchLink(percentEncodedQuery: text, syntax: Self.syntax) }

    private func written(_ query: SearchQuery) -> String {
        SearchLink(query: query).percentEncodedQuery(syntax: Self.syntax)
    }

    @Test
    func `a link has a readable form`() {
        let query = SearchQuery(
            terms: ["report", SearchTerm("per annum", isPhrase: true)],
            exclusions: ["old"],
            filters: [SearchFilter("year", "2019"), SearchFilter("tag", .equal("draft"), isExcluded: true)],
            scope: "Shared files"
        )
        #expect(
            written(query)
                == "q=report%20%22per%20annum%22%20-old&f=year:2019&f=-tag:draft&scope=Shared%20files"
        )
        #expect(link(written(query)).query == query)
    }

    @Test(arguments: 0..<500)
    func `a link of any query leads to the same query`(seed: UInt64) throws {
        var random = RandomQueries(seed: seed)
        let query = random.typed()
        var components = try #require(URLComponents(string: "https://example.org/search#top"))
        SearchLink(query: query, otherItems: ["from=mail"]).write(to: &components, syntax: Self.syntax)
        let text = try #require(components.string)
        let read = SearchLink(try #require(URLComponents(string: text)), syntax: Self.syntax)
        #expect(read.query == query)
        #expect(read.otherItems == ["from=mail"])
        #expect(components.path == "/search")
        #expect(components.fragment == "top")
    }

    @Test
    func `characters with a meaning in URLs are encoded exactly`() {
        let text = "c++&d=e#f%20 ?é\u{7F}\n😀;'"
        let query = SearchQuery(terms: [SearchTerm(text, isPhrase: true)])
        let encoded = "q=%22c%2B%2B%26d%3De%23f%2520%20%3F%C3%A9%7F%0A%F0%9F%98%80%3B%27%22"
        #expect(written(query) == encoded)
        #expect(link(encoded).query == query)
        #expect(link("q=c++").query == SearchQuery(terms: ["c++"]))
        #expect(link("%71=%63at").query == SearchQuery(terms: ["cat"]))
    }

    @Test
    func `broken percent-encoding is literal text`() {
        #expect(link("q=100%").query == SearchQuery(terms: ["100%"]))
        #expect(link("q=%zz%4").query == SearchQuery(terms: ["%zz%4"]))
        #expect(link("q=a%FFb").query == SearchQuery(terms: ["a\u{FFFD}b"]))
    }

    @Test
    func `a filter with an unknown field is searched literally`() {
        let index = SearchIndex(
            [Shelf(id: 1, name: "isbn:123 atlas"), Shelf(id: 2, name: "isbn:456 atlas")],
            fields: [.text("name") { $0.name }]
        )
        let link = SearchLink(percentEncodedQuery: "q=atlas&f=isbn:123", syntax: SearchQuerySyntax())
        #expect(link.query.terms == ["atlas", "isbn:123"])
        #expect(index.search(link.query).hits.map(\.record.id) == [1])
        let excluded = SearchLink(percentEncodedQuery: "q=atlas&f=-isbn:123", syntax: SearchQuerySyntax())
        #expect(index.search(excluded.query).hits.map(\.record.id) == [2])
    }

    @Test
    func `a filter that the syntax lacks is written, and read where the field is known`() {
        let query = SearchQuery(filters: [SearchFilter("isbn", "123")])
        #expect(written(query) == "f=isbn:123")
        #expect(
            SearchLink(percentEncodedQuery: "f=isbn:123", syntax: SearchQuerySyntax([.init("isbn", .value)])).query
                == query
        )
    }

    @Test
    func `items of the app are kept in their order and with their encoding`() {
        let text = "a=1%2f+%7e&q=cat&Q=dog&flag&f=tag:red&=x&a=2"
        let link = link(text)
        #expect(link.otherItems == ["a=1%2f+%7e", "Q=dog", "flag", "=x", "a=2"])
        #expect(
            link.percentEncodedQuery(syntax: Self.syntax) == "q=cat&f=tag:red&a=1%2f+%7e&Q=dog&flag&=x&a=2"
        )
    }

    @Test
    func `items that a URL cannot have are encoded`() throws {
        let link = SearchLink(query: SearchQuery(terms: ["cat"]), otherItems: ["note=a b&c#d%2", "q=dog", "scope=x"])
        #expect(link.otherItems == ["note=a%20b%26c%23d%252"])
        var components = try #require(URLComponents(string: "app://search"))
        link.write(to: &components, syntax: Self.syntax)
        #expect(components.string == "app://search?q=cat&note=a%20b%26c%23d%252")
    }

    @Test
    func `the last scope counts, and an empty link removes the query of a URL`() throws {
        #expect(link("scope=a&scope=b").query.scope == "b")
        #expect(link("scope=").query.scope == nil)
        var components = try #require(URLComponents(string: "app://search?q=cat"))
        SearchLink(query: SearchQuery()).write(to: &components, syntax: Self.syntax)
        #expect(components.string == "app://search")
    }

    @Test
    func `a very long link is limited like typed text`() {
        let text = (0..<1000).map { "q=a\($0)&f=tag:t\($0)" }.joined(separator: "&")
        let query = link(text).query
        #expect(query.terms.count == SearchQuery.termLimit)
        #expect(query.filters.count == SearchQuery.termLimit)
    }
}

/// A record of the tests.
struct Shelf: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
}
