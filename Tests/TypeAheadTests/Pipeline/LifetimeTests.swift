import Testing

@testable import TypeAhead

@MainActor
@Suite("Pipeline: deallocation")
struct LifetimeTests {
    /// Types a query, releases the bench after the given time, and returns its source, its clock, whether the pipeline was
    /// deallocated, and the number of states reported afterwards.
    private func leave(
        delay: SearchDelay = .immediate,
        after milliseconds: Int,
        spelling: [String: [String]] = [:],
        text: String
    ) async -> (ScriptedSource, ManualClock, gone: Bool, states: Int) {
        var bench: SearchBench? = SearchBench(delay: delay, spelling: spelling) { number, _ in
            number == 0 ? [SearchBench.Step(400, .complete)] : []
        }
        bench!.type(text)
        await bench!.wait(milliseconds)
        weak let pipeline = bench!.pipeline
        let (source, clock) = (bench!.source, bench!.clock)
        let states = Counter()
        bench!.pipeline.onChange = { _ in states.count += 1 }
        bench = nil
        return (source, clock, pipeline == nil, states.count)
    }

    private final class Counter {
        var count = 0
    }

    @Test
    func `deallocating a pipeline cancels its running source`() async {
        let (source, clock, gone, _) = await leave(after: 100, text: "rose")
        #expect(gone)
        #expect(source.requests.map(\.isCancelled) == [true])
        await wait { clock.sleeperCount == 0 }
    }

    @Test
    func `a source is released with the pipeline whose search it runs`() async {
        weak var source: ScriptedSource?
        do {
            let bench = SearchBench()
            bench.type("rose")
            await bench.settle()
            source = bench.source
            #expect(source?.requests.count == 1)
        }
        await wait { source == nil }
        #expect(source == nil)
    }

    @Test
    func `deallocating a pipeline drops its delayed query`() async {
        let (source, clock, gone, _) = await leave(delay: .debounced(), after: 10, text: "rose")
        #expect(gone)
        await wait { clock.sleeperCount == 0 }
        #expect(source.requests.isEmpty)
    }

    @Test
    func `a pipeline can be deallocated while recovery suggestions are verified`() async {
        let (source, _, gone, _) = await leave(after: 500, spelling: ["roze": ["rose"]], text: "roze")
        #expect(gone)
        #expect(source.requests.count == 2)
        #expect(source.requests.last?.isCancelled == true)
    }
}
