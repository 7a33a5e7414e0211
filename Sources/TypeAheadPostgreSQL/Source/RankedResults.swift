#if PostgreSQL
import TypeAhead

/// A hit with the values that decide its place.
struct RankedHit<Record: Sendable>: Sendable {
    let key: UInt64
    let boost: Float
    let position: Int64
    let hit: SearchHit<Record>

    /// Whether the first hit ranks before the second.
    static func < (left: RankedHit, right: RankedHit) -> Bool {
        (left.key, -left.boost, left.position) < (right.key, -right.boost, right.position)
    }
}

/// Results whose hits begin with the best of all, regardless of the offset of the query.
struct RankedResults<Record: Sendable>: Sendable {
    var hits: [RankedHit<Record>] = []
    var total = 0
    var isComplete = false
    var scopeCounts: [String: Int] = [:]
    var valueCounts: [String: [String: Int]] = [:]
    var fieldCounts: [String: Int] = [:]
    var unscopedTotal: Int?

    /// The page of a query.
    func results(for query: SearchQuery) -> SearchResults<Record> {
        var results = SearchResults(
            hits: hits.dropFirst(query.offset).prefix(query.limit).map(\.hit),
            total: total,
            isComplete: isComplete,
            scopeCounts: scopeCounts,
            valueCounts: valueCounts
        )
        results.fieldCounts = fieldCounts
        results.unscopedTotal = unscopedTotal
        return results
    }
}
#endif
