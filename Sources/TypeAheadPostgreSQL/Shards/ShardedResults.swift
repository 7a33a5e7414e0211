#if PostgreSQL
import TypeAhead

/// The latest results of the partitions of ``PostgreSQLShards``, and their combination.
struct ShardedResults<Record: Sendable>: Sendable {
    private struct Partition {
        var results: RankedResults<Record>?
        var failure: (any Error)?

        var isFinished: Bool { failure != nil || results?.isComplete ?? false }
    }

    private var partitions: [Partition]

    init(count: Int) { partitions = Array(repeating: Partition(), count: count) }

    /// Replaces the results of a partition.
    mutating func receive(_ results: RankedResults<Record>, from number: Int) { partitions[number].results = results }

    /// Ends a partition. A page that it has found stays: its records are the best ones.
    mutating func fail(_ error: any Error, _ number: Int) { partitions[number].failure = error }

    /// Whether a partition has answered.
    var hasResults: Bool { partitions.contains { $0.results != nil } }

    /// The error of the first partition if all failed without results.
    var failure: (any Error)? { hasResults ? nil : partitions.lazy.compactMap(\.failure).first }

    /// The page of a query.
    ///
    /// - Complexity: O(*n* log *n*) for *n* hits of all partitions.
    func results(for query: SearchQuery) -> SearchResults<Record> {
        var merged = RankedResults<Record>()
        merged.isComplete = partitions.allSatisfy(\.isFinished)
        var answered = 0
        for partition in partitions {
            guard let results = partition.results else { continue }
            merged.hits += results.hits
            merged.total += results.total
            merged.scopeCounts.merge(results.scopeCounts, uniquingKeysWith: +)
            for (field, counts) in results.valueCounts {
                merged.valueCounts[field, default: [:]].merge(counts, uniquingKeysWith: +)
            }
            merged.fieldCounts.merge(results.fieldCounts, uniquingKeysWith: +)
            if let total = results.unscopedTotal { merged.unscopedTotal = (merged.unscopedTotal ?? 0) + total }
            if partition.failure == nil { answered += 1 }
        }
        // Of equal hits those of the earlier partition rank first.
        merged.hits = merged.hits.enumerated()
            .sorted { $0.element < $1.element || !($1.element < $0.element) && $0.offset < $1.offset }.map(\.element)
        var results = merged.results(for: query)
        results.coverage = SearchCoverage(answered: answered, count: partitions.count)
        return results
    }
}
#endif
