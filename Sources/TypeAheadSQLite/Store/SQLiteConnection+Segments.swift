#if SQLite
import TypeAhead

/// Reading of parts and records. A search reads them in its own transaction.
extension SQLiteConnection: SegmentStore {
    /// The bytes of a part; nil if the segment has no such part.
    func read(_ part: SegmentPart, of segment: Int64) throws -> [UInt8]? {
        var bytes: [UInt8]?
        try query(
            "SELECT bytes FROM parts WHERE number = ?1",
            { try $0.bind(part.number(in: segment), at: 1) },
            row: { bytes = $0.bytes(0) }
        )
        return bytes
    }

    /// A number that each change of the index increments.
    func generation() throws -> Int64 { try setting("generation") }

    /// The number in a setting.
    func setting(_ name: String) throws -> Int64 {
        guard let value = try integer("SELECT value FROM settings WHERE name = ?1", { try $0.bind(name, at: 1) }) else {
            throw SQLiteIndexError.damaged(path: path, detail: "the setting \"\(name)\" is missing")
        }
        return value
    }

    /// The summaries of all segments by number. Large parts of known segments are not read again.
    func summaries(known: [Int64: SegmentSummary]) throws -> [(number: Int64, summary: SegmentSummary)] {
        var found: [(number: Int64, summary: SegmentSummary)] = []
        try query(
            "SELECT number, count, length, has_readings, has_postings, first_position, live FROM segments ORDER BY number",
            row: { row in
                var summary = SegmentSummary(
                    count: Int(row.integer(1)),
                    textLength: Int(row.integer(2)),
                    hasReadings: row.integer(3) != 0,
                    hasPostings: row.integer(4) != 0,
                    firstOrder: UInt64(bitPattern: row.integer(5)),
                    live: row.isNull(6) ? nil : row.bytes(6).words()
                )
                let number = row.integer(0)
                if let known = known[number] {
                    summary.orders = known.orders
                    summary.boosts = known.boosts
                } else {
                    try readArrays(of: number, into: &summary)
                }
                guard summary.isConsistent else {
                    throw SQLiteIndexError.damaged(path: path, detail: "segment \(number) is inconsistent")
                }
                found.append((number, summary))
            }
        )
        return found
    }

    private func readArrays(of number: Int64, into summary: inout SegmentSummary) throws {
        try query(
            "SELECT positions, boosts FROM segments WHERE number = ?1",
            { try $0.bind(number, at: 1) },
            row: { row in
                if !row.isNull(0) { summary.orders = row.bytes(0).words() }
                if !row.isNull(1) { summary.boosts = row.bytes(1).floats() }
            }
        )
    }
}

extension [UInt8] {
    /// The numbers of eight bytes each, in little-endian order; a remainder is omitted.
    func words() -> [UInt64] {
        withUnsafeBytes { raw in
            (0..<raw.count / 8).map {
                UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self))
            }
        }
    }

    /// The numbers of four bytes each, in little-endian order; a remainder is omitted.
    func floats() -> [Float] {
        withUnsafeBytes { raw in
            (0..<raw.count / 4).map {
                Float(bitPattern: UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)))
            }
        }
    }
}

extension [UInt64] {
    /// The numbers in eight bytes each, in little-endian order.
    var bytes: [UInt8] { flatMap { word in Swift.withUnsafeBytes(of: word.littleEndian) { [UInt8]($0) } } }
}

extension [Float] {
    /// The numbers in four bytes each, in little-endian order.
    var bytes: [UInt8] {
        flatMap { number in Swift.withUnsafeBytes(of: number.bitPattern.littleEndian) { [UInt8]($0) } }
    }
}
#endif
