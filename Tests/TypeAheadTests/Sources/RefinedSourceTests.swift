import Testing

@testable import TypeAhead

/// A source that only supports whole words, as a remote service may.
private final class WordSource: SearchSource {
    let capabilities: SearchCapabilities
    private let log = Guarded<[SearchQuery]>([])

    init(_ capabilities: SearchCapabilities) { self.capabilities = capabilities }

    var queries: [SearchQuery] { log.withLock { $0 } }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
        log.withLock { $0.append(query) }
        var query = query
        if !capabilities.contains(.offsets) { query.offset = 0 }
        if !capabilities.contains(.filters) { query.filters = [] }
        if !capabilities.contains(.scopes) { query.scope = nil }
        if !capabilities.contains(.exclusions) { query.exclusions = [] }
        var results = Plant.search(query, in: RefinedSourceTests.plants)
        if !capabilities.contains(.exactTotals) { results.total = query.offset + results.hits.count }
        if capabilities.contains(.valueCounts) { results.valueCounts = ["color": ["red": 1]] }
        return AsyncThrowingStream { continuation in
            continuation.yield(results)
            continuation.finish()
        }
    }
}

/// A source that finds all of its records for each query.
private struct ListSource: SearchSource {
    let plants: [Plant]
    var capabilities: SearchCapabilities { [.insideWords] }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
        AsyncThrowingStream { continuation in
            let page = plants.dropFirst(query.offset).prefix(query.limit)
            continuation.yield(
                SearchResults(hits: page.map { SearchHit(record: $0, tier: .inside) }, total: plants.count)
            )
            continuation.finish()
        }
    }
}

@Suite("Refined sources")
struct RefinedSourceTests {
    static let plants = (0..<40).flatMap { number in
        Plant.all.map { Plant(name: "\($0.name) \(number)", color: $0.color, place: $0.place) }
    }

    private let fields: [SearchField<Plant>] = [
        .text("name", \.name), .filter("color") { [$0.color] }, .scopes { [$0.place] },
    ]

    private func answer(
        _ query: SearchQuery,
        _ source: some SearchSource<Plant>
    ) async throws -> SearchResults<Plant> {
        var last: SearchResults<Plant>?
        for try await results in source.results(for: query) { last = results }
        return try #require(last)
    }

    @Test(
        arguments: [
            [.insideWords, .local], [.insideWords, .offsets], [.insideWords, .offsets, .exactTotals],
            [.insideWords, .filters, .exactTotals], [.insideWords, .exclusions, .scopes, .offsets],
        ] as [SearchCapabilities]
    )
    func `results equal the whole query, whatever part the source supports`(
        capabilities: SearchCapabilities
    ) async throws {
        var dice = Dice(seed: UInt64(capabilities.rawValue))
        let source = RefinedSource(WordSource(capabilities), fields: fields)
        for _ in 0..<100 {
            let words = ["rose", "red", "water", "ash", "o", "1", "zzz", "tulip"]
            let query = SearchQuery(
                terms: (0..<Int.random(in: 0...2, using: &dice)).map { _ in
                    SearchTerm(words.randomElement(using: &dice)!)
                },
                exclusions: Bool.random(using: &dice) ? [SearchTerm(words.randomElement(using: &dice)!)] : [],
                filters: Bool.random(using: &dice) ? .values("color", ["blue", "red"]) : [],
                scope: Bool.random(using: &dice) ? "wood" : nil,
                limit: [0, 1, 10, 60].randomElement(using: &dice)!,
                offset: [0, 0, 3, 70].randomElement(using: &dice)!
            )
            let expected = Plant.search(query, in: Self.plants)
            let found = try await answer(query, source)
            #expect(found.names == expected.names)
            #expect(found.isComplete)
            #expect(found.total <= expected.total)
            #expect((found.total == 0) == (expected.total == 0))
        }
    }

    @Test
    func `a phrase is requested as words and matches only adjacent words`() async throws {
        let base = WordSource([.insideWords])
        let query = SearchQuery(terms: [SearchTerm("lily 3", isPhrase: true), "W"], limit: 50)
        let found = try await answer(query, RefinedSource(base, fields: fields))
        #expect(found.names == [])
        #expect(base.queries.first?.terms == ["lily", "3", "W"])
        let small = SearchQuery(terms: [SearchTerm("lily 3", isPhrase: true), "water"], limit: 50)
        let names = try await answer(small, RefinedSource(base, fields: fields)).names
        #expect(names == ["water lily 3"] + (30..<40).map { "water lily \($0)" })
    }

    @Test
    func
        `An excluded phrase leaves out what has its words beside each other, also where the source excludes words itself`()
        async throws
    {
        let query = SearchQuery(
            terms: ["lily"],
            exclusions: [SearchTerm("lily 3", isPhrase: true), "water"],
            limit: 100
        )
        let names = (0..<40).map { "lily \($0)" }.filter { !$0.hasPrefix("lily 3") }
        for capabilities in [SearchCapabilities.insideWords, [.insideWords, .exclusions]] {
            let base = WordSource(capabilities)
            #expect(try await answer(query, RefinedSource(base, fields: fields)).names == names)
            #expect(base.queries.first?.exclusions == (capabilities.contains(.exclusions) ? ["water"] : []))
        }
    }

