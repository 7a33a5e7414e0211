import Testing
import TypeAheadTesting

@testable import TypeAhead

/// A pipeline, its source, and their clock.
@MainActor
final class SearchBench {
    typealias Step = ScriptedSource.Step

    let clock: ManualClock
    let source: ScriptedSource
    let pipeline: SearchPipeline<Plant>
    /// The states reported by the pipeline, in order.
    private(set) var states: [SearchState<Plant>] = []

    /// Creates a bench.
    ///
    /// - Parameters:
    ///   - delay: The delay before a query is sent.
    ///   - answers: The steps of the source for the request with the given number, counted from 0. Default: a complete answer
    ///     after 100 ms.
    init(
        delay: SearchDelay = .immediate,
        composition: CompositionPolicy = .hold,
        capabilities: SearchCapabilities = .all,
        isDeaf: Bool = false,
        spelling: [String: [String]] = [:],
        answers: @escaping @Sendable (_ number: Int, SearchQuery) -> [Step] = { _, _ in [Step(100, .complete)] }
    ) {
        clock = ManualClock()
        source = ScriptedSource(
            clock: clock,
            capabilities: capabilities,
            isDeaf: isDeaf,
            spelling: spelling,
            script: answers
        )
        pipeline = SearchPipeline(source: source, clock: clock, delay: delay, composition: composition)
        pipeline.onChange = { [weak self] in self?.states.append($0) }
    }

    /// The displayed results; nil if there are none.
    var shown: [String]? { pipeline.state.answer?.results.names }

    /// The texts of the queries sent to the source.
    var sent: [String] { source.requests.map { $0.query.terms.map(\.text).joined(separator: " ") } }

    var phase: String { pipeline.state.phase.name }

    func type(_ text: String) {
        pipeline.search(for: .text(text))
    }

    private var session: ScriptedSession<Plant> { ScriptedSession(pipeline, source, clock) }

    /// Advances the clock, stops at the time of each event, and lets all tasks run there.
    func wait(_ milliseconds: Int) async { await session.advance(by: .milliseconds(milliseconds)) }

    /// Waits until every task of the pipeline waits for the clock, or for a source that does.
    func settle() async { await session.settle() }

    /// Advances the clock until no events remain.
    func rest() async { await session.finish() }
}

/// Yields to other tasks until a condition holds. Gives up after a minute or more, which indicates an error.
@MainActor
func wait(until isSo: () -> Bool) async {
    for _ in 0..<50_000_000 {
        await Task.yield()
        if isSo() { return }
    }
    Issue.record("The awaited condition does not hold.")
}

extension SearchState.Phase {
    var name: String {
        switch self {
        case .idle: "idle"
        case .waiting: "waiting"
        case .searching: "searching"
        case .stalled: "stalled"
        case .results: "results"
        case .empty(_, true): "empty, verifying"
        case .empty(_, false): "empty"
        case .failed: "failed"
        }
    }

    var suggestions: [RecoverySuggestion] {
        guard case .empty(let suggestions, _) = self else { return [] }
        return suggestions
    }
}
