/// An index in memory as a source of results. Several threads may search and change it at the same time.
///
/// Caches the matches of recent queries, to narrow longer ones.
public final class MemorySource<Record: Identifiable & Sendable>: ImmediateSearchSource, SpellingSource,
    CompletingSource
where Record.ID: Sendable {
    private let state: Guarded<State>

    private struct State: Sendable {
        var index: SearchIndex<Record>
        var narrowing = SearchNarrowing()
    }

    /// Makes a source from an index.
    public init(_ index: SearchIndex<Record>) { state = Guarded(State(index: index)) }

    /// A copy of the current index.
    public var index: SearchIndex<Record> { state.withLock { $0.index } }

    /// Changes the index. Running searches continue with the previous state.
    ///
    /// - Parameter change: Called while new searches wait, so do slow work, such as making a new index, before. Traps if the
    ///   closure uses the source itself.
    public func update<Result: Sendable>(_ change: @Sendable (inout SearchIndex<Record>) -> Result) -> Result {
        state.withLock { state in change(&state.index) }
    }

    /// All capabilities.
    public var capabilities: SearchCapabilities { .all }

    // MARK: Searching

    /// The complete results, if the index, its texts and the page are small enough to meet the budget even on a slow machine.
    public func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Record>? {
        let (contents, narrowing) = state.withLock { ($0.index.contents, $0.narrowing) }
        guard Self.nanoseconds(for: query, contents) <= budget.nanoseconds else { return nil }
        return results(for: query, contents, narrowing)
    }

    /// An estimate for slow searches.
    private static func nanoseconds(for query: SearchQuery, _ contents: IndexContents<Record>) -> Double {
        let records = contents.liveCount
        let each = contents.fuzzy == .none ? nanosecondsPerRecord : nanosecondsPerFuzzyRecord
        // The cost of short texts is included in the cost per record. Posting lists of long texts are less selective,
        // especially with typos.
        let bytes = contents.segments.reduce(0) { $0 + $1.text.textLength }
        let long = max(0, bytes - records * 512)
        let listed = max(0, min(query.limit, records) - 50)
        // Counting facets repeats the search without scope and filters, and once for each text field.
        var searches = query.facetCounts.isEmpty ? 1 : 3
        if query.facetCounts.contains(.fields) { searches += contents.settings.layout.texts.count }
        let search = Double(records * searches) * each + Double(long) * 4 + filterNanoseconds(for: query, contents)
        let limited = query.limited
        let combinations = limited.limitedAlternatives.reduce(1) { $0 * $1.count }
        let typed = limited.typedTexts
        let typedBytes = typed.reduce(0) { $0 + $1.utf8.count }
        // Candidates are read for each term, and compared with the whole of a long term.
        let factor = Double(max(1, typed.count / 4, typedBytes / 64))
        return search * factor * Double(combinations) + Double(listed) * 500 + Double(typedBytes) * 20
    }

    /// An estimate for filters by parts of texts, which compare records or values one by one.
    private static func filterNanoseconds(for query: SearchQuery, _ contents: IndexContents<Record>) -> Double {
        let layout = contents.settings.layout
        return query.limited.criteria.reduce(0) { sum, criterion in
            guard case .filter(let filter) = criterion else { return sum }
            if let field = layout.filters.firstIndex(where: { $0.name == filter.field }) {
                guard case .contains = filter.condition else { return sum }
                return sum + Double(contents.segments.reduce(0) { $0 + $1.text.values[field].table.count }) * 1000
            }
            return layout.texts.contains { $0.name == filter.field } ? sum + Double(contents.liveCount) * 50 : sum
        }
    }

    private static var nanosecondsPerRecord: Double { 4 }

    /// The cost per record with fuzzy matching, which reads each record that contains the letters.
    private static var nanosecondsPerFuzzyRecord: Double { 40 }

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

    /// Searches in the background. A search in many millions of records runs in slices and yields intermediate results.
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

    /// The number of segments between checks for cancellation: about a million records.
    private static var slice: Int { 16 }

    // MARK: Spelling

    /// Words of the records within the permitted edit distance, the closest first, then the most frequent.
    public func corrections(for term: String) async -> [String] {
        let contents = state.withLock { $0.index.contents }
        return await Task.detached(priority: .userInitiated) { contents.corrections(for: term) }.value
    }

    // MARK: Completion

    /// Words that begin with the last term of a query, among up to 4,096 of the records that the query finds.
    public func completions(of query: SearchQuery, limit: Int) async -> [String] {
        let contents = state.withLock { $0.index.contents }
        let task = Task.detached(priority: .userInitiated) { contents.completions(of: query, limit: limit) }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}

extension Duration {
    fileprivate var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}
