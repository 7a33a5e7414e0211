#if SQLite
import CSQLite
import Foundation
import TypeAhead

/// A connection to an index file. Threads may share it: one at a time executes a statement.
final class SQLiteConnection: @unchecked Sendable {
    let path: String
    private let handle: OpaquePointer
    /// Protects the prepared statements, which are used by one thread at a time.
    private let statements = Guarded<[String: SQLiteStatement]>([:])

    /// The present use. SQLite interrupts only a running statement, so later ones must know of the interruption.
    private let use = Guarded(Use(number: 0))

    private struct Use: Sendable {
        var number: Int
        var isInterrupted = false
    }

    /// The milliseconds to wait for a different process that writes.
    private static let patience: Int32 = 5000

    /// Opens a file.
    ///
    /// - Parameter create: Whether to create a missing file.
    init(path: String, create: Bool) throws(SQLiteIndexError) {
        var opened: OpaquePointer?
        let flags =
            SQLITE_OPEN_READWRITE | (create ? SQLITE_OPEN_CREATE : 0) | SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw .cannotOpen(path: path, reason: reason)
        }
        self.path = path
        handle = opened
        sqlite3_busy_timeout(handle, Self.patience)
    }

    deinit {
        statements.withLock { $0 = [:] }
        sqlite3_close_v2(handle)
    }

    /// Begins a use of the connection: a search or a change. Returns its number for ``interrupt(_:)``.
    func beginUse() -> Int {
        use.withLock { use in
            use = Use(number: use.number + 1)
            return use.number
        }
    }

    /// Makes the running statement of a use, and all its later ones, fail with `CancellationError`. No effect after its end.
    func interrupt(_ number: Int) {
        use.withLock { use in
            guard use.number == number else { return }
            use.isInterrupted = true
            // With the lock, so that the next use cannot begin before.
            sqlite3_interrupt(handle)
        }
    }

    /// Runs statements without parameters or results.
    func execute(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Runs one statement, and calls a closure for each row.
    func query(
        _ sql: String,
        _ bind: (SQLiteStatement) throws -> Void = { _ in },
        row: (SQLiteStatement) throws -> Void = { _ in }
    ) throws {
        if use.withLock({ $0.isInterrupted }) { throw CancellationError() }
        // A nested use of the same text prepares another statement.
        let statement = try statements.withLock { $0.removeValue(forKey: sql) } ?? prepare(sql)
        defer {
            statement.reset()
            statements.withLock { $0[sql] = statement }
        }
        try bind(statement)
        while try statement.step() { try row(statement) }
    }

    /// The first column of the first row as an integer; nil without rows.
    func integer(_ sql: String, _ bind: (SQLiteStatement) throws -> Void = { _ in }) throws -> Int64? {
        var value: Int64?
        try query(sql, bind) { value = value ?? $0.integer(0) }
        return value
    }

    /// Runs a closure in a transaction, which is rolled back if it throws.
    ///
    /// - Parameter writes: Whether the transaction waits for other writers at its begin, so that it cannot fail later.
    func transaction<Result>(writes: Bool, _ body: () throws -> Result) throws -> Result {
        try execute(writes ? "BEGIN IMMEDIATE" : "BEGIN")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // SQLite itself rolls back after some failures, such as a full disk.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    private func prepare(_ sql: String) throws -> SQLiteStatement {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw failure(code) }
        return SQLiteStatement(prepared, of: self)
    }

    /// The error of a result code.
    func failure(_ code: Int32) -> any Error {
        let message = String(cString: sqlite3_errmsg(handle))
        switch code & 0xFF {
        case SQLITE_INTERRUPT: return CancellationError()
        case SQLITE_BUSY, SQLITE_LOCKED: return SQLiteIndexError.busy(path: path)
        case SQLITE_FULL: return SQLiteIndexError.full(path: path)
        // Not even the files beside the index can be extended.
        case SQLITE_IOERR where [ENOSPC, EDQUOT].contains(sqlite3_system_errno(handle)):
            return SQLiteIndexError.full(path: path)
        case SQLITE_READONLY, SQLITE_PERM: return SQLiteIndexError.readOnly(path: path)
        case SQLITE_CORRUPT: return SQLiteIndexError.damaged(path: path, detail: message)
        case SQLITE_NOTADB: return SQLiteIndexError.notAnIndex(path: path)
        case SQLITE_CANTOPEN: return SQLiteIndexError.cannotOpen(path: path, reason: message)
        default: return SQLiteIndexError.failed(path: path, reason: message)
        }
    }
}
#endif
