import Foundation
import Testing
import TypeAheadTesting

@testable import TypeAhead

@MainActor
@Suite("Log of a session")
struct EventLogTests {
    /// Answers of different speed, a slow one in parts, and a failure at the first request for oaks.
    nonisolated private static func answer(_ number: Int, _ query: SearchQuery) -> [SearchBench.Step] {
        switch query.terms.first?.text {
        case "oak": [.init(250, number.isMultiple(of: 2) ? .fail : .complete)]
        case "iris": [.init(120, .part(1)), .init(3000, .complete)]
        default: [.init(40, .complete)]
        }
    }

    /// A session with every kind of event.
    private func play(_ session: EventBench) async {
        let (bench, pipeline, recorder) = (session.bench, session.pipeline, session.recorder)
        recorder.note("types rose, and opens the second result")
        await session.typeSlowly("rose")
        await bench.wait(1500)
        recorder.record(announcement: "3 results")
        pipeline.resultOpened("red rose", rank: 1)
        recorder.note("types tulpi, and accepts the correction")
        await session.typeSlowly("tulpi")
        await bench.wait(1000)
        if let suggestion = pipeline.state.phase.suggestions.first { pipeline.apply(suggestion) }
        await bench.wait(1000)
        recorder.note("searches for irises in the garden, and does not wait for all")
        var query = SearchQuery(terms: ["iris"], exclusions: ["water"], filters: [SearchFilter("color", "red")])
        query.scope = "garden"
        pipeline.search(for: query)
        await bench.wait(2000)
        recorder.note("searches for oaks, and tries again after a failure")
        bench.type("oak")
        await bench.wait(1200)
        if bench.phase == "failed" { pipeline.submit() }
        await bench.wait(1000)
        recorder.note("clears the field")
        pipeline.clear()
        await bench.wait(1000)
        recorder.note("accepts a recent query, and cancels at once")
        pipeline.suggestionAccepted(rank: 0)
        bench.type("mint")
        await bench.wait(40)
        pipeline.searchEnded()
        await bench.rest()
    }

    private func session(includesText: Bool) -> EventBench {
        EventBench(includesText: includesText, spelling: ["tulpi": ["tulip"]]) { Self.answer($0, $1) }
    }

    @Test(arguments: [false, true])
    func `the log of a scripted session is known`(includesText: Bool) async throws {
        let session = session(includesText: includesText)
        await play(session)
        let name = includesText ? "session-with-text.log" : "session.log"
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
        if ProcessInfo.processInfo.environment["TYPEAHEAD_UPDATE_LOGS"] != nil {
            try session.recorder.log.write(to: url, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: url, encoding: .utf8)
        #expect(session.recorder.log == expected, "If this is intended, run the test with TYPEAHEAD_UPDATE_LOGS=1.")
    }

    @Test
    func `the same session has the same log`() async {
        let sessions = [session(includesText: true), session(includesText: true)]
        for session in sessions { await play(session) }
        #expect(sessions[0].recorder.log == sessions[1].recorder.log)
    }

    /// The words of the session, and texts that errors contain.
    private static let secrets: Set<String> = [
        "rose", "rosemary", "tulpi", "tulip", "iris", "water", "red", "garden", "oak", "mint", "color",
    ]

    @Test
    func `no text of a query is in the events, unless the app asks for it`() async {
        let session = session(includesText: false)
        await play(session)
        for event in session.recorder.events {
            // The second text has every property, also those that a line omits.
            for text in ["\(event)", dumped(event)] {
                let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
                #expect(words.isDisjoint(with: Self.secrets), "In: \(text)")
            }
        }
        let open = self.session(includesText: true)
        await play(open)
        let log = open.recorder.events.map { "\($0)" }.joined()
        for secret in ["rose", "tulpi", "tulip", "iris", "water", "red", "garden", "oak", "mint"] {
            #expect(log.contains(secret))
        }
    }

    private func dumped(_ event: SearchEvent) -> String {
        var text = ""
        dump(event, to: &text)
        return text
    }

    @Test
    func `the text of an error that quotes the query is not in the events`() async {
        let clock = ManualClock()
        let pipeline = SearchPipeline(source: QuotingSource(), clock: clock)
        let recorder = SearchEventRecorder()
        recorder.observe(pipeline)
        pipeline.search(for: .text("salary"))
        await wait { pipeline.state.phase.name == "failed" }
        pipeline.submit()
        #expect(recorder.lines.contains { $0.contains("failed after 0 ms: Quotation") })
        #expect(!recorder.log.contains("salary"))
        #expect(!pipeline.stateDescription().contains("salary"))
        #expect(pipeline.stateDescription(includesText: true).contains("salary"))
    }

    @Test
    func `control characters of a text do not reach a terminal`() {
        let query = SearchEvent.Query(.text("a\u{1B}[31mb\u{202E}"), includesText: true)
        let event = SearchEvent(intent: 1, generation: 1, time: .zero, query: query, kind: .abandoned)
        #expect("\(event)" == #"0 ms, intent 1, generation 1: abandoned (a\u{1B}[31mb\u{202E})"#)
    }

    @Test(arguments: [
        (Duration.zero, "0 ms"), (.microseconds(1500), "1.5 ms"), (.milliseconds(999), "999 ms"), (.seconds(1), "1 s"),
        (.milliseconds(61_250), "61.25 s"), (.milliseconds(-20), "-20 ms"), (.microseconds(1_000_001), "1.000001 s"),
    ])
    func `times are written without rounding`(time: Duration, text: String) {
        #expect(time.legible == text)
    }
}

/// A source whose errors quote the query.
private struct QuotingSource: SearchSource {
    struct Quotation: Error {
        let text: String
    }

