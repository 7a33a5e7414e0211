#if SQLite
import TypeAhead

extension IndexWriter {
    /// The maximum number of records of a segment without posting lists, which searches scan record by record.
    private static var bufferCapacity: Int { 256 }

    /// The maximum number of bytes of folded text of a segment without posting lists.
    private static var bufferLength: Int { 1 << 16 }

    /// The number of bytes of records from which on a segment is built, even if it has room for more records.
    private static var chunkLength: Int { 64 << 20 }

    /// Inserts records. Records with existing ids are replaced and keep their positions. Of two records with the same id, the
    /// later one is kept, at the position of the earlier.
    ///
    /// - Parameter progress: Called from time to time with the number of stored records.
    mutating func insert(_ records: some Sequence<Record>, progress: (Int) -> Void) throws {
        var next = UInt64(bitPattern: try connection.setting("next"))
        var compressor = try RecordCompressor(connection, tables)
        var pending = PendingRecords<Record>()
        var stored = 0
        for record in records {
            let (order, length) = try put(record, order: next, &compressor)
            pending.insert(record, order: order, isNew: order == next, length: length)
            if order == next { next += 1 }
            stored += 1
            if pending.entries.count == SegmentSummary.capacity || pending.length >= Self.chunkLength {
                try flush(&pending)
                progress(stored)
            }
        }
        try flush(&pending)
        try connection.query("UPDATE settings SET value = ?1 WHERE name = 'next'") {
            try $0.bind(Int64(bitPattern: next), at: 1)
        }
        try compact()
        progress(stored)
    }

    /// Removes records, and returns the number of those that existed.
    mutating func remove(_ keys: some Sequence<SQLiteKey>) throws -> Int {
        var orders = Set<UInt64>()
        for key in keys {
            try connection.query(
                "DELETE FROM records WHERE id = ?1 RETURNING position",
                { try $0.bind(key, at: 1) },
                row: { orders.insert(UInt64(bitPattern: $0.integer(0))) }
            )
        }
        try removeSlots(of: orders)
        try compact()
        return orders.count
    }

    /// Builds all segments again from the records.
    ///
    /// - Parameter progress: Called from time to time with the number of indexed records.
    mutating func rebuild(progress: (Int) -> Void) throws {
        try connection.execute("DELETE FROM parts; DELETE FROM segments")
        forgetSegments()
        var pending = PendingRecords<Record>()
        var indexed = 0
        try connection.query(
            "SELECT id, record, symbols, position FROM records ORDER BY position",
            row: { row in
                let bytes = try tables.bytes(row, 1, connection)
                let record = try store.coding.record(row.key(0), bytes, store.path)
                let order = UInt64(bitPattern: row.integer(3))
                pending.insert(record, order: order, isNew: true, length: bytes.count)
                indexed += 1
                if pending.entries.count == SegmentSummary.capacity || pending.length >= Self.chunkLength {
                    try flush(&pending)
                    progress(indexed)
                }
            }
        )
        try flush(&pending)
        try connection.query("UPDATE settings SET value = ?1 WHERE name = 'signature'") {
            try $0.bind(store.settings.signature, at: 1)
        }
        progress(indexed)
    }

    // MARK: Steps

    /// Stores a record in the table of records.
    ///
    /// - Parameter order: The insertion order of a record with a new id.
    /// - Returns: Its insertion order, and the number of its bytes.
    private func put(
        _ record: Record,
        order: UInt64,
        _ compressor: inout RecordCompressor
    ) throws -> (order: UInt64, length: Int) {
        try compressor.prepare(for: order)
        let bytes = try store.coding.encode(record)
        let (compressed, table) = try compressor.stored(bytes)
        let stored = try connection.integer(
            """
            INSERT INTO records VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (id) DO UPDATE SET record = excluded.record, symbols = excluded.symbols
            RETURNING position
            """
        ) { row in
            try row.bind(Int64(bitPattern: order), at: 1)
            try row.bind(store.coding.key(record.id), at: 2)
            try row.bind(compressed, at: 3)
            try row.bind(table, at: 4)
        }
        guard let stored else { throw SQLiteIndexError.failed(path: store.path, reason: "a record was not stored") }
        return (UInt64(bitPattern: stored), bytes.count)
    }

    /// Moves pending records into segments.
    private mutating func flush(_ pending: inout PendingRecords<Record>) throws {
        guard !pending.entries.isEmpty else { return }
        try removeSlots(of: pending.replaced)
        let isSmall = pending.entries.count < Self.bufferCapacity && pending.length < Self.bufferLength
        let buffers = segments.indices.filter { !segments[$0].summary.hasPostings }
        if isSmall {
            let count = buffers.reduce(pending.entries.count) { $0 + segments[$1].summary.liveCount }
            let length = buffers.reduce(pending.length) { $0 + segments[$1].summary.textLength }
            let isFull = count >= Self.bufferCapacity || length >= Self.bufferLength
            let image = try merged(buffers, adding: pending.entries, withPostings: isFull)
            try removeSegments(buffers)
            try add(image)
            if isFull { try mergeLast() }
        } else {
            for image in store.settings.segments(of: pending.entries, withPostings: true) {
                try add(image)
                try mergeLast()
            }
        }
        pending = PendingRecords()
    }

    /// Merges the last segment with others until none of similar size is left, so that the number of segments stays low.
    private mutating func mergeLast() throws {
        var merged = [segments.count - 1]
        while let other = partner(of: merged) { merged.append(other) }
        guard merged.count > 1 else { return }
        let image = try self.merged(merged)
        try removeSegments(merged)
        try add(image)
    }

    /// The next segment to merge with, of similar size.
    private func partner(of indices: [Int]) -> Int? {
        let live = indices.reduce(0) { $0 + segments[$1].summary.liveCount }
        let length = indices.reduce(0) { $0 + segments[$1].summary.textLength }
        let most = min(live * 2, SegmentSummary.capacity - live)
        return segments.indices.last { other in
            let summary = segments[other].summary
            return summary.hasPostings && !indices.contains(other) && summary.liveCount <= most
                && summary.textLength + length < 1 << 28
        }
    }

    /// Builds segments again that have lost more than half of their records.
    private mutating func compact() throws {
        while let index = segments.indices.first(where: {
            segments[$0].summary.liveCount * 2 < segments[$0].summary.count
        }) {
            let image = try merged([index], withPostings: segments[index].summary.hasPostings)
            try removeSegments([index])
            try add(image)
            if image.summary.count > 0, image.summary.hasPostings { try mergeLast() }
        }
    }
}

/// Records that are stored, but in no segment yet.
private struct PendingRecords<Record> {
    /// The records with their insertion orders.
    private(set) var entries: [(record: Record, order: UInt64)] = []
    /// The insertion orders of those that replace a record of a segment.
    private(set) var replaced = Set<UInt64>()
    /// The number of bytes of the stored records.
    private(set) var length = 0
    /// The index of a record by its insertion order.
    private var indices: [UInt64: Int] = [:]

    mutating func insert(_ record: Record, order: UInt64, isNew: Bool, length: Int) {
        self.length += length
        if let index = indices[order] {
            entries[index].record = record
            return
        }
        if !isNew { replaced.insert(order) }
        indices[order] = entries.count
        entries.append((record, order))
    }
}
#endif
