import Foundation
import Testing
import TypeAheadTesting

@testable import TypeAhead

/// A pipeline of plants whose events are recorded.
@MainActor
struct EventBench {
    let bench: SearchBench
    let recorder = SearchEventRecorder()

    init(
        delay: SearchDelay = .immediate,
        includesText: Bool = false,
        spelling: [String: [String]] = [:],
        answers: @escaping @Sendable (_ number: Int, SearchQuery) -> [SearchBench.Step] = { _, _ in
            [.init(100, .complete)]
        }
    ) {
        bench = SearchBench(delay: delay, spelling: spelling, answers: answers)
        bench.pipeline.eventOptions.includesText = includesText
        recorder.observe(bench.pipeline)
    }

    var pipeline: SearchPipeline<Plant> { bench.pipeline }

    /// The kinds of the events up to now.
    var kinds: [SearchEvent.Kind] { recorder.events.map(\.kind) }

    /// Types a text letter by letter, every 100 ms.
    func typeSlowly(_ text: String) async {
        for end in text.indices {
            bench.type(String(text[...end]))
            await bench.wait(100)
        }
    }
}

@MainActor
@Suite("Events of a search session")
struct SearchEventTests {
    private typealias Shown = SearchEvent.ShownResults

    private func shown(
        _ total: Int,
        first: Int = 100,
        complete: Int? = 100
    ) -> SearchEvent.Kind {
        .resultsShown(
            Shown(
                total: complete == nil ? .atLeast(total) : .exact(total),
                listed: total,
                timeToFirst: .milliseconds(first),
                timeToComplete: complete.map { .milliseconds($0) }
            )
        )
    }

    @Test
    func `the keystrokes of a query are joined, and reported when it has settled`() async {
        let session = EventBench()
        await session.typeSlowly("rose")
        #expect(session.kinds.isEmpty)
        await session.bench.wait(899)
        #expect(session.kinds.isEmpty)
        await session.bench.wait(1)
        #expect(session.kinds == [.querySettled(edits: 4), shown(3)])
        #expect(session.recorder.events.map(\.generation) == [4, 4])
        #expect(session.recorder.events.map(\.time) == [.milliseconds(1300), .milliseconds(1300)])
        await session.bench.rest()
        #expect(session.kinds.count == 2)
    }

    @Test
    func `the return key settles a query at once`() async {
        let session = EventBench(delay: .onSubmit)
        session.bench.type("rose")
        session.pipeline.submit()
        #expect(session.kinds == [.querySettled(edits: 1)])
        await session.bench.rest()
        #expect(session.kinds == [.querySettled(edits: 1), shown(3)])
    }

    @Test
    func `an answer after the query has settled is reported when it is complete`() async {
        let session = EventBench { _, _ in [.init(1500, .part(1)), .init(2000, .complete)] }
        session.bench.type("rose")
        await session.bench.wait(1999)
        #expect(session.kinds == [.querySettled(edits: 1)])
        await session.bench.wait(1)
        #expect(session.kinds.last == shown(3, first: 1500, complete: 2000))
        #expect(session.recorder.events.last?.time == .milliseconds(2000))
    }

    @Test
    func `incomplete results are reported when the user goes on`() async {
        let session = EventBench { _, _ in [.init(50, .part(2)), .init(5000, .complete)] }
        session.bench.type("rose")
        await session.bench.wait(2000)
        session.bench.type("tulip")
        #expect(session.kinds == [.querySettled(edits: 1), shown(2, first: 50, complete: nil)])
        #expect(session.recorder.events.last?.generation == 1)
    }

