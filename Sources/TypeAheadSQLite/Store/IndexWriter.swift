#if SQLite
import TypeAhead

/// Changes an index file in a transaction of a connection.
struct IndexWriter<Record: Identifiable & Sendable> where Record.ID: Sendable {
    let store: IndexStore<Record>
    let connection: SQLiteConnection
    /// The segments by number, with the changes of this transaction.
    private(set) var segments: [(number: Int64, summary: SegmentSummary)]
    /// A rolled-back transaction gives its numbers back, so its parts must not enter the cache of the store.
    private let cache = SegmentCache(capacity: 64 << 20)
    /// For the same reason not those of the store.
    let tables = RecordTables()

    /// A record with its insertion order.
    typealias Entry = (record: Record, order: UInt64)

    /// Runs a change in a transaction.
    static func change<Result>(
        _ store: IndexStore<Record>,
        _ connection: SQLiteConnection,
        _ body: (inout IndexWriter) throws -> Result
    ) throws -> Result {
        try connection.transaction(writes: true) {
            let segments = try store.state(connection).segments
            var writer = IndexWriter(store: store, connection: connection, segments: segments)
            let result = try body(&writer)
            try connection.query("UPDATE settings SET value = value + 1 WHERE name = 'generation'")
            return result
        }
    }

    private init(
        store: IndexStore<Record>,
        connection: SQLiteConnection,
        segments: [(number: Int64, summary: SegmentSummary)]
    ) {
        self.store = store
        self.connection = connection
        self.segments = segments
    }

    // MARK: Segments

    /// The contents with the changes of this transaction.
    private var contents: StoredContents<Record> {
        StoredDirectory(segments, settings: store.settings)
            .contents(store: connection, cache: cache) { [store, connection, tables] in
                try store.record($0, connection, tables)
            }
    }

    /// Builds a segment of the live records of some segments and of new records.
    func merged(_ indices: [Int], adding new: [Entry] = [], withPostings: Bool = true) throws -> SegmentImage {
        do {
            return try contents.merged(indices, adding: new, withPostings: withPostings)
        } catch let damage as DamagedPart {
            throw SQLiteIndexError(damage, path: store.path)
        }
    }

    /// Stores a segment. One without records is omitted.
    mutating func add(_ image: SegmentImage) throws {
        let summary = image.summary
        guard summary.count > 0 else { return }
        let number = try connection.integer(
            """
            INSERT INTO segments (count, length, has_readings, has_postings, first_position, positions, boosts)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) RETURNING number
            """
        ) { row in
            try row.bind(Int64(summary.count), at: 1)
            try row.bind(Int64(summary.textLength), at: 2)
            try row.bind(summary.hasReadings ? 1 : 0, at: 3)
            try row.bind(summary.hasPostings ? 1 : 0, at: 4)
            try row.bind(Int64(bitPattern: summary.firstOrder), at: 5)
            try row.bind(summary.orders?.bytes, at: 6)
            try row.bind(summary.boosts?.bytes, at: 7)
        }
        guard let number else { throw SQLiteIndexError.failed(path: store.path, reason: "a segment was not stored") }
        try image.forEachPart { part, bytes in
            try connection.query("INSERT INTO parts VALUES (?1, ?2)") { row in
                try row.bind(part.number(in: number), at: 1)
                try row.bind(bytes, at: 2)
            }
        }
        segments.append((number, summary))
    }

    /// Removes segments with their parts. The records stay.
    mutating func removeSegments(_ indices: [Int]) throws {
        for index in indices.sorted(by: >) {
            let number = segments[index].number
            let parts = SegmentPart.numbers(of: number)
            try connection.query("DELETE FROM parts WHERE number >= ?1 AND number < ?2") { row in
                try row.bind(parts.lowerBound, at: 1)
                try row.bind(parts.upperBound, at: 2)
            }
            try connection.query("DELETE FROM segments WHERE number = ?1") { try $0.bind(number, at: 1) }
            segments.remove(at: index)
        }
    }

    /// Continues without segments, after they were removed from the file.
    mutating func forgetSegments() { segments = [] }

    /// Removes the slots of records from their segments.
    ///
    /// - Complexity: O(*s*) for *s* slots of the segments that may contain one of the records.
    mutating func removeSlots(of orders: Set<UInt64>) throws {
        guard let least = orders.min(), let greatest = orders.max() else { return }
        for (index, segment) in segments.enumerated() {
            var summary = segment.summary
            let last = summary.orders?.max() ?? summary.firstOrder + UInt64(summary.count) - 1
            let first = summary.orders?.min() ?? summary.firstOrder
            guard first <= greatest, least <= last else { continue }
            var live = summary.live ?? summary.allLive
            for slot in 0..<summary.count where orders.contains(summary.order(slot)) {
                live[slot >> 6] &= ~(1 << UInt64(slot & 63))
            }
            guard live != summary.live ?? summary.allLive else { continue }
            summary.live = live
            segments[index].summary = summary
            try connection.query("UPDATE segments SET live = ?1 WHERE number = ?2") { row in
                try row.bind(live.bytes, at: 1)
                try row.bind(segment.number, at: 2)
            }
        }
    }
}

extension SQLiteIndexError {
    /// The error of a damaged part.
    init(_ damage: DamagedPart, path: String) {
        let part =
            switch damage.part {
            case .texts: "the texts"
            case .values(let field): "the values of filter field \(field)"
            case .orderedValues(let field): "the values of ordered field \(field)"
            case .list(let kind, let key): "the posting list \(key) of \(kind)"
            }
        self = .damaged(path: path, detail: "\(part) of segment \(damage.segment)")
    }
}
#endif
