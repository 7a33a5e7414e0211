#if PostgreSQL
import TypeAhead

extension TableSearch {
    /// Counts the matches and the facets.
    mutating func complete() async throws {
        results.total = Int(try await run(Statements.count(combinations)).integer(0, 0))
        try await countFacets()
    }

    /// Counts the facets. Precondition: the total is known.
    mutating func countFacets() async throws {
        try await countFields()
        var fields: [(key: String, isChosen: Bool)] = []
        if query.facetCounts.contains(.scopes), !source.table.columns(.scopes).isEmpty {
            fields.append(("", query.scope != nil))
        }
        if query.facetCounts.contains(.values) {
            // If a record needs all chosen values, one more of them removes records.
            let chosen = Set(combinations[0].ranking.filters.groups.compactMap(\.countedField))
            for column in source.table.columns(.filter) {
                fields.append((Statements.key(ofFilter: column.field), chosen.contains(column.field)))
            }
        }
        let free = fields.filter { !$0.isChosen }.map(\.key)
        if !free.isEmpty { add(try await run(Statements.valueCounts(combinations, of: free, ignoring: nil))) }
        for (key, isChosen) in fields where isChosen {
            add(try await run(Statements.valueCounts(combinations, of: [key], ignoring: key)))
        }
    }

    /// Counts the matches in each text field, and those in all fields and scopes. Precondition: the total is known.
    mutating func countFields() async throws {
        guard !query.facetCounts.isDisjoint(with: [.scopes, .fields]) else { return }
        results.unscopedTotal = try await total(fields: nil, scope: nil)
        guard query.facetCounts.contains(.fields) else { return }
        for column in source.table.columns(.text) where query.countedFields?.contains(column.field) ?? true {
            results.fieldCounts[column.field] = try await total(fields: [column.field], scope: query.scope)
        }
    }

    /// The number of matches in other text fields, or in another scope.
    private mutating func total(fields: Set<String>?, scope: String?) async throws -> Int {
        var query = query
        (query.fields, query.scope) = (fields, scope)
        let rankings = CandidateRanking.combinations(
            of: query,
            fields: source.fields,
            language: source.table.language
        )
        if scope == self.query.scope, rankings[0].searchedFields == ranking.searchedFields { return results.total }
        let combinations = Self.combinations(rankings, source.table)
        guard !combinations.isEmpty else { return 0 }
        return Int(try await run(Statements.count(combinations)).integer(0, 0))
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

    private mutating func run(_ statement: Statements.Statement) async throws -> PostgreSQLResult {
        try await permitBitmaps()
        return try await connection.run(statement.sql, statement.parameters)
    }
}
#endif
