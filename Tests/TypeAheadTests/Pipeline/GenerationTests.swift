import Synchronization
import Testing

@testable import TypeAhead

@MainActor
@Suite("Pipeline: generations")
struct GenerationTests {
    @Test
    func `the previous results are shown until the answer arrives`() async {
        let bench = SearchBench()
        bench.type("rosem")
        #expect(bench.phase == "searching")
        #expect(bench.shown == nil)
        await bench.wait(100)
        #expect(bench.shown == ["rosemary"])
        #expect(bench.phase == "results")
        bench.type("thy")
        #expect(bench.shown == ["rosemary"])
        #expect(bench.pipeline.state.isStale)
        await bench.wait(100)
        #expect(bench.shown == ["thyme", "wild thyme"])
        #expect(!bench.pipeline.state.isStale)
    }

    @Test
    func `each change of the query gets its own generation before any delay`() {
        let bench = SearchBench(delay: .debounced())
        let numbers = ["r", "ro", "r", ""].map { text in
            bench.type(text)
            return bench.pipeline.state.generation
        }
        #expect(numbers == [1, 2, 3, 4])
    }

    @Test
    func `each chosen value, exclusion and scope begins a generation, too`() {
        let bench = SearchBench(delay: .onSubmit)
        var query = SearchQuery.text("rose")
        let numbers = [
            { query.filters = .values("color", ["red"]) }, { query.filters[0].isExcluded = true },
            { query.scope = "garden" }, { query.fields = ["name"] }, { query.filters = [] },
        ].map { change in
            change()
            bench.pipeline.search(for: query)
            return bench.pipeline.state.generation
        }
        #expect(numbers == [1, 2, 3, 4, 5])
    }

    @Test(arguments: [false, true])
    func `an answer during the delay of the next query is ignored`(isDeaf: Bool) async {
        let bench = SearchBench(delay: .debounced(), isDeaf: isDeaf)
        bench.type("rose")
        await bench.wait(200)
        #expect(bench.sent == ["rose"])
        bench.type("tulip")
        let count = bench.states.count
        await bench.wait(100)
        #expect(bench.states.count == count)
        #expect(bench.shown == nil)
        await bench.rest()
        #expect(bench.shown == ["tulip", "red tulip"])
    }

    @Test(arguments: [false, true])
    func `an answer after the end of the search is ignored`(isDeaf: Bool) async {
        let bench = SearchBench(isDeaf: isDeaf)
        bench.type("rose")
        await bench.settle()
        bench.pipeline.clear()
        #expect(bench.phase == "idle")
        let count = bench.states.count
        await bench.rest()
        #expect(bench.states.count == count)
        #expect(bench.shown == nil)
    }

    @Test
    func `the next key press cancels the running request in the same turn`() async {
        let bench = SearchBench()
        bench.type("r")
        await bench.settle()
        bench.type("ro")
        #expect(bench.source.requests.map(\.isCancelled) == [true])
        await bench.settle()
        #expect(bench.source.requests.map(\.isCancelled) == [true, false])
    }

    @Test
    func `a source that works in the task of the search sees its cancellation when it continues`() async {
        let source = SteppedSource()
        let pipeline = SearchPipeline(source: source, clock: ManualClock())
        pipeline.search(for: .text("r"))
        await wait { source.steps.count == 1 }
        pipeline.search(for: .text("ro"))
        source.proceed()
        await wait { source.steps.count == 3 }
        #expect(source.steps == ["r", "r cancelled", "ro"])
        pipeline.clear()
        source.proceed()
        await wait { pipeline.liveTasks == 0 }
        #expect(source.steps == ["r", "r cancelled", "ro", "ro cancelled"])
    }

