import BenchPostgreSQL
import Foundation
import TypeAheadPostgreSQL

/// A table of PostgreSQL with a trigram index, searched with `ILIKE`.
final class PostgreSQLPeer: Peer {
    let title: String
    let buildTime: Double?
    private let connection: OpaquePointer

    /// The searched table, in the schema `public`. An existing one is replaced.
    private static let name = "bench_names"

    /// A table in one database.
    static func table(_ names: [String], in folder: URL, _ connection: String) throws -> PostgreSQLPeer {
        try StoredEngine.run(connection, "\(removal) \(definition)")
        try load(names, in: folder, connection)
        let time = try milliseconds { try StoredEngine.run(connection, index) }.time
        return try PostgreSQLPeer("pg_trgm, by rank", connection, buildTime: time)
    }

    /// Partitions in several databases, searched through the foreign tables of a coordinator.
    ///
    /// - Parameter connection: The connection string of the coordinator, whose table is replaced.
    static func foreignTables(
        _ names: [String],
        in folder: URL,
        _ connection: String,
        _ shards: [String]
    ) throws -> PostgreSQLPeer {
        for shard in [connection] + shards { try StoredEngine.run(shard, removal) }
        for shard in shards { try StoredEngine.run(shard, definition) }
        try wait {
            let coordinator = PostgreSQLCoordinator(
                PostgreSQLTable(name, id: "id", columns: [.text("name")]),
                on: PostgreSQLServer(connection, clock: ContinuousClock()),
                partitions: shards.map { PostgreSQLServer($0, clock: ContinuousClock()) }
            )
            try await coordinator.create()
        }
        try load(names, in: folder, connection)
        for shard in shards { try StoredEngine.run(shard, index) }
        return try PostgreSQLPeer("postgres_fdw, by rank", connection, buildTime: nil)
    }

    private static let removal = """
        SET client_min_messages = warning;
        DROP TABLE IF EXISTS \(name);
        DROP EXTENSION IF EXISTS postgres_fdw CASCADE;
        DROP FUNCTION IF EXISTS "public.\(name) id"();
        """

    private static let definition = "CREATE TABLE \(name) (id integer PRIMARY KEY, name text NOT NULL);"

    private static let index = """
        SET client_min_messages = warning;
        SET maintenance_work_mem = '256MB';
        CREATE EXTENSION IF NOT EXISTS pg_trgm;
        CREATE INDEX ON \(name) USING gin (name gin_trgm_ops);
        VACUUM ANALYZE \(name);
        """

    private static func load(_ names: [String], in folder: URL, _ connection: String) throws {
        let file = folder.appendingPathComponent("names.tsv")
        try names.enumerated().map { "\($0.offset)\t\($0.element)\n" }.joined()
            .write(to: file, atomically: false, encoding: .utf8)
        try StoredEngine.run(connection, "\\copy \(name) from '\(file.path)'")
    }

    // MARK: Searching

    private init(_ title: String, _ info: String, buildTime: Double?) throws {
        guard let connection = PQconnectdb(info), PQstatus(connection) == CONNECTION_OK else {
            throw Failure(reason: "no connection")
        }
        self.title = title
        self.buildTime = buildTime
        self.connection = connection
    }

    deinit { PQfinish(connection) }

    func search(_ text: String, first: Int) throws -> Int {
        let pattern = escapedForLike(text)
        _ = try query(
            """
            SELECT name FROM public.\(Self.name) WHERE name ILIKE $1
            ORDER BY name ILIKE $2 DESC, length(name), id LIMIT \(first)
            """,
            ["%\(pattern)%", "\(pattern)%"]
        )
        let count = try query("SELECT count(*) FROM public.\(Self.name) WHERE name ILIKE $1", ["%\(pattern)%"])
        return Int(count) ?? 0
    }

    /// The first value of the result.
    private func query(_ sql: String, _ parameters: [String]) throws -> String {
        var values: [UnsafePointer<CChar>?] = parameters.map { UnsafePointer(strdup($0)) }
        defer { for value in values { free(UnsafeMutablePointer(mutating: value)) } }
        let result = PQexecParams(connection, sql, Int32(values.count), nil, &values, nil, nil, 0)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_TUPLES_OK else {
            throw Failure(reason: String(cString: PQerrorMessage(connection)))
        }
        return PQntuples(result) > 0 ? String(cString: PQgetvalue(result, 0, 0)) : ""
    }
}
