#if PostgreSQL
import TypeAhead

/// One search of a table, in one transaction.
///
/// The database finds candidates, and the rules of the index in memory rank them. There are up to four steps, and each is a superset of
/// the best records: those that begin with the query; all, if they are few; those in which words begin with the terms; all. A page
/// is complete when enough records of the tiers of a step are found.
struct TableSearch<Record: Identifiable & Sendable> where Record.ID: Sendable {
    private let query: SearchQuery
    private let source: PostgreSQLSource<Record>
    private let connection: PostgreSQLConnection
    private let yield: (RankedResults<Record>) -> Void
    private let ranking: CandidateRanking<Record>
    private let statements: SearchStatements<Record>
    private var results = RankedResults<Record>()

    /// The number of matches up to which all are ranked here.
    private static var fewMatches: Int { 4000 }

    /// A ranked candidate.
    private struct Candidate {
        let key: UInt64
        let boost: Float
        let position: Int64
        let result: PostgreSQLResult
        let row: Int

        static func < (left: Candidate, right: Candidate) -> Bool {
            (left.key, -left.boost, left.position) < (right.key, -right.boost, right.position)
        }
    }

    init(
        _ query: SearchQuery,
        _ source: PostgreSQLSource<Record>,
        _ connection: PostgreSQLConnection,
        yield: @escaping (RankedResults<Record>) -> Void
    ) {
        self.query = query
        self.source = source
        self.connection = connection
        self.yield = yield
        ranking = CandidateRanking(query, fields: source.fields, language: source.table.language)
        statements = SearchStatements(query, table: source.table, ranking: ranking)
    }

    /// The number of the best records to find.
    private var pageEnd: Int {
        let (end, overflows) = query.offset.addingReportingOverflow(query.limit)
        return query.limit == 0 ? 0 : overflows ? .max : end
    }

    /// Runs the search, and yields the page, and finally the complete results.
    mutating func run() async throws {
        do {
            _ = try await connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            try await PostgreSQLIndex(source.table, on: source.server).verify(connection)
            if ranking.isUnanswerable {
                results.isComplete = true
            } else if pageEnd == 0 {
                try await complete()
            } else if try await findPage() {
                results.isComplete = query.facetCounts.isEmpty
                if !results.isComplete { try await countFacets() }
            } else {
                yield(results)
                try await complete()
            }
            _ = try await connection.run("COMMIT")
        } catch let failure as PostgreSQLFailure {
            throw Self.error(failure, source.table, connection)
        }
        results.isComplete = true
        yield(results)
    }

    private static func error(
        _ failure: PostgreSQLFailure,
        _ table: PostgreSQLTable,
        _ connection: PostgreSQLConnection
    ) -> any Error {
        let isMissing = failure.state.map(PostgreSQLFailure.undefined.contains) ?? false
        if isMissing || failure.state == PostgreSQLFailure.denied {
            return PostgreSQLError.noTable(server: connection.server, table: table.fullName)
        }
        return PostgreSQLError.failed(server: connection.server, reason: failure.message)
    }

    // MARK: The page

    /// Finds the page.
    ///
    /// - Returns: Whether the total is known, too.
    private mutating func findPage() async throws -> Bool {
        let limit = pageEnd
        if ranking.terms.isEmpty {
            try await show(candidates(statements.beginnings(limit: limit)))
            return false
        }
        // Few records of those that begin with the query may have the chosen values.
        if statements.hasChoices, try await findFew() { return true }
        if limit <= Self.fewMatches, try await find(statements.beginnings(limit: limit), upTo: .prefix) { return false }
        if !statements.hasChoices, try await findFew() { return true }
        if try await find(statements.wordStarts(), upTo: .wordStarts) { return false }
        let all = try await candidates(statements.matches(limit: nil))
        try await show(all)
        results.total = all.count
        return true
    }

    /// Finds the page among all matches, unless there are many.
    private mutating func findFew() async throws -> Bool {
        let found = try await candidates(statements.matches(limit: Self.fewMatches + 1))
        guard found.count <= Self.fewMatches else { return false }
        try await show(found)
        results.total = found.count
        return true
    }

