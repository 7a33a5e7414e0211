#if PostgreSQL
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

@Suite("Partitions that do not answer")
struct PostgreSQLShardsTests {
    private var options: PostgreSQLServer.Options {
        var options = PostgreSQLServer.Options.patient
        options.firstDelay = .milliseconds(1)
        options.longestDelay = .milliseconds(5)
        return options
    }

    private let query = SearchQuery(terms: ["rose"])

    /// Partitions of one server, each with a record.
    private func partitions(_ count: Int) async throws -> [TestedServer] {
        var partitions: [TestedServer] = []
        for number in 0..<count {
            let tested = try await TestedServer(TestedOptions(), SharedServer.database(options: options), order: "id")
            try await tested.insert([Item(id: number, title: "rose")])
            partitions.append(tested)
        }
        return partitions
    }

    @Test
    func `a killed partition is reported, and takes part again when it runs`() async throws {
        let temporary = try await onOtherThread { try TemporaryServer() }
        var partitions = try await partitions(3)
        let killed = try await TestedServer(TestedOptions(), temporary.database(options: options), order: "id")
        try await killed.insert([Item(id: 3, title: "rose")])
        partitions.append(killed)
        let shards = PostgreSQLShards(
            partitions.map(\.postgreSQL),
            clock: ContinuousClock(),
            partitionTime: .seconds(10)
        )
        let states = await PipelineStates(shards)
        await states.search("rose")
        #expect(await states.end == "results 4")
        temporary.stop()
        await states.refresh()
        #expect(await states.end == "results 3, 3 of 4 answered")
        try await onOtherThread { try temporary.start() }
        repeat { await states.refresh() } while await states.end != "results 4"
        #expect(try await shards.last(query).hits.map(\.record.id) == [0, 1, 2, 3])
    }

    @Test
    func `a partition that does not answer in time is omitted`() async throws {
        let partitions = try await partitions(4)
        let other = PostgreSQLServer(partitions[2].server.info, clock: ContinuousClock(), options: .patient)
        try await other.execute("BEGIN; LOCK TABLE typeahead.\"public.items\"")
        let clock = ManualClock()
        let shards = PostgreSQLShards(partitions.map(\.postgreSQL), clock: clock)
        var last = SearchResults<Item>()
        for try await results in shards.results(for: query) {
            last = results
            if results.coverage.answered == 3, clock.now.time == .zero {
                clock.move(to: clock.now.advanced(by: .milliseconds(799)))
                #expect(!results.isComplete)
                clock.move(to: clock.now.advanced(by: .milliseconds(1)))
            }
        }
        #expect(last.isComplete)
        #expect(last.coverage == SearchCoverage(answered: 3, count: 4))
        #expect(last.hits.map(\.record.id) == [0, 1, 3])
        try await other.execute("ROLLBACK")
        #expect(try await shards.last(query).coverage.isFull)
    }

    @Test
    func `a partition that fails after its page keeps its hits, and is reported`() {
        var results = ShardedResults<Item>(count: 2)
        let hit = RankedHit(
            key: 1,
            boost: 0,
            position: 1,
            hit: SearchHit(record: Item(id: 1, title: "rose"), tier: .equal)
        )
        results.receive(RankedResults(hits: [hit], total: 1), from: 0)
        results.receive(RankedResults(total: 0, isComplete: true), from: 1)
        #expect(!results.results(for: query).isComplete)
        results.fail(PostgreSQLError.timedOut(server: "db"), 0)
        let merged = results.results(for: query)
        #expect(merged.isComplete)
        #expect(merged.hits.map(\.record.id) == [1])
        #expect(merged.coverage == SearchCoverage(answered: 1, count: 2))
        #expect(results.failure == nil)
    }

    @Test
    func `another replica answers for one that fails`() async throws {
        let partition = try await partitions(1)[0]
        let missing = PostgreSQLServer("host=/tmp/missing", clock: ContinuousClock())
        let replica = PostgreSQLSource(missing, table: partition.table, fields: Item.fields) { try Item($0) }
        let shards = PostgreSQLShards(replicas: [[replica, partition.postgreSQL]], clock: ContinuousClock())
        for _ in 0..<3 {
            let results = try await shards.last(query)
            #expect(results.coverage.isFull)
            #expect(results.hits.map(\.record.id) == [0])
        }
    }

    @Test
    func `another replica answers for one that does not answer in its share of the time`() async throws {
        let (hung, other) = (try await partitions(1)[0], try await partitions(1)[0])
        let locking = PostgreSQLServer(hung.server.info, clock: ContinuousClock(), options: .patient)
        try await locking.execute("BEGIN; LOCK TABLE typeahead.\"public.items\"")
        let clock = ManualClock()
        let shards = PostgreSQLShards(replicas: [[hung.postgreSQL, other.postgreSQL]], clock: clock)
        let search = Task { [query] in try await shards.last(query) }
        while clock.sleeperCount == 0 { await Task.yield() }
        #expect(clock.nextTime?.time == .milliseconds(400))
        clock.move(to: clock.now.advanced(by: .milliseconds(400)))
        let results = try await search.value
        #expect(results.hits.map(\.record.id) == [0])
        #expect(results.coverage.isFull)
        try await locking.execute("ROLLBACK")
    }

    @Test
    func `a search fails if all partitions fail`() async throws {
        let missing = PostgreSQLServer("host=/tmp/missing", clock: ContinuousClock())
        let source = PostgreSQLSource(missing, table: .items(), fields: Item.fields) { try Item($0) }
        await #expect(throws: PostgreSQLError.self) {
            for try await _ in PostgreSQLShards([source, source], clock: ContinuousClock()).results(for: query) {}
        }
    }

    @Test
    func `changes of each partition are reported`() async throws {
        let partitions = try await partitions(2)
        let shards = PostgreSQLShards(partitions.map(\.postgreSQL), clock: ContinuousClock())
        var changes = shards.changes().makeAsyncIterator()
        await changes.next()
        for partition in partitions {
            try await partition.insert([Item(id: 7, title: "tulip")])
            await changes.next()
        }
    }
}
#endif
