#if SQLite
import Dispatch
import Foundation
import TypeAhead

/// An index in a SQLite file as a source of results: the persistent counterpart of ``MemorySource``, with the same matching and
/// ranking.
///
/// The file contains the records and the index. Opening it reads only the list of its segments; searches read the parts that they
/// need, and keep recently used ones in memory. Several processes may search and change one file at the same time: searches never
/// wait for a change, and each sees one state of the file. Any thread may use a source.
///
/// Changes are transactions. A change whose call returned survives a crash of the process.
public final class SQLiteSource<Record: Identifiable & Sendable>: SpellingSource, CompletingSource
where Record.ID: Sendable {
    let store: IndexStore<Record>
    /// Changes of this process run one after the other.
    let changes = DispatchQueue(label: "TypeAheadSQLite")

    /// The settings of a source.
    public struct Options: Sendable {
        /// A BCP 47 tag, as in ``SearchIndex/init(_:fields:language:typos:fuzzy:boost:)``. Default: nil.
        public var language: String?
        /// Whether to allow typos if an exact search finds few records.
        public var typos: TypoTolerance = .automatic
        /// Whether to use fuzzy matching if other matching finds few records. Default: none.
        public var fuzzy: FuzzyMatching = .none
        /// Ranks a record among equally good matches, greater first, as in
        /// ``SearchIndex/init(_:fields:language:typos:fuzzy:boost:)``. Default: nil.
        public var boost: (@Sendable (Record) -> Double)?
        /// The maximum number of bytes for parts of the index that were read and are not in use. If all parts fit, which take about 3.4
        /// times the texts, searches read nothing twice. Insertion orders and boosts are in memory, too: up to 24 bytes for each record.
        /// Default: an eighth of the machine's memory, at least 256 MiB.
        public var cacheCapacity = max(256 << 20, Int(clamping: ProcessInfo.processInfo.physicalMemory / 8))
        /// Whether to build the index again from its records if the file was built with other fields, with a boost or without one, with
        /// another language or another version of the folding. Whether the closures return other values is not checked: then call
        /// ``SQLiteSource/rebuild(_:)``. Otherwise opening fails with ``SQLiteIndexError/otherSettings(path:)``.
        /// Default: false.
        public var rebuildsIfNeeded = false

        /// Makes the default settings.
        public init() {}
    }

    /// Opens an index file, or creates one. Reads a few kilobytes, unless the index is built again, which can take minutes: do not call it
    /// on the main actor then.
    ///
    /// - Parameters:
    ///   - path: The path of the file. Its folder must exist and be writable: SQLite keeps its log beside the file.
    ///   - fields: The fields of a record, as in ``SearchIndex/init(_:fields:language:typos:fuzzy:boost:)``.
    ///   - coding: How records are stored.
    /// - Throws: ``SQLiteIndexError``.
    public init(
        path: String,
        fields: [SearchField<Record>],
        coding: SQLiteRecordCoding<Record>,
        options: Options = Options()
    ) throws {
        let settings = StoredIndexSettings(
            fields: fields,
            language: options.language,
            typos: options.typos,
            fuzzy: options.fuzzy,
            boost: options.boost
        )
        let connection = try SQLiteConnection(path: path, create: true)
        let isCurrent = try Schema.prepare(
            connection,
            signature: settings.signature,
            rebuilds: options.rebuildsIfNeeded
        )
        store = IndexStore(
            connection,
            settings: settings,
            coding: coding,
            cacheCapacity: options.cacheCapacity
        )
        if !isCurrent {
            try store.withConnection { try IndexWriter.change(store, $0) { try $0.rebuild { _ in } } }
        }
    }

    /// The number of records. Reads the file, so do not use it on the main actor.
    ///
    /// - Throws: ``SQLiteIndexError``.
    public var count: Int {
        get throws {
            try store.withConnection { connection in
                try connection.transaction(writes: false) {
                    try store.state(connection).segments.reduce(0) { $0 + $1.summary.liveCount }
                }
            }
        }
    }

    /// The record with an id; nil if there is none. Reads the file, so do not call it on the main actor.
    ///
    /// - Throws: ``SQLiteIndexError``.
    public func record(id: Record.ID) throws -> Record? {
        try store.withConnection { connection in
            var record: Record?
            try connection.query(
                "SELECT id, record, symbols FROM records WHERE id = ?1",
                { try $0.bind(store.coding.key(id), at: 1) },
                row: { row in
                    record = try store.coding.record(
                        row.key(0),
                        store.tables.bytes(row, 1, connection),
                        store.path
                    )
                }
            )
            return record
        }
    }
}
#endif