    @Test(arguments: [false, true])
    func `one request runs and one waits, and those between are never sent`(isDeaf: Bool) async {
        let bench = SearchBench(isDeaf: isDeaf)
        bench.type("r")
        await bench.settle()
        for text in ["ro", "ros", "rose"] { bench.type(text) }
        await bench.rest()
        #expect(bench.sent == ["r", "rose"])
        if !isDeaf { #expect(bench.source.mostOpen == 1) }
        #expect(bench.shown == ["rose", "red rose", "rosemary"])
    }

    @Test
    func `a waiting request is not sent after the end of the search`() async {
        let bench = SearchBench()
        bench.type("r")
        await bench.settle()
        bench.type("ro")
        bench.pipeline.clear()
        await bench.rest()
        #expect(bench.sent == ["r"])
    }

    @Test
    func `partial results replace the previous ones only if they have content`() async {
        let bench = SearchBench { number, _ in
            number == 0
                ? [SearchBench.Step(10, .complete)]
                : [SearchBench.Step(10, .part(0)), SearchBench.Step(20, .part(2)), SearchBench.Step(30, .complete)]
        }
        bench.type("thyme")
        await bench.wait(10)
        bench.type("rose")
        await bench.wait(10)
        #expect(bench.shown == ["thyme", "wild thyme"])
        #expect(bench.phase == "searching")
        await bench.wait(10)
        #expect(bench.shown == ["rose", "red rose"])
        #expect(bench.pipeline.state.answer?.isComplete == false)
        #expect(bench.pipeline.state.answer?.total == .atLeast(2))
        await bench.wait(10)
        #expect(bench.pipeline.state.answer?.isComplete == true)
        #expect(bench.pipeline.state.answer?.total == .exact(3))
    }

    @Test
    func `a query that differs only in white space is not sent again`() async {
        let bench = SearchBench()
        bench.type("red rose")
        await bench.rest()
        let count = bench.states.count
        bench.type("  red   rose ")
        bench.pipeline.search(
            for: SearchQuery(terms: ["red ", " ", "rose"], exclusions: [" "], filters: .values("color", []))
        )
        await bench.rest()
        #expect(bench.sent == ["red rose"])
        #expect(bench.states.count == count)
    }

    @Test
    func `an empty query ends the search, even with a scope`() async {
        let bench = SearchBench()
        bench.type("rose")
        await bench.rest()
        bench.pipeline.search(for: SearchQuery(terms: [" "], scope: "garden"))
        #expect(bench.phase == "idle")
        #expect(bench.shown == nil)
        #expect(bench.pipeline.state.query == nil)
        await bench.rest()
        #expect(bench.sent == ["rose"])
    }

    @Test
    func `a synchronous answer is shown in the same turn, without an earlier state`() {
        let pipeline = SearchPipeline(source: ReadySource(), clock: ManualClock())
        var phases: [String] = []
        pipeline.onChange = { phases.append($0.phase.name) }
        pipeline.search(for: .text("thyme"))
        #expect(pipeline.state.answer?.results.names == ["thyme", "wild thyme"])
        pipeline.search(for: .text("mint"))
        #expect(pipeline.state.answer?.results.names == ["mint", "water mint"])
        #expect(phases == ["results", "results"])
    }

    @Test
    func `an observer of a change may change the query`() async {
        let bench = SearchBench()
        var numbers: [Int] = []
        let pipeline = bench.pipeline
        pipeline.onChange = { [weak pipeline] state in
            numbers.append(state.generation)
            if state.query == .text("r") { pipeline?.search(for: .text("rosem")) }
        }
        bench.type("r")
        await bench.rest()
        #expect(bench.shown == ["rosemary"])
        #expect(numbers == [1, 2, 2])
    }
}

/// A source that works in the task that reads its results, and pauses until the test lets it proceed.
private final class SteppedSource: SearchSource {
    private struct State {
        var steps: [String] = []
        var paused: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var capabilities: SearchCapabilities { .all }

    /// The steps of all requests: the beginning, and whether the request was cancelled during the pause.
    var steps: [String] { state.withLock(\.steps) }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
        AsyncThrowingStream { [self] in
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    state.steps.append(query.text)
                    state.paused.append(continuation)
                }
            }
            state.withLock { $0.steps.append(query.text + (Task.isCancelled ? " cancelled" : " goes on")) }
            try Task.checkCancellation()
            return Plant.search(query)
        }
    }

    func proceed() {
        let paused = state.withLock { state in
            defer { state.paused = [] }
            return state.paused
        }
        for continuation in paused { continuation.resume() }
    }
}
