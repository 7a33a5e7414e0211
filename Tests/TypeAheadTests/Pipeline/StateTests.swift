import Testing

@testable import TypeAhead

@MainActor
@Suite("Pipeline: states")
struct StateTests {
    @Test
    func `a search is stalled after 300 ms, not earlier`() async {
        let bench = SearchBench { _, _ in [SearchBench.Step(1_000, .complete)] }
        await bench.wait(50)
        bench.type("rose")
        await bench.wait(299)
        #expect(bench.phase == "searching")
        await bench.wait(1)
        guard case .stalled(let since) = bench.pipeline.state.phase else {
            Issue.record("The search is \(bench.phase).")
            return
        }
        #expect(since == .milliseconds(50))
        await bench.wait(700)
        #expect(bench.phase == "results")
    }

    @Test
    func `an answer at the stall time is shown`() async {
        let clock = ManualClock()
        let source = GivenSource()
        let pipeline = SearchPipeline(source: source, clock: clock)
        pipeline.search(for: .text("mint"))
        await wait { clock.sleeperCount == 1 && pipeline.liveTasks == 2 }
        source.continuation.yield(Plant.search(.text("mint")))
        clock.move(to: clock.now.advanced(by: .milliseconds(300)))
        await wait { pipeline.liveTasks == 0 }
        #expect(pipeline.state.phase.name == "results")
    }

    @Test
    func `an incomplete synchronous answer is shown until the source answers`() async {
        let pipeline = SearchPipeline(source: ReadySource(isHasty: true), clock: ManualClock())
        var names: [[String]] = []
        pipeline.onChange = { if let answer = $0.answer { names.append(answer.results.names) } }
        pipeline.search(for: .text("mint"))
        #expect(names == [["mint"]])
        await wait { pipeline.state.answer?.isComplete == true }
        #expect(names == [["mint"], ["mint", "water mint"]])
    }

    @Test(arguments: [1, 150, 299])
    func `no activity indicator precedes answers within 300 ms`(time: Int) async {
        let bench = SearchBench { _, _ in [SearchBench.Step(time, .complete)] }
        for text in ["r", "ro", "ros", "rose"] {
            bench.type(text)
            await bench.wait(200)
        }
        await bench.rest()
        await bench.wait(1_000)
        #expect(!bench.states.map(\.phase.name).contains("stalled"))
    }

    @Test
    func `a failure keeps the previous results and allows a retry`() async {
        let bench = SearchBench { number, _ in [SearchBench.Step(10, number == 1 ? .fail : .complete)] }
        #expect(!bench.pipeline.retry())
        bench.type("thyme")
        await bench.rest()
        bench.type("rose")
        await bench.rest()
        guard case .failed(let error) = bench.pipeline.state.phase else {
            Issue.record("The search is \(bench.phase).")
            return
        }
        #expect(error as? ScriptedFailure == ScriptedFailure())
        #expect(bench.shown == ["thyme", "wild thyme"])
        #expect(bench.pipeline.state.isStale)
        #expect(bench.pipeline.retry())
        #expect(!bench.pipeline.retry())
        await bench.rest()
        #expect(bench.sent == ["thyme", "rose", "rose"])
        #expect(bench.shown == ["rose", "red rose", "rosemary"])
    }

    @Test
    func `a failure keeps partial results`() async {
        let bench = SearchBench { _, _ in [SearchBench.Step(10, .part(1)), SearchBench.Step(20, .fail)] }
        bench.type("rose")
        await bench.rest()
        #expect(bench.phase == "failed")
        #expect(bench.shown == ["rose"])
        #expect(!bench.pipeline.state.isStale)
    }

    @Test
    func `an answer that ends before it is complete is a failure`() async {
        let bench = SearchBench { _, _ in [SearchBench.Step(10, .part(1)), SearchBench.Step(20, .end)] }
        bench.type("rose")
        await bench.rest()
        guard case .failed(let error) = bench.pipeline.state.phase else {
            Issue.record("The search is \(bench.phase).")
            return
        }
        #expect(error as? SearchPipelineError == .incompleteAnswer)
    }

    @Test
    func `changed records resend the query and keep the results until the answer`() async {
        let bench = SearchBench(delay: .onSubmit)
        bench.pipeline.refresh()
        bench.type("rosem")
        bench.pipeline.submit()
        await bench.rest()
        bench.pipeline.refresh()
        #expect(bench.shown == ["rosemary"])
        #expect(bench.pipeline.state.isStale)
        await bench.rest()
        #expect(bench.sent == ["rosem", "rosem"])
        #expect(!bench.pipeline.state.isStale)
    }

    @Test
    func `changed records do not send a delayed or unsubmitted query`() async {
        for delay in [SearchDelay.onSubmit, .debounced()] {
            let bench = SearchBench(delay: delay)
            bench.type("rosem")
            bench.pipeline.refresh()
            await bench.wait(100)
            #expect(bench.sent == [])
            bench.pipeline.submit()
            await bench.rest()
            #expect(bench.sent == ["rosem"])
        }
    }

    @Test
    func `the return key retries a failed search`() async {
        let bench = SearchBench { number, _ in [SearchBench.Step(10, number == 0 ? .fail : .complete)] }
        bench.type("rosem")
        await bench.rest()
        #expect(bench.pipeline.submit())
        await bench.rest()
        #expect(bench.shown == ["rosemary"])
    }

    @Test
    func `a page past the last record is not an empty result`() async {
        let bench = SearchBench()
        bench.pipeline.search(for: SearchQuery(terms: ["rose"], offset: 50))
        await bench.rest()
        #expect(bench.phase == "results")
        #expect(bench.shown == [])
        #expect(bench.pipeline.state.answer?.total == .exact(3))
    }

    @Test
    func `unsupported criteria are reported with the answer, and uncounted totals are lower bounds`() async {
        let bench = SearchBench(capabilities: [.insideWords, .filters])
        bench.pipeline.search(
            for: SearchQuery(
                terms: ["o"],
                exclusions: [SearchTerm("a b", isPhrase: true)],
                filters: .values("color", ["red"]),
                scope: "wood",
                offset: 1,
                facetCounts: [.values]
            )
        )
        await bench.rest()
        let answer = bench.pipeline.state.answer
        #expect(answer?.unmet == [.phrases, .exclusions, .scopes, .offsets, .valueCounts])
        #expect(answer?.unmet.description == "phrases, exclusions, scopes, offsets, facet counts of values")
        if case .exact = answer?.total { Issue.record("The total is said to be exact.") }
    }

    @Test
    func `a stream of states starts with the current one and ends with the pipeline`() async {
        var pipeline: SearchPipeline? = SearchPipeline(source: ReadySource(), clock: ManualClock())
        pipeline?.search(for: .text("mint"))
        var states = pipeline!.states().makeAsyncIterator()
        #expect(await states.next()?.answer?.total == .exact(2))
        pipeline?.search(for: .text("thyme"))
        pipeline?.search(for: .text("oak"))
        #expect(await states.next()?.query == .text("oak"))
        pipeline = nil
        #expect(await states.next() == nil)
    }
}

/// A source that answers from a stream that the test controls.
private struct GivenSource: SearchSource {
    let stream: AsyncThrowingStream<SearchResults<Plant>, any Error>
    let continuation: AsyncThrowingStream<SearchResults<Plant>, any Error>.Continuation
    var capabilities: SearchCapabilities { .all }

    init() { (stream, continuation) = AsyncThrowingStream.makeStream() }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> { stream }
}