    @Test
    func `a phrase that folds to nothing matches every record, as in an index`() async throws {
        let query = SearchQuery(terms: ["thyme", SearchTerm("\u{AD}", isPhrase: true)], exclusions: ["wild"], limit: 3)
        let base = WordSource([.insideWords])
        #expect(
            try await answer(query, RefinedSource(base, fields: fields)).names == ["thyme 0", "thyme 1", "thyme 2"]
        )
        #expect(base.queries.first?.terms == ["thyme"])
    }

    @Test
    func `a query without limit returns all records from an offset`() async throws {
        let query = SearchQuery(terms: ["thyme"], exclusions: ["wild"], limit: .max, offset: 38)
        let found = try await answer(query, RefinedSource(WordSource([.insideWords, .exactTotals]), fields: fields))
        #expect(found.names == ["thyme 38", "thyme 39"])
    }

    @Test
    func `facet counts that would include other records are not requested`() async throws {
        let base = WordSource([.insideWords, .valueCounts])
        let refined = RefinedSource(base, fields: fields)
        let query = SearchQuery(terms: ["iris"], exclusions: ["water"], facetCounts: [.values])
        #expect(try await answer(query, refined).valueCounts == [:])
        #expect(base.queries.allSatisfy { $0.facetCounts.isEmpty })
        #expect(try await answer(SearchQuery(terms: ["iris"], facetCounts: [.values]), refined).valueCounts != [:])
        #expect(base.queries.last?.facetCounts == [.values])
    }

    @Test
    func `refined criteria are not sent to the source, and an empty value set excludes nothing`()
        async throws
    {
        let base = WordSource([.insideWords, .exactTotals])
        let refined = RefinedSource(base, fields: fields)
        _ = try await answer(SearchQuery(terms: ["oak"], filters: .values("color", ["blue"]), scope: "wood"), refined)
        #expect(base.queries.allSatisfy { $0.filters.isEmpty && $0.scope == nil })
        let query = SearchQuery(terms: ["oak 3"], exclusions: ["old"], filters: .values("color", []), limit: 2)
        #expect(try await answer(query, refined).names == ["oak 3", "oak 30"])
    }

    @Test
    func `empty pages and pages past the examined records are not requested`() async throws {
        let counting = WordSource([.insideWords, .exactTotals])
        _ = try await answer(
            SearchQuery(terms: ["oak 3"], exclusions: ["old"]),
            RefinedSource(counting, fields: fields)
        )
        #expect(counting.queries.count == 1)
        let words = WordSource([.insideWords])
        _ = try await answer(SearchQuery(terms: ["oak 3"]), RefinedSource(words, fields: fields))
        #expect(words.queries.count == 1)
    }

    @Test
    func `a limit of 0 still reports that later pages have matches`() async throws {
        let base = WordSource([.insideWords, .offsets])
        // The exclusions remove the first 54 records with an "o".
        let query = SearchQuery(terms: ["o"], exclusions: (0...5).map { SearchTerm(" \($0)") }, limit: 0)
        let found = try await answer(query, RefinedSource(base, fields: fields))
        #expect(found.hits.isEmpty)
        #expect(found.total > 0)
        #expect(base.queries.count == 2)
    }

    @Test
    func `supported criteria, totals and counts are left to the source`() async throws {
        let base = WordSource(.all)
        let source = RefinedSource(base, fields: fields)
        #expect(source.capabilities == .all)
        let query = SearchQuery(terms: ["rose"], filters: .values("color", ["red"]), limit: 3, offset: 1)
        let found = try await answer(query, source)
        #expect(base.queries == [query])
        #expect(found.total == Plant.search(query, in: Self.plants).total)
    }

    @Test
    func `only searched fields are compared and highlighted`() async throws {
        let plants = [
            Plant(name: "Red rose", color: "white", place: "garden"), Plant(name: "Ash", color: "red", place: "wood"),
        ]
        let fields: [SearchField<Plant>] = [.text("name", \.name), .text("color", \.color)]
        let source = RefinedSource(ListSource(plants: plants), fields: fields)
        let both = try await answer(SearchQuery(terms: ["red"]), source)
        #expect(both.hits.map { $0.matches.map(\.field) } == [["name"], ["color"]])
        let one = try await answer(SearchQuery(terms: ["red"], fields: ["name"]), source)
        #expect(one.hits.map(\.record.name) == ["Red rose"])
        #expect(one.hits.map { $0.matches.map(\.field) } == [["name"]])
        let other = try await answer(SearchQuery(exclusions: ["red"], fields: ["color"]), source)
        #expect(other.hits.map(\.record.name) == ["Red rose"])
    }

    @Test
    func `refinement adds capabilities, and removes exact totals once it filters records`() {
        let words = RefinedSource(WordSource([.insideWords, .exactTotals, .valueCounts]), fields: fields)
        #expect(
            words.capabilities == [
                .insideWords, .phrases, .exclusions, .filters, .scopes, .offsets, .ranges,
                .comparisons, .alternatives, .fields,
            ]
        )
        let text = RefinedSource(WordSource([.insideWords, .exactTotals]), fields: [.filter("color") { [$0.color] }])
        #expect(text.capabilities == [.insideWords, .filters, .comparisons, .offsets])
        let all = RefinedSource(WordSource(.all.subtracting([.ranges, .offsets])), fields: fields)
        #expect(all.capabilities == .all)
    }

    @Test
    func `matches without ranges from the source are highlighted`() async throws {
        let source = RefinedSource(WordSource([.insideWords]), fields: fields)
        let query = SearchQuery(terms: ["mint", "er"], limit: 1)
        let hit = try #require(try await answer(query, source).hits.first)
        let match = try #require(hit.matches.first)
        #expect(match.field == "name")
        #expect(match.ranges.map { String(match.text[$0]) } == ["er", "mint"])
    }

    @Test
    func `partial results arrive while pages without matches are read`() async throws {
        let base = WordSource([.insideWords, .offsets])
        let source = RefinedSource(base, fields: fields)
        let query = SearchQuery(terms: ["water"], exclusions: ["lily", "iris"], limit: 45)
        var parts: [SearchResults<Plant>] = []
        for try await results in source.results(for: query) { parts.append(results) }
        #expect(parts.map(\.isComplete) == parts.dropLast().map { _ in false } + [true])
        #expect(parts.map(\.hits.count) == parts.map(\.hits.count).sorted())
        #expect(parts.last?.hits.count == 40)
        #expect(parts.count == base.queries.count)
        #expect(base.queries.map(\.offset).prefix(3) == [0, 50, 100])
    }

    @Test
    func `the source's partial results and its failure are passed on, refined`() async throws {
        let bench = await SearchBench(capabilities: [.insideWords, .streaming, .exactTotals]) { _, _ in
            [SearchBench.Step(10, .part(2)), SearchBench.Step(20, .part(4)), SearchBench.Step(30, .fail)]
        }
        let (source, clock) = (bench.source, bench.clock)
        let results = RefinedSource(source, fields: fields).results(for: SearchQuery(terms: ["o"], exclusions: ["red"]))
        var parts: [[String]] = []
        while source.requests.isEmpty { await Task.yield() }
        for time in [10, 20, 30] { clock.move(to: ManualClock.Instant(time: .milliseconds(time))) }
        await #expect(throws: ScriptedFailure.self) {
            for try await part in results {
                #expect(!part.isComplete)
                parts.append(part.names)
            }
        }
        #expect(parts == [["rose"], ["rose", "rosemary", "oak"]])
    }

    @Test
    func `a source that ends before its answer is complete fails`() async throws {
        let source = RefinedSource(EndedSource(), fields: fields)
        await #expect(throws: SearchPipelineError.incompleteAnswer) {
            for try await _ in source.results(for: SearchQuery(exclusions: ["o"])) {}
        }
    }

    @Test
    @MainActor
    func `the source's corrections are offered with the counts of the whole query`() async {
        let clock = ManualClock()
        let spelling = ["roze": ["rose"], "tulp": ["tulip"]]
        let base = ScriptedSource(clock: clock, capabilities: [.insideWords], spelling: spelling) { _, _ in
            [SearchBench.Step(0, .complete)]
        }
        let pipeline = SearchPipeline(source: RefinedSource(base, fields: fields), clock: clock)
        for (text, corrected) in [("roze -mary", "rose"), ("tulp", "tulip")] {
            pipeline.search(for: SearchQuery(parsing: text))
            await wait {
                clock.move(to: clock.now)
                return pipeline.liveTasks == clock.sleeperCount && pipeline.state.phase.name == "empty"
            }
            #expect(pipeline.state.phase.suggestions.first?.query.terms == [SearchTerm(corrected)])
        }
    }

    @Test
    func `cancelling a refined search cancels its source`() async throws {
        let base = SilentSource()
        let results = RefinedSource(base, fields: fields).results(for: SearchQuery(exclusions: ["o"]))
        let reader = Task { for try await _ in results {} }
        var signals = base.signals.makeAsyncIterator()
        #expect(await signals.next() == "asked")
        reader.cancel()
        #expect(await signals.next() == "cancelled")
        await #expect(throws: Never.self) { try await reader.value }
    }
}

/// A source that never answers, and reports the cancellation of its search.
private struct SilentSource: SearchSource {
    let capabilities: SearchCapabilities = [.insideWords]
    let signals: AsyncStream<String>
    private let signal: AsyncStream<String>.Continuation

    init() { (signals, signal) = AsyncStream.makeStream() }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
        AsyncThrowingStream { continuation in
            signal.yield("asked")
            continuation.onTermination = { [signal] reason in
                if case .cancelled = reason { signal.yield("cancelled") }
            }
        }
    }
}

/// A source that ends without an answer.
private struct EndedSource: SearchSource {
    var capabilities: SearchCapabilities { [.insideWords] }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Plant>, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}
