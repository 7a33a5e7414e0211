#if SQLite
/// An index file as a whole, whatever its records are: for programs that must know how a file was made before they can open it as a
/// ``SQLiteSource``, and for those that replace it.
package struct SQLiteIndexFile {
    private let connection: SQLiteConnection

    /// Opens an existing file.
    ///
    /// - Throws: ``SQLiteIndexError``, also for a missing file and for one that is no index.
    package init(path: String) throws {
        connection = try SQLiteConnection(path: path, create: false)
        guard try Schema.foundVersion(connection) != nil else { throw SQLiteIndexError.notAnIndex(path: path) }
    }

    private static let noteName = "note"

    /// The note of the program that made the file; nil if it made none.
    package var note: String? {
        get throws {
            var note: String?
            try connection.query(
                "SELECT value FROM settings WHERE name = ?1",
                { try $0.bind(Self.noteName, at: 1) },
                row: { note = $0.text(0) }
            )
            return note
        }
    }

    /// Stores a note. It is not part of the index: sources neither read nor check it.
    package func setNote(_ note: String) throws {
        try connection.query("INSERT OR REPLACE INTO settings VALUES (?1, ?2)") { row in
            try row.bind(Self.noteName, at: 1)
            try row.bind(note, at: 2)
        }
    }

    /// Writes all changes into the file itself, which then needs no log beside it.
    ///
    /// - Throws: ``SQLiteIndexError/busy(path:)`` while a search or a change runs.
    package func writeBack() throws {
        guard try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else {
            throw SQLiteIndexError.busy(path: connection.path)
        }
    }

    /// Checks that no other connection to the file is open.
    ///
    /// - Throws: ``SQLiteIndexError/busy(path:)`` if there is one.
    package func checkUnused() throws {
        try connection.execute("PRAGMA journal_mode = DELETE; PRAGMA journal_mode = WAL")
    }

    /// Calls a closure that puts another file in the place of this one, while no other connection to this file is open.
    ///
    /// SQLite would apply the log of this file to the other one, so the log is removed before.
    ///
    /// - Throws: ``SQLiteIndexError/busy(path:)`` if another connection is open; or an error of the closure. Then the file is as before.
    package func replace(_ rename: () throws -> Void) throws {
        try connection.execute("PRAGMA journal_mode = DELETE")
        try connection.execute("BEGIN EXCLUSIVE")
        do {
            try rename()
        } catch {
            try? connection.execute("ROLLBACK; PRAGMA journal_mode = WAL")
            throw error
        }
    }
}
#endif
