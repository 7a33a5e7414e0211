/// A query, independent of the engine that answers it.
///
/// A record matches if it contains every term of ``terms``, in any order and in any of its text fields; contains none of
/// ``exclusions``; satisfies the ``filters``, and one criterion of each group of ``alternatives``; and is in the ``scope``. A
/// query without criteria matches every record. So does a term that folds to nothing, such as a diacritic without a letter;
/// such an exclusion excludes nothing.
///
/// An unknown value, scope or field matches nothing. ``termLimit`` bounds the number of effective terms.
public struct SearchQuery: Hashable, Sendable {
    /// The required terms, in typing order. The last one may be unfinished.
    public var terms: [SearchTerm]

    /// The excluded terms.
    public var exclusions: [SearchTerm]

    /// The criteria for the values of fields. ``SearchFilter`` describes their combination.
    public var filters: [SearchFilter]

    /// Groups of criteria of which a record needs to satisfy one each, such as `a OR b`. The filters in a group are not combined
    /// with ``filters`` of the same field, so a group is also the way to combine filters differently. Empty groups have no
    /// effect. ``combinationLimit`` bounds the number of effective alternatives.
    public var alternatives: [[SearchCriterion]]

    /// Filters that must be satisfied regardless of other filters of their fields.
    var requiredFilters: [SearchFilter] = []

    /// The scope to search; nil for all records.
    public var scope: String?

    /// The names of the text fields in which terms and exclusions are searched; nil for all. Unknown names have no effect; without any
    /// known name, nothing matches. Readings are searched if any field is.
    public var fields: Set<String>?

    /// The maximum number of records to return; at least 0.
    public var limit: Int { didSet { Self.check(limit: limit) } }

    /// The number of records to skip; at least 0.
    public var offset: Int { didSet { Self.check(offset: offset) } }

    /// The facet counts to compute.
    public var facetCounts: FacetCounts

    /// The names of the filter fields that ``FacetCounts/values`` counts, and of the text fields that ``FacetCounts/fields`` counts; nil
    /// for all. Counting takes time for each text field and for each value of a filter field, so exclude fields with very many values,
    /// such as identifiers. A source may count other fields, too.
    public var countedFields: Set<String>?

    /// The number above which counts of text fields need not be exact (``SearchResults/cappedFieldCounts``); nil for exact counts. Counting
    /// the matches of frequent terms takes time for each of them. Traps if it is negative.
    public var fieldCountLimit: Int? {
        didSet { precondition(fieldCountLimit ?? 0 >= 0, "SearchQuery: fieldCountLimit is negative.") }
    }

    /// Makes a query.
    ///
    /// - Parameters:
    ///   - limit: At least 0.
    ///   - offset: At least 0.
    public init(
        terms: [SearchTerm] = [],
        exclusions: [SearchTerm] = [],
        filters: [SearchFilter] = [],
        alternatives: [[SearchCriterion]] = [],
        scope: String? = nil,
        fields: Set<String>? = nil,
        limit: Int = 50,
        offset: Int = 0,
        facetCounts: FacetCounts = []
    ) {
        Self.check(limit: limit)
        Self.check(offset: offset)
        self.terms = terms
        self.exclusions = exclusions
        self.filters = filters
        self.alternatives = alternatives
        self.scope = scope
        self.fields = fields
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

    /// For each value of each filter field, the number of records that would match if it were chosen, too. The filters of the
    /// field itself are ignored if an additional value of the field adds records (``FilterGrouping/any``).
    public static let values = FacetCounts(rawValue: 2)

    /// For each text field, the number of records that would match if only this field were searched.
    public static let fields = FacetCounts(rawValue: 4)
}
