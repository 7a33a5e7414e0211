#if PostgreSQL
import Foundation
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

@Suite("Servers that are killed, and connections that are cut")
struct PostgreSQLCrashTests {
    /// The number of servers to kill and of connections to cut. The variable is for longer runs.
    private static var rounds: Int {
        ProcessInfo.processInfo.environment["TYPEAHEAD_TEST_KILLS"].flatMap { Int($0) } ?? 4
    }

    /// Short delays between attempts to connect.
    private var options: PostgreSQLServer.Options {
        var options = PostgreSQLServer.Options.patient
        options.firstDelay = .milliseconds(1)
        options.longestDelay = .milliseconds(5)
        return options
    }

    @Test
    func `a killed server loses no acknowledged record, and searches recover`() async throws {
        let temporary = try await onOtherThread { try TemporaryServer() }
        let tested = try await TestedServer(TestedOptions(), temporary.database(options: options))
        let states = await PipelineStates(tested.postgreSQL)
        var random = SplitMix64(state: 3)
        let acknowledged = Guarded<[Item]>([])
        for _ in 0..<Self.rounds {
            let first = acknowledged.withLock { $0.count }
            let writer = Task {
                var items = acknowledged.withLock { $0 }
                while true {
                    let item = Item(id: items.count, title: "rose \(items.count)")
                    try await tested.insert([item])
                    items.append(item)
                    acknowledged.withLock { $0.append(item) }
                }
            }
            let reader = Task {
                while true {
                    let least = acknowledged.withLock { $0.count }
                    let found = try await tested.postgreSQL.last(SearchQuery(terms: ["rose"], limit: 0)).total
                    // The last record may be stored and not acknowledged yet.
                    let most = acknowledged.withLock { $0.count } + 1
                    #expect((least...most).contains(found))
                }
            }
            let enough = first + Int.random(in: 1...20, using: &random)
            while acknowledged.withLock({ $0.count }) < enough { await Task.yield() }
            temporary.stop()
            await #expect(throws: (any Error).self) { try await writer.value }
            await #expect(throws: (any Error).self) { try await reader.value }
            await states.search("rose \(enough)")
            #expect(await states.end == "failed")
            try await onOtherThread { try temporary.start() }
            while await states.end == "failed" { await states.retry() }
            try await settle(acknowledged, tested)
            let plain = PlainSearch(items: acknowledged.withLock { $0 })
            for text in ["r", "rose", "rose 1", "\(enough)"] {
                let query = SearchQuery(parsing: text)
                SearchOracleTests.compare(try await tested.postgreSQL.last(query), plain, query)
            }
        }
        try await PostgreSQLIndex(tested.table, on: tested.server).check()
    }

    /// Adds the record that was stored and not acknowledged, if there is one.
    private func settle(_ acknowledged: Guarded<[Item]>, _ tested: TestedServer) async throws {
        let ids = try await tested.server.execute("SELECT id::text FROM public.items ORDER BY items.id").compactMap {
            $0[0]
        }
        acknowledged.withLock { items in
            #expect(Array(ids.prefix(items.count)) == items.map { "\($0.id)" })
            #expect(ids.count <= items.count + 1)
            if ids.count > items.count { items.append(Item(id: items.count, title: "rose \(items.count)")) }
        }
    }

    @Test
    func `a cut connection gives no wrong answer, and the next search is answered`() async throws {
        let temporary = try await SharedServer.get()
        let tested = try await TestedServer(TestedOptions())
        var random = RandomItems(random: SplitMix64(state: 4))
        let plain = PlainSearch(items: (0..<200).map { random.item($0) })
        try await tested.insert(plain.items)
        let proxy = try ConnectionProxy(to: temporary)
        let info = proxy.info(PostgreSQLServerInfo(info: tested.server.info, folder: temporary.folder.path))
        let server = PostgreSQLServer(info, clock: ContinuousClock(), options: options)
        let source = PostgreSQLSource(server, table: tested.table, fields: Item.fields) { try Item($0) }
        let states = await PipelineStates(source)
        for round in 0..<Self.rounds {
            let query = random.query()
            proxy.cut(
                after: Int.random(
                    in: 1...[300, 3000, 30_000].randomElement(using: &random.random)!,
                    using: &random.random
                )
            )
            while proxy.cuts == round {
                guard let results = try? await source.last(query) else { continue }
                SearchOracleTests.compare(results, plain, query)
            }
            await states.search(round.isMultiple(of: 2) ? "new" : "ana")
            while await states.end == "failed" { await states.retry() }
            while true {
                guard let results = try? await source.last(query) else { continue }
                SearchOracleTests.compare(results, plain, query)
                break
            }
        }
    }
}
#endif
