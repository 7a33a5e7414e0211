#if PostgreSQL
import TypeAhead

extension TableSearch {
    /// Reads and ranks all candidates of a lookup in the inverted index.
    mutating func lookedUp(_ statement: Statements.Statement, _ statements: Statements) async throws -> Candidates {
        try await permitBitmaps()
        return try await candidates(statement, statements)
    }

    /// Reads and ranks candidates. Those that do not match are removed.
    func candidates(_ statement: Statements.Statement, _ statements: Statements) async throws -> Candidates {
        let result = try await connection.run(statement.sql, statement.parameters)
        let fieldCount = source.table.columns(.text).count
        var found = Candidates(result: result)
        found.rows.reserveCapacity(result.count)
        for start in stride(from: 0, to: result.count, by: CandidateTexts.capacity) {
            try Task.checkCancellation()
            let rows = start..<min(start + CandidateTexts.capacity, result.count)
            var texts = CandidateTexts(fieldCount: fieldCount)
            for row in rows { append(row, of: result, to: &texts) }
            for (row, key) in zip(rows, statements.ranking.keys(of: texts)) {
                guard let key else { continue }
                let boost = source.table.boost == nil ? 0 : result.text(row, 1).flatMap(Float.init) ?? 0
                found.rows.append(Candidate(key: key, boost: boost, position: result.integer(row, 0), row: row))
            }
        }
        return found
    }

    private static var none: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: nil, count: 0) }

    /// Appends the texts of a row.
    private func append(_ row: Int, of result: PostgreSQLResult, to texts: inout CandidateTexts) {
        let fieldCount = source.table.columns(.text).count
        for field in 0..<fieldCount {
            let column = 3 + field * 3
            texts.append(
                result.bytes(row, column) ?? Self.none,
                flags: result.bytes(row, column + 1) ?? Self.none,
                diacritics: result.text(row, column + 2)?.dropFirst().dropLast().split(separator: ",").compactMap {
                    Int64($0)
                }
                    ?? []
            )
        }
        if source.table.hasReadings, let readings = result.bytes(row, 3 + fieldCount * 3) {
            var flags = result.bytes(row, 4 + fieldCount * 3) ?? Self.none
            for reading in readings.split(separator: 1, omittingEmptySubsequences: false).dropLast() {
                let letters = reading.count { $0 & 0xC0 != 0x80 }
                texts.append(UnsafeBufferPointer(rebasing: reading), flags: flags, isReading: true)
                flags = UnsafeBufferPointer(rebasing: flags.dropFirst(letters + 1))
            }
        }
        texts.endRecord()
    }

    /// The elements of an array of numbers in textual form.
    private static func numbers(_ text: String?) -> [Int64] {
        text?.dropFirst().dropLast().split(separator: ",").compactMap { Int64($0) } ?? []
    }
}
#endif
