#if SQLite
import TypeAhead

/// The symbol tables with which records are compressed. Any thread may use it.
///
/// A table never changes, but a rolled-back transaction gives the numbers of its tables back. So a change must use tables of its own.
final class RecordTables: Sendable {
    private let tables = Guarded<[Int64: SymbolTable]>([:])

    /// The bytes of a record in a row.
    ///
    /// - Parameter column: The column with the stored bytes. The number of their table is in the next one; NULL if they are not
    ///   compressed.
    func bytes(_ row: SQLiteStatement, _ column: Int32, _ connection: SQLiteConnection) throws -> [UInt8] {
        let stored = row.bytes(column)
        guard !row.isNull(column + 1) else { return stored }
        let table = try table(row.integer(column + 1), connection)
        guard let bytes = stored.withUnsafeBufferPointer({ table.expand($0, limit: .max) }) else {
            throw SQLiteIndexError.damaged(path: connection.path, detail: "a compressed record")
        }
        return bytes
    }

    /// The table with a number.
    func table(_ number: Int64, _ connection: SQLiteConnection) throws -> SymbolTable {
        if let known = tables.withLock({ $0[number] }) { return known }
        var table: SymbolTable?
        try connection.query(
            "SELECT bytes FROM symbols WHERE number = ?1",
            { try $0.bind(number, at: 1) },
            row: { table = SymbolTable(decoding: $0.bytes(0)) }
        )
        guard let table else {
            throw SQLiteIndexError.damaged(path: connection.path, detail: "the symbols \(number) of records")
        }
        tables.withLock { $0[number] = table }
        return table
    }
}
#endif
