import Foundation
import TypeAhead
import TypeAheadPostgreSQL

extension StoredEngine {
    /// The table `bench_places` of a database, with a new index. An existing table is replaced.
    ///
    /// - Parameter connection: A connection string of libpq.
    static func table(_ places: ArraySlice<Place>, in folder: URL, _ connection: String) async throws -> StoredEngine {
        let server = PostgreSQLServer(connection, clock: ContinuousClock())
        try await replace(table(), on: server, connection)
        try load(places, in: folder, connection)
        let start = Clock.now()
        try await PostgreSQLIndex(table(), on: server).create()
        return StoredEngine(
            title: "PostgreSQLSource",
            source: source(table(), on: server),
            buildTime: Clock.now() - start
        )
    }

    /// The table `bench_places`, partitioned over the databases `shards` by a hash of the ids, with an index on each. Existing tables are
    /// replaced.
    ///
    /// - Parameter shards: The connection strings of the partitions.
    static func shards(
        _ places: ArraySlice<Place>,
        in folder: URL,
        _ shards: [String]
    ) async throws -> StoredEngine {
        let table = table(order: "id")
        let partitions = shards.map { PostgreSQLServer($0, clock: ContinuousClock()) }
        for (number, (partition, info)) in zip(partitions, shards).enumerated() {
            try await replace(table, on: partition, info)
            // The places that a coordinator would send to this partition.
            try load(places, in: folder, info, partition: (number, of: shards.count))
        }
        let start = Clock.now()
        try await withThrowingTaskGroup { group in
            for partition in partitions { group.addTask { try await PostgreSQLIndex(table, on: partition).create() } }
            try await group.waitForAll()
        }
        let time = Clock.now() - start
        let sharded = PostgreSQLShards<Place>(
            partitions.map { Self.source(table, on: $0) },
            clock: ContinuousClock()
        )
        return StoredEngine(title: "PostgreSQLShards, \(shards.count)", source: sharded, buildTime: time)
    }

    private static func table(order: String? = nil) -> PostgreSQLTable {
        PostgreSQLTable(
            "bench_places",
            id: "id",
            columns: [.text("name"), .filter("continent"), .scopes(column: "year")],
            order: order
        )
    }

    private static func source(_ table: PostgreSQLTable, on server: PostgreSQLServer) -> PostgreSQLSource<Place> {
        PostgreSQLSource(server, table: table, fields: Place.fields) { row in
            try Place(
                id: row.value("id"),
                name: row.requiredText("name"),
                continent: row.requiredText("continent"),
                year: row.requiredText("year")
            )
        }
    }

    /// Makes an empty table without index.
    private static func replace(
        _ table: PostgreSQLTable,
        on server: PostgreSQLServer,
        _ connection: String
    ) async throws {
        // The first run has none.
        try? await PostgreSQLIndex(table, on: server).drop()
        try run(
            connection,
            """
            SET client_min_messages = warning;
            DROP TABLE IF EXISTS bench_places;
            CREATE TABLE bench_places (id integer PRIMARY KEY, name text, continent text, year text);
            """
        )
    }

    /// Copies the places into the table.
    ///
    /// - Parameter partition: The number of a partition, to copy only its places.
    private static func load(
        _ places: ArraySlice<Place>,
        in folder: URL,
        _ connection: String,
        partition: (number: Int, of: Int)? = nil
    ) throws {
        let file = folder.appendingPathComponent("places.tsv")
        let lines = places.map { "\($0.id)\t\($0.name)\t\($0.continent)\t\($0.year)\n" }
        try lines.joined().write(to: file, atomically: false, encoding: .utf8)
        guard let partition else { return try run(connection, "\\copy bench_places from '\(file.path)'") }
        try run(
            connection,
            """
            CREATE TEMPORARY TABLE whole (id integer) PARTITION BY HASH (id);
            \\copy bench_places from '\(file.path)' where satisfies_hash_partition('whole'::regclass, \(partition.of), \(partition.number), id)
            """
        )
    }

    /// Runs statements with `psql`.
    static func run(_ connection: String, _ script: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["psql", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", connection]
        let input = Pipe()
        process.standardInput = input
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(reason: "psql failed") }
    }
}
