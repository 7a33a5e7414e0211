import Foundation

/// A search as the query of a URL, for deep links, bookmarks and saved searches:
///
/// ```
/// ?q=%22annual%20report%22&f=year:2019&f=-tag:draft&scope=Shared
/// ```
///
/// | key | content |
/// | --- | --- |
/// | `q` | terms, exclusions and alternatives, as a user types them |
/// | `f` | one filter in the same syntax; several for several filters |
/// | `scope` | the scope |
///
/// Items with other keys belong to the app, and are kept as they are. Keys are case-sensitive. The form is stable: links that were
/// written once remain valid.
///
/// ```swift
/// let link = SearchLink(components, syntax: syntax)
/// pipeline.search(for: link.query)
/// ```
public struct SearchLink: Hashable, Sendable {
    /// The query. Limit, offset and facet counts are no part of a link: a link that is read has their defaults.
    public var query: SearchQuery

    /// The other items of the URL's query in their order, percent-encoded, such as `source=mail`.
    public private(set) var otherItems: [String]

    /// Makes a link.
    ///
    /// - Parameter otherItems: Further items of the URL's query, percent-encoded. Characters that an item cannot have are
    ///   encoded. Items with the keys `q`, `f` and `scope` are dropped.
    public init(query: SearchQuery, otherItems: [String] = []) {
        self.query = query
        self.otherItems = otherItems.map(PercentEncoding.repair).filter { Self.key(of: $0[...]) == nil }
    }

    // MARK: Reading

    /// Reads the query of a URL. Every URL is valid; one without these keys has an empty query.
    ///
    /// - Parameter syntax: The fields that filters can name.
    public init(_ components: URLComponents, syntax: SearchQuerySyntax) {
        self.init(percentEncodedQuery: components.percentEncodedQuery ?? "", syntax: syntax)
    }

    /// Reads the percent-encoded query of a URL. Every text is valid.
    ///
    /// - `f` is read like typed text, so a filter with an unknown field, or with a text that is no value of its field, is searched
    ///   literally.
    /// - Of several items `q`, each is read; of several items `scope`, the last one counts; an empty scope is no scope.
    /// - `+` is a plus sign, and invalid percent-encoding is literal text.
    /// - The query is limited to ``SearchQuery/termLimit`` and ``SearchQuery/combinationLimit``.
    ///
    /// - Parameters:
    ///   - percentEncodedQuery: The part of the URL after `?`, with or without it.
    ///   - syntax: The fields that filters can name.
    /// - Complexity: O(*n*) for *n* characters.
    public init(percentEncodedQuery: String, syntax: SearchQuerySyntax) {
        var query = SearchQuery()
        var filters = SearchQuery()
        var otherItems: [String] = []
        let text = percentEncodedQuery.hasPrefix("?") ? percentEncodedQuery.dropFirst() : percentEncodedQuery[...]
        for item in text.split(separator: "&") {
            guard let key = Self.key(of: item) else {
                otherItems.append(String(item))
                continue
            }
            let value = PercentEncoding.decode(item[item.index(after: item.firstIndex(of: "=") ?? item.startIndex)...])
            switch key {
            case .text: query.append(SearchQuery(parsing: value, syntax: syntax))
            case .filter: filters.append(SearchQuery(parsing: value, syntax: syntax))
            case .scope: query.scope = value.isEmpty ? nil : value
            }
        }
        query.append(filters)
        self.init(query: query.limited, otherItems: otherItems)
    }

    /// The keys of a link.
    private enum Key: String {
        case text = "q"
        case filter = "f"
        case scope
    }

    /// The key of an item with a value; nil for an item of the app.
    private static func key(of item: Substring) -> Key? {
        item.firstIndex(of: "=").flatMap { Key(rawValue: PercentEncoding.decode(item[..<$0])) }
    }

    // MARK: Writing

    /// The percent-encoded query of a URL, without `?`: `q`, `f` and `scope`, and then the other items; empty for an empty link.
    ///
    /// Reading it with the same syntax gives the same link, except for the parts of a query that cannot be typed
    /// (``SearchQuerySyntax/text(of:)-(SearchQuery)``). A filter that the syntax lacks is written, too: where the field is unknown,
    /// it is searched literally, which finds fewer records rather than more.
    public func percentEncodedQuery(syntax: SearchQuerySyntax) -> String {
        var typed = query
        typed.filters = []
        let text = syntax.text(of: typed)
        var items: [String] = []
        func append(_ key: Key, _ value: String) { items.append("\(key.rawValue)=\(PercentEncoding.encode(value))") }
        if !text.isEmpty { append(.text, text) }
        for filter in query.filters { append(.filter, syntax.text(of: filter) ?? filter.description) }
        if let scope = query.scope, !scope.isEmpty { append(.scope, scope) }
        return (items + otherItems).joined(separator: "&")
    }

    /// Replaces the query of a URL. Its other parts stay.
    public func write(to components: inout URLComponents, syntax: SearchQuerySyntax) {
        let query = percentEncodedQuery(syntax: syntax)
        components.percentEncodedQuery = query.isEmpty ? nil : query
    }
}

extension SearchQuery {
    /// Adds the criteria of another query.
    fileprivate mutating func append(_ other: SearchQuery) {
        terms += other.terms
        exclusions += other.exclusions
        filters += other.filters
        alternatives += other.alternatives
    }
}
