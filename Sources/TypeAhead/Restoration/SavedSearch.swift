/// A search with a name, such as a folder that fills itself. The app decides where it is stored.
///
/// ```swift
/// let saved = SavedSearch("Drafts", SearchLink(query: query), syntax: syntax)
/// let total = try await saved.total(in: source, syntax: syntax)    // as often as the app wants
/// pipeline.search(for: saved.link(syntax: syntax).query)
/// ```
public struct SavedSearch: Hashable, Sendable, Codable {
    /// The name that the user gave.
    public var name: String

    /// The search as the percent-encoded query of a URL (``SearchLink``).
    public private(set) var link: String

    private enum CodingKeys: String, CodingKey {
        case name, link
    }

    /// Makes a saved search.
    ///
    /// - Parameter syntax: The fields that filters can name.
    public init(_ name: String, _ link: SearchLink, syntax: SearchQuerySyntax) {
        self.name = name
        self.link = link.percentEncodedQuery(syntax: syntax)
    }

    /// The search. A filter whose field no longer exists is searched literally.
    ///
    /// - Parameter syntax: The fields that filters can name now.
    public func link(syntax: SearchQuerySyntax) -> SearchLink {
        SearchLink(percentEncodedQuery: link, syntax: syntax)
    }

    /// The number of records that the search finds now: one search, whose work is done off the main actor.
    ///
    /// - Parameters:
    ///   - source: The records. One without ``SearchCapabilities/exactTotals`` gives the exact number up to `limit` records, and
    ///     otherwise a lower bound; so does one that answers only in part.
    ///   - syntax: The fields that filters can name now.
    ///   - limit: The number of records that a source without exact totals lists to count them; at least 0.
    /// - Throws: The error of the source; ``SearchPipelineError/incompleteAnswer`` if it ends its answer early.
    public func total(
        in source: some SearchSource,
        syntax: SearchQuerySyntax,
        upTo limit: Int = 50
    ) async throws -> SearchTotal {
        try await source.total(of: link(syntax: syntax).query, upTo: limit)
    }
}
