#if PostgreSQL
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

@Suite("The index of a table follows its changes")
struct PostgreSQLIndexTests {
    private func found(_ tested: TestedServer, _ text: String) async throws -> [Int] {
        try await tested.postgreSQL.last(SearchQuery(parsing: text)).hits.map(\.record.id)
    }

    @Test
    func `records that precede the index are found in the order of their ids`() async throws {
        let server = try await SharedServer.database()
        try await server.execute("SET search_path = public; \(PostgreSQLServer.itemsDefinition)")
        try await server.insert([3, 1, 2].map { Item(id: $0, title: "rose") })
        try await PostgreSQLIndex(.items(), on: server).create()
        let source = PostgreSQLSource(server, table: .items(), fields: Item.fields) { try Item($0) }
        #expect(try await source.last(SearchQuery(parsing: "rose")).hits.map(\.record.id) == [1, 2, 3])
    }

    @Test
    func `an index is created only if the table has none`() async throws {
        let server = try await SharedServer.database()
        try await server.execute("SET search_path = public; \(PostgreSQLServer.itemsDefinition)")
        // Several programs at the same time.
        let created = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<3 {
                group.addTask { try await PostgreSQLIndex(.items(), on: server).createIfNeeded() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(created.filter { $0 }.count == 1)
        #expect(try await !PostgreSQLIndex(.items(), on: server).createIfNeeded())
        try await PostgreSQLIndex(.items(), on: server).check()
        await #expect {
            try await PostgreSQLIndex(.items(boosts: true), on: server).createIfNeeded()
        } throws: { error in
            guard case .otherSettings = error as? PostgreSQLError else { return false }
            return true
        }
    }

    @Test
    func `the script for administrators creates the index`() async throws {
        let server = try await SharedServer.database()
        try await server.execute("SET search_path = public; \(PostgreSQLServer.itemsDefinition)")
        let script = PostgreSQLIndex.creationScript(for: .items())
        #expect(script.hasSuffix("COMMIT;\nVACUUM (ANALYZE) typeahead.\"public.items\";\n"))
        try await server.execute(
            String(script.prefix { _ in true }.dropLast("VACUUM (ANALYZE) typeahead.\"public.items\";\n".count))
        )
        try await PostgreSQLIndex(.items(), on: server).check()
        try await server.execute(PostgreSQLIndex.removalScript(for: .items()))
        await #expect(throws: PostgreSQLError.self) { try await PostgreSQLIndex(.items(), on: server).check() }
    }

    @Test
    func `changed ids, truncation and rolled back changes are followed`() async throws {
        let tested = try await TestedServer(TestedOptions())
        try await tested.insert([Item(id: 1, title: "rose"), Item(id: 2, title: "tulip")])
        try await tested.server.execute("UPDATE public.items SET id = id + 10")
        #expect(try await found(tested, "rose") == [11])
        try await tested.server.execute("BEGIN; DELETE FROM public.items; ROLLBACK")
        #expect(try await found(tested, "tulip") == [12])
        try await PostgreSQLIndex(tested.table, on: tested.server).check()
        try await tested.server.execute("TRUNCATE public.items")
        #expect(try await found(tested, "tulip") == [])
    }

    @Test
    func `rows that bypass the triggers are found by a check, and repaired by a rebuild`() async throws {
        let tested = try await TestedServer(TestedOptions())
        try await tested.insert((1...5).map { Item(id: $0, title: "rose \($0)") })
        try await tested.server.execute(
            """
            SET session_replication_role = replica; DELETE FROM public.items WHERE id = 2;
            UPDATE public.items SET title = 'tulip' WHERE id = 3;
            INSERT INTO public.items VALUES (6, 'rose', '', '{}', '{}', '{}', 0); SET session_replication_role = origin
            """
        )
        let index = PostgreSQLIndex(tested.table, on: tested.server)
        await #expect {
            try await index.check()
        } throws: { error in
            guard case .damaged(_, _, let detail) = error as? PostgreSQLError else { return false }
            return detail == "1 records are missing, 1 are superfluous, and 1 differ"
        }
        try await index.rebuild()
        try await index.check()
        #expect(try await found(tested, "rose") == [6, 1, 4, 5])
    }

    @Test
    func `changes of other programs are reported, also after a lost connection`() async throws {
        let tested = try await TestedServer(TestedOptions())
        var changes = tested.postgreSQL.changes().makeAsyncIterator()
        await changes.next()
        try await tested.insert([Item(id: 1, title: "rose")])
        await changes.next()
        try await tested.server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )
        await changes.next()
        try await tested.remove([1])
        await changes.next()
    }

    @Test
    func `a search between the keys sees the changes of others`() async throws {
        let tested = try await TestedServer(TestedOptions())
        try await tested.insert([Item(id: 1, title: "rose")])
        #expect(try await found(tested, "r") == [1])
        try await tested.insert([Item(id: 2, title: "ros")])
        #expect(try await found(tested, "ro") == [2, 1])
        try await tested.remove([1])
        #expect(try await found(tested, "ros") == [2])
    }

    @Test
    func `many records give the results of the index in memory`() async throws {
        let tested = try await TestedServer(TestedOptions())
        var random = RandomItems(random: SplitMix64(state: 78))
        let items = (0..<12_000).map { random.item($0) }
        try await tested.insert(items)
        let index = SearchIndex(items, fields: Item.fields, typos: .none)
        for number in 0..<60 {
            var query = random.query()
            if number.isMultiple(of: 2) { query.filters = [] }
            let found = try await tested.postgreSQL.last(query)
            let expected = index.search(query)
            #expect(found.total == expected.total, "\(query)")
            #expect(found.hits.map(\.record) == expected.hits.map(\.record), "\(query)")
            #expect(found.hits.map(\.tier) == expected.hits.map(\.tier), "\(query)")
            #expect(found.hits.map(\.matches) == expected.hits.map(\.matches), "\(query)")
        }
    }

    @Test
    func `the page precedes the total`() async throws {
        let tested = try await TestedServer(TestedOptions())
        try await tested.insert((0..<200).map { Item(id: $0, title: "rose \($0)") })
        var counts: [[Int]] = []
        for try await results in tested.postgreSQL.results(for: SearchQuery(terms: ["r"])) {
            counts.append([results.hits.count, results.total, results.isComplete ? 1 : 0])
        }
        #expect(counts == [[50, 50, 0], [50, 200, 1]])
    }
}
#endif
