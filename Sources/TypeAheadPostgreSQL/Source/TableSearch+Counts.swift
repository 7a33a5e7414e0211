#if PostgreSQL
import TypeAhead

extension TableSearch {
    /// Counts the matches and the facets.
    mutating func complete() async throws {
        results.total = Int(try await run(statements.count()).integer(0, 0))
        try await countFacets()
    }

    mutating func countFacets() async throws {
        var fields: [(key: String, isChosen: Bool)] = []
        if query.facetCounts.contains(.scopes), !source.table.columns(.scopes).isEmpty {
            fields.append(("", query.scope != nil))
        }
        if query.facetCounts.contains(.values) {
            for column in source.table.columns(.filter) {
                // If a record needs all chosen values, one more of them removes records.
                let isChosen =
                    !query.chosenValues(of: column.field).isEmpty && !ranking.needsAllValues(of: column.field)
                fields.append((IndexScript.key(of: column), isChosen))
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
