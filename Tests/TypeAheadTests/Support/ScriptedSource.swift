import TypeAheadTesting

@testable import TypeAhead

typealias ManualClock = ScriptedClock
typealias ScriptedFailure = TypeAheadTesting.ScriptedFailure
typealias ScriptedSource = TypeAheadTesting.ScriptedSource<Plant>

extension ScriptedSource {
    /// Makes a source of plants.
    ///
    /// - Parameter isDeaf: Whether the source also answers cancelled requests.
    convenience init(
        clock: ManualClock,
        capabilities: SearchCapabilities = .all,
        isDeaf: Bool = false,
        spelling: [String: [String]] = [:],
        script: @escaping @Sendable (_ number: Int, SearchQuery) -> [Step]
    ) {
        self.init(
            clock: clock,
            capabilities: capabilities,
            answersCancelledRequests: isDeaf,
            spelling: spelling,
            answer: { Plant.search($0) },
            script: script
        )
    }
}

/// A source with immediate answers, like an index in memory.
struct ReadySource: ImmediateSearchSource, SpellingSource {
    var capabilities: SearchCapabilities { .all }
    var spelling: [String: [String]] = [:]
    /// Whether the immediate answer is incomplete.
    var isHasty = false

    func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Plant>? {
        var results = Plant.search(query)
        if isHasty {
            results.hits = Array(results.hits.prefix(1))
            results.total = min(results.total, 1)
            results.isComplete = false
        }
        return results
    }

    func corrections(for term: String) async -> [String] { spelling[term] ?? [] }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(Plant.search(query))
            continuation.finish()
        }
    }
}
