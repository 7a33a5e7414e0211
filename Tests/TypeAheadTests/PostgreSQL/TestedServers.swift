#if PostgreSQL
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

extension Item {
    /// The record in a row of the table of test records.
    init(_ row: PostgreSQLRow) throws {
        try self.init(
            id: row.value("id"),
            title: row.requiredText("title"),
            note: row.text("note") ?? "",
            tags: row.texts("tags"),
            scopes: row.texts("scopes"),
            readings: row.texts("readings"),
            boost: row.value("boost")
        )
    }
}

/// A table in a new database.
struct TestedServer: TestedSource {
    let server: PostgreSQLServer
    let options: TestedOptions
    let table: PostgreSQLTable
    let postgreSQL: PostgreSQLSource<Item>
    var source: any SearchSource<Item> { postgreSQL }

    init(_ options: TestedOptions) async throws {
        try await self.init(options, SharedServer.database(), order: nil)
    }

    /// Creates the table and its index in an empty database.
    init(_ options: TestedOptions, _ server: PostgreSQLServer, order: String? = nil) async throws {
        let table = PostgreSQLTable.items(
            hasReadings: options.hasReadings,
            hasAllKinds: options.hasAllKinds,
            boosts: options.boosts,
            order: order
        )
        try await server.execute("SET search_path = public; \(PostgreSQLServer.itemsDefinition)")
        if options.hasAllKinds {
            try await server.execute("SET search_path = public; \(PostgreSQLServer.orderedColumns)")
        }
        try await PostgreSQLIndex(table, on: server).create()
        self.init(options, opened: server, table)
    }

    private init(_ options: TestedOptions, opened server: PostgreSQLServer, _ table: PostgreSQLTable) {
        self.server = server
        self.options = options
        self.table = table
        postgreSQL = PostgreSQLSource(server, table: table, fields: options.fields) { try Item($0) }
    }

    func insert(_ items: [Item]) async throws { try await server.insert(items) }
    func remove(_ ids: [Int]) async throws { try await server.remove(ids) }

    func reopened() async throws -> any TestedSource {
        TestedServer(
            options,
            opened: PostgreSQLServer(server.info, clock: ContinuousClock(), options: .patient),
            table
        )
    }
}

/// Four servers, each with the records of a partition.
struct TestedShards: TestedSource {
    let partitions: [TestedServer]
    let source: any SearchSource<Item>

    init(_ options: TestedOptions) async throws {
        var partitions: [TestedServer] = []
        for server in try await ShardServers.get() {
            partitions.append(try await TestedServer(options, server.database(), order: "id"))
        }
        self.partitions = partitions
        source = PostgreSQLShards(
            partitions.map(\.postgreSQL),
            clock: ContinuousClock(),
            partitionTime: .seconds(10)
        )
    }

    func insert(_ items: [Item]) async throws {
        for (number, partition) in partitions.enumerated() {
            try await partition.insert(items.filter { $0.id * 7 % 4 == number })
        }
    }

    func remove(_ ids: [Int]) async throws {
        for (number, partition) in partitions.enumerated() {
            try await partition.remove(ids.filter { $0 * 7 % 4 == number })
        }
    }
}

/// The servers of the partitions.
enum ShardServers {
    private static let servers = Result { try (0..<4).map { _ in try TemporaryServer() } }

    static func get() async throws -> [TemporaryServer] { try await onOtherThread { try servers.get() } }
}
#endif
