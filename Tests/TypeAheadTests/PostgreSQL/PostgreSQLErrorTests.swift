#if PostgreSQL
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

@Suite("Errors of servers, tables and indexes")
struct PostgreSQLErrorTests {
    private let query = SearchQuery(terms: [SearchTerm("rose")])

    private func source(_ server: PostgreSQLServer, _ table: PostgreSQLTable = .items()) -> PostgreSQLSource<Item> {
        PostgreSQLSource(server, table: table, fields: Item.fields) { try Item($0) }
    }

    private func failure(_ source: PostgreSQLSource<Item>) async -> PostgreSQLError? {
        do {
            _ = try await source.last(query)
            return nil
        } catch {
            return error as? PostgreSQLError
        }
    }

    @Test
    func `a missing server is reported with its name`() async throws {
        let server = PostgreSQLServer("host=/tmp/missing dbname=music", clock: ContinuousClock())
        let error = await failure(source(server))
        #expect(
            error?.description.hasPrefix("/tmp/missing:5432/music: no connection: ") == true,
            "\(String(describing: error))"
        )
    }

    @Test
    func `a wrong password is reported, and the right one is accepted`() async throws {
        let temporary = try await SharedServer.get()
        let administration = PostgreSQLServer(temporary.info("postgres"), clock: ContinuousClock(), options: .patient)
        try await administration.execute(
            "DO $$ BEGIN CREATE ROLE guarded LOGIN PASSWORD 'right'; EXCEPTION WHEN duplicate_object THEN END $$"
        )
        func connect(_ password: String) -> PostgreSQLServer {
            PostgreSQLServer(
                "\(temporary.info("postgres", user: "guarded")) password=\(password)",
                clock: ContinuousClock(),
                options: .patient
            )
        }
        let error = await failure(source(connect("wrong")))
        #expect(error?.description.contains("password authentication failed") == true, "\(String(describing: error))")
        #expect(error?.description.contains("wrong") == false)
        #expect(try await connect("right").execute("SELECT current_user::text") == [["guarded"]])
    }

    @Test
    func `a table without an index is reported`() async throws {
        let server = try await SharedServer.database()
        guard case .noIndex(_, "public.items") = await failure(source(server)) else {
            Issue.record("expected .noIndex")
            return
        }
    }

    @Test
    func `a missing table has no index`() async throws {
        let server = try await SharedServer.database()
        await #expect {
            try await PostgreSQLIndex(.items(), on: server).create()
        } throws: { error in
            guard case .noTable(_, "public.items") = error as? PostgreSQLError else { return false }
            return true
        }
        #expect(try await server.execute("SELECT 1 FROM pg_namespace WHERE nspname = 'typeahead'").isEmpty)
    }

    @Test(arguments: [0, 7])
    func `an index of another version is refused`(version: Int) async throws {
        let tested = try await TestedServer(TestedOptions())
        try await tested.server.execute("UPDATE typeahead.indexes SET version = $1::integer", ["\(version)"])
        guard case .otherVersion(_, _, version, IndexScript.version) = await failure(tested.postgreSQL) else {
            Issue.record("expected .otherVersion")
            return
        }
    }

    @Test
    func `rebuilding updates an older index`() async throws {
        let tested = try await TestedServer(TestedOptions())
        try await tested.insert([Item(id: 1, title: "rose", tags: ["red"])])
        try await tested.server.execute(
            """
            UPDATE typeahead.indexes SET version = 1, folding = 0;
            ALTER TABLE typeahead."public.items" DROP COLUMN parts0
            """
        )
        try await PostgreSQLIndex(tested.table, on: tested.server).rebuild()
        var query = query
        query.filters = [SearchFilter("tag", .contains("RE"))]
        #expect(try await tested.postgreSQL.last(query).total == 1)
    }

    @Test
    func `an index of other columns is refused`() async throws {
        let tested = try await TestedServer(TestedOptions())
        guard case .otherSettings = await failure(source(tested.server, .items(boosts: true))) else {
            Issue.record("expected .otherSettings")
            return
        }
    }

    @Test
    func `a missing extension is reported with the remedy`() async throws {
        let temporary = try await SharedServer.get()
        let server = try await temporary.database()
        let role = "limited_\(server.info.suffix(30).filter(\.isHexDigit))"
        try await server.execute(
            "SET search_path = public; \(PostgreSQLServer.itemsDefinition); CREATE ROLE \(role) LOGIN; ALTER TABLE items OWNER TO \(role)"
        )
        let info = server.info.replacing("user=tester", with: "user=\(role)")
        let limited = PostgreSQLServer(info, clock: ContinuousClock(), options: .patient)
        await #expect {
            try await PostgreSQLIndex(.items(), on: limited).create()
        } throws: { error in
            guard case .missingExtension = error as? PostgreSQLError else { return false }
            return "\(error)".contains("CREATE EXTENSION pg_trgm")
        }
    }

    @Test
    func `a statement that takes too long fails, and the next search is answered`() async throws {
        var options = PostgreSQLServer.Options.patient
        options.statementTime = .seconds(1)
        let server = try await SharedServer.database(options: options)
        let tested = try await TestedServer(TestedOptions(), server)
        let other = PostgreSQLServer(server.info, clock: ContinuousClock(), options: .patient)
        try await other.execute("BEGIN; LOCK TABLE typeahead.\"public.items\"")
        guard case .timedOut = await failure(tested.postgreSQL) else {
            Issue.record("expected .timedOut")
            return
        }
        try await other.execute("ROLLBACK")
        #expect(try await tested.postgreSQL.last(query).total == 0)
    }

    @Test
    func `cancelling a search cancels its statement on the server`() async throws {
        // Only the request to cancel ends the statement.
        var options = PostgreSQLServer.Options.patient
        options.statementTime = .seconds(600)
        let tested = try await TestedServer(TestedOptions(), SharedServer.database(options: options))
        let other = PostgreSQLServer(tested.server.info, clock: ContinuousClock(), options: .patient)
        try await other.execute("BEGIN; LOCK TABLE typeahead.\"public.items\"")
        let waiting =
            "SELECT 1 FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        let search = Task { for try await _ in tested.postgreSQL.results(for: query) {} }
        while try await other.execute(waiting).isEmpty {}
        search.cancel()
        try? await search.value
        while try await !other.execute(waiting).isEmpty {}
        try await other.execute("ROLLBACK")
        #expect(try await tested.postgreSQL.last(query).total == 0)
    }

    @Test
    func `a failed search of the pipeline is reported and can be repeated`() async throws {
        let tested = try await TestedServer(TestedOptions())
        try await tested.insert([Item(id: 1, title: "rose")])
        try await tested.server.execute("UPDATE typeahead.indexes SET version = 7")
        let states = await PipelineStates(tested.postgreSQL)
        await states.search("rose")
        #expect(await states.end == "failed")
        try await tested.server.execute("UPDATE typeahead.indexes SET version = \(IndexScript.version)")
        await states.retry()
        #expect(await states.end == "results 1")
    }

    @Test
    func `after a failed attempt to connect, no other one is made before the delay ends`() async throws {
        let temporary = try await onOtherThread { try TemporaryServer() }
        let clock = ManualClock()
        let server = PostgreSQLServer(temporary.info("postgres"), clock: clock)
        temporary.stop()
        await #expect(throws: PostgreSQLError.self) { try await server.execute("SELECT 1") }
        try await onOtherThread { try temporary.start() }
        await #expect(throws: PostgreSQLError.self) { try await server.execute("SELECT 1") }
        clock.move(to: clock.now.advanced(by: .milliseconds(100)))
        #expect(try await server.execute("SELECT 1") == [["1"]])
    }

    @Test
    func `delays double up to the maximum`() {
        let server = PostgreSQLServer("", clock: ManualClock())
        #expect(server.delay(afterFailures: 0) == .milliseconds(100))
        #expect(server.delay(afterFailures: 3) == .milliseconds(800))
        #expect(server.delay(afterFailures: 100) == .seconds(10))
    }
}
#endif
