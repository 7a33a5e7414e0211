import Foundation
import FoundationCompatibility

/// The database of a store: one connection that writes, and several that read meanwhile.
///
/// A database in memory has only one connection. Unchecked: locks protect the connections, and the rest does not change.
final class StoreEngine: @unchecked Sendable {
    let model: NSManagedObjectModel
    let record: ModelRecord
    let schema: StoreSchema
    let path: String?
    let isReadOnly: Bool
    /// The identifier of the store, which is part of the IDs of its objects.
    private(set) var identifier = ""

    private let writer: SQLiteDatabase
    private let writeLock = NSRecursiveLock()
    private let readerLock = NSLock()
    private var idleReaders: [SQLiteDatabase] = []
    private let pragmas: [String: String]
    private let timeout: TimeInterval
    private var plans: [String: ReadPlan] = [:]
    private let planLock = NSLock()

    /// Marks the files of this library, so that databases of other programs are never changed.
    static let applicationID: Int64 = 0x5343_4441

    /// Opens or makes a database.
    ///
    /// - Parameters:
    ///   - path: The file; nil for a database in memory.
    ///   - identifier: The identifier of a new store; nil for one that SQLite makes.
    ///   - options: The options of the store.
    init(
        model: NSManagedObjectModel,
        path: String?,
        identifier: String?,
        options: StoreOptions
    ) throws {
        self.model = model
        self.path = path
        record = ModelRecord(model)
        schema = StoreSchema(record)
        isReadOnly = options.isReadOnly
        pragmas = options.pragmas
        timeout = options.timeout
        if let path, try Self.checkHeader(path), !options.isReadOnly {
            try Self.checkOwner(path, timeout: options.timeout)
        }
        writer = try SQLiteDatabase(
            path: path ?? ":memory:",
            isReadOnly: options.isReadOnly,
            timeout: options.timeout
        )
        let isNew = try Self.isNew(writer, path: path)
        if isNew, options.isReadOnly {
            throw CoreDataError.make(
                .fileReadNoSuchFile,
                "The store \(quoted(path ?? "")) does not exist, and is opened read-only.",
                path.map { [NSFilePathErrorKey: $0] } ?? [:]
            )
        }
        if path != nil, !isReadOnly { try configure(writer) }
        if isNew {
            try create(identifier: identifier)
        } else {
            try StoreMigration.prepare(writer, record: record, model: model, path: path, options: options)
        }
        self.identifier = try writer.value("SELECT value FROM coredata_metadata WHERE key = 'uuid'")?.text ?? ""
    }

