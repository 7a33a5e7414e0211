import Foundation

/// The records that the user opened recently and often, as a source that answers at once: usually the first member of a
/// ``FederatedSource``.
///
/// Among equally good matches, records rank by "frecency": each use counts 1 at first, and half as much after each half-life. Apps
/// store ``entries`` and pass them to the initializer at the next start. Any thread may use a source.
public final class RecentSource<Record: Identifiable & Sendable>: ImmediateSearchSource, SpellingSource
where Record.ID: Sendable {
    /// A used record and its score.
    public struct Entry: Sendable {
        /// The record at its last use.
        public var record: Record

        /// The binary logarithm of the decayed number of uses, related to a fixed date. It does not change with time, so an entry can be
        /// stored; entries with different half-lives are not comparable.
        public var score: Double

        /// Makes an entry.
        public init(record: Record, score: Double) {
            self.record = record
            self.score = score
        }
    }

    /// The maximum number of records. The record with the lowest score is removed first.
    public let capacity: Int

    /// The time in seconds after which a use counts half.
    public let halfLife: TimeInterval

    private let source: MemorySource<Record>
    private let state: Guarded<State>

    private struct State: Sendable {
        var scores: [Record.ID: Double]
        /// The score that the index treats as 0. Its boosts are `Float` numbers, which distinguish small scores best.
        var origin: Double?

        /// The boost of a record in the index.
        func boost(_ id: Record.ID) -> Double { (scores[id] ?? 0) - (origin ?? 0) }

        /// Adds a use at a time in half-lives. Returns the id of the record to remove, if there are too many.
        mutating func add(_ use: Double, to id: Record.ID, capacity: Int) -> Record.ID? {
            origin = origin ?? use
            if let score = scores[id] {
                // The logarithm of the sum of two numbers, without computing the numbers.
                let (low, high) = (min(score, use), max(score, use))
                scores[id] = high + log2(1 + exp2(low - high))
            } else {
                scores[id] = use
            }
            guard scores.count > capacity else { return nil }
            let last = scores.filter { $0.key != id }.min { $0.value < $1.value }
            if let last { scores[last.key] = nil }
            return last?.key
        }
    }

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - entries: Stored entries, in any order. Of more than the capacity, the best are kept; an entry with a score that is not finite
    ///     is ignored.
    ///   - fields: The fields of a record, as in ``SearchIndex/init(_:fields:language:typos:fuzzy:boost:)``.
    ///   - language: A BCP 47 tag, as there. Default: nil.
    ///   - capacity: At least 1. Default: 1,000.
    ///   - halfLife: In seconds, greater than 0. Default: 30 days.
    public init(
        _ entries: [Entry] = [],
        fields: [SearchField<Record>],
        language: String? = nil,
        capacity: Int = 1_000,
        halfLife: TimeInterval = 30 * 86_400
    ) {
        precondition(capacity > 0, "RecentSource: the capacity must be positive, but is \(capacity).")
        precondition(halfLife > 0, "RecentSource: the half-life must be positive, but is \(halfLife).")
        self.capacity = capacity
        self.halfLife = halfLife
        let best = entries.filter(\.score.isFinite).sorted { $0.score > $1.score }
        var kept = State(scores: [:], origin: best.first?.score)
        var records: [Record] = []
        for entry in best where records.count < capacity && kept.scores[entry.record.id] == nil {
            kept.scores[entry.record.id] = entry.score
            records.append(entry.record)
        }
        let state = Guarded(kept)
        self.state = state
        let index = SearchIndex(records, fields: fields, language: language) { record in
            state.withLock { $0.boost(record.id) }
        }
        source = MemorySource(index)
    }

    // MARK: Uses

    /// The used records and their scores, the best first.
    public var entries: [Entry] {
        let index = source.index
        let entries = state.withLock { $0.scores }.compactMap { id, score in
            index[id].map { Entry(record: $0, score: score) }
        }
        return entries.sorted { $0.score > $1.score }
    }

    /// Counts a use of a record, and keeps its present content.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - time: The time of the use. Traps if it is not finite.
    /// - Complexity: That of an insertion in an index. If a record must be removed, in addition O(*n*) for *n* records.
    public func recordUse(of record: Record, at time: Date) {
        let use = time.timeIntervalSinceReferenceDate / halfLife
        precondition(use.isFinite, "RecentSource.recordUse(of:at:): the time must be finite.")
        source.update { [state, capacity] index in
            let removed = state.withLock { $0.add(use, to: record.id, capacity: capacity) }
            index.insert(record)
            if let removed { index.remove(id: removed) }
        }
    }

    /// Forgets a record.
    public func remove(id: Record.ID) {
        source.update { [state] index in
            state.withLock { $0.scores[id] = nil }
            index.remove(id: id)
            return
        }
    }

    /// Forgets all records.
    public func removeAll() {
        source.update { [state] index in
            let ids = state.withLock { state in
                defer { state.scores = [:] }
                return Array(state.scores.keys)
            }
            for id in ids { index.remove(id: id) }
        }
    }

    // MARK: Searching

    /// All capabilities.
    public var capabilities: SearchCapabilities { source.capabilities }

    /// The complete results, if the records are few enough to meet the budget.
    public func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Record>? {
        source.immediateResults(for: query, within: budget)
    }

    /// Searches in the background.
    public func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        source.results(for: query)
    }

    /// Words of the records within the permitted edit distance, as of ``MemorySource/corrections(for:)``.
    public func corrections(for term: String) async -> [String] { await source.corrections(for: term) }
}

extension RecentSource.Entry: Encodable where Record: Encodable {}
extension RecentSource.Entry: Decodable where Record: Decodable {}