    var capabilities: SearchCapabilities { .all }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
        AsyncThrowingStream { $0.finish(throwing: Quotation(text: query.text)) }
    }
}

@MainActor
@Suite("State of a pipeline as text")
struct StateDescriptionTests {
    @Test
    func `the state of a search has the numbers of its answer`() async {
        let bench = SearchBench { _, query in
            query.terms.count == 1 ? [.init(10, .part(2)), .init(20, .complete)] : [.init(500, .complete)]
        }
        bench.type("rose")
        await bench.wait(10)
        bench.type("red rose")
        await bench.wait(310)
        let expected = """
            time: 320 ms
            generation: 2
            query: 2 terms, 7 characters
            phase: stalled, searching since 10 ms
            answer: generation 1, incomplete, stale, 1 of 1 answered
            answer to: 1 term, 4 characters
            listed: 2 from 0, at least 2 in total
            tiers: 2 inside
            requests: one running
            source: ScriptedSource<Plant>, \(SearchCapabilities.all)

            """
        #expect(bench.pipeline.stateDescription() == expected)
        #expect(bench.pipeline.stateDescription(includesText: true).contains("query: red rose\n"))
    }

    @Test
    func `a new pipeline is idle`() {
        let text = SearchBench().pipeline.stateDescription()
        #expect(text.hasPrefix("time: 0 ms\ngeneration: 0\nquery: none\nphase: idle\nanswer: none\nrequests: none\n"))
    }
}

@MainActor
@Suite("Scripted sources")
struct ScriptedSourceTests {
    @Test
    func `a script delivers any results in any order`() async {
        let reversed = SearchResults(hits: Plant.search(.text("tulip")).hits.reversed(), total: 2)
        let bench = SearchBench { _, _ in [.init(30, .results(reversed)), .init(30, .end)] }
        bench.type("tulip")
        await bench.rest()
        #expect(bench.shown == ["red tulip", "tulip"])
    }

    @Test
    func `an answer that ends early is an error`() async {
        let bench = SearchBench { _, _ in [.init(30, .part(1)), .init(40, .end)] }
        bench.type("tulip")
        await bench.rest()
        #expect(bench.phase == "failed")
    }

    @Test
    func `a clock cannot go back`() async {
        await #expect(processExitsWith: .failure) {
            let clock = ScriptedClock()
            clock.move(to: .init(time: .seconds(2)))
            clock.move(to: .init(time: .seconds(1)))
        }
    }
}
