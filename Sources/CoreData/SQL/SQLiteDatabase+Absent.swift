#if !CoreData
import Foundation

/// The replacement of the connection in a library that was built without the package trait `CoreData`: stores cannot be opened.
final class SQLiteDatabase {
    init(path: String, isReadOnly: Bool, timeout: TimeInterval = StoreOptions.defaultTimeout) throws(SQLiteFailure) {
        throw SQLiteFailure(
            code: 1,
            message:
                "The library was built without SQLite. Enable the package trait CoreData, which needs libsqlite3-dev"
        )
    }

    private func absent() -> Never { preconditionFailure("Nothing opens a connection.") }
    func execute(_ sql: String) throws(SQLiteFailure) { absent() }
    func run(_ sql: String, _ parameters: [SQLiteValue] = []) throws(SQLiteFailure) { absent() }
    func forEachRow<Failure: Error>(
        _ sql: String,
        _ parameters: [SQLiteValue] = [],
        _ body: (SQLiteStatement) throws(Failure) -> Bool
    ) throws { absent() }
    func value(_ sql: String, _ parameters: [SQLiteValue] = []) throws(SQLiteFailure) -> SQLiteValue? { absent() }
    var changes: Int { absent() }
    func transaction<Result>(isWriting: Bool = true, _ body: () throws -> Result) throws -> Result { absent() }
    func withTests<Result>(_ added: [TextTest], _ body: (Int64) throws -> Result) rethrows -> Result { absent() }
}

/// A row of a result.
final class SQLiteStatement {
    private init() {}
    subscript(column: Int) -> SQLiteValue { .null }
}
#endif
