/// The results of a search.
public struct SearchResults<Record: Sendable>: Sendable {
    /// The requested records, best first: at most ``SearchQuery/limit`` of them from ``SearchQuery/offset`` on.
    public var hits: [SearchHit<Record>]

    /// The total number of matching records; while ``isComplete`` is false, of those found up to now.
    public var total: Int

    /// Whether all records were searched.
    public var isComplete: Bool

    /// The number of matching records in each scope, if requested by ``SearchQuery/facetCounts``; 0 for scopes without matches. A
    /// scope without any records may be included with 0, or missing.
    public var scopeCounts: [String: Int]

    /// The facet counts: the number of matching records for each value of each filter field, if requested by
    /// ``SearchQuery/facetCounts``; 0 for values without matches. A value without any records may be included with 0, or missing.
    public var valueCounts: [String: [String: Int]]

    /// The number of records that would match if only this text field were searched, if requested by ``SearchQuery/facetCounts``.
    public var fieldCounts: [String: Int] = [:]

    /// The fields whose ``fieldCounts`` are lower bounds, because more records match than ``SearchQuery/fieldCountLimit``.
    public var cappedFieldCounts: Set<String> = []

    /// The number of records that would match if only a text field were searched; nil if it was not counted.
    public func fieldTotal(_ field: String) -> SearchTotal? {
        fieldCounts[field].map { cappedFieldCounts.contains(field) ? .atLeast($0) : .exact($0) }
    }

    /// The number of records that would match without ``SearchQuery/scope`` and ``SearchQuery/fields``, if ``SearchQuery/facetCounts``
    /// requests counts of scopes or fields; otherwise nil.
    public var unscopedTotal: Int?

    /// The number of parts of the source that contributed. If it is not full, records may be missing, and ``total`` is a lower bound.
    public var coverage = SearchCoverage()

    /// The work of an index.
    var work = SearchWork()

    /// Makes results.
    public init(
        hits: [SearchHit<Record>] = [],
        total: Int = 0,
        isComplete: Bool = true,
        scopeCounts: [String: Int] = [:],
        valueCounts: [String: [String: Int]] = [:]
    ) {
        self.hits = hits
        self.total = total
        self.isComplete = isComplete
        self.scopeCounts = scopeCounts
        self.valueCounts = valueCounts
    }
}
