import Testing

@testable import TypeAhead

/// A pipeline, what answers it, and the time of both.
@MainActor
final class SearchBench {
    typealias Step = ScriptedSource.Step

    let clock: ManualClock
    let source: ScriptedSource
    let pipeline: SearchPipeline<Plant>
    /// The states that the pipeline told of, in their order.
    private(set) var states: [SearchState<Plant>] = []

    /// Makes a bench.
    ///
    /// - Parameters:
    ///   - delay: How long queries wait.
    ///   - answers: What the source does for the request of a number, from 0 on. After 100 ms all is there, unless it is
    ///     said otherwise.
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

    /// What is shown; nil when nothing is.
    var shown: [String]? { pipeline.state.answer?.results.names }

    /// The texts that the source was asked for.
    var sent: [String] { source.requests.map { $0.query.terms.map(\.text).joined(separator: " ") } }

    var phase: String { pipeline.state.phase.name }

    func type(_ text: String) {
        pipeline.search(for: .text(text))
    }

    /// Lets time pass, and at each moment at which something happens everybody do what there is to do.
    func wait(_ milliseconds: Int) async {
        await settle()
        let end = clock.now.advanced(by: .milliseconds(milliseconds))
        while let time = clock.nextTime, time <= end {
            clock.move(to: time)
            await settle()
        }
        clock.move(to: end)
        await settle()
    }

    /// Waits until every task of the pipeline waits for the clock, or for the source that waits for it.
    func settle() async {
        var quietTurns = 0
        await TypeAheadTests.wait {
            let isQuiet = pipeline.liveTasks == clock.sleeperCount + source.waitingCount
            quietTurns = isQuiet ? quietTurns + 1 : 0
            return quietTurns == 4
        }
    }

    /// Lets time pass until nothing is to come.
    func rest() async {
        await settle()
        while let time = clock.nextTime {
            clock.move(to: time)
            await settle()
        }
    }
}

/// Lets others have their turn until something is so. It gives up after a minute or more, when something is broken.
@MainActor
func wait(until isSo: () -> Bool) async {
    for _ in 0..<50_000_000 {
        await Task.yield()
        if isSo() { return }
    }
    Issue.record("What is waited for does not come.")
}

extension SearchState.Phase {
    var name: String {
        switch self {
        case .idle: "idle"
        case .waiting: "waiting"
        case .searching: "searching"
        case .stalled: "stalled"
        case .results: "results"
        case .empty(_, true): "empty, proving"
        case .empty(_, false): "empty"
        case .failed: "failed"
        }
    }

    var remedies: [SearchRemedy] {
        guard case .empty(let remedies, _) = self else { return [] }
        return remedies
    }
}
