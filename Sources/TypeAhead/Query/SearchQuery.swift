/// A query, independent of the engine that answers it.
///
/// A record matches if it contains every term of ``terms``, in any order and in any of its text fields; contains none of
/// ``exclusions``; has one of the values of each field in ``filters``; and is in the ``scope``. A query without criteria
/// matches every record. So does a term that folds to nothing, such as a diacritic without a letter; such an exclusion excludes
/// nothing.
///
/// An unknown value, scope or field matches nothing. ``termLimit`` bounds the number of effective terms.
public struct SearchQuery: Hashable, Sendable {
    /// The required terms, in typing order. The last one may be unfinished.
    public var terms: [SearchTerm]

    /// The excluded terms.
    public var exclusions: [SearchTerm]

    /// The chosen values, by field name. A record needs any one value of each field. A field without values has no effect.
    public var filters: [String: Set<String>]

    /// The scope to search; nil for all records.
    public var scope: String?

    /// The maximum number of records to return; at least 0.
    public var limit: Int { didSet { Self.check(limit: limit) } }

    /// The number of records to skip; at least 0.
    public var offset: Int { didSet { Self.check(offset: offset) } }

    /// The facet counts to compute.
    public var facetCounts: FacetCounts

    /// Makes a query.
    ///
    /// - Parameters:
    ///   - limit: At least 0.
    ///   - offset: At least 0.
    public init(
        terms: [SearchTerm] = [],
        exclusions: [SearchTerm] = [],
        filters: [String: Set<String>] = [:],
        scope: String? = nil,
        limit: Int = 50,
        offset: Int = 0,
        facetCounts: FacetCounts = []
    ) {
        Self.check(limit: limit)
        Self.check(offset: offset)
        self.terms = terms
        self.exclusions = exclusions
        self.filters = filters
        self.scope = scope
        self.limit = limit
        self.offset = offset
        self.facetCounts = facetCounts
    }

    private static func check(limit: Int) {
        precondition(limit >= 0, "SearchQuery: the limit must not be negative, but is \(limit).")
    }

    private static func check(offset: Int) {
        precondition(offset >= 0, "SearchQuery: the offset must not be negative, but is \(offset).")
    }
}

/// The facet counts that a search computes.
public struct FacetCounts: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// For each scope, the number of records that would match in it.
    public static let scopes = FacetCounts(rawValue: 1)

    /// For each value of each filter field, the number of records that would match if it were chosen, too. The chosen values of
    /// the field itself are ignored, because an additional value of a field adds records.
    public static let values = FacetCounts(rawValue: 2)
}
