#if PostgreSQL
import TypeAhead

/// One search of a table, in one transaction.
///
/// The database finds candidates, and the rules of the index in memory rank them. There are up to four steps, and each is a superset of
/// the best records: those that begin with the query; all, if they are few; those in which words begin with the terms; all, or the
/// first ones by the place of a single term. A page is complete when enough records of the tiers of a step are found.
struct TableSearch<Record: Identifiable & Sendable> where Record.ID: Sendable {
    let query: SearchQuery
    let source: PostgreSQLSource<Record>
    let connection: PostgreSQLConnection
    private let yield: (RankedResults<Record>) -> Void
    let ranking: CandidateRanking<Record>
    let statements: SearchStatements<Record>
    var results = RankedResults<Record>()
    var permitsBitmaps = false

    /// The number of matches up to which all are ranked here.
    private static var fewMatches: Int { 4000 }

    /// A ranked candidate: a row of a result.
    struct Candidate {
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
    struct Candidates {
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
}
#endif