    @Test
    func `an opened record settles the query, and fulfils the intent`() async {
        let session = EventBench()
        session.bench.type("rose")
        await session.bench.wait(200)
        session.pipeline.resultOpened("rose", rank: 1)
        session.pipeline.resultOpened("rosemary", rank: 2)
        #expect(
            session.kinds == [
                .querySettled(edits: 1), shown(3), .resultOpened(rank: 1, record: nil),
                .resultOpened(rank: 2, record: nil),
            ]
        )
        session.pipeline.clear()
        await session.bench.rest()
        session.pipeline.searchEnded()
        #expect(session.kinds.count == 4)
        session.bench.type("tulip")
        await session.bench.rest()
        #expect(session.recorder.events.map(\.intent) == [1, 1, 1, 1, 2, 2])
    }

    @Test
    func `changes of a query without an opened record belong to one intent`() async {
        let session = EventBench()
        for text in ["rose", "red rose", "tulip"] {
            session.bench.type(text)
            await session.bench.rest()
        }
        session.pipeline.searchEnded()
        #expect(
            session.kinds == [
                .querySettled(edits: 1), shown(3), .querySettled(edits: 1), shown(1), .querySettled(edits: 1), shown(2),
                .abandoned,
            ]
        )
        #expect(Set(session.recorder.events.map(\.intent)) == [1])
        session.pipeline.searchEnded()
        #expect(session.kinds.count == 7)
    }

    @Test
    func `a cleared search is abandoned when the empty field has settled`() async {
        let session = EventBench()
        session.bench.type("rose")
        await session.bench.rest()
        session.pipeline.clear()
        await session.bench.wait(999)
        #expect(session.kinds.last != .abandoned)
        await session.bench.wait(1)
        #expect(session.kinds.last == .abandoned)
        #expect(session.recorder.events.last?.query.terms == 1)
    }

    @Test
    func `a field that is cleared to type again continues the intent`() async {
        let session = EventBench()
        session.bench.type("rose")
        await session.bench.rest()
        session.pipeline.clear()
        await session.bench.wait(500)
        session.bench.type("tulip")
        await session.bench.rest()
        #expect(session.kinds == [.querySettled(edits: 1), shown(3), .querySettled(edits: 2), shown(2)])
        #expect(Set(session.recorder.events.map(\.intent)) == [1])
    }

    @Test
    func `a query that was cleared before it settled is not reported`() async {
        let session = EventBench()
        session.bench.type("rose")
        session.pipeline.clear()
        await session.bench.rest()
        #expect(session.kinds.isEmpty)
        session.bench.type("rose")
        await session.bench.rest()
        #expect(session.kinds == [.querySettled(edits: 1), shown(3)])
        #expect(session.recorder.events.map(\.intent) == [1, 1])
    }

    @Test
    func `an empty answer and a failure are reported with their times`() async {
        let session = EventBench { number, _ in [.init(70, number == 1 ? .fail : .complete)] }
        session.bench.type("cactus")
        await session.bench.rest()
        session.bench.type("rose")
        await session.bench.rest()
        session.pipeline.retry()
        await session.bench.rest()
        #expect(
            session.kinds == [
                .querySettled(edits: 1), .empty(after: .milliseconds(70)),
                .querySettled(edits: 1), .failed(error: "ScriptedFailure", after: .milliseconds(70)),
                shown(3, first: 70, complete: 70),
            ]
        )
    }

    @Test
    func `changed records are no event`() async {
        let session = EventBench()
        session.bench.type("rose")
        await session.bench.wait(500)
        session.pipeline.refresh()
        await session.bench.rest()
        #expect(session.kinds == [.querySettled(edits: 1), shown(3)])
        session.pipeline.refresh()
        await session.bench.rest()
        #expect(session.kinds.count == 2)
    }

    @Test
    func `accepted suggestions are reported with their kind`() async throws {
        let session = EventBench(spelling: ["tulpi": ["tulip"]])
        session.bench.type("tulpi")
        await session.bench.rest()
        let correction = try #require(session.pipeline.state.phase.suggestions.first)
        session.pipeline.apply(correction)
        await session.bench.rest()
        session.pipeline.suggestionAccepted(rank: 2)
        #expect(
            session.kinds == [
                .querySettled(edits: 1), .empty(after: .milliseconds(100)), .suggestionAccepted(.correction),
                .querySettled(edits: 1), shown(2), .suggestionAccepted(.ofApp(rank: 2)),
            ]
        )
        session.bench.type("red cactus")
        await session.bench.rest()
        session.pipeline.apply(try #require(session.pipeline.state.phase.suggestions.first))
        #expect(session.kinds.last == .suggestionAccepted(.relaxation))
    }

    @Test
    func `a suggestion of the app may begin an intent`() async {
        let session = EventBench()
        session.bench.type("rose")
        await session.bench.rest()
        session.pipeline.searchEnded()
        session.pipeline.clear()
        session.pipeline.suggestionAccepted(rank: 0)
        session.bench.type("tulip")
        await session.bench.rest()
        #expect(session.recorder.events.map(\.intent) == [1, 1, 1, 2, 2, 2])
        #expect(session.kinds[3] == .suggestionAccepted(.ofApp(rank: 0)))
        #expect(session.recorder.events[3].query.terms == 0)
    }

    @Test
    func `the settling time can be set`() async {
        let session = EventBench()
        session.pipeline.eventOptions.settlingTime = .milliseconds(300)
        session.bench.type("rose")
        await session.bench.wait(300)
        #expect(session.kinds == [.querySettled(edits: 1), shown(3)])
    }

    @Test
    func `without a handler, nothing is recorded and no timer runs`() async {
        let clock = ManualClock()
        let pipeline = SearchPipeline(source: ReadySource(), clock: clock)
        pipeline.search(for: .text("rose"))
        pipeline.resultOpened("rose", rank: 0)
        pipeline.suggestionAccepted(rank: 0)
        pipeline.submit()
        pipeline.searchEnded()
        #expect(pipeline.liveTasks == 0)
        #expect(clock.nextTime == nil)
        #expect(pipeline.eventTracker.intent == 0)
        #expect(pipeline.eventTracker.current == nil)
    }

    @Test
    func `a pipeline that is released while a query settles reports nothing`() async {
        let clock = ManualClock()
        let recorder = SearchEventRecorder()
        var pipeline: SearchPipeline? = SearchPipeline(source: ReadySource(), clock: clock)
        recorder.observe(pipeline!)
        pipeline?.search(for: .text("rose"))
        await wait { clock.sleeperCount == 1 }
        weak let released = pipeline
        pipeline = nil
        #expect(released == nil)
        await wait { clock.sleeperCount == 0 }
        #expect(recorder.events.isEmpty)
    }
}
