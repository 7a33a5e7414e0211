import Testing

@testable import TypeAhead

@Suite("Federated sources")
struct FederatedSourceTests {
    private struct Failure: Error {}

    /// A source that answers each query as a closure says.
    private struct AnsweringSource: SearchSource {
        var capabilities = SearchCapabilities.all
        let answer: @Sendable (SearchQuery) throws -> SearchResults<Item>

        func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Item>, any Error> {
            AsyncThrowingStream { continuation in
                do {
                    continuation.yield(try answer(query))
                    continuation.finish()
                } catch { continuation.finish(throwing: error) }
            }
        }
    }

    /// A source whose answers the test sends.
    private final class HeldSource: SearchSource {
        let capabilities = SearchCapabilities.all
        let requests = AsyncStream<AsyncThrowingStream<SearchResults<Item>, any Error>.Continuation>.makeStream()

        func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Item>, any Error> {
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: SearchResults<Item>.self)
            requests.continuation.yield(continuation)
            return stream
        }
    }

    private func last(_ query: SearchQuery, _ source: some SearchSource<Item>) async throws -> SearchResults<Item> {
        var last: SearchResults<Item>?
        for try await results in source.results(for: query) { last = results }
        return try #require(last)
    }

    private func memory(_ items: [Item]) -> MemorySource<Item> {
        MemorySource(SearchIndex(items, fields: Item.fields, typos: .none))
    }

    private func item(_ id: Int, _ title: String) -> Item { Item(id: id, title: title) }

    // MARK: Merging

    @Test(arguments: 0..<6)
    func `disjoint indexes have the records, tiers, totals and facet counts of one index`(seed: Int) async throws {
        var random = RandomItems(random: SplitMix64(state: UInt64(9000 + seed)))
        let items = (0..<400).map { random.item($0) }
        let parts = (0..<3).map { part in items.filter { $0.id % 3 == part } }
        let source = FederatedSource(parts.map { FederatedMember(memory($0)) }, overlap: .disjoint)
        let whole = SearchIndex(items, fields: Item.fields, typos: .none)
        #expect(source.capabilities == .all)
        for _ in 0..<40 {
            var query = random.query()
            query.facetCounts = [.scopes, .values]
            let (found, expected) = (try await last(query, source), whole.search(query))
            #expect(found.total == expected.total, "\(query)")
            #expect(found.isComplete && found.coverage == SearchCoverage(answered: 3, count: 3))
            #expect(found.hits.map(\.tier) == expected.hits.map(\.tier), "\(query)")
            let nonZero = { (counts: [String: Int]) in counts.filter { $0.value > 0 } }
            #expect(nonZero(found.scopeCounts) == nonZero(expected.scopeCounts))
            #expect(nonZero(found.valueCounts["tag"] ?? [:]) == nonZero(expected.valueCounts["tag"] ?? [:]))
            query.limit = 1000
            query.offset = 0
            let all = try await last(query, source)
            #expect(Set(all.hits.map(\.record)) == Set(whole.search(query).hits.map(\.record)), "\(query)")
        }
    }

    @Test(arguments: 0..<4)
    func `pages of overlapping indexes join to the whole list, each record once`(seed: Int) async throws {
        var random = RandomItems(random: SplitMix64(state: UInt64(9100 + seed)))
        let items = (0..<200).map { random.item($0) }
        let recent = items.filter { _ in Int.random(in: 0..<4, using: &random.random) == 0 }
        let source = FederatedSource(
            [FederatedMember(memory(items)), FederatedMember(memory(recent), weight: 2)],
            overlap: .subsets(of: 0)
        )
        for _ in 0..<20 {
            var query = random.query()
            query.limit = 1000
            query.offset = 0
            let whole = try await last(query, source)
            let expected = SearchIndex(items, fields: Item.fields, typos: .none).search(query)
            #expect(whole.total == expected.total)
            #expect(Set(whole.hits.map(\.record.id)) == Set(expected.hits.map(\.record.id)))
            #expect(whole.hits.count == expected.hits.count)
            #expect(whole.hits.map(\.tier) == whole.hits.map(\.tier).sorted())
            query.limit = 7
            var joined: [Int] = []
            while joined.count < whole.hits.count {
                query.offset = joined.count
                let page = try await last(query, source).hits.map(\.record.id)
                try #require(!page.isEmpty)
                joined += page
            }
            #expect(joined == whole.hits.map(\.record.id))
        }
    }

    @Test
    func `within a tier, members of greater weight rank first, and a better tier of another member before them`()
        async throws
    {
        let light = memory([item(1, "rose garden"), item(2, "rose")])
        let heavy = memory([item(3, "rose tree"), item(4, "red rose")])
        let source = FederatedSource([FederatedMember(light), FederatedMember(heavy, weight: 2)])
        let titles = try await last(SearchQuery(terms: ["rose"]), source).hits.map(\.record.title)
        #expect(titles == ["rose", "rose tree", "rose garden", "red rose"])
    }

    @Test
    func `a record that two members find is listed at its best rank, with the content found there`() async throws {
        let old = memory([item(1, "red rose"), item(2, "rose tree")])
        let new = memory([item(1, "rose, red")])
        let source = FederatedSource([FederatedMember(old, weight: 2), FederatedMember(new)])
        let titles = try await last(SearchQuery(terms: ["rose"]), source).hits.map(\.record.title)
        #expect(titles == ["rose tree", "rose, red"])
    }

    @Test
    func `without a known overlap the total is a lower bound and facets are not counted`() async throws {
        let items = (0..<60).map { item($0, "rose \($0)") }
        let source = FederatedSource([FederatedMember(memory(items)), FederatedMember(memory(Array(items[50...])))])
        #expect(source.capabilities.isDisjoint(with: [.exactTotals, .scopeCounts, .valueCounts]))
        let results = try await last(SearchQuery(terms: ["rose"], limit: 5, facetCounts: .scopes), source)
        #expect(results.total == 60)
        #expect(results.scopeCounts.isEmpty)
    }

    // MARK: Capabilities

    @Test
    func `fields add the filters and exclusions that a member lacks`() async throws {
        let items = [
            Item(id: 1, title: "rose", tags: ["red"]), Item(id: 2, title: "rose tree", tags: ["red"]),
            Item(id: 3, title: "rose bush", tags: ["blue"]),
        ]
        let service = AnsweringSource(capabilities: [.insideWords]) { query in
            #expect(query.filters.isEmpty && query.exclusions.isEmpty)
            let hits = items.map { SearchHit(record: $0, tier: .wordStarts) }
            return SearchResults(hits: hits, total: hits.count)
        }
        let members = [FederatedMember<Item>(memory([])), FederatedMember(service)]
        let query = SearchQuery(terms: ["rose"], exclusions: ["tree"], filters: .values("tag", ["red"]))
        #expect(!FederatedSource(members).capabilities.contains(.filters))
        let source = FederatedSource(members, fields: Item.fields)
        #expect(source.capabilities.isSuperset(of: [.filters, .exclusions, .scopes, .phrases, .ranges]))
        #expect(try await last(query, source).hits.map(\.record.id) == [1])
    }

    @Test
    func `unfinished input of an input method is sent only if all members are local`() {
        let service = AnsweringSource(capabilities: SearchCapabilities.all.subtracting(.local)) { _ in SearchResults() }
        #expect(FederatedSource([FederatedMember(memory([]))]).capabilities.contains(.local))
        let source = FederatedSource([FederatedMember<Item>(memory([])), FederatedMember(service)])
        #expect(!source.capabilities.contains(.local))
    }

    // MARK: Failures

    @Test
    func `a member that fails is missing from the coverage, and the others answer`() async throws {
        let failing = AnsweringSource { _ in throw Failure() }
        let source = FederatedSource(
            [FederatedMember(memory([item(1, "rose")])), FederatedMember(failing)],
            overlap: .disjoint
        )
        let results = try await last(SearchQuery(terms: ["rose"]), source)
        #expect(results.hits.map(\.record.id) == [1])
        #expect(results.isComplete)
        #expect(results.coverage.description == "1 of 2 answered")
    }

    @Test @MainActor
    func `the total of a partial coverage is a lower bound`() async throws {
        let failing = AnsweringSource { _ in throw Failure() }
        let source = FederatedSource(
            [FederatedMember(memory([item(1, "rose")])), FederatedMember(failing)],
            overlap: .disjoint
        )
        let pipeline = SearchPipeline(source: source, clock: ManualClock())
        pipeline.search(for: SearchQuery(terms: ["rose"]))
        await wait { pipeline.state.answer?.isComplete == true }
        #expect(pipeline.state.answer?.total == .atLeast(1))
        #expect(pipeline.state.answer?.coverage.isFull == false)
    }

    @Test
    func `if all members fail, the search fails with the error of the first`() async {
        let source = FederatedSource([
            FederatedMember(AnsweringSource { _ in throw Failure() }),
            FederatedMember(AnsweringSource { _ in throw CancellationError() }),
        ])
        await #expect(throws: Failure.self) { _ = try await last(SearchQuery(terms: ["rose"]), source) }
    }

    @Test
    func `a failing member's earlier partial results are dropped`() async throws {
        let held = HeldSource()
        let source = FederatedSource([FederatedMember(memory([item(1, "rose")])), FederatedMember(held)])
        var results = source.results(for: SearchQuery(terms: ["rose"])).makeAsyncIterator()
        var requests = held.requests.stream.makeAsyncIterator()
        let answers = try #require(await requests.next())
        #expect(try await results.next()?.hits.map(\.record.id) == [1])
        let part = SearchHit(record: item(2, "rose 2"), tier: .prefix)
        answers.yield(SearchResults(hits: [part], total: 1, isComplete: false))
        #expect(try await results.next()?.hits.map(\.record.id) == [1, 2])
        answers.finish(throwing: Failure())
        let end = try await results.next()
        #expect(end?.hits.map(\.record.id) == [1])
        #expect(end?.isComplete == true)
        #expect(try await results.next() == nil)
    }

    @Test
    func `a cancelled search cancels the members`() async throws {
        let held = HeldSource()
        let source = FederatedSource([FederatedMember(held)])
        let search = Task { for try await _ in source.results(for: SearchQuery(terms: ["rose"])) {} }
        var requests = held.requests.stream.makeAsyncIterator()
        let answers = try #require(await requests.next())
        await withCheckedContinuation { ended in
            answers.onTermination = { _ in ended.resume() }
            search.cancel()
        }
    }

    // MARK: Immediate answers

    @Test @MainActor
    func `local results are shown in the turn of the keystroke, and those of a server follow`() async throws {
        let held = HeldSource()
        let source = FederatedSource(
            [FederatedMember(memory([item(1, "rose tree")]), weight: 2), FederatedMember(held)],
            overlap: .subsets(of: 1)
        )
        let pipeline = SearchPipeline(source: source, clock: ManualClock())
        pipeline.search(for: SearchQuery(terms: ["rose"]))
        #expect(pipeline.state.answer?.results.hits.map(\.record.id) == [1])
        #expect(pipeline.state.answer?.isComplete == false)
        var requests = held.requests.stream.makeAsyncIterator()
        let answers = try #require(await requests.next())
        let hits = [
            SearchHit(record: item(2, "rose"), tier: .equal), SearchHit(record: item(1, "rose tree"), tier: .prefix),
        ]
        answers.yield(SearchResults(hits: hits, total: 2))
        await wait { pipeline.state.answer?.isComplete == true }
        #expect(pipeline.state.answer?.results.hits.map(\.record.id) == [2, 1])
        #expect(pipeline.state.answer?.total == .exact(2))
    }

    @Test
    func `members without immediate answers give none`() {
        let source = FederatedSource([FederatedMember(AnsweringSource { _ in SearchResults() })])
        #expect(source.immediateResults(for: SearchQuery(terms: ["rose"]), within: .milliseconds(4)) == nil)
    }

    @Test
    func `corrections of the members are offered in turn, each once`() async {
        let first = memory([item(1, "garden"), item(2, "warden")])
        let second = memory([item(3, "garden"), item(4, "jarden")])
        let source = FederatedSource([FederatedMember(first), FederatedMember(second)])
        let corrections = await source.corrections(for: "gardn")
        #expect(corrections.first == "garden")
        #expect(Set(corrections).count == corrections.count)
        #expect(Set(corrections).isSuperset(of: Set(await first.corrections(for: "gardn"))))
        #expect(Set(corrections).isSuperset(of: Set(await second.corrections(for: "gardn"))))
    }
}
