/// What a search found.
public struct SearchResults<Record: Sendable>: Sendable {
    /// The records asked for, best first: ``SearchQuery/limit`` of them from ``SearchQuery/offset`` on, or as many as there are.
    public var hits: [SearchHit<Record>]

    /// The number of all records found; of those found up to now while ``isComplete`` is false.
    public var total: Int

    /// Whether all records were looked at.
    public var isComplete: Bool

    /// The number of records in each scope, when ``SearchQuery/counts`` asks for it; 0 for those in which nothing was found. A scope
    /// that no record is in any more may be there with 0, or not.
    public var scopeCounts: [String: Int]

    /// The number of records for each value of each filter field, when ``SearchQuery/counts`` asks for it; 0 for those with which
    /// nothing was found. A value that no record has any more may be there with 0, or not.
    public var valueCounts: [String: [String: Int]]

    /// Makes results of their parts.
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
