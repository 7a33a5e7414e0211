@testable import TypeAhead

/// The error of a scripted source.
struct ScriptedFailure: Error, Equatable {}

/// A source that answers according to a script, at times of a manual clock.
final class ScriptedSource: SearchSource, SpellingSource {
    /// An event at a time after the request.
    struct Step: Sendable {
        enum Event: Sendable {
            /// Delivers the given number of matching records as an incomplete result.
            case part(Int)
            /// Delivers all matching records.
            case complete
            case fail
            /// Ends the answer without a complete result.
            case end
        }

        let time: Duration
        let event: Event

        init(_ milliseconds: Int, _ event: Event) {
            time = .milliseconds(milliseconds)
            self.event = event
        }
    }

    /// A request and its outcome.
    struct Request: Sendable {
        let query: SearchQuery
        let time: Duration
        var isCancelled = false
        var isOpen = true
    }

    private struct State {
        var requests: [Request] = []
        var mostOpen = 0
        var deafChannels: [DeafChannel] = []
    }

    let capabilities: SearchCapabilities
    private let clock: ManualClock
    private let isDeaf: Bool
    private let spelling: [String: [String]]
    private let script: @Sendable (_ number: Int, SearchQuery) -> [Step]
    private let state = Guarded(State())

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - isDeaf: Whether the source also answers cancelled requests.
    ///   - spelling: The suggested corrections of words.
    ///   - script: The steps for the request with the given number, counted from 0.
    init(
        clock: ManualClock,
        capabilities: SearchCapabilities = .all,
        isDeaf: Bool = false,
        spelling: [String: [String]] = [:],
        script: @escaping @Sendable (_ number: Int, SearchQuery) -> [Step]
    ) {
        self.clock = clock
        self.capabilities = capabilities
        self.isDeaf = isDeaf
        self.spelling = spelling
        self.script = script
    }

    var requests: [Request] { state.withLock { $0.requests } }
    /// The maximum number of requests that were open at the same time.
    var mostOpen: Int { state.withLock { $0.mostOpen } }
    /// The number of requests that wait for the clock.
    var waitingCount: Int {
        state.withLock { state in
            isDeaf ? state.deafChannels.count { $0.isAwaited } : state.requests.count { $0.isOpen }
        }
    }

    func corrections(for term: String) async -> [String] { spelling[term] ?? [] }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
        let number = state.withLock { state in
            state.requests.append(Request(query: query, time: clock.now.time))
            state.mostOpen = max(state.mostOpen, state.requests.count { $0.isOpen })
            return state.requests.count - 1
        }
        if isDeaf { return deafResults(for: query, number) }
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: SearchResults<Plant>.self)
        for step in script(number, query) {
            clock.schedule(after: step.time) {
                switch step.event {
                case .part(let count): continuation.yield(.part(of: query, count))
                case .complete:
                    continuation.yield(Plant.search(query))
                    continuation.finish()
                case .fail: continuation.finish(throwing: ScriptedFailure())
                case .end: continuation.finish()
                }
            }
        }
        continuation.onTermination = { [weak self] reason in
            self?.state.withLock { state in
                state.requests[number].isOpen = false
                if case .cancelled = reason { state.requests[number].isCancelled = true }
            }
        }
        return stream
    }

    /// Answers the request even after it was cancelled.
    private func deafResults(
        for query: SearchQuery,
        _ number: Int
    ) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
        let channel = DeafChannel()
        state.withLock { $0.deafChannels.append(channel) }
        for step in script(number, query) {
            clock.schedule(after: step.time) {
                switch step.event {
                case .part(let count): channel.push(.success(.part(of: query, count)))
                case .complete: channel.push(.success(Plant.search(query)))
                case .fail: channel.push(.failure(ScriptedFailure()))
                case .end: channel.push(.success(nil))
                }
            }
        }
        return AsyncThrowingStream { try await channel.next() }
    }
}

/// Delivers elements regardless of cancellation.
private final class DeafChannel: Sendable {
    typealias Element = Result<SearchResults<Plant>?, any Error>

    private struct State {
        var elements: [Element] = []
        var reader: CheckedContinuation<SearchResults<Plant>?, any Error>?
    }

    private let state = Guarded(State())

    /// Whether a reader waits for the next element.
    var isAwaited: Bool { state.withLock { $0.reader != nil } }

    func push(_ element: Element) {
        let reader = state.withLock { state in
            if state.reader == nil { state.elements.append(element) }
            return state.reader.take()
        }
        reader?.resume(with: element)
    }

    func next() async throws -> SearchResults<Plant>? {
        try await withCheckedThrowingContinuation { reader in
            let element: Element? = state.withLock { state in
                if state.elements.isEmpty {
                    state.reader = reader
                    return nil
                }
                return state.elements.removeFirst()
            }
            if let element { reader.resume(with: element) }
        }
    }
}

extension SearchResults<Plant> {
    /// The first results of a query, with an unknown total.
    fileprivate static func part(of query: SearchQuery, _ count: Int) -> SearchResults<Plant> {
        let hits = Array(Plant.search(query).hits.prefix(count))
        return SearchResults(hits: hits, total: hits.count, isComplete: false)
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
