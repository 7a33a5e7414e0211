#if SQLite
import TypeAhead

/// The tables of an index file.
///
/// `records` has the records by insertion order, most of them compressed: `symbols` has the tables of symbols for that. `segments` has the summaries of the segments, and `parts` their folded texts,
/// values and posting lists. A segment never changes, except for its removed records (`live`), and its number is never used
/// again, so that connections may keep its parts.
enum Schema {
    /// The version of the tables, in the file's `user_version`. A migration from each earlier version is in ``migrations``.
    static let version = 2

    /// Marks the files of TypeAhead: "TyAh".
    static let applicationID: Int64 = 0x5479_4168

    /// The statements that bring the tables of a version, from 1 on, to the next one.
    private static let migrations = [
        // The form of the parts is another one, so that the index must be built again. The records stay as they are.
        """
        ALTER TABLE records ADD COLUMN symbols INTEGER;
        CREATE TABLE symbols (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
        UPDATE settings SET value = '' WHERE name = 'signature';
        """
    ]

    private static let tables = """
        CREATE TABLE settings (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
        CREATE TABLE records (position INTEGER PRIMARY KEY, id NOT NULL, record BLOB NOT NULL, symbols INTEGER);
        CREATE UNIQUE INDEX records_id ON records (id);
        CREATE TABLE segments (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            count INTEGER NOT NULL,
            length INTEGER NOT NULL,
            has_readings INTEGER NOT NULL,
            has_postings INTEGER NOT NULL,
            first_position INTEGER NOT NULL,
            positions BLOB,
            boosts BLOB,
            live BLOB
        );
        CREATE TABLE symbols (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
        CREATE TABLE parts (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
        """

    /// Creates or migrates the tables.
    ///
    /// - Parameters:
    ///   - signature: The settings of the index.
    ///   - rebuilds: Whether the index will be built again if it was built with other settings.
    /// - Returns: Whether the index was built with these settings.
    /// - Throws: ``SQLiteIndexError``, such as `otherSettings` unless the index will be built again. Then the file is not changed.
    static func prepare(_ connection: SQLiteConnection, signature: String, rebuilds: Bool) throws -> Bool {
        func accept(_ isCurrent: Bool) throws -> Bool {
            guard isCurrent || rebuilds else { throw SQLiteIndexError.otherSettings(path: connection.path) }
            return isCurrent
        }
        if let isCurrent = try state(connection, signature: signature) { return try accept(isCurrent) }
        // The page size and the journal mode cannot be changed in a transaction. The page size has no effect on existing files.
        try connection.execute("PRAGMA page_size = 8192; PRAGMA journal_mode = WAL")
        return try connection.transaction(writes: true) {
            // Another process may have been faster.
            if let isCurrent = try state(connection, signature: signature) { return try accept(isCurrent) }
            let found = try connection.integer("PRAGMA user_version") ?? 0
            if found == 0 {
                try connection.execute(tables)
                try connection.query("INSERT INTO settings VALUES ('signature', ?1), ('generation', 0), ('next', 0)") {
                    try $0.bind(signature, at: 1)
                }
                try connection.execute("PRAGMA application_id = \(applicationID)")
            } else {
                for migration in migrations[(Int(found) - 1)...] { try connection.execute(migration) }
            }
            try connection.execute("PRAGMA user_version = \(version)")
            return try accept(isBuilt(connection, with: signature))
        }
    }

    /// Whether the index has the given settings; nil for a new or an older file.
    private static func state(_ connection: SQLiteConnection, signature: String) throws -> Bool? {
        try foundVersion(connection) == version ? try isBuilt(connection, with: signature) : nil
    }

    /// The version of the tables of an index; nil for a file without tables.
    ///
    /// - Throws: ``SQLiteIndexError`` for a file of another program or of a newer version.
    static func foundVersion(_ connection: SQLiteConnection) throws -> Int? {
        let application = try connection.integer("PRAGMA application_id") ?? 0
        let found = try connection.integer("PRAGMA user_version") ?? 0
        let tables = try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
        if tables == 0, application == 0, found == 0 { return nil }
        guard application == applicationID, found >= 1 else {
            throw SQLiteIndexError.notAnIndex(path: connection.path)
        }
        guard found <= version else {
            throw SQLiteIndexError.newerVersion(path: connection.path, version: Int(found))
        }
        return Int(found)
    }

    private static func isBuilt(_ connection: SQLiteConnection, with signature: String) throws -> Bool {
        var isSame = false
        try connection.query(
            "SELECT value FROM settings WHERE name = 'signature'",
            row: {
                isSame = $0.text(0) == signature
            }
        )
        return isSame
    }
}

/// The numbers of parts. One number as the key, not three columns, because SQLite stores large values inside the pages of such a
/// table, and only in pages of their own otherwise.
extension SegmentPart {
    /// The number of the part in the table of parts.
    func number(in segment: Int64) -> Int64 {
        let kind: Int64
        let key: Int64
        switch self {
        case .texts: (kind, key) = (0, 0)
        case .orderedValues(let field): (kind, key) = (0, Int64(field) + 1)
        case .values(let field): (kind, key) = (1, Int64(field))
        case .list(let gram, let value): (kind, key) = (2 + Int64(gram.rawValue), Int64(value))
        }
        return segment << 18 | kind << 16 | key
    }

    /// The numbers of all parts of a segment.
    static func numbers(of segment: Int64) -> Range<Int64> { segment << 18..<(segment + 1) << 18 }

    /// The part with a number; nil if there is none.
    init?(number: Int64) {
        let key = Int(number & 0xFFFF)
        switch number >> 16 & 3 {
        case 0: self = key == 0 ? .texts : .orderedValues(key - 1)
        case 1: self = .values(key)
        case let kind:
            guard let gram = GramKind(rawValue: Int(kind) - 2) else { return nil }
            self = .list(gram, UInt16(key))
        }
    }
}
#endif
