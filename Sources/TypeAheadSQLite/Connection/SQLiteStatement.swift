#if SQLite
import CSQLite

/// A prepared statement, and the row that it is at. One thread at a time uses it.
final class SQLiteStatement: @unchecked Sendable {
    private let statement: OpaquePointer
    /// The connection keeps its statements, so a strong reference would be a cycle.
    private unowned let connection: SQLiteConnection

    init(_ statement: OpaquePointer, of connection: SQLiteConnection) {
        self.statement = statement
        self.connection = connection
    }

    deinit { sqlite3_finalize(statement) }

    // MARK: Parameters, from 1 on

    func bind(_ value: Int64?, at index: Int32) throws {
        try check(value.map { sqlite3_bind_int64(statement, index, $0) } ?? sqlite3_bind_null(statement, index))
    }

    func bind(_ value: String, at index: Int32) throws {
        var value = value
        try value.withUTF8 { text in
            try check(
                sqlite3_bind_text64(
                    statement,
                    index,
                    text.baseAddress,
                    UInt64(text.count),
                    transient,
                    UInt8(SQLITE_UTF8)
                )
            )
        }
    }

    func bind(_ bytes: [UInt8]?, at index: Int32) throws {
        guard let bytes else { return try check(sqlite3_bind_null(statement, index)) }
        // A null pointer would bind NULL.
        guard !bytes.isEmpty else { return try check(sqlite3_bind_zeroblob(statement, index, 0)) }
        try bytes.withUnsafeBytes { raw in
            try check(sqlite3_bind_blob64(statement, index, raw.baseAddress, UInt64(raw.count), transient))
        }
    }

    func bind(_ key: SQLiteKey, at index: Int32) throws {
        switch key {
        case .integer(let value): try bind(value, at: index)
        case .text(let value): try bind(value, at: index)
        case .bytes(let value): try bind(value, at: index)
        }
    }

    // MARK: Columns, from 0 on

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

    func bytes(_ column: Int32) -> [UInt8] {
        // The pointer must be read before the count.
        let pointer = sqlite3_column_blob(statement, column)
        return Array(UnsafeRawBufferPointer(start: pointer, count: Int(sqlite3_column_bytes(statement, column))))
    }

    func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

    /// The key in a column.
    func key(_ column: Int32) -> SQLiteKey {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_TEXT: .text(text(column))
        default: .bytes(bytes(column))
        }
    }

    // MARK: Execution

    /// Moves to the next row, and returns whether there is one.
    func step() throws -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw connection.failure(code)
        }
    }

    /// Ends the execution, and removes all parameters.
    func reset() {
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
    }

    private func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw connection.failure(code) }
    }
}

/// Makes SQLite copy a bound value.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
#endif
