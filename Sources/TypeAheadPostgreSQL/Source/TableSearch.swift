#if PostgreSQL
import TypeAhead

/// One search of a table, in one transaction.
///
/// The database finds candidates, and the rules of the index in memory rank them. There are up to four steps, and each is a superset of
/// the best records: those that begin with the query; all, if they are few; those in which words begin with the terms; all, or the
/// first ones by the place of a single term. A page is complete when enough records of the tiers of a step are found.
///
/// Each combination of alternatives is searched by itself, and its records compete for the page at their best rank.
struct TableSearch<Record: Identifiable & Sendable> where Record.ID: Sendable {
    typealias Statements = SearchStatements<Record>

    let query: SearchQuery
    let source: PostgreSQLSource<Record>
    let connection: PostgreSQLConnection
    private let yield: (RankedResults<Record>) -> Void
    /// Those of all combinations.
    private let rankings: [CandidateRanking<Record>]
    /// Those of the combinations that records may match.
    let combinations: [Statements]
    var results = RankedResults<Record>()
    private var permitsBitmaps = false

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
        rankings = CandidateRanking.combinations(of: query, fields: source.fields, language: source.table.language)
        combinations = Self.combinations(rankings, source.table)
    }

    /// The statements of the combinations that records may match.
    static func combinations(_ rankings: [CandidateRanking<Record>], _ table: PostgreSQLTable) -> [Statements] {
        rankings.filter { !$0.isUnanswerable }.map { Statements(table: table, ranking: $0) }
    }

    /// The ranking of one of the combinations, whose scope, text fields and chosen filters are those of all.
    var ranking: CandidateRanking<Record> { rankings[0] }

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
            if combinations.isEmpty {
                try await countFields()
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

    /// Permits or forbids scans that do not read an index in its order.
    mutating func permitBitmaps(_ isPermitted: Bool = true) async throws {
        guard permitsBitmaps != isPermitted else { return }
        _ = try await connection.run("SET LOCAL enable_bitmapscan = \(isPermitted ? "on" : "off")")
        permitsBitmaps = isPermitted
    }

    /// Finds the page.
    ///
    /// - Returns: Whether the total is known, too.
    private mutating func findPage() async throws -> Bool {
        var found: [Found] = []
        for statements in combinations {
            try await permitBitmaps(false)
            found.append(try await find(statements))
        }
        try await show(found.flatMap(\.parts))
        guard found.allSatisfy(\.isAll) else { return false }
        let positions = found.flatMap { $0.parts.flatMap { $0.rows.lazy.map(\.position) } }
        results.total = found.count == 1 ? positions.count : Set(positions).count
        return true
    }

    /// Candidates that contain the page of a combination.
    private struct Found {
        /// Disjoint candidates.
        let parts: [Candidates]
        /// Whether they are all matches.
        var isAll = false
    }

    /// Finds the page of a combination.
    private mutating func find(_ statements: Statements) async throws -> Found {
        let limit = pageEnd
        // The database can read the first matches only in the order of their positions.
        let isSmall = limit <= Self.fewMatches && statements.ranking.comparesPositions
        let terms = statements.ranking.terms
        if terms.isEmpty {
            if statements.hasChoices {
                // If the first records do not fill the page, the records with the chosen values may be few.
                let first = try await candidates(statements.first(limit: limit, isBounded: true), statements)
                if first.rows.count >= limit { return Found(parts: [first]) }
                if let few = try await few(statements) { return few }
                try await permitBitmaps(false)
            }
            return Found(parts: [try await candidates(statements.first(limit: limit), statements)])
        }
        if statements.hasChoices {
            // In one field, a full page is the first one even if the number of compared records was bounded.
            if isSmall, statements.searchedTexts.count == 1,
                let found = try await beginnings(statements, isBounded: true)
            {
                return found
            }
            if let few = try await few(statements) { return few }
        }
        if isSmall, let found = try await beginnings(statements) { return found }
        // Matches of one or two letters are rarely few.
        let isShort = statements.canOrderOccurrences && terms[0].scalars.count <= 2
        if !statements.hasChoices, !isShort, let few = try await few(statements) { return few }
        let words = try await lookedUp(statements.wordStarts(), statements)
        if words.rows.count(where: { CandidateRanking<Record>.tier($0.key) <= .wordStarts }) >= limit {
            return Found(parts: [words])
        }
        if isSmall, statements.canOrderOccurrences {
            var occurrences = try await lookedUp(statements.occurrences(limit: limit), statements)
            let known = Set(words.rows.map(\.position))
            occurrences.rows.removeAll { known.contains($0.position) }
            return Found(parts: [words, occurrences])
        }
        return Found(parts: [try await lookedUp(statements.matches(limit: nil), statements)], isAll: true)
    }

    /// All matches of a combination; nil if there are many.
    private mutating func few(_ statements: Statements) async throws -> Found? {
        let found = try await lookedUp(statements.matches(limit: Self.fewMatches + 1), statements)
        return found.rows.count <= Self.fewMatches ? Found(parts: [found], isAll: true) : nil
    }

    /// The page of a combination, if the records that begin with the query fill it.
    private func beginnings(_ statements: Statements, isBounded: Bool = false) async throws -> Found? {
        let found = try await candidates(statements.beginnings(limit: pageEnd, isBounded: isBounded), statements)
        let isFull = found.rows.count(where: { CandidateRanking<Record>.tier($0.key) <= .prefix }) >= pageEnd
        return isFull ? Found(parts: [found]) : nil
    }

    /// Makes the hits of the best candidates.
    private mutating func show(_ parts: [Candidates]) async throws {
        var best = parts.flatMap { part in Self.best(part.rows, pageEnd).map { ($0, part.result) } }
            .sorted { $0.0 < $1.0 }
        if combinations.count > 1 {
            // Of a record that several combinations match, the best rank is the first one.
            var known: Set<Int64> = []
            best.removeAll { !known.insert($0.0.position).inserted }
        }
        let page = best.prefix(pageEnd)
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
