import Testing

@testable import TypeAhead

@MainActor
@Suite("Pipeline: input methods")
struct CompositionTests {
    /// The marked texts that input methods produce for successive keys, and the committed text.
    private static let compositions: [(name: String, marked: [String], committed: String)] = [
        ("Japanese", ["m", "ま", "まy", "まや", "マヤ"], "マヤ"),
        ("Korean", ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"], "한글"),
        ("a dead key", ["´"], "é"),
    ]

    @Test(
        arguments: [SearchDelay.immediate, .debounced(), .adaptive]
    )
    func `composition sends nothing, and its commit sends one query without delay`(
        delay: SearchDelay
    ) async {
        for composition in Self.compositions {
            let bench = SearchBench(delay: delay)
            for _ in composition.marked {
                bench.pipeline.search(for: .text("before"), isProvisional: true)
                await bench.wait(500)
            }
            #expect(bench.sent.isEmpty)
            #expect(bench.pipeline.state.isProvisional)
            let time = bench.clock.now.time
            bench.type(composition.committed)
            #expect(!bench.pipeline.state.isProvisional)
            await bench.settle()
            #expect(bench.source.requests.map(\.time) == [time])
            await bench.rest()
            #expect(bench.source.requests.filter { $0.query.limit > 0 }.map(\.query) == [.text(composition.committed)])
        }
    }

    @Test
    func `search on submit waits for the return key after a composition`() async {
        let bench = SearchBench(delay: .onSubmit)
        bench.pipeline.search(for: SearchQuery(), isProvisional: true)
        bench.type("rose")
        await bench.rest()
        #expect(bench.sent.isEmpty)
    }

    @Test
    func `the query typed before a composition is answered during it`() async {
        let bench = SearchBench(delay: .debounced())
        bench.type("rose")
        bench.pipeline.search(for: .text("rose"), isProvisional: true)
        await bench.rest()
        #expect(bench.shown == ["rose", "red rose", "rosemary"])
        #expect(bench.sent == ["rose"])
    }

    @Test
    func `a cancelled composition sends nothing`() async {
        let bench = SearchBench()
        bench.type("rose")
        await bench.rest()
        bench.pipeline.search(for: .text("rose"), isProvisional: true)
        let count = bench.states.count
        bench.type("rose")
        #expect(bench.states.count == count + 1)
        #expect(!bench.pipeline.state.isProvisional)
        await bench.rest()
        #expect(bench.sent == ["rose"])
    }

    @Test
    func `the return key belongs to the input method during a composition`() async {
        let bench = SearchBench(delay: .debounced())
        bench.type("rose")
        bench.pipeline.search(for: .text("rose"), isProvisional: true)
        #expect(!bench.pipeline.submit())
        await bench.settle()
        #expect(bench.sent.isEmpty)
    }

    @Test
    func `a preview queries only a local source, with the text around the composition`() async {
        for isLocal in [true, false] {
            let capabilities = isLocal ? SearchCapabilities.all : .all.subtracting(.local)
            let bench = SearchBench(composition: .preview, capabilities: capabilities)
            bench.pipeline.search(for: .text("rosem"), isProvisional: true)
            await bench.rest()
            #expect(bench.sent == (isLocal ? ["rosem"] : []))
            #expect(bench.pipeline.state.isProvisional)
            bench.type("rosemary")
            await bench.rest()
            #expect(bench.sent.last == "rosemary")
        }
    }

    @Test
    func `ending the search ends the composition`() {
        let bench = SearchBench()
        bench.pipeline.search(for: SearchQuery(), isProvisional: true)
        bench.pipeline.clear()
        #expect(!bench.pipeline.state.isProvisional)
        #expect(bench.states.map(\.isProvisional) == [true, false])
    }
}
