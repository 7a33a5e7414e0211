#if SQLite
import TypeAhead

/// The connections to an index file, and what they have in common. Any thread may use it.
final class IndexStore<Record: Identifiable & Sendable>: Sendable where Record.ID: Sendable {
    let path: String
    let settings: StoredIndexSettings<Record>
    let coding: SQLiteRecordCoding<Record>
    let cache: SegmentCache
    let tables = RecordTables()
    private let shared: Guarded<Shared>

    private struct Shared: Sendable {
        /// The connections that no search uses.
        var idle: [SQLiteConnection] = []
        /// The last known state of the file.
        var state: State?
    }

    /// A state of the file.
    struct State: Sendable {
        let generation: Int64
        let segments: [(number: Int64, summary: SegmentSummary)]
        let directory: StoredDirectory<Record>
        /// The matches of recent searches.
        let narrowing = Guarded(SearchNarrowing())
    }

    /// Keeps the connection with which the file was opened.
    init(
        _ connection: SQLiteConnection,
        settings: StoredIndexSettings<Record>,
        coding: SQLiteRecordCoding<Record>,
        cacheCapacity: Int
    ) {
        path = connection.path
        self.settings = settings
        self.coding = coding
        cache = SegmentCache(capacity: cacheCapacity)
        shared = Guarded(Shared(idle: [connection]))
    }

    /// The number of connections to keep for later searches.
    private static var idleLimit: Int { 4 }

    /// A connection that no other caller uses.
    func takeConnection() throws -> SQLiteConnection {
        try shared.withLock { $0.idle.popLast() } ?? SQLiteConnection(path: path, create: false)
    }

    /// Keeps a connection for later callers, or closes it.
    func giveBack(_ connection: SQLiteConnection) {
        shared.withLock { shared in
            if shared.idle.count < Self.idleLimit { shared.idle.append(connection) }
        }
    }

    /// Calls a closure with a connection that no other caller uses.
    func withConnection<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
        let connection = try takeConnection()
        defer { giveBack(connection) }
        _ = connection.beginUse()
        return try body(connection)
    }

    /// The state of the file in the transaction of a connection.
    func state(_ connection: SQLiteConnection) throws -> State {
        let generation = try connection.generation()
        let last = shared.withLock { $0.state }
        if let last, last.generation == generation { return last }
        let known = Dictionary(uniqueKeysWithValues: (last?.segments ?? []).map { ($0.number, $0.summary) })
        let segments = try connection.summaries(known: known)
        let state = State(
            generation: generation,
            segments: segments,
            directory: StoredDirectory(segments, settings: settings)
        )
        shared.withLock { shared in
            // Another search may have read a newer state meanwhile.
            if shared.state.map({ $0.generation < generation }) ?? true { shared.state = state }
        }
        return state
    }

    /// The contents of a state, read with a connection in its transaction.
    func contents(of state: State, _ connection: SQLiteConnection) -> StoredContents<Record> {
        state.directory.contents(store: connection, cache: cache) { [self] in try record($0, connection, tables) }
    }

    /// The record with an insertion order.
    ///
    /// - Parameter tables: Those of the store, or of the change that reads the record.
    func record(_ order: UInt64, _ connection: SQLiteConnection, _ tables: RecordTables) throws -> Record {
        var record: Record?
        try connection.query(
            "SELECT id, record, symbols FROM records WHERE position = ?1",
            { try $0.bind(Int64(bitPattern: order), at: 1) },
            row: { record = try coding.record($0.key(0), tables.bytes($0, 1, connection), path) }
        )
        guard let record else {
            throw SQLiteIndexError.damaged(path: path, detail: "the record at position \(order) is missing")
        }
        return record
    }
}

extension SQLiteRecordCoding {
    /// The record of a key and bytes.
    func record(_ key: SQLiteKey, _ bytes: [UInt8], _ path: String) throws -> Record {
        do {
            return try decode(key, bytes)
        } catch {
            throw SQLiteIndexError.undecodableRecord(path: path, reason: "\(error)")
        }
    }
}
#endif
