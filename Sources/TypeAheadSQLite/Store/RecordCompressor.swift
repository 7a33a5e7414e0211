#if SQLite
import TypeAhead

/// Compresses the records that a change stores. The first records are stored as they are. Symbols are chosen from a sample of the
/// stored records, and again after each growth by a factor of 32, because the first records may not represent the later ones.
struct RecordCompressor {
    private let connection: SQLiteConnection
    private let tables: RecordTables
    /// The number of the last table; nil without one. SQLite stores 0 and 1 without a byte.
    private var number: Int64?

    /// The logarithms of the numbers of records after which symbols are chosen: the first, and its distance to the next.
    private static let firstLogarithm = 11
    private static let logarithmStep = 5

    /// The number of records of a sample, and the number of bytes of each.
    private static let sampleCount: UInt64 = 1024
    private static let samplePrefix = 1024

    init(_ connection: SQLiteConnection, _ tables: RecordTables) throws {
        self.connection = connection
        self.tables = tables
        number = try connection.integer("SELECT number FROM symbols ORDER BY number DESC LIMIT 1")
    }

    /// Chooses symbols if there are enough records.
    ///
    /// - Parameter order: The insertion order of the next new record.
    mutating func prepare(for order: UInt64) throws {
        guard order >> UInt64(Self.firstLogarithm) > 0 else { return }
        let logarithm = UInt64.bitWidth - 1 - order.leadingZeroBitCount
        let due = Int64((logarithm - Self.firstLogarithm) / Self.logarithmStep)
        guard number.map({ $0 < due }) ?? true else { return }
        let sample = try sample(below: order).withUnsafeBufferPointer { SymbolTable.sample(of: $0) }
        try connection.query("INSERT INTO symbols VALUES (?1, ?2)") { row in
            try row.bind(due, at: 1)
            try row.bind(SymbolTable(sample: sample).encoded, at: 2)
        }
        number = due
    }

    /// The bytes to store for a record, and the number of their table; nil if they are not compressed.
    func stored(_ bytes: [UInt8]) throws -> (bytes: [UInt8], table: Int64?) {
        guard let number else { return (bytes, nil) }
        let codes = try tables.table(number, connection).compress(bytes)
        return codes.count < bytes.count ? (codes, number) : (bytes, nil)
    }

    /// The beginnings of records from first to last.
    private func sample(below end: UInt64) throws -> [UInt8] {
        var sample: [UInt8] = []
        for index in 0..<Self.sampleCount {
            try connection.query(
                "SELECT record, symbols FROM records WHERE position >= ?1 ORDER BY position LIMIT 1",
                { try $0.bind(Int64(bitPattern: end / Self.sampleCount * index), at: 1) },
                row: { sample += try tables.bytes($0, 0, connection).prefix(Self.samplePrefix) }
            )
        }
        return sample
    }
}
#endif
