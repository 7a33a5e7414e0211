import Testing

@testable import TypeAhead

@MainActor
@Suite("Pipeline: delays")
struct DelayTests {
    @Test
    func `a query is sent 150 ms after the last key press`() async {
        let bench = SearchBench(delay: .debounced())
        for text in ["ros", "rose", "rosem"] {
            bench.type(text)
            await bench.wait(149)
        }
        #expect(bench.sent.isEmpty)
        #expect(bench.phase == "waiting")
        await bench.wait(1)
        #expect(bench.sent == ["rosem"])
    }

    @Test
    func `a key press at the end of the delay restarts it`() async {
        let bench = SearchBench(delay: .debounced())
        bench.type("rose")
        await bench.settle()
        bench.clock.move(to: bench.clock.now.advanced(by: .milliseconds(150)))
        bench.type("rosem")
        await bench.wait(149)
        #expect(bench.sent.isEmpty)
        await bench.wait(1)
        #expect(bench.sent == ["rosem"])
    }

    @Test
    func `the return key at the end of the delay sends the query once`() async {
        let bench = SearchBench(delay: .debounced())
        bench.type("rose")
        await bench.settle()
        bench.clock.move(to: bench.clock.now.advanced(by: .milliseconds(150)))
        bench.pipeline.submit()
        await bench.rest()
        #expect(bench.sent == ["rose"])
        #expect(bench.phase == "results")
    }

    @Test(arguments: [false, true])
    func `timers are cancelled when their purpose ends`(fails: Bool) async {
        let bench = SearchBench(delay: .debounced()) { _, _ in [SearchBench.Step(100, fails ? .fail : .complete)] }
        bench.type("rose")
        bench.pipeline.submit()
        await bench.wait(100)
        #expect(bench.phase == (fails ? "failed" : "results"))
        #expect(bench.clock.sleeperCount == 0)
        bench.type("rosem")
        await bench.settle()
        #expect(bench.clock.sleeperCount == 1)
        bench.pipeline.clear()
        await bench.settle()
        #expect(bench.clock.sleeperCount == 0)
    }

    @Test
    func `no timer remains after the return key with a synchronous answer`() async {
        let clock = ManualClock()
        let pipeline = SearchPipeline(source: ReadySource(), clock: clock, delay: .debounced())
        pipeline.search(for: .text("mint"))
        await wait { clock.sleeperCount == 1 }
        pipeline.submit()
        await wait { pipeline.liveTasks == 0 }
        #expect(clock.sleeperCount == 0)
    }

    @Test
    func `queries of one or two letters wait 300 ms`() async {
        let bench = SearchBench(delay: .debounced())
        bench.type("ro")
        await bench.wait(299)
        #expect(bench.sent.isEmpty)
        await bench.wait(1)
        #expect(bench.sent == ["ro"])
    }

    @Test
    func `the return key sends the query immediately and once`() async {
        let bench = SearchBench(delay: .debounced())
        bench.type("rose")
        #expect(bench.pipeline.submit())
        #expect(!bench.pipeline.submit())
        await bench.rest()
        #expect(bench.sent == ["rose"])
        #expect(bench.source.requests[0].time == .zero)
        #expect(!bench.pipeline.submit())
    }

    @Test(arguments: [0, 1])
    func `choosing a value or scope sends the typed text without delay`(kind: Int) async {
        let bench = SearchBench(delay: .debounced())
        bench.type("rose")
        await bench.wait(10)
        var query = SearchQuery.text("rose")
        if kind == 0 { query.filters = .values("color", ["red"]) } else { query.scope = "garden" }
        bench.pipeline.search(for: query)
        await bench.rest()
        #expect(bench.source.requests.map(\.query) == [query])
        #expect(bench.source.requests[0].time == .milliseconds(10))
    }

    @Test
    func `choosing a value before typing sends the query without delay`() async {
        let bench = SearchBench(delay: .onSubmit)
        bench.pipeline.search(for: SearchQuery(filters: .values("color", ["red"])))
        await bench.settle()
        #expect(bench.source.requests.count == 1)
    }

    @Test
    func `clearing removes the results and drops the delayed query`() async {
        let bench = SearchBench(delay: .debounced())
        bench.type("rose")
        await bench.rest()
        bench.type("rosem")
        bench.type("")
        #expect(bench.shown == nil)
        #expect(bench.phase == "idle")
        await bench.rest()
        #expect(bench.sent == ["rose"])
    }

    @Test
    func `search on submit keeps the previous results until the return key`() async {
        let bench = SearchBench(delay: .onSubmit)
        bench.type("thyme")
        bench.pipeline.submit()
        await bench.rest()
        bench.type("rose")
        await bench.rest()
        #expect(bench.sent == ["thyme"])
        #expect(bench.phase == "waiting")
        #expect(bench.shown == ["thyme", "wild thyme"])
        #expect(bench.pipeline.state.isStale)
        bench.pipeline.submit()
        await bench.rest()
        #expect(bench.sent == ["thyme", "rose"])
    }

    @Test
    func `an adaptive delay is half of the median of the last eight response times, at most 400 ms`() {
        var times = AnswerTimes()
        #expect(times.delay == .zero)
        times.append(.milliseconds(100))
        #expect(times.delay == .milliseconds(50))
        times.append(.milliseconds(300))
        #expect(times.delay == .milliseconds(100))
        times.append(.milliseconds(5_000))
        #expect(times.delay == .milliseconds(150))
        for _ in 0..<8 { times.append(.milliseconds(2_000)) }
        #expect(times.delay == .milliseconds(400))
        for _ in 0..<8 { times.append(.zero) }
        #expect(times.delay == .zero)
    }

    @Test
    func `an adaptive delay follows the measured response times`() async {
        let bench = SearchBench(delay: .adaptive) { _, _ in
            [SearchBench.Step(10, .part(1)), SearchBench.Step(200, .complete)]
        }
        bench.type("rose")
        await bench.rest()
        bench.type("thyme")
        await bench.wait(99)
        #expect(bench.sent == ["rose"])
        await bench.wait(1)
        #expect(bench.sent == ["rose", "thyme"])
    }
}
