import TypeAhead

/// The error of a ``ScriptedSource``.
public struct ScriptedFailure: Error, Hashable {
    /// Makes an error.
    public init() {}
}

/// A source for tests that answers according to a script, at the times of a ``ScriptedClock``: late, in parts, in another order, not at
/// all, or with an error.
///
/// ```swift
/// let source = ScriptedSource(clock: clock, answer: { index.search($0) }) { number, query in
///     number == 0 ? [.init(50, .part(3)), .init(400, .complete)] : [.init(20, .fail)]
/// }
/// ```
public final class ScriptedSource<Record: Sendable>: SearchSource, SpellingSource {
    /// An event at a time after the request.
    public struct Step: Sendable {
        /// An event of an answer.
        public enum Event: Sendable {
            /// Delivers the given number of the best records as incomplete results.
            case part(Int)
            /// Delivers all records, and ends the answer.
            case complete
            /// Delivers any results. An answer must end with complete ones.
            case results(SearchResults<Record>)
            /// Ends the answer with an error.
            case fail
            /// Ends the answer, without complete results unless they were delivered before.
            case end
        }

        /// The time after the request.
        public let time: Duration

        /// The event.
        public let event: Event

        /// Makes a step.
        ///
        /// - Parameter milliseconds: The time after the request.
        public init(_ milliseconds: Int, _ event: Event) {
            time = .milliseconds(milliseconds)
            self.event = event
        }
    }

    /// A request and its state.
    public struct Request: Sendable {
        /// The query.
        public let query: SearchQuery
        /// The time of the request.
        public let time: Duration
        /// Whether the request was cancelled before its end.
        public internal(set) var isCancelled = false
        /// Whether the answer has not ended. Remains true if the source answers cancelled requests.
        public internal(set) var isOpen = true
    }

    private struct State {
        var requests: [Request] = []
        var mostOpen = 0
        var deafChannels: [DeafChannel<Record>] = []
    }

    /// The capabilities of the source.
    public let capabilities: SearchCapabilities

    private let clock: ScriptedClock
    private let answersCancelledRequests: Bool
    private let spelling: [String: [String]]
    private let answer: @Sendable (SearchQuery) -> SearchResults<Record>
    private let script: @Sendable (_ number: Int, SearchQuery) -> [Step]
    private let state = Guarded(State())

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - capabilities: The capabilities to declare; `answer` should have them.
    ///   - answersCancelledRequests: Whether the source ignores the cancellation of requests.
    ///   - spelling: The corrections of words.
    ///   - answer: The complete results of a query.
    ///   - script: The steps for the request with the given number, counted from 0. Default: a complete answer after 100 ms.
    public init(
        clock: ScriptedClock,
        capabilities: SearchCapabilities = .all,
        answersCancelledRequests: Bool = false,
        spelling: [String: [String]] = [:],
        answer: @escaping @Sendable (SearchQuery) -> SearchResults<Record>,
        script: @escaping @Sendable (_ number: Int, SearchQuery) -> [Step] = { _, _ in [Step(100, .complete)] }
    ) {
        self.clock = clock
        self.capabilities = capabilities
        self.answersCancelledRequests = answersCancelledRequests
        self.spelling = spelling
        self.answer = answer
        self.script = script
    }

    /// The requests up to now.
    public var requests: [Request] { state.withLock { $0.requests } }

    /// The maximum number of requests that were open at the same time.
    public var mostOpen: Int { state.withLock { $0.mostOpen } }

    /// The number of requests that wait for the clock.
    public var waitingCount: Int {
        state.withLock { state in
            answersCancelledRequests
                ? state.deafChannels.count { $0.isAwaited } : state.requests.count { $0.isOpen }
        }
    }

    /// The corrections of a word.
    public func corrections(for term: String) async -> [String] { spelling[term] ?? [] }

    /// Answers a query according to the script.
    public func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        let number = state.withLock { state in
            state.requests.append(Request(query: query, time: clock.now.time))
            state.mostOpen = max(state.mostOpen, state.requests.count { $0.isOpen })
            return state.requests.count - 1
        }
        return answersCancelledRequests ? deafResults(for: query, number) : results(for: query, number)
    }

    private func results(
        for query: SearchQuery,
        _ number: Int
    ) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: SearchResults<Record>.self)
        for step in script(number, query) {
            clock.schedule(after: step.time) { [answer] in
                switch step.event {
                case .part(let count): continuation.yield(answer(query).part(count))
                case .complete:
                    continuation.yield(answer(query))
                    continuation.finish()
                case .results(let results): continuation.yield(results)
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
    ) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        let channel = DeafChannel<Record>()
        state.withLock { $0.deafChannels.append(channel) }
        for step in script(number, query) {
            clock.schedule(after: step.time) { [answer] in
                switch step.event {
                case .part(let count): channel.push(.success(answer(query).part(count)))
                case .complete: channel.push(.success(answer(query)))
                case .results(let results): channel.push(.success(results))
                case .fail: channel.push(.failure(ScriptedFailure()))
                case .end: channel.push(.success(nil))
                }
            }
        }
        return AsyncThrowingStream { try await channel.next() }
    }
}

/// Delivers elements regardless of cancellation.
private final class DeafChannel<Record: Sendable>: Sendable {
    typealias Element = Result<SearchResults<Record>?, any Error>

    private struct State {
        var elements: [Element] = []
        var reader: CheckedContinuation<SearchResults<Record>?, any Error>?
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

    func next() async throws -> SearchResults<Record>? {
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

extension SearchResults {
    /// The first of these results, with an unknown total.
    fileprivate func part(_ count: Int) -> SearchResults {
        let hits = Array(hits.prefix(count))
        return SearchResults(hits: hits, total: hits.count, isComplete: false)
    }
}
