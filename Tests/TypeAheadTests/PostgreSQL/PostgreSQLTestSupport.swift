#if PostgreSQL
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

extension TemporaryServer {
    /// A new database, and a server with it.
    func database(options: PostgreSQLServer.Options = .patient) async throws -> PostgreSQLServer {
        PostgreSQLServer(info(try await createDatabase()), clock: ContinuousClock(), options: options)
    }
}

extension SharedServer {
    /// A new database on the shared server.
    static func database(options: PostgreSQLServer.Options = .patient) async throws -> PostgreSQLServer {
        try await get().database(options: options)
    }
}

extension PostgreSQLServer.Options {
    /// Settings for tests on a busy machine.
    static var patient: PostgreSQLServer.Options {
        var options = PostgreSQLServer.Options()
        options.connectionTime = .seconds(120)
        return options
    }
}

extension PostgreSQLServer {
    /// Runs a statement, and returns its rows.
    @discardableResult
    func execute(_ sql: String, _ parameters: [String?] = []) async throws -> [[String?]] {
        let result = try await withConnection { try await $0.run(sql, parameters) }
        return (0..<result.count).map { row in result.columns.indices.map { result.text(row, $0) } }
    }
}

extension PostgreSQLTable {
    /// The table of test records.
    static func items(
        hasReadings: Bool = false,
        hasAllKinds: Bool = false,
        boosts: Bool = false,
        order: String? = nil
    ) -> PostgreSQLTable {
        PostgreSQLTable(
            "items",
            id: "id",
            columns: [.text("title"), .text("note"), .filter("tag", column: "tags"), .scopes(column: "scopes")]
                + (hasReadings ? [.readings(of: "title", column: "readings")] : [])
                + (hasAllKinds
                    ? [.filter("topic", column: "tags"), .number("year", column: "years"), .size("size")] : []),
            boost: boosts ? "boost" : nil,
            order: order
        )
    }
}

extension PostgreSQLServer {
    static let itemsDefinition = """
        CREATE TABLE items (
            id bigint PRIMARY KEY, title text NOT NULL, note text, tags text[] NOT NULL, scopes text[] NOT NULL,
            readings text[] NOT NULL, boost double precision NOT NULL
        )
        """

    /// The columns of the fields "year" and "size", computed from the others.
    static let orderedColumns = """
        ALTER TABLE items ADD COLUMN years bigint[] GENERATED ALWAYS AS (scopes::bigint[]) STORED,
            ADD COLUMN size bigint GENERATED ALWAYS AS (id * 1000) STORED
        """

    /// Inserts test records, or replaces those with the same ids.
    func insert(_ items: [Item]) async throws {
        for start in stride(from: 0, to: items.count, by: 200) {
            let part = items[start..<min(start + 200, items.count)]
            let rows = part.indices.map { index in
                let first = (index - start) * 7
                let types = ["bigint", "text", "text", "text[]", "text[]", "text[]", "float8"]
                return "(\(types.enumerated().map { "$\(first + $0 + 1)::\($1)" }.joined(separator: ",")))"
            }
            let parameters = part.flatMap { item -> [String?] in
                [
                    "\(item.id)", item.title, item.note, PostgreSQLName.array(item.tags),
                    PostgreSQLName.array(item.scopes),
                    PostgreSQLName.array(item.readings), "\(item.boost)",
                ]
            }
            try await execute(
                """
                INSERT INTO public.items VALUES \(rows.joined(separator: ",")) ON CONFLICT (id) DO UPDATE SET
                title = excluded.title, note = excluded.note, tags = excluded.tags, scopes = excluded.scopes,
                readings = excluded.readings, boost = excluded.boost
                """,
                parameters
            )
        }
    }

    func remove(_ ids: [Int]) async throws {
        try await execute(
            "DELETE FROM public.items WHERE id = ANY($1::bigint[])",
            [PostgreSQLName.array(ids.map { "\($0)" })]
        )
    }
}
#endif
