#if PostgreSQL
import TypeAhead

/// A partitioned table on several servers as one table of another server, the coordinator, through `postgres_fdw`.
///
/// Programs insert, change and read records of all partitions on the coordinator, which distributes them by a hash of the id; the triggers
/// of each partition keep its search index current. Searches do not use the coordinator: ``PostgreSQLShards`` asks the partitions directly,
/// because a foreign table returns all matches before the coordinator sorts them.
///
/// Each partition is a server with a table of the same name and columns, and with an index of ``PostgreSQLIndex``.
public struct PostgreSQLCoordinator: Sendable {
    /// The server with the table of all records.
    public let server: PostgreSQLServer
    /// The table, on this server and on each partition.
    public let table: PostgreSQLTable
    /// The servers with the partitions. The coordinator connects to them with the same connection strings.
    public let partitions: [PostgreSQLServer]

    /// Names a table of all records, which need not exist.
    ///
    /// - Parameter partitions: At least one; otherwise traps. Their order decides which records they get, so it must never change.
    public init(_ table: PostgreSQLTable, on server: PostgreSQLServer, partitions: [PostgreSQLServer]) {
        precondition(!partitions.isEmpty, "PostgreSQLCoordinator: needs at least one partition.")
        self.table = table
        self.server = server
        self.partitions = partitions
    }

    /// Creates the table of all records, and a foreign table and a user mapping for each partition, in one transaction.
    ///
    /// The columns are those of the partitions, without defaults. The role must be permitted to create foreign servers, and the extension
    /// `postgres_fdw` unless it exists. Other roles need user mappings of their own. If the role is not a superuser, the connection strings of the partitions need passwords, which the
    /// coordinator stores.
    ///
    /// - Throws: ``PostgreSQLError``: also if the columns of two partitions differ. Then nothing is changed.
    public func create() async throws {
        var described: [Partition] = []
        for partition in partitions {
            let next = try await describe(partition)
            guard next.columns == described.first?.columns ?? next.columns else {
                throw PostgreSQLError.failed(
                    server: next.server,
                    reason: "the columns of \(table.fullName) differ from those on \(described[0].server)"
                )
            }
            described.append(next)
        }
        let script = CoordinatorScript(table: table)
        var statements = script.foundation + [script.table(described[0].columns)]
        for (number, partition) in described.enumerated() {
            statements += script.partition(number, of: described.count, at: partition.info, role: partition.role)
        }
        try await run(statements)
    }

    /// Removes the table of all records, its foreign tables and their servers. The partitions and their records stay.
    ///
    /// - Throws: ``PostgreSQLError``: also if the table has records of its own. Then nothing is changed.
    public func drop() async throws {
        let table = table
        let own = try await server.withConnection { connection in
            let found = try await connection.run(
                CoordinatorScript(table: table).localParts,
                [table.schema, table.name]
            )
            guard found.integer(0, 0) > 0 else {
                throw PostgreSQLError.noTable(server: connection.server, table: table.fullName)
            }
            return found.integer(0, 1) > 0 ? connection.server : nil
        }
        if let own {
            throw PostgreSQLError.failed(
                server: own,
                reason: "\(table.fullName) has records of its own, so it is not the table of a coordinator"
            )
        }
        try await run(CoordinatorScript(table: table).removal(partitions.count))
    }

    /// A partition as its server describes it.
    private struct Partition: Sendable {
        let info: ConnectionInfo
        /// The server, for messages.
        let server: String
        /// The role of the connection.
        let role: String
        /// The columns as in `CREATE TABLE`.
        let columns: [String]
    }

    private func describe(_ partition: PostgreSQLServer) async throws -> Partition {
        let table = table
        return try await partition.withConnection { connection in
            Partition(
                info: ConnectionInfo(partition.info),
                server: connection.server,
                role: try await connection.run("SELECT current_user").text(0, 0) ?? "",
                columns: try await connection.columns(ofTable: table.name, schema: table.schema).map(\.definition)
            )
        }
    }

    private func run(_ statements: [String]) async throws {
        try await server.withConnection { connection in
            _ = try await connection.run("BEGIN; SET LOCAL client_min_messages = warning")
            for statement in statements { _ = try await connection.run(statement) }
            _ = try await connection.run("COMMIT")
        }
    }
}
#endif
