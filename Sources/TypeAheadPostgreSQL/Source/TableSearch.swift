#if PostgreSQL
import TypeAhead

/// One search of a table, in one transaction.
///
/// The database finds candidates, and the rules of the index in memory rank them. There are up to four steps, and each is a superset of
/// the best records: those that begin with the query; all, if they are few; those in which words begin with the terms; all, or the
/// first ones by the place of a single term. A page is complete when enough records of the tiers of a step are found.
struct TableSearch<Record: Identifiable & Sendable> where Record.ID: Sendable {
    private let query: SearchQuery
    private let source: PostgreSQLSource<Record>
    private let connection: PostgreSQLConnection
    private let yield: (RankedResults<Record>) -> Void
    private let ranking: CandidateRanking<Record>
    private let statements: SearchStatements<Record>
    private var results = RankedResults<Record>()
    private var permitsBitmaps = false

    /// The number of matches up to which all are ranked here.
    private static var fewMatches: Int { 4000 }

    /// A ranked candidate: a row of a result.
    private struct Candidate {
        let key: UInt64
        let boost: Float
        let position: Int64
        let row: Int

        static func < (left: Candidate, right: Candidate) -> Bool {
            if left.key != right.key { return left.key < right.key }
            return left.boost != right.boost ? left.boost > right.boost : left.position < right.position
        }
    }

    /// Ranked candidates, and the result that contains their rows.
    private struct Candidates {
        let result: PostgreSQLResult
        var rows: [Candidate] = []
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
            // The first step reads an index in its order. The planner may expect too few records for that.
            _ = try await connection.run(
                "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL enable_bitmapscan = off"
            )
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
        let isSmall = limit <= Self.fewMatches
        if statements.hasChoices {
            // In one field, a full page is the first one even if the number of compared records was bounded.
            if isSmall, source.table.columns(.text).count == 1,
                try await find(statements.beginnings(limit: limit, isBounded: true), upTo: .prefix)
            {
                return false
            }
            if try await findFew() { return true }
        }
        if isSmall, try await find(statements.beginnings(limit: limit), upTo: .prefix) { return false }
        // Matches of one or two letters are rarely few.
        let isShort = statements.canOrderOccurrences && ranking.terms[0].scalars.count <= 2
        if !statements.hasChoices, !isShort, try await findFew() { return true }
        let words = try await lookedUp(statements.wordStarts())
        if words.rows.count(where: { CandidateRanking<Record>.tier($0.key) <= .wordStarts }) >= limit {
            try await show(words)
            return false
        }
        if isSmall, statements.canOrderOccurrences {
            let occurrences = try await lookedUp(statements.occurrences(limit: limit))
            let known = Set(words.rows.map(\.position))
            let others = occurrences.rows.filter { !known.contains($0.position) }
            try await show(words, others, of: occurrences.result)
            return false
        }
        let all = try await lookedUp(statements.matches(limit: nil))
        try await show(all)
        results.total = all.rows.count
        return true
    }

    /// Finds the page among all matches, unless there are many.
    private mutating func findFew() async throws -> Bool {
        let found = try await lookedUp(statements.matches(limit: Self.fewMatches + 1))
        guard found.rows.count <= Self.fewMatches else { return false }
        try await show(found)
        results.total = found.rows.count
        return true
    }

    /// Finds the page among candidates that contain the best matches of the tiers up to the given one.
    ///
    /// - Returns: False if there are too few of these tiers.
    private mutating func find(_ statement: SearchStatements<Record>.Statement, upTo tier: SearchTier) async throws
        -> Bool
    {
        let found = try await candidates(statement)
        guard found.rows.count(where: { CandidateRanking<Record>.tier($0.key) <= tier }) >= pageEnd else {
            return false
        }
        try await show(found)
        return true
    }

    /// Reads and ranks all candidates of a lookup in the inverted index.
    private mutating func lookedUp(_ statement: SearchStatements<Record>.Statement) async throws -> Candidates {
        try await permitBitmaps()
        return try await candidates(statement)
    }

    private mutating func permitBitmaps() async throws {
        guard !permitsBitmaps else { return }
        _ = try await connection.run("SET LOCAL enable_bitmapscan = on")
        permitsBitmaps = true
    }

    /// Reads and ranks candidates. Those that do not match are removed.
    private func candidates(_ statement: SearchStatements<Record>.Statement) async throws -> Candidates {
        let result = try await connection.run(statement.sql, statement.parameters)
        let fieldCount = source.table.columns(.text).count
        var found = Candidates(result: result)
        found.rows.reserveCapacity(result.count)
        for start in stride(from: 0, to: result.count, by: CandidateTexts.capacity) {
            try Task.checkCancellation()
            let rows = start..<min(start + CandidateTexts.capacity, result.count)
            var texts = CandidateTexts(fieldCount: fieldCount)
            for row in rows { append(row, of: result, to: &texts) }
            for (row, key) in zip(rows, ranking.keys(of: texts)) {
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

    private mutating func show(_ candidates: Candidates) async throws {
        try await show(candidates, [], of: candidates.result)
    }

    /// Makes the hits of the best candidates.
    ///
    /// - Parameters:
    ///   - others: More candidates.
    ///   - result: The result that contains their rows.
    private mutating func show(
        _ candidates: Candidates,
        _ others: [Candidate],
        of result: PostgreSQLResult
    ) async throws {
        let best =
            Self.best(candidates.rows, pageEnd).map { ($0, candidates.result) }
            + Self.best(others, pageEnd).map { ($0, result) }
        let page = best.sorted { $0.0 < $1.0 }.prefix(pageEnd)
        results.total = max(results.total, page.count)
        // Records before the page are only needed to merge the pages of several servers.
        let ids = page.map { $0.1.text($0.0.row, 2) ?? "" }
        let records = try await source.records(ids, connection)
        results.hits = try zip(page, ids).map { found, id in
            guard let record = records[id] else {
                throw PostgreSQLError.damaged(
                    server: connection.server,
                    table: source.table.fullName,
                    detail: "the table lacks the record \(id)"
                )
            }
            return RankedHit(
                key: found.0.key,
                boost: found.0.boost,
                position: found.0.position,
                hit: ranking.hit(record, key: found.0.key)
            )
        }
    }

    private static func best(_ candidates: [Candidate], _ count: Int) -> ArraySlice<Candidate> {
        candidates.sorted(by: <).prefix(count)
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

    private mutating func run(_ statement: SearchStatements<Record>.Statement) async throws -> PostgreSQLResult {
        try await permitBitmaps()
        return try await connection.run(statement.sql, statement.parameters)
    }
}
#endif
