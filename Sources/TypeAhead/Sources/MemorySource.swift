/// An index in memory as a source of results. It may be searched and changed by several threads at the same time.
///
/// Narrowing is done here: what recent queries found is kept for longer ones.
public final class MemorySource<Record: Identifiable & Sendable>: ImmediateSearchSource, SpellingSource
where Record.ID: Sendable {
    private let state: Guarded<State>

    private struct State: Sendable {
        var index: SearchIndex<Record>
        var narrowing = SearchNarrowing()
    }

    /// Makes a source of an index.
    public init(_ index: SearchIndex<Record>) { state = Guarded(State(index: index)) }

    /// The index as it is now: a value of its own.
    public var index: SearchIndex<Record> { state.withLock { $0.index } }

    /// Changes the index. Searches that have begun go on with what there was before.
    ///
    /// - Parameter change: Called while searches that begin wait; what takes long, such as making another index, is better done before.
    ///   It gets all that it needs: using the source itself in it is a mistake, which ends the program.
    public func update<Result: Sendable>(_ change: @Sendable (inout SearchIndex<Record>) -> Result) -> Result {
        state.withLock { state in change(&state.index) }
    }

    /// All that there is.
    public var capabilities: SearchCapabilities { .all }

    // MARK: Searching

    /// The complete answer when the index is so small, its texts so short, and the page so small, that it takes no longer than
    /// allowed, even on a slow machine.
    public func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Record>? {
        let (contents, narrowing) = state.withLock { ($0.index.contents, $0.narrowing) }
        guard Self.nanoseconds(for: query, contents) <= budget.nanoseconds else { return nil }
        return results(for: query, contents, narrowing)
    }

    /// How long a search takes of those that take long.
    private static func nanoseconds(for query: SearchQuery, _ contents: IndexContents<Record>) -> Double {
        let records = contents.liveCount
        let each = contents.scattered == .none ? nanosecondsPerRecord : nanosecondsPerScatteredRecord
        // Short texts are no work beside that for each record. Of long ones lists leave out few, above all where errors are forgiven.
        let bytes = contents.segments.reduce(0) { $0 + $1.text.text.count }
        let long = max(0, bytes - records * 512)
        let listed = max(0, min(query.limit, records) - 50)
        let search = Double(records * (query.counts.isEmpty ? 1 : 3)) * each + Double(long) * 4
        let typed = query.limited.typed.joined()
        let typedBytes = typed.reduce(0) { $0 + $1.text.utf8.count }
        // Records that lists do not leave out are read for each term, and compared with all of a long one.
        let factor = Double(max(1, typed.count / 4, typedBytes / 64))
        return search * factor + Double(listed) * 500 + Double(typedBytes) * 20
    }

    private static var nanosecondsPerRecord: Double { 4 }

    /// The same where scattered letters are looked for: each record that has the letters is looked at.
    private static var nanosecondsPerScatteredRecord: Double { 40 }

    private func results(
        for query: SearchQuery,
        _ contents: IndexContents<Record>,
        _ narrowing: SearchNarrowing
    ) -> SearchResults<Record> {
        var kept: SearchNarrowing? = narrowing
        let results = contents.search(query, narrowing: &kept)
        if let kept { state.withLock { $0.narrowing = kept } }
        return results
    }

    /// Searches in the background; an index of many million records is searched in slices, each of which brings what was found so far.
    public func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached(priority: .userInitiated) { [self] in
                let (contents, narrowing) = state.withLock { ($0.index.contents, $0.narrowing) }
                do {
                    let kept = try contents.search(query, narrowing: narrowing, slice: Self.slice) { results in
                        continuation.yield(results)
                    }
                    state.withLock { $0.narrowing = kept }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The number of segments that are searched between two looks at whether somebody still waits: about a million records.
    private static var slice: Int { 16 }

    // MARK: Spelling

    /// Words of the records with few errors, the fewest first, and of those the most frequent.
    public func corrections(for term: String) async -> [String] {
        let contents = state.withLock { $0.index.contents }
        return await Task.detached(priority: .userInitiated) { contents.corrections(for: term) }.value
    }
}

extension Duration {
    fileprivate var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}
