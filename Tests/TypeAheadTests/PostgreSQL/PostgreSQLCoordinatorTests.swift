#if PostgreSQL
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

@Suite("A table whose partitions are on several servers")
struct PostgreSQLCoordinatorTests {
    /// A coordinator, and databases with indexed partitions.
    private struct Cluster {
        let coordinator: PostgreSQLCoordinator
        let partitions: [TestedServer]

        init(_ count: Int = 4) async throws {
            var partitions: [TestedServer] = []
            for _ in 0..<count {
                partitions.append(try await TestedServer(TestedOptions(), SharedServer.database(), order: "id"))
            }
            self.partitions = partitions
            coordinator = PostgreSQLCoordinator(
                partitions[0].table,
                on: try await SharedServer.database(),
                partitions: partitions.map(\.server)
            )
        }

        var server: PostgreSQLServer { coordinator.server }

        var shards: PostgreSQLShards<Item> {
            PostgreSQLShards(partitions.map(\.postgreSQL), clock: ContinuousClock(), partitionTime: .seconds(60))
        }

        /// Inserts records through the coordinator, which has no key for `ON CONFLICT`.
        func insert(_ ids: ClosedRange<Int>, title: String) async throws {
            try await server.execute(
                "INSERT INTO public.items SELECT number, $1 || ' ' || number, NULL, '{}', '{}', '{}', 0 "
                    + "FROM generate_series(\(ids.lowerBound), \(ids.upperBound)) AS number",
                [title]
            )
        }
    }

    private let query = SearchQuery(terms: ["rose"], limit: 5)

    @Test
    func `records inserted at the coordinator are distributed, and found at the partitions at once`() async throws {
        let cluster = try await Cluster()
        try await cluster.coordinator.create()
        try await cluster.insert(1...400, title: "rose")
        var counts: [Int] = []
        for partition in cluster.partitions {
            counts.append(Int(try await partition.server.execute("SELECT count(*) FROM public.items")[0][0] ?? "") ?? 0)
        }
        #expect(counts.reduce(0, +) == 400)
        #expect(counts.allSatisfy { $0 > 50 })
        let results = try await cluster.shards.last(query)
        #expect(results.total == 400)
        #expect(results.hits.map(\.record.id) == [1, 2, 3, 4, 5])
    }

    @Test
    func `changes and deletions at the coordinator reach the indexes of the partitions`() async throws {
        let cluster = try await Cluster()
        try await cluster.coordinator.create()
        try await cluster.insert(1...40, title: "rose")
        try await cluster.server.execute("UPDATE public.items SET title = 'tulip' WHERE id <= 10")
        try await cluster.server.execute("DELETE FROM public.items WHERE id > 30")
        #expect(try await cluster.shards.last(query).hits.map(\.record.id) == [11, 12, 13, 14, 15])
        #expect(try await cluster.shards.last(query).total == 20)
        #expect(try await cluster.server.execute("SELECT count(*) FROM public.items") == [["30"]])
    }

    @Test
    func `a record cannot leave its partition`() async throws {
        let cluster = try await Cluster(2)
        try await cluster.coordinator.create()
        try await cluster.insert(1...20, title: "rose")
        await #expect(throws: PostgreSQLError.self) {
            try await cluster.server.execute("UPDATE public.items SET id = id + 100")
        }
        try await cluster.server.execute("UPDATE public.items SET id = id, title = 'rose'")
        #expect(try await cluster.shards.last(query).hits.map(\.record.id) == [1, 2, 3, 4, 5])
    }

    @Test
    func `a dropped coordinator leaves the records of the partitions, and can be created again`() async throws {
        let cluster = try await Cluster(2)
        try await cluster.coordinator.create()
        try await cluster.insert(1...20, title: "rose")
        try await cluster.coordinator.drop()
        #expect(try await cluster.shards.last(query).total == 20)
        #expect(try await cluster.server.execute("SELECT count(*) FROM pg_foreign_server") == [["0"]])
        try await cluster.coordinator.create()
        #expect(try await cluster.server.execute("SELECT count(*) FROM public.items") == [["20"]])
    }

    @Test
    func `dropping a coordinator refuses a table with records of its own`() async throws {
        let partition = try await TestedServer(TestedOptions(), SharedServer.database(), order: "id")
        let coordinator = PostgreSQLCoordinator(partition.table, on: partition.server, partitions: [partition.server])
        let error = await #expect(throws: PostgreSQLError.self) { try await coordinator.drop() }
        #expect(error?.description.contains("has records of its own") ?? false)
        #expect(try await partition.server.execute("SELECT count(*) FROM public.items") == [["0"]])
    }

    @Test
    func `partitions with different columns are refused, and nothing is created`() async throws {
        let cluster = try await Cluster(2)
        try await cluster.partitions[1].server.execute("ALTER TABLE public.items ADD COLUMN extra text")
        let error = await #expect(throws: PostgreSQLError.self) { try await cluster.coordinator.create() }
        #expect(error?.description.contains("the columns of public.items differ") ?? false)
        #expect(try await cluster.server.execute("SELECT count(*) FROM pg_class WHERE relname = 'items'") == [["0"]])
    }

    @Test
    func `the table of the coordinator has the types, collations and NOT NULL of the partitions`() async throws {
        let partition = try await SharedServer.database()
        try await partition.execute(
            """
            CREATE SCHEMA other;
            CREATE TABLE other."it""ems" (id int NOT NULL, title varchar(20) COLLATE "C" NOT NULL, price numeric(8, 2), tags text[]);
            """
        )
        let table = PostgreSQLTable("it\"ems", schema: "other", id: "id", columns: [.text("title")])
        let server = try await SharedServer.database()
        try await PostgreSQLCoordinator(table, on: server, partitions: [partition]).create()
        let columns = try await server.execute(
            """
            SELECT attname, format_type(atttypid, atttypmod), attnotnull, collname FROM pg_attribute
            LEFT JOIN pg_collation ON pg_collation.oid = attcollation
            WHERE attrelid = 'other."it""ems"'::regclass AND attnum > 0 ORDER BY attnum
            """
        )
        #expect(
            columns == [
                ["id", "integer", "t", nil], ["title", "character varying(20)", "t", "C"],
                ["price", "numeric(8,2)", "f", nil], ["tags", "text[]", "f", "default"],
            ]
        )
    }

    @Test
    func `names and connection strings with quotation marks never become SQL`() {
        let table = PostgreSQLTable(#"a"b\'c"#, schema: #"s"; DROP"#, id: #"i"d"#, columns: [.text("title")])
        let script = CoordinatorScript(table: table)
        let info = ConnectionInfo(#"host='h\'"; --' password='p\'w'"#)
        let statements = script.partition(0, of: 2, at: info, role: #"r'o"le"#)
        #expect(statements[0].contains(#"OPTIONS ("host" 'h''"; --'"#))
        #expect(statements[1].contains(#"OPTIONS ("user" 'r''o"le', "password" 'p''w')"#))
        #expect(statements[2].contains(#""s""; DROP"."#))
        #expect(statements[2].contains(#""schema_name" 's"; DROP'"#))
    }
}
#endif
