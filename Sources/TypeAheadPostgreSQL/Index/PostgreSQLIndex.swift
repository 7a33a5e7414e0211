#if PostgreSQL
import TypeAhead

/// The search index of a table: creates, checks, rebuilds and drops it. ``PostgreSQLSource`` only reads it.
///
/// The index is a table in the schema `typeahead`, which triggers of the searched table update in the same transaction as each
/// change. Roles that search need `SELECT` on both tables and on `typeahead.indexes`, and `USAGE` on the schema; roles that only
/// change the searched table need no further permission.
public struct PostgreSQLIndex: Sendable {
    /// The server with the table.
    public let server: PostgreSQLServer
    /// The searched table.
    public let table: PostgreSQLTable

    /// Names an index, which need not exist.
    public init(_ table: PostgreSQLTable, on server: PostgreSQLServer) {
        self.table = table
        self.server = server
    }

    private var script: IndexScript { IndexScript(table: table) }

    // MARK: Scripts

    /// The script that ``create()`` runs, for administrators: run it with `psql`, as the owner of the table.
    public static func creationScript(for table: PostgreSQLTable) -> String { creationScript(for: table, nil) }

    /// - Parameter note: The note of a ``RegisteredIndex``.
    static func creationScript(for table: PostgreSQLTable, _ note: String?) -> String {
        let script = IndexScript(table: table)
        return text(["BEGIN"] + script.creation + script.comment(note) + ["COMMIT"] + script.maintenance)
    }

    /// The script that ``drop()`` runs.
    public static func removalScript(for table: PostgreSQLTable) -> String {
        text(["BEGIN"] + IndexScript(table: table).removal + ["COMMIT"])
    }

    private static func text(_ statements: [String]) -> String {
        statements.map { "\($0);\n" }.joined()
    }

    // MARK: Changes

    /// Creates the index and fills it from the table, in the order of the ids, in one transaction. Meanwhile the table can be read but
    /// not changed.
    ///
    /// Takes one to three minutes for a million short texts. The role must own the table, and may have to be permitted to create a
    /// schema and the extension `pg_trgm` in the database. All indexes of a database must be created by one role, because they share
    /// functions in the schema `typeahead`.
    ///
    /// - Throws: ``PostgreSQLError``, such as for an index that exists already, or `CancellationError` if the task is cancelled. Then nothing is changed.
    public func create() async throws { try await create(nil) }

    /// - Parameter note: The note of a ``RegisteredIndex``.
    func create(_ note: String?) async throws {
        try await run(script.creation + script.comment(note), then: script.maintenance)
    }

    /// Creates the index as ``create()`` does, unless the table has it already, such as at each start of an app. Several programs may call
    /// it at the same time.
    ///
    /// - Returns: Whether it was created.
    /// - Throws: ``PostgreSQLError``, such as `otherSettings` for an index of other columns, or `CancellationError`.
    @discardableResult
    public func createIfNeeded() async throws -> Bool {
        if try await exists() { return false }
        do {
            try await create()
            return true
        } catch let error as PostgreSQLError {
            // Another program may have created it meanwhile.
            if case .failed = error, try await exists() { return false }
            throw error
        }
    }

    /// Whether the table has this index.
    private func exists() async throws -> Bool {
        do {
            try await mapped { try await verify($0) }
            return true
        } catch PostgreSQLError.noIndex {
            return false
        }
    }

    /// Builds the index again from the table, in one transaction, with the functions of this version. Records keep their positions
    /// among equally good matches. Takes as long as ``create()``. Meanwhile the table can be read but not changed, and searches may have to
    /// wait.
    ///
    /// - Throws: ``PostgreSQLError``, or `CancellationError` if the task is cancelled. Then nothing is changed.
    public func rebuild() async throws {
        try await run(script.rebuilding, then: script.maintenance)
    }

    /// Removes the index and its triggers. The table itself is not changed.
    ///
    /// - Throws: ``PostgreSQLError``.
    public func drop() async throws {
        try await run(script.removal, then: [])
    }

