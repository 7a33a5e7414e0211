#if PostgreSQL
import TypeAhead

/// The statements that count the matches of all combinations of alternatives.
extension SearchStatements {
    /// The number of matches.
    ///
    /// - Parameter combinations: At least one.
    static func count(_ combinations: [SearchStatements]) -> Statement {
        var statement = Statement()
        guard combinations.count > 1 else {
            statement.sql = "SELECT count(*) FROM \(combinations[0].all(ignoring: nil, &statement))"
            return statement
        }
        // Each combination is looked up by itself, because the database would compare each record with conditions in OR again.
        let parts = combinations.map { "SELECT position FROM \($0.all(ignoring: nil, &statement))" }
        statement.sql = "SELECT count(*) FROM (\(parts.joined(separator: " UNION "))) AS found"
        return statement
    }

    /// The numbers of matches for each value of some fields, with the keys of the fields.
    ///
    /// - Parameters:
    ///   - combinations: At least one.
    ///   - keys: The keys of the fields whose values are counted.
    ///   - ignored: The key of a field whose chosen values are ignored.
    static func valueCounts(
        _ combinations: [SearchStatements],
        of keys: [String],
        ignoring ignored: String?
    ) -> Statement {
        var statement = Statement()
        let source: String
        if combinations.count == 1 {
            source = "(SELECT \"values\" FROM \(combinations[0].all(ignoring: ignored, &statement))) AS found"
        } else {
            let parts = combinations.map { "SELECT position FROM \($0.all(ignoring: ignored, &statement))" }
            let index = combinations[0].index
            source = """
                (SELECT "values" FROM \(index) WHERE position IN (\(parts.joined(separator: " UNION ALL ")))) AS found
                """
        }
        let keys = statement.bind(PostgreSQLName.array(keys), as: "text[]")
        statement.sql = """
            SELECT value, count(*) FROM \(source) CROSS JOIN LATERAL unnest("values") AS value
            WHERE split_part(value, chr(1), 1) = ANY (\(keys)) GROUP BY value
            """
        return statement
    }

    /// The index table with the conditions of all matches.
    private func all(ignoring ignored: String?, _ statement: inout Statement) -> String {
        "\(index)\(clause(conditions(.all, terms: ranking.terms, ignoring: ignored, &statement)))"
    }
}
#endif
