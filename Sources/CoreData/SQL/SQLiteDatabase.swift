#if CoreData
import CSQLite
import Foundation

/// A connection to a database. One thread at a time uses it.
final class SQLiteDatabase {
    private let connection: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    private var isInTransaction = false

    /// Statements that are kept for their next use. More make the search for them slower than their preparation.
    private static let statementLimit = 200

    /// The tests that the function `coredata_test` runs, by number.
    private(set) var tests: [Int64: TextTest] = [:]
    private var lastTest: Int64 = 0

    /// Opens a file, or a database in memory.
    ///
    /// - Parameters:
    ///   - path: The path; `:memory:` for a database that ends with the connection.
    ///   - isReadOnly: Whether changes fail. The file must exist.
    ///   - timeout: The number of seconds to wait for another connection that writes. At most about 24 days.
    init(path: String, isReadOnly: Bool, timeout: TimeInterval = StoreOptions.defaultTimeout) throws(SQLiteFailure) {
        var opened: OpaquePointer?
        let flags =
            (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_NOMUTEX
            | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw SQLiteFailure(code: code, message: message)
        }
        connection = opened
        // Another process may write. Its transactions are short, so waiting is better than an error.
        let milliseconds = (timeout * 1000).rounded()
        sqlite3_busy_timeout(connection, milliseconds > 0 ? Int32(exactly: milliseconds) ?? .max : 0)
        registerFunctions(on: connection)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(connection)
    }

    /// The last error as a value.
    func failure(_ code: Int32) -> SQLiteFailure {
        SQLiteFailure(code: code, message: String(cString: sqlite3_errmsg(connection)))
    }

    /// Runs statements without parameters or results.
    func execute(_ sql: String) throws(SQLiteFailure) {
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Runs one statement with parameters and without results.
    func run(_ sql: String, _ parameters: [SQLiteValue] = []) throws(SQLiteFailure) {
        let statement = try statement(sql)
        defer { finish(statement, sql) }
        try statement.bind(parameters)
        while try statement.step() {}
    }

    /// Runs one statement, and calls a closure for each row until it returns false.
    func forEachRow<Failure: Error>(
        _ sql: String,
        _ parameters: [SQLiteValue] = [],
        _ body: (SQLiteStatement) throws(Failure) -> Bool
    ) throws {
        let statement = try statement(sql)
        defer { finish(statement, sql) }
        try statement.bind(parameters)
        while try statement.step() {
            if try !body(statement) { return }
        }
    }

    /// Returns the first column of the first row; nil without rows.
    func value(_ sql: String, _ parameters: [SQLiteValue] = []) throws(SQLiteFailure) -> SQLiteValue? {
        let statement = try statement(sql)
        defer { finish(statement, sql) }
        try statement.bind(parameters)
        return try statement.step() ? statement[0] : nil
    }

    /// The number of rows that the last statement changed.
    var changes: Int { Int(sqlite3_changes64(connection)) }

    /// Runs a closure in a transaction, which is rolled back if it throws.
    ///
    /// - Parameter isWriting: Whether the transaction locks the database for writing at its begin, so that it cannot fail later
    ///   because of another writer.
    func transaction<Result>(isWriting: Bool = true, _ body: () throws -> Result) throws -> Result {
        if isInTransaction { return try body() }
        try execute(isWriting ? "BEGIN IMMEDIATE" : "BEGIN")
        isInTransaction = true
        defer { isInTransaction = false }
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // SQLite may have rolled back already, as for a full disk. Then this fails without effect.
            if sqlite3_get_autocommit(connection) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    // MARK: - Statements

    /// Takes a prepared statement out of the cache, so that a nested use of the same text prepares another one.
    private func statement(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
        if let known = statements.removeValue(forKey: sql) { return known }
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw failure(code) }
        return SQLiteStatement(prepared, of: self)
    }

    private func finish(_ statement: SQLiteStatement, _ sql: String) {
        statement.reset()
        if statements.count >= Self.statementLimit { statements.removeAll() }
        statements[sql] = statement
    }

    // MARK: - Functions

    /// Makes tests available to `coredata_test` while a closure runs.
    ///
    /// - Parameter body: Gets the number of the first test; the others follow it.
    func withTests<Result>(_ added: [TextTest], _ body: (Int64) throws -> Result) rethrows -> Result {
        let first = lastTest + 1
        for test in added {
            lastTest += 1
            tests[lastTest] = test
        }
        defer { for number in first..<first + Int64(added.count) { tests[number] = nil } }
        return try body(first)
    }

    private func registerFunctions(on connection: OpaquePointer) {
        let owner = Unmanaged.passUnretained(self).toOpaque()
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        sqlite3_create_function_v2(
            connection,
            "coredata_test",
            -1,
            flags,
            owner,
            { context, count, values in
                let database = Unmanaged<SQLiteDatabase>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
                guard let values, let test = database.tests[sqlite3_value_int64(values[0])] else {
                    return sqlite3_result_error(context, "unknown test", -1)
                }
                guard let first = sqliteText(values[1]) else { return sqlite3_result_int(context, 0) }
                if count > 2 {
                    guard let second = sqliteText(values[2]) else { return sqlite3_result_int(context, 0) }
                    return sqlite3_result_int(context, test.evaluate(first, second) ? 1 : 0)
                }
                sqlite3_result_int(context, test.evaluate(first) ? 1 : 0)
            },
            nil,
            nil,
            nil
        )
        sqlite3_create_function_v2(
            connection,
            "coredata_decimal",
            1,
            flags,
            nil,
            { context, _, values in
                guard let values, let bytes = sqliteText(values[0]),
                    let number = Decimal(string: String(decoding: bytes, as: UTF8.self))
                else { return sqlite3_result_null(context) }
                sqlite3_result_double(context, NSDecimalNumber(decimal: number).doubleValue)
            },
            nil,
            nil,
            nil
        )
        for (index, collation) in TextCollation.all.enumerated() {
            sqlite3_create_collation_v2(
                connection,
                collation.name,
                SQLITE_UTF8,
                UnsafeMutableRawPointer(bitPattern: index + 1),
                { index, firstCount, first, secondCount, second in
                    TextCollation.all[Int(bitPattern: index) - 1].order(
                        UnsafeRawBufferPointer(start: first, count: Int(firstCount)),
                        UnsafeRawBufferPointer(start: second, count: Int(secondCount))
                    )
                },
                nil
            )
        }
    }

}

/// The UTF-8 text of a value; nil for NULL.
private func sqliteText(_ value: OpaquePointer?) -> UnsafeRawBufferPointer? {
    guard sqlite3_value_type(value) != SQLITE_NULL, let text = sqlite3_value_text(value) else { return nil }
    return UnsafeRawBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
}
#endif
