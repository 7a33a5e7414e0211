import BenchSQLite
import Foundation

/// A SQLite table in memory, with a trigram index.
final class SQLitePeer: Peer {
    let title: String
    let buildTime: Double?
    let byteCount: Int?
    private let table: Table
    private let longer: Query
    private let shorter: Query

    /// A database connection, shared by the searches that use it.
    private final class Table {
        let database: OpaquePointer

        init() throws {
            var opened: OpaquePointer?
            sqlite3_open(":memory:", &opened)
            guard let opened else { throw Failure(reason: "no memory") }
            database = opened
        }

        deinit { sqlite3_close_v2(database) }
    }

    /// The statements for the first names and for the total number.
    private struct Query {
        var page: OpaquePointer
        var count: OpaquePointer
    }

    /// Creates a table of names and two searches in it: unordered, and by rank.
    static func peers(_ names: [String]) throws -> [SQLitePeer] {
        let table = try Table()
        let before = sqlite3_memory_used()
        let buildTime = try milliseconds { try fill(table.database, names) }.time
        let byteCount = Int(sqlite3_memory_used() - before)
        return [
            try SQLitePeer("SQLite FTS5, trigram, unordered", order: "", table, buildTime, byteCount),
            try SQLitePeer("SQLite FTS5, trigram, by rank", order: "ORDER BY rank", table, nil, nil),
        ]
    }

    private init(_ title: String, order: String, _ table: Table, _ buildTime: Double?, _ byteCount: Int?) throws {
        self.title = title
        self.table = table
        self.buildTime = buildTime
        self.byteCount = byteCount
        longer = try Self.query("names MATCH ?1", order: order, table.database)
        // `LIKE` provides no rank.
        shorter = try Self.query("name LIKE ?1 ESCAPE '\\'", order: "", table.database)
    }

    deinit {
        for statement in [longer.page, longer.count, shorter.page, shorter.count] { sqlite3_finalize(statement) }
    }

    private static func fill(_ database: OpaquePointer, _ names: [String]) throws {
        for statement in ["CREATE VIRTUAL TABLE names USING fts5(name, tokenize = 'trigram')", "BEGIN"] {
            guard sqlite3_exec(database, statement, nil, nil, nil) == SQLITE_OK else { throw failure(database) }
        }
        let insert = try prepare("INSERT INTO names(name) VALUES (?1)", database)
        defer { sqlite3_finalize(insert) }
        for name in names {
            bind(name, to: insert)
            guard sqlite3_step(insert) == SQLITE_DONE else { throw failure(database) }
            sqlite3_reset(insert)
        }
        for statement in ["COMMIT", "INSERT INTO names(names) VALUES ('optimize')"] {
            guard sqlite3_exec(database, statement, nil, nil, nil) == SQLITE_OK else { throw failure(database) }
        }
    }

    private static func query(_ condition: String, order: String, _ database: OpaquePointer) throws -> Query {
        Query(
            page: try prepare("SELECT name FROM names WHERE \(condition) \(order) LIMIT ?2", database),
            count: try prepare("SELECT count(*) FROM names WHERE \(condition)", database)
        )
    }

    private static func prepare(_ text: String, _ database: OpaquePointer) throws -> OpaquePointer {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw failure(database)
        }
        return statement
    }

    /// SQLite copies the text.
    private static func bind(_ text: String, to statement: OpaquePointer) {
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        sqlite3_bind_text(statement, 1, text, Int32(text.utf8.count), copies)
    }

    private static func failure(_ database: OpaquePointer) -> Failure {
        Failure(reason: String(cString: sqlite3_errmsg(database)))
    }

    func search(_ text: String, first: Int) throws -> Int {
        // The trigram index does not support shorter texts.
        let isLong = text.unicodeScalars.count >= 3
        let query = isLong ? longer : shorter
        let pattern = isLong ? Self.quoted(text) : "%\(escapedForLike(text))%"
        defer {
            sqlite3_reset(query.page)
            sqlite3_reset(query.count)
        }
        Self.bind(pattern, to: query.page)
        sqlite3_bind_int(query.page, 2, Int32(first))
        while sqlite3_step(query.page) == SQLITE_ROW { _ = sqlite3_column_text(query.page, 0) }
        Self.bind(pattern, to: query.count)
        guard sqlite3_step(query.count) == SQLITE_ROW else { throw Self.failure(table.database) }
        return Int(sqlite3_column_int64(query.count, 0))
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