    /// Compares the index with the table, in the database. Takes about as long as ``create()``.
    ///
    /// - Throws: ``PostgreSQLError``: ``PostgreSQLError/damaged(server:table:detail:)`` with the numbers of missing, superfluous and
    ///   differing rows; or an error that tells why the index cannot be used.
    public func check() async throws {
        try await mapped { connection in
            try await verify(connection)
            try await begin(connection)
            let counts = try await connection.run(script.comparison)
            _ = try await connection.run("COMMIT")
            let (missing, superfluous, differing) = (counts.integer(0, 0), counts.integer(0, 1), counts.integer(0, 2))
            guard missing + superfluous + differing == 0 else {
                throw PostgreSQLError.damaged(
                    server: connection.server,
                    table: table.fullName,
                    detail: "\(missing) records are missing, \(superfluous) are superfluous, and \(differing) differ"
                )
            }
        }
    }

    /// Begins a transaction without a time limit.
    private func begin(_ connection: PostgreSQLConnection) async throws {
        _ = try await connection.run("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL client_min_messages = warning")
    }

    private func run(_ statements: [String], then maintenance: [String]) async throws {
        try await mapped { connection in
            try await begin(connection)
            for statement in statements { _ = try await connection.run(statement) }
            _ = try await connection.run("COMMIT")
            guard !maintenance.isEmpty else { return }
            // These statements cannot run in a transaction.
            _ = try await connection.run("SET statement_timeout = 0")
            for statement in maintenance { _ = try await connection.run(statement) }
            connection.close("the index was changed")
        }
    }

    private func mapped(_ body: @escaping @Sendable (PostgreSQLConnection) async throws -> Void) async throws {
        try await server.withConnection { connection in
            do {
                try await body(connection)
            } catch let failure as PostgreSQLFailure {
                throw error(failure, connection)
            } catch is CancellationError {
                // The process may end now, but without the request the server would go on with its long statement.
                await connection.finishCancellation()
                throw CancellationError()
            }
        }
    }

    /// The error of a failed statement of this index.
    private func error(_ failure: PostgreSQLFailure, _ connection: PostgreSQLConnection) -> any Error {
        guard let state = failure.state else { return failure }
        if failure.message.contains("pg_trgm") || failure.message.contains("gin_trgm_ops") {
            return PostgreSQLError.missingExtension(server: connection.server, reason: failure.message)
        }
        if state == PostgreSQLFailure.undefinedFunction, failure.message.contains("typeahead.") {
            return PostgreSQLError.failed(
                server: connection.server,
                reason: "a column of numbers, sizes or dates of \(table.fullName) has another type: \(failure.message)"
            )
        }
        if PostgreSQLFailure.undefined.contains(state) {
            return PostgreSQLError.noTable(server: connection.server, table: table.fullName)
        }
        return failure
    }

    // MARK: Verification

    /// Checks that the index exists and has this version, these columns and this folding.
    func verify(_ connection: PostgreSQLConnection) async throws {
        let noIndex = PostgreSQLError.noIndex(server: connection.server, table: table.fullName)
        let found: PostgreSQLResult
        do {
            found = try await connection.run(
                "SELECT version, folding, definition FROM typeahead.indexes WHERE name = $1",
                [table.fullName]
            )
        } catch let failure as PostgreSQLFailure {
            throw failure.state.map(PostgreSQLFailure.undefined.contains) ?? false ? noIndex : failure
        }
        guard found.count == 1 else { throw noIndex }
        let version = Int(found.integer(0, 0))
        guard version == IndexScript.version else {
            throw PostgreSQLError.otherVersion(
                server: connection.server,
                table: table.fullName,
                found: version,
                expected: IndexScript.version
            )
        }
        guard found.integer(0, 1) == TextFolding.version, found.text(0, 2) == table.definition else {
            throw PostgreSQLError.otherSettings(server: connection.server, table: table.fullName)
        }
    }
}
#endif