    /// SQLite would report a file that is no database only after it was opened for writing.
    ///
    /// - Returns: Whether there is a file with content.
    private static func checkHeader(_ path: String) throws -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
        guard !isFolder.boolValue, let file = FileHandle(forReadingAtPath: path) else {
            throw CoreDataError.make(
                .fileReadNoPermission,
                "The store \(quoted(path)) cannot be read: it is a folder, or the permission is missing.",
                [NSFilePathErrorKey: path]
            )
        }
        defer { try? file.close() }
        let header = try file.read(upToCount: 16) ?? Data()
        guard header.isEmpty || header == Data("SQLite format 3\0".utf8) else {
            throw CoreDataError.make(SQLiteFailure(code: 26, message: "it does not begin like a database"), path: path)
        }
        return !header.isEmpty
    }

    /// Throws if a database belongs to another program. Closing a connection that can write moves the log of such a database into its
    /// file, so this one cannot.
    private static func checkOwner(_ path: String, timeout: TimeInterval) throws {
        do {
            let reader = try SQLiteDatabase(path: path, isReadOnly: true, timeout: timeout)
            _ = try isNew(reader, path: path)
        } catch let failure as SQLiteFailure where !failure.isCorruption {
            // An interrupted transaction without a write-ahead log has to be rolled back first, which needs the other connection.
            return
        }
    }

    /// Whether a database has no tables. Throws if it belongs to another program.
    private static func isNew(_ database: SQLiteDatabase, path: String?) throws -> Bool {
        let application = try database.value("PRAGMA application_id")?.integer
        let tables = try database.value("SELECT count(*) FROM sqlite_master")?.integer
        if tables == 0, application == 0 { return true }
        let hasMetadata = try database.value(
            "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'coredata_metadata'"
        )
        guard application == applicationID, hasMetadata != nil else {
            throw CoreDataError.make(
                .persistentStoreTypeMismatch,
                "The file \(quoted(path ?? "")) is a database of another program, or of Core Data on an Apple system. It was not "
                    + "changed. Use another path.",
                path.map { [NSFilePathErrorKey: $0] } ?? [:]
            )
        }
        return false
    }

    private func configure(_ database: SQLiteDatabase) throws {
        // Readers go on while another connection writes, and a killed process leaves whole transactions.
        try database.execute("PRAGMA journal_mode = \(pragmas["journal_mode"] ?? "WAL")")
        try database.execute("PRAGMA synchronous = \(pragmas["synchronous"] ?? "NORMAL")")
        for (name, value) in pragmas.sorted(by: { $0.key < $1.key }) {
            guard name != "journal_mode", name != "synchronous" else { continue }
            try database.execute("PRAGMA \(name) = \(value)")
        }
    }

    private func create(identifier: String?) throws {
        try writer.transaction {
            try writer.execute("CREATE TABLE coredata_metadata (key TEXT PRIMARY KEY, value) WITHOUT ROWID")
            try writer.execute(
                "CREATE TABLE coredata_sequences (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID"
            )
            for statement in schema.creation + schema.indexCreation { try writer.execute(statement) }
            let uuid = try identifier ?? Self.uuid(from: writer.value("SELECT randomblob(16)"))
            try writer.run("INSERT INTO coredata_metadata VALUES ('uuid', ?)", [.text(uuid)])
            try writer.run("INSERT INTO coredata_metadata VALUES ('model', ?)", [.text(record.text)])
            try writer.execute("PRAGMA application_id = \(Self.applicationID)")
        }
    }

    /// A UUID of version 4. SQLite's random bytes are the only source of chance in this module.
    private static func uuid(from value: SQLiteValue?) -> String {
        guard case .blob(var bytes) = value, bytes.count == 16 else { return "" }
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)).uuidString }
    }

    // MARK: - Connections

    /// Calls a closure with a connection that reads the last saved state, also while another thread saves.
    func read<Result>(_ body: (SQLiteDatabase) throws -> Result) throws -> Result {
        guard let path else { return try write(body) }
        do {
            let idle = readerLock.withLock { idleReaders.popLast() }
            let reader = try idle ?? SQLiteDatabase(path: path, isReadOnly: isReadOnly, timeout: timeout)
            if idle == nil, !isReadOnly { try reader.execute("PRAGMA query_only = ON") }
            defer { readerLock.withLock { idleReaders.append(reader) } }
            return try body(reader)
        } catch let failure as SQLiteFailure {
            throw CoreDataError.make(failure, path: path)
        }
    }

    /// Calls a closure with the connection that writes. Other threads that write wait.
    func write<Result>(_ body: (SQLiteDatabase) throws -> Result) throws -> Result {
        writeLock.lock()
        defer { writeLock.unlock() }
        do {
            return try body(writer)
        } catch let failure as SQLiteFailure {
            throw CoreDataError.make(failure, path: path)
        }
    }

    // MARK: - Metadata

    /// The app's metadata, as a property list.
    func userMetadata() throws -> [String: Any] {
        try read { database in
            guard case .blob(let data) = try database.value("SELECT value FROM coredata_metadata WHERE key = 'user'")
            else { return [:] }
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
        }
    }

    func setUserMetadata(_ metadata: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
        try write { database in
            try database.run("INSERT OR REPLACE INTO coredata_metadata VALUES ('user', ?)", [.blob(data)])
        }
    }

    func setIdentifier(_ identifier: String) throws {
        try write { database in
            try database.run("INSERT OR REPLACE INTO coredata_metadata VALUES ('uuid', ?)", [.text(identifier)])
        }
        self.identifier = identifier
    }

    // MARK: - Plans

    /// The columns of the objects of an entity, and their positions.
    func plan(for entity: NSEntityDescription, includesSubentities: Bool) -> ReadPlan {
        let key = "\(includesSubentities ? "+" : "-")\(entity.name ?? "")"
        if let known = planLock.withLock({ plans[key] }) { return known }
        let plan = ReadPlan(
            entities: includesSubentities ? entity.family : [entity],
            rootFamilyCount: entity.root.family.count,
            schema: schema
        )
        planLock.withLock { plans[key] = plan }
        return plan
    }

    /// The entity with a number in the tables.
    func entity(_ number: Int64) -> NSEntityDescription? { schema.names[number].flatMap { model.entitiesByName[$0] } }

    func id(_ entity: NSEntityDescription, _ key: Int64) -> NSManagedObjectID {
        NSManagedObjectID(entity: entity, storeIdentifier: identifier, key: key)
    }
}

/// The options of a store.
struct StoreOptions {
    /// The timeout of a store without this option, in seconds.
    static let defaultTimeout: TimeInterval = 240

    var isReadOnly = false
    var migrates = false
    var infersMapping = false
    /// The number of seconds for which a connection waits for another one that writes.
    var timeout = StoreOptions.defaultTimeout
    /// Names and values that consist of letters, digits and underscores.
    var pragmas: [String: String] = [:]
}
