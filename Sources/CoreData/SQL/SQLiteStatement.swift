#if CoreData
import CSQLite
import Foundation

/// A prepared statement, and the row that it is at.
final class SQLiteStatement {
    private let statement: OpaquePointer
    /// The connection caches statements, so a strong reference would be a cycle.
    private unowned let database: SQLiteDatabase

    init(_ statement: OpaquePointer, of database: SQLiteDatabase) {
        self.statement = statement
        self.database = database
    }

    deinit { sqlite3_finalize(statement) }

    /// Binds the parameters in order.
    func bind(_ values: [SQLiteValue]) throws(SQLiteFailure) {
        for (index, value) in values.enumerated() {
            let position = Int32(index + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(statement, position)
                case .integer(let value): sqlite3_bind_int64(statement, position, value)
                case .real(let value): sqlite3_bind_double(statement, position, value)
                case .text(let value):
                    value.utf8.withContiguousStorageIfAvailable { bindText($0, position) }
                        ?? Array(value.utf8).withUnsafeBufferPointer { bindText($0, position) }
                case .blob(let value): bindBlob(value, position)
                }
            guard code == SQLITE_OK else { throw database.failure(code) }
        }
    }

    private func bindText(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int32) -> Int32 {
        guard let start = bytes.baseAddress else {
            return sqlite3_bind_text(statement, position, "", 0, CSQLiteTransient())
        }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            sqlite3_bind_text64(
                statement,
                position,
                $0,
                UInt64(bytes.count),
                CSQLiteTransient(),
                UInt8(SQLITE_UTF8)
            )
        }
    }

    private func bindBlob(_ data: Data, _ position: Int32) -> Int32 {
        data.withUnsafeBytes { bytes in
            // A null address would be NULL, not empty data.
            guard let start = bytes.baseAddress, !bytes.isEmpty else {
                return sqlite3_bind_zeroblob(statement, position, 0)
            }
            return sqlite3_bind_blob64(statement, position, start, UInt64(bytes.count), CSQLiteTransient())
        }
    }

    /// Advances to the next row. Returns false after the last one.
    func step() throws(SQLiteFailure) -> Bool {
        let code = sqlite3_step(statement)
        if code == SQLITE_ROW { return true }
        guard code == SQLITE_DONE else {
            let failure = database.failure(code)
            sqlite3_reset(statement)
            throw failure
        }
        return false
    }

    func reset() {
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
    }

    /// The value of a column of the present row.
    subscript(column: Int) -> SQLiteValue {
        let column = Int32(column)
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            guard let text = sqlite3_column_text(statement, column) else { return .null }
            let count = Int(sqlite3_column_bytes(statement, column))
            return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, column))
            guard count > 0, let bytes = sqlite3_column_blob(statement, column) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: count))
        default: return .null
        }
    }
}
#endif
