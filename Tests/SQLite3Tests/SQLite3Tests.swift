import Foundation
import SQLite3
import Testing

/// Databases through the C interface, as in apps for iOS.
@Suite("SQLite as a module")
struct SQLite3Tests {
    /// The destructor that makes SQLite copy a bound value.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private func rows(_ database: OpaquePointer?, _ sql: String, _ value: String) -> [String] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else { return [] }
        defer { sqlite3_finalize(statement) }
        sqlite3_bind_text(statement, 1, value, -1, Self.transient)
        var rows: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
        }
        return rows
    }

    @Test
    func `Rows are inserted and found with bound values`() throws {
        var database: OpaquePointer?
        try #require(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        #expect(sqlite3_exec(database, "CREATE TABLE city (name TEXT)", nil, nil, nil) == SQLITE_OK)
        #expect(rows(database, "INSERT INTO city VALUES (?1)", "Zürich") == [])
        #expect(rows(database, "INSERT INTO city VALUES (?1)", "L'Aquila") == [])
        #expect(sqlite3_last_insert_rowid(database) == 2)
        #expect(rows(database, "SELECT name FROM city WHERE name LIKE ?1", "%a%") == ["L'Aquila"])
    }

    @Test
    func `A wrong statement has a message`() throws {
        var database: OpaquePointer?
        try #require(sqlite3_open_v2(":memory:", &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
        defer { sqlite3_close_v2(database) }
        #expect(sqlite3_exec(database, "SELEC", nil, nil, nil) == SQLITE_ERROR)
        #expect(sqlite3_errmsg(database).map { String(cString: $0) } == "near \"SELEC\": syntax error")
    }
}
