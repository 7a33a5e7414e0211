import Testing

@testable import TypeAhead

/// Arbitrary edits, with answers in any order and with failures.
@MainActor
@Suite("Pipeline: any edits")
struct AnyEditsTests {
    private static let delays: [SearchDelay] = [.immediate, .debounced(), .adaptive, .onSubmit]

    /// The steps for the request with the given number. They depend only on the number and the seed.
    nonisolated private static func answer(_ number: Int, seed: UInt64) -> [SearchBench.Step] {
        var dice = Dice(seed: seed &* 1_000_003 &+ UInt64(number))
        var time = Int.random(in: 0...700, using: &dice)
        var steps: [SearchBench.Step] = []
        for _ in 0..<Int.random(in: 0...3, using: &dice) {
            steps.append(SearchBench.Step(time, .part(Int.random(in: 0...4, using: &dice))))
            time += Int.random(in: 0...200, using: &dice)
        }
        let last: [SearchBench.Step.Event] = [.complete, .complete, .complete, .fail, .end]
        return steps + [SearchBench.Step(time, last.randomElement(using: &dice)!)]
    }

    /// Edits a query at random, as a user who types, chooses and clears does.
    private func edit(_ text: inout String, _ query: inout SearchQuery, _ dice: inout Dice) {
        switch Int.random(in: 0..<12, using: &dice) {
        case 0...5: text.append(["r", "o", "s", "e", " ", "t", "i"].randomElement(using: &dice)!)
        case 6...7: text = String(text.dropLast())
        case 8: text = ["", "rose", "water", "red", "zzz"].randomElement(using: &dice)!
        case 9:
            let color = ["red", "white", "blue"].randomElement(using: &dice)!
            query.choose(query.chosenValues(of: "color").symmetricDifference([color]).sorted(), of: "color")
        case 10: query.scope = [nil, "garden", "wood"].randomElement(using: &dice)!
        default: query.filters = []
        }
        query.terms = SearchQuery.text(text).terms
    }

    @Test(arguments: 0..<200)
    func `at rest the last query's results are shown, and older results never reappear`(seed: Int) async {
        var dice = Dice(seed: UInt64(seed) &+ 77)
        let answers = UInt64(seed)
        let bench = SearchBench(
            delay: Self.delays[seed % 4],
            isDeaf: seed % 3 == 0,
            spelling: ["zzz": ["iris"]],
            answers: { number, _ in Self.answer(number, seed: answers) }
        )
        var (text, query, edits) = ("", SearchQuery(), 0)
        for _ in 0..<Int.random(in: 1...30, using: &dice) {
            let before = query.normalized
            edit(&text, &query, &dice)
            if query.normalized != before { edits += 1 }
            bench.pipeline.search(for: query, isProvisional: Int.random(in: 0..<10, using: &dice) == 0)
            if Int.random(in: 0..<8, using: &dice) == 0, bench.pipeline.submit() { edits += 1 }
            await bench.wait([0, 0, 20, 100, 400, 1_000].randomElement(using: &dice)!)
        }
        bench.pipeline.search(for: query)
        if bench.pipeline.submit() { edits += 1 }
        await bench.rest()

        let sent = bench.source.requests.count { $0.query.limit > 0 }
        #expect(sent <= edits, "\(sent) requests were sent for \(edits) edits.")

        for _ in 0..<100 where bench.pipeline.retry() { await bench.rest() }
        let shown = bench.pipeline.state.answer
        if !query.normalized.hasCriteria {
            #expect(bench.phase == "idle")
            #expect(shown == nil)
        } else {
            #expect(shown?.results.hits.map(\.record) == Plant.search(query).hits.map(\.record))
            #expect(shown?.total == .exact(Plant.search(query).total))
            #expect(bench.phase == (Plant.search(query).total > 0 ? "results" : "empty"))
        }
        checkOrder(of: bench.states)
        if seed % 3 != 0 { #expect(bench.source.mostOpen <= 1) }
    }

    private func checkOrder(of states: [SearchState<Plant>]) {
        var lastGeneration = 0
        var lastShown = 0
        for state in states {
            #expect(state.generation >= lastGeneration)
            lastGeneration = state.generation
            if let answer = state.answer {
                #expect(answer.generation >= lastShown)
                #expect(answer.generation <= state.generation)
                lastShown = answer.generation
            }
            switch state.phase {
            case .results, .empty:
                #expect(!state.isStale)
                #expect(state.answer?.query == state.query)
            case .idle: #expect(state.answer == nil && state.query == nil)
            case .waiting, .searching, .stalled, .failed: #expect(state.query != nil)
            }
        }
    }
}
