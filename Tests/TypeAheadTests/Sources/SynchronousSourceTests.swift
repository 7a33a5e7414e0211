import Testing
import TypeAheadTesting

@testable import TypeAhead

@Suite("Answers in the turn of the keystroke")
@MainActor struct SynchronousSourceTests {
    /// A source in the background that answers, fails, or does neither.
    private struct Background: SearchSource, SpellingSource {
        enum Answer { case results, partialResults, failure, nothing }

        var answer = Answer.results
        let queries = Guarded<[SearchQuery]>([])
        /// Called when a search ends or is released.
        var onEnd: @Sendable () -> Void = {}
        var capabilities: SearchCapabilities { [.exactTotals] }

        func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
            queries.withLock { $0.append(query) }
            return AsyncThrowingStream { continuation in
                continuation.onTermination = { _ in onEnd() }
                var results = Plant.search(query)
                switch answer {
                case .results: continuation.yield(results)
                case .partialResults:
                    results.isComplete = false
                    continuation.yield(results)
                case .failure: continuation.finish(throwing: ScriptedFailure())
                case .nothing: break
                }
            }
        }

        func corrections(for term: String) async -> [String] { ["corrected \(term)"] }
    }

    private let query = SearchQuery(terms: ["rose"])
    private let plants = Plant.search(SearchQuery(terms: ["rose"])).hits.map(\.record)

    @Test func `results within the budget are returned at once`() async {
        let source = SynchronousSource(Background())
        var results: SearchResults<Plant>?
        // Other tests may occupy all threads: repeated, because some of them wait for the main actor, which an attempt blocks.
        for _ in 0..<1000 where results == nil {
            results = source.immediateResults(for: query, within: .milliseconds(20))
            await Task.yield()
        }
        #expect(results?.hits.map(\.record) == plants)
        #expect(!plants.isEmpty)
    }

    @Test func `an answer that exceeds the budget arrives later, of the same search`() async throws {
        let base = Background()
        let source = SynchronousSource(base)
        let immediate = source.immediateResults(for: query, within: .zero)
        var found = immediate
        if immediate == nil {
            for try await results in source.results(for: query) where results.isComplete { found = results }
        }
        #expect(found?.hits.map(\.record) == plants)
        #expect(base.queries.withLock(\.count) == 1)
    }

    @Test func `partial results are no immediate answer`() async throws {
        let source = SynchronousSource(Background(answer: .partialResults))
        #expect(source.immediateResults(for: query, within: .milliseconds(1)) == nil)
        var iterator = source.results(for: query).makeAsyncIterator()
        let partial = try await iterator.next()
        #expect(partial?.isComplete == false)
    }

    @Test func `an error is thrown by the results`() async {
        let source = SynchronousSource(Background(answer: .failure))
        #expect(source.immediateResults(for: query, within: .milliseconds(1)) == nil)
        await #expect(throws: ScriptedFailure.self) {
            for try await _ in source.results(for: query) {}
        }
    }

    @Test func `a different query starts a search of its own`() async throws {
        let base = Background(answer: .nothing)
        let source = SynchronousSource(base)
        #expect(source.immediateResults(for: query, within: .zero) == nil)
        let other = SearchQuery(terms: ["mint"])
        _ = source.results(for: other)
        #expect(base.queries.withLock { $0.contains(other) })
    }

    @Test func `a search that exceeded the budget is cancelled by the next one`() async {
        let hasEnded = Guarded(false)
        let source = SynchronousSource(Background(answer: .nothing, onEnd: { hasEnded.withLock { $0 = true } }))
        #expect(source.immediateResults(for: query, within: .milliseconds(1)) == nil)
        #expect(source.immediateResults(for: SearchQuery(terms: ["mint"]), within: .zero) == nil)
        for _ in 0..<1_000_000 where !hasEnded.withLock({ $0 }) { await Task.yield() }
        #expect(hasEnded.withLock { $0 })
    }

    @Test func `a source with spelling corrections keeps them`() async {
        let source: any SearchSource<Plant> = SynchronousSource(Background())
        let speller = source as? any SpellingSource<Plant>
        #expect(await speller?.corrections(for: "a") == ["corrected a"])
        #expect(source.capabilities == [.exactTotals])
    }
}
