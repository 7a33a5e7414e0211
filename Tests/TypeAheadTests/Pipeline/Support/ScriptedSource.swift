@testable import TypeAhead

/// Why a scripted source fails.
struct ScriptedFailure: Error, Equatable {}

/// A source that answers as a script says, at times of a manual clock.
final class ScriptedSource: SearchSource, SpellingSource {
    /// What a source does so much after it was asked.
    struct Step: Sendable {
        enum Event: Sendable {
            /// Hands over so many of the records that the query finds, and says that there may be more.
            case part(Int)
            /// Hands over all.
            case complete
            case fail
            /// Ends without having said that this is all.
            case end
        }

        let time: Duration
        let event: Event

        init(_ milliseconds: Int, _ event: Event) {
            time = .milliseconds(milliseconds)
            self.event = event
        }
    }

    /// What became of a request.
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

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - isDeaf: Whether requests that are cancelled are answered all the same.
    ///   - spelling: What words may be meant.
    ///   - script: What is done for the request of a number, from 0 on.
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
    /// The number of requests that were open at one time, at most.
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

    /// Answers in the same way, also who is cancelled and waits nevertheless.
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

/// Hands over what it is given, without a look at whether anybody was cancelled.
private final class DeafChannel: Sendable {
    typealias Element = Result<SearchResults<Plant>?, any Error>

    private struct State {
        var elements: [Element] = []
        var reader: CheckedContinuation<SearchResults<Plant>?, any Error>?
    }

    private let state = Guarded(State())

    /// Whether somebody waits for the next element.
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
    /// The first of what a query finds, while it is not known whether that is all.
    fileprivate static func part(of query: SearchQuery, _ count: Int) -> SearchResults<Plant> {
        let hits = Array(Plant.search(query).hits.prefix(count))
        return SearchResults(hits: hits, total: hits.count, isComplete: false)
    }
}

/// A source that has every answer at once, as an index in memory does.
struct ReadySource: ImmediateSearchSource, SpellingSource {
    var capabilities: SearchCapabilities { .all }
    var spelling: [String: [String]] = [:]
    /// Whether what it has at once is only a part.
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