    /// Finds the page among candidates that contain the best matches of the tiers up to the given one.
    ///
    /// - Returns: False if there are too few of these tiers.
    private mutating func find(_ statement: SearchStatements<Record>.Statement, upTo tier: SearchTier) async throws
        -> Bool
    {
        let found = try await candidates(statement).filter { CandidateRanking<Record>.tier($0.key) <= tier }
        guard found.count >= pageEnd else { return false }
        try await show(found)
        return true
    }

    /// Reads and ranks candidates. Those that do not match are removed.
    private func candidates(_ statement: SearchStatements<Record>.Statement) async throws -> [Candidate] {
        let result = try await run(statement)
        let fieldCount = source.table.columns(.text).count
        var found: [Candidate] = []
        found.reserveCapacity(result.count)
        for start in stride(from: 0, to: result.count, by: CandidateTexts.capacity) {
            try Task.checkCancellation()
            let rows = start..<min(start + CandidateTexts.capacity, result.count)
            var texts = CandidateTexts(fieldCount: fieldCount)
            for row in rows { append(row, of: result, to: &texts) }
            for (row, key) in zip(rows, ranking.keys(of: texts)) {
                guard let key else { continue }
                found.append(
                    Candidate(
                        key: key,
                        boost: result.text(row, 1).flatMap(Float.init) ?? 0,
                        position: result.integer(row, 0),
                        result: result,
                        row: row
                    )
                )
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

    /// Makes the hits of the best candidates.
    private mutating func show(_ candidates: [Candidate]) async throws {
        let best = candidates.sorted(by: <).prefix(pageEnd)
        results.total = max(results.total, best.count)
        // Records before the page are only needed to merge the pages of several servers.
        let ids = best.map { $0.result.text($0.row, 2) ?? "" }
        let records = try await source.records(ids, connection)
        results.hits = try zip(best, ids).map { candidate, id in
            guard let record = records[id] else {
                throw PostgreSQLError.damaged(
                    server: connection.server,
                    table: source.table.fullName,
                    detail: "the table lacks the record \(id)"
                )
            }
            return RankedHit(
                key: candidate.key,
                boost: candidate.boost,
                position: candidate.position,
                hit: ranking.hit(record, key: candidate.key)
            )
        }
    }

    // MARK: Counts

    /// Counts the matches and the facets.
    private mutating func complete() async throws {
        results.total = Int(try await run(statements.count()).integer(0, 0))
        try await countFacets()
    }

    private mutating func countFacets() async throws {
        var fields: [(key: String, isChosen: Bool)] = []
        if query.facetCounts.contains(.scopes), !source.table.columns(.scopes).isEmpty {
            fields.append(("", query.scope != nil))
        }
        if query.facetCounts.contains(.values) {
            for column in source.table.columns(.filter) {
                fields.append((IndexScript.key(of: column), query.filters[column.field].map { !$0.isEmpty } ?? false))
            }
        }
        let free = fields.filter { !$0.isChosen }.map(\.key)
        if !free.isEmpty { add(try await run(statements.valueCounts(of: free, ignoring: nil))) }
        for (key, isChosen) in fields where isChosen {
            add(try await run(statements.valueCounts(of: [key], ignoring: key)))
        }
    }

    /// Adds the counts in rows of a value with its key, and a number.
    private mutating func add(_ counts: PostgreSQLResult) {
        for row in 0..<counts.count {
            let parts = (counts.text(row, 0) ?? "").unicodeScalars.split(
                separator: "\u{1}",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            guard parts.count == 2 else { continue }
            let (key, value, count) = (String(parts[0]), String(parts[1]), Int(counts.integer(row, 1)))
            if key.isEmpty {
                results.scopeCounts[value] = count
            } else {
                results.valueCounts[String(key.unicodeScalars.dropFirst()), default: [:]][value] = count
            }
        }
    }

    private func run(_ statement: SearchStatements<Record>.Statement) async throws -> PostgreSQLResult {
        try await connection.run(statement.sql, statement.parameters)
    }
}
#endif
