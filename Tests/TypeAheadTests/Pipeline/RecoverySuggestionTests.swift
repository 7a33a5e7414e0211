import Testing

@testable import TypeAhead

@MainActor
@Suite("Pipeline: recovery suggestions")
struct RecoverySuggestionTests {
    private static let spelling = ["roze": ["ropes", "rose"], "tulp": ["tulip"], "thime": ["thyme", "time"]]

    /// The changes that are offered for a query without results, in order.
    private func suggestions(_ query: SearchQuery) async -> [RecoverySuggestion] {
        let bench = SearchBench(spelling: Self.spelling)
        bench.pipeline.search(for: query)
        await bench.rest()
        #expect(bench.phase == "empty")
        return bench.pipeline.state.phase.suggestions
    }

    @Test
    func `an empty result is reported immediately, and each recovery suggestion when verified`() async {
        let bench = SearchBench(spelling: Self.spelling)
        bench.type("roze water")
        await bench.wait(100)
        #expect(bench.phase == "empty, verifying")
        #expect(bench.pipeline.state.phase.suggestions.isEmpty)
        #expect(bench.shown == [])
        await bench.rest()
        #expect(bench.states.map(\.phase.suggestions.count) == [0, 0, 1, 1])
        #expect(bench.source.mostOpen == 1)
    }

