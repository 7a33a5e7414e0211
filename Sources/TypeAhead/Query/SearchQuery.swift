/// What is searched for: one value, whatever engine answers it.
///
/// A record is found when it has every term of ``terms``, in any order and in any of its text fields, none of
/// ``exclusions``, for each field of ``filters`` one of the values, and is in the ``scope``. A query that says nothing of
/// these finds every record, and so does a term of which folding leaves nothing, such as an accent without a letter; an
/// exclusion of that kind leaves none out.
///
/// A value, a scope or a field that no record has finds nothing. Of many terms the first ones count, as ``termLimit`` says.
public struct SearchQuery: Hashable, Sendable {
    /// What has to be there, in the order in which it was typed. The last one may be unfinished.
    public var terms: [SearchTerm]

    /// What must not be there.
    public var exclusions: [SearchTerm]

    /// The values of which a record must have one, by the name of their field: any of them in one field, one of each in
    /// several fields. A field without values is as if it were not named.
    public var filters: [String: Set<String>]

    /// The scope in which a record must be; nil for all records.
    public var scope: String?

    /// The number of records to list; at least 0.
    public var limit: Int { didSet { Self.check(limit: limit) } }

    /// The number of records to leave out before those that are listed; at least 0.
    public var offset: Int { didSet { Self.check(offset: offset) } }

    /// What has to be counted beside the records.
    public var counts: SearchCounts

    /// Makes a query of its parts.
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
        counts: SearchCounts = []
    ) {
        Self.check(limit: limit)
        Self.check(offset: offset)
        self.terms = terms
        self.exclusions = exclusions
        self.filters = filters
        self.scope = scope
        self.limit = limit
        self.offset = offset
        self.counts = counts
    }

    private static func check(limit: Int) {
        precondition(limit >= 0, "SearchQuery: the limit must not be negative, but is \(limit).")
    }

    private static func check(offset: Int) {
        precondition(offset >= 0, "SearchQuery: the offset must not be negative, but is \(offset).")
    }
}

/// What a search counts beside the records that it finds.
public struct SearchCounts: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// For each scope, the number of records that would be found in it.
    public static let scopes = SearchCounts(rawValue: 1)

    /// For each value of each filter field, the number of records that would be found if it were chosen, too. What is chosen of
    /// the field itself is left aside, because its values add records.
    public static let values = SearchCounts(rawValue: 2)
}
