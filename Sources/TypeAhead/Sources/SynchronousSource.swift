import Dispatch

/// A source whose quick answers are shown in the same turn as the keystroke, so that one frame shows the typed letter and its results.
///
/// For sources that search in the background, but mostly answer within the budget of a ``SearchPipeline`` on the main actor (4 ms), such
/// as an index in a local file. The main actor waits for the answer for that time at most. A slower search continues in the background,
/// and the pipeline receives its results as usual.
///
/// Do not use it for a source that needs the main actor to answer: each search would wait for the whole budget.
public final class SynchronousSource<Base: SearchSource>: ImmediateSearchSource {
    /// A record of the base.
    public typealias Record = Base.Record

    private typealias Results = AsyncThrowingStream<SearchResults<Record>, any Error>

    private let base: Base
    /// The latest search that exceeded the budget, until its results are requested.
    private let unfinished = Guarded<(query: SearchQuery, results: Results)?>(nil)

    /// Makes a source that answers with the results of a different one.
    public init(_ base: Base) { self.base = base }

    /// The capabilities of the base.
    public var capabilities: SearchCapabilities { base.capabilities }

    /// The complete results of the base, if they arrive within the budget. Blocks the thread until then.
    public func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Record>? {
        // A search for a previous query ends when its results are released.
        unfinished.withLock { $0 = nil }
        let answer = Guarded<SearchResults<Record>?>(nil)
        let end = DispatchSemaphore(value: 0)
        let results = Results { continuation in
            let task = Task.detached(priority: .userInitiated) { [base] in
                defer { end.signal() }
                do {
                    for try await results in base.results(for: query) {
                        continuation.yield(results)
                        guard results.isComplete else { continue }
                        answer.withLock { $0 = results }
                        break
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
        _ = end.wait(timeout: .now() + budget.interval)
        if let complete = answer.withLock({ $0 }) { return complete }
        unfinished.withLock { $0 = (query, results) }
        return nil
    }

    /// The results of the base; those of the search that just exceeded its budget, if the query is the same.
    public func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        let known = unfinished.withLock { unfinished -> Results? in
            guard let known = unfinished, known.query == query else { return nil }
            unfinished = nil
            return known.results
        }
        return known ?? base.results(for: query)
    }
}

extension SynchronousSource: SpellingSource where Base: SpellingSource {
    /// The corrections of the base.
    public func corrections(for term: String) async -> [String] { await base.corrections(for: term) }
}

extension SynchronousSource: CompletingSource where Base: CompletingSource {
    /// The completions of the base.
    public func completions(of query: SearchQuery, limit: Int) async -> [String] {
        await base.completions(of: query, limit: limit)
    }
}

extension Duration {
    /// The interval for Dispatch, at most an hour.
    fileprivate var interval: DispatchTimeInterval {
        let (seconds, attoseconds) = min(self, .seconds(3600)).components
        return .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
    }
}