    @Test
    func `a word is corrected to a word of the records, with its count`() async {
        let suggestions = await suggestions(.text("roze"))
        #expect(
            suggestions == [
                RecoverySuggestion(change: .correct(["roze": "rose"]), query: .text("rose"), total: .exact(3))
            ]
        )
    }

    @Test
    func `two misspelled words are corrected together`() async {
        let suggestions = await suggestions(.text("re tulp thime"))
        #expect(suggestions.isEmpty)
        let both = await self.suggestions(SearchQuery(terms: ["roze", "tulp"], filters: .values("color", ["red"])))
        #expect(both.isEmpty)
        let bench = SearchBench(spelling: ["rad": ["red"], "tulp": ["tulip"]])
        bench.type("rad tulp")
        await bench.rest()
        #expect(
            bench.pipeline.state.phase.suggestions == [
                RecoverySuggestion(
                    change: .correct(["rad": "red", "tulp": "tulip"]),
                    query: .text("red tulip"),
                    total: .exact(1)
                )
            ]
        )
    }

    @Test(
        arguments: [["r0ze"], [SearchTerm("roze", isPhrase: true)], ["roze", SearchTerm("roze", isPhrase: true)]]
    )
    func `neither phrases nor words with digits are corrected`(terms: [SearchTerm]) async {
        let bench = SearchBench(spelling: ["r0ze": ["rose"], "roze": ["rose"]])
        bench.pipeline.search(for: SearchQuery(terms: terms))
        await bench.rest()
        #expect(bench.phase == "empty")
        #expect(bench.pipeline.state.phase.suggestions.isEmpty)
        #expect(SearchQuery(terms: terms).correctableTerms == terms.filter { !$0.isPhrase && $0 != "r0ze" }.map(\.text))
    }

    @Test
    func `at most two corrections are offered`() async {
        let bench = SearchBench(spelling: ["roze": ["rose", "poppy", "tulip"]])
        bench.type("roze red")
        await bench.rest()
        #expect(
            bench.pipeline.state.phase.suggestions.map(\.change) == [
                .correct(["roze": "rose"]), .correct(["roze": "poppy"]), .dropTerm("roze"),
            ]
        )
    }

    @Test
    func `a suggestion's query starts at the first record`() async {
        let suggestions = await suggestions(SearchQuery(terms: ["roze"], limit: 7, offset: 50))
        #expect(suggestions.map(\.query) == [SearchQuery(terms: ["rose"], limit: 7)])
        let relaxed = await self.suggestions(SearchQuery(terms: ["mint", "oak"], limit: 7, offset: 50))
        #expect(relaxed.map(\.query.offset) == [0, 0])
    }

    @Test
    func `values of a field are dropped together, the scope is widened, and a term is dropped`() async {
        let query = SearchQuery(terms: ["thyme", "oak"], filters: .values("color", ["red", "white"]), scope: "wood")
        #expect(
            query.relaxations.map(\.change) == [
                .dropFilters(.values("color", ["red", "white"])), .widenScope(from: "wood"), .dropTerm("oak"),
                .dropTerm("thyme"),
            ]
        )
        let filter = await suggestions(SearchQuery(terms: ["rosemary"], filters: .values("color", ["red", "blue"])))
        #expect(filter.map(\.change) == [.dropFilters(.values("color", ["red", "blue"]))])
        let scope = await suggestions(
            SearchQuery(terms: ["tulip"], filters: .values("color", ["blue"]), scope: "garden")
        )
        #expect(scope.map(\.change) == [.widenScope(from: "garden")])
        let term = await suggestions(.text("water oak"))
        #expect(term.map(\.change) == [.dropTerm("oak"), .dropTerm("water")])
        let exclusion = await suggestions(SearchQuery(terms: ["poppy"], exclusions: ["opp"]))
        #expect(exclusion.map(\.change) == [.dropExclusion("opp")])
    }

    @Test
    func `a query without criteria is no recovery suggestion`() async {
        #expect(await suggestions(.text("xyz")).isEmpty)
        #expect(SearchQuery(terms: ["xyz"], scope: "wood").relaxations.map(\.change) == [.widenScope(from: "wood")])
        #expect(SearchQuery(filters: .values("color", ["grey"])).relaxations.map(\.change) == [])
    }

    @Test
    func `at most three suggestions are offered, each with its exact number of records`() async {
        var dice = Dice(seed: 9)
        var count = 0
        while count < 200 {
            let words = ["roze", "tulp", "thime", "red", "water", "oak", "iris", "xyz"]
            let query = SearchQuery(
                terms: (0..<Int.random(in: 1...3, using: &dice)).map { _ in
                    SearchTerm(words.randomElement(using: &dice)!)
                },
                filters: Bool.random(using: &dice) ? .values("color", ["blue"]) : [],
                scope: Bool.random(using: &dice) ? "wood" : nil
            )
            guard Plant.search(query).total == 0 else { continue }
            count += 1
            let suggestions = await suggestions(query)
            #expect(suggestions.count <= 3)
            for suggestion in suggestions {
                #expect(suggestion.total.count > 0)
                let bench = SearchBench()
                bench.pipeline.apply(suggestion)
                await bench.rest()
                #expect(bench.pipeline.state.answer?.total == suggestion.total)
            }
        }
    }

    @Test
    func
        `An applied suggestion is searched for at once, and the same query from the field afterwards is not sent again`()
        async
    {
        let bench = SearchBench(delay: .onSubmit, spelling: Self.spelling)
        bench.type("roze")
        bench.pipeline.submit()
        await bench.rest()
        let count = bench.source.requests.count
        bench.pipeline.apply(bench.pipeline.state.phase.suggestions[0])
        bench.type("rose")
        await bench.rest()
        #expect(bench.source.requests.count == count + 1)
        #expect(bench.shown == ["rose", "red rose", "rosemary"])
    }

    @Test
    func `a key press cancels the search for suggestions`() async {
        let bench = SearchBench(spelling: Self.spelling)
        bench.type("roze tulp thime")
        await bench.wait(150)
        bench.type("rosem")
        await bench.rest()
        #expect(bench.source.requests.count == 3)
        #expect(bench.shown == ["rosemary"])
        #expect(bench.states.allSatisfy { $0.phase.suggestions.isEmpty })
    }

    @Test
    func `a key press in the turn that starts the search for suggestions cancels it`() async {
        let pipeline = SearchPipeline(source: ReadySource(spelling: Self.spelling), clock: ManualClock())
        pipeline.search(for: .text("roze"))
        pipeline.search(for: .text("mint"))
        await wait { pipeline.liveTasks == 0 }
        #expect(pipeline.state.phase.name == "results")
    }

    @Test
    func `at most 16 candidate queries are tried, without facet counts`() async {
        let bench = SearchBench()
        let terms = (0..<20).map { SearchTerm("xyz\($0)") }
        bench.pipeline.search(for: SearchQuery(terms: terms, facetCounts: [.values, .scopes]))
        await bench.rest()
        #expect(bench.phase == "empty")
        #expect(bench.source.requests.count == 17)
        #expect(bench.source.requests.dropFirst().allSatisfy { $0.query.facetCounts.isEmpty })
    }

    @Test
    func `the search for suggestions ends with the last offered one`() async {
        let bench = SearchBench()
        bench.pipeline.recoverySuggestionLimit = 1
        bench.type("water oak")
        await bench.rest()
        #expect(bench.pipeline.state.phase.suggestions.count == 1)
        #expect(bench.states.allSatisfy { $0.phase.name != "empty, verifying" || $0.phase.suggestions.isEmpty })
    }

    @Test
    func `a correction equal to the word is not searched again`() async {
        let bench = SearchBench(spelling: ["xyz": ["xyz"]])
        bench.type("xyz")
        await bench.rest()
        #expect(bench.phase == "empty")
        #expect(bench.sent == ["xyz"])
    }

    @Test
    func `a partial synchronous answer does not verify a suggestion`() async {
        let source = ReadySource(spelling: Self.spelling, isHasty: true)
        let pipeline = SearchPipeline(source: source, clock: ManualClock())
        pipeline.search(for: .text("roze"))
        await wait { pipeline.state.phase.name == "empty" }
        #expect(pipeline.state.phase.suggestions.map(\.total) == [.exact(3)])
    }

    @Test
    func `the last exclusion is dropped first`() {
        let query = SearchQuery(terms: ["poppy"], exclusions: ["red", "opp"])
        #expect(query.relaxations.map(\.change) == [.dropExclusion("opp"), .dropExclusion("red")])
    }

    @Test
    func `unverified suggestions are not offered`() async {
        let bench = SearchBench(spelling: Self.spelling) { number, _ in
            [SearchBench.Step(10, number == 0 ? .complete : .fail)]
        }
        bench.type("roze")
        await bench.rest()
        #expect(bench.phase == "empty")
        #expect(bench.pipeline.state.phase.suggestions.isEmpty)
    }

    @Test
    func `a source without totals is queried for one record, and the count is a lower bound`() async {
        let capabilities = SearchCapabilities.all.subtracting(.exactTotals)
        let bench = SearchBench(capabilities: capabilities, spelling: Self.spelling)
        bench.type("roze")
        await bench.rest()
        #expect(bench.source.requests.map(\.query.limit) == [50, 1, 1])
        #expect(bench.pipeline.state.phase.suggestions.map(\.total) == [.atLeast(3)])
    }

    @Test
    func `a limit of 0 disables suggestions`() async {
        let bench = SearchBench(spelling: Self.spelling)
        bench.pipeline.recoverySuggestionLimit = 0
        bench.type("roze water")
        await bench.rest()
        #expect(bench.states.map(\.phase.name) == ["searching", "empty"])
        #expect(bench.source.requests.count == 1)
    }

    @Test
    func `suggestions of a synchronous source are verified`() async {
        let pipeline = SearchPipeline(source: ReadySource(spelling: Self.spelling), clock: ManualClock())
        pipeline.search(for: .text("roze"))
        #expect(pipeline.state.phase.name == "empty, verifying")
        await wait { pipeline.liveTasks == 0 }
        #expect(pipeline.state.phase.suggestions.map(\.query) == [.text("rose")])
    }
}
