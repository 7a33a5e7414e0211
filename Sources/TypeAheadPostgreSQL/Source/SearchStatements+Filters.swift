#if PostgreSQL
import Foundation
import TypeAhead

extension SearchStatements {
    typealias Criterion = CandidateRanking<Record>.Criterion
    typealias End = CandidateRanking<Record>.End

    /// The conditions of filters and scope.
    ///
    /// - Parameter ignored: The key of a filter field whose chosen values are ignored; empty for the scope.
    func filters(_ selection: Selection, ignoring ignored: String?, _ statement: inout Statement) -> [String] {
        var conditions: [String] = []
        if let scope = ranking.scope, ignored != "" { conditions.append(values("", [scope], &statement)) }
        for group in ranking.filters.groups {
            if let field = group.countedField, Self.key(ofFilter: field) == ignored { continue }
            if selection == .all, let term = group.onlyTerm, let lookup = lookup(term, &statement) {
                conditions.append(lookup)
            }
            conditions.append(any(of: group.criteria, &statement))
        }
        if !ranking.filters.excluded.isEmpty {
            // Missing values make a comparison NULL.
            conditions.append("(\(any(of: ranking.filters.excluded, &statement))) IS NOT TRUE")
        }
        return conditions
    }

    /// The key of a filter field in the column of values.
    static func key(ofFilter field: String) -> String { "=\(field)" }

    /// Whether a record satisfies one of some criteria. Values of one field are looked up together.
    private func any(of criteria: [Criterion], _ statement: inout Statement) -> String {
        var known: [String: [String]] = [:]
        var conditions: [String] = []
        for criterion in criteria {
            switch criterion {
            case .value(let field, let value): known[field, default: []].append(value)
            case .valueContaining(let field, let part): conditions.append(value(of: field, has: part, &statement))
            case .interval(let field, let lower, let upper):
                conditions.append(interval(field, lower, upper, &statement))
            case .text(_, nil): conditions.append("true")
            case .text(let field, let term?):
                conditions.append("strpos(text\(field), \(statement.bind(term.text, as: "text"))) > 0")
            case .wholeText(let field, let term):
                let text = term?.text ?? ""
                let equal = "text\(field) = \(statement.bind(text, as: "text"))"
                let isShort = text.utf8.count <= IndexScript.shortLength
                conditions.append(isShort ? "(\(equal) AND \(self.isShort("text\(field)")))" : equal)
            }
        }
        let lists = known.sorted { $0.key < $1.key }.map { values(Self.key(ofFilter: $0), $1, &statement) }
        let all = lists + conditions
        return all.count == 1 ? all[0] : "(\(all.joined(separator: " OR ")))"
    }

    // MARK: Values

    /// Whether a record has one of some values of a field.
    private func values(_ key: String, _ values: [String], _ statement: inout Statement) -> String {
        // A text with NUL cannot be in a table.
        let known = values.filter { !$0.unicodeScalars.contains("\0") }
        guard !known.isEmpty else { return "false" }
        let entries = known.map { "\(key)\u{1}\($0.precomposedStringWithCanonicalMapping)" }.sorted()
        return "\"values\" && \(statement.bind(PostgreSQLName.array(entries), as: "text[]"))"
    }

    /// Whether a value of a filter field contains a folded text.
    private func value(of field: String, has part: String, _ statement: inout Statement) -> String {
        guard let number = table.columns(.filter).firstIndex(where: { $0.field == field }) else { return "false" }
        return part.isEmpty
            ? "parts\(number) IS NOT NULL"
            : "strpos(parts\(number), \(statement.bind(part, as: "text"))) > 0"
    }

    // MARK: Intervals

    /// Whether an ordered field has a value between two ends.
    private func interval(_ field: String, _ lower: End?, _ upper: End?, _ statement: inout Statement) -> String {
        guard let number = table.orderedColumns.firstIndex(where: { $0.field == field }) else { return "false" }
        let column = table.orderedColumns[number]
        let (low, high, keys) = ("low\(number)", "high\(number)", "keys\(number)")
        let ends = (
            lower: lower.map { OrderedEnd(of: $0, in: column, &statement) },
            upper: upper.map { OrderedEnd(of: $0, in: column, &statement) }
        )
        func isBetween(_ key: String) -> String {
            [ends.lower?.isAtOrBelow(key), ends.upper?.isAtOrAbove(key)].compactMap { $0 }.joined(separator: " AND ")
        }
        switch ends {
        case (nil, nil): return "\(low) IS NOT NULL"
        case (nil, let upper?): return "(\(upper.isAtOrAbove(low)))"
        case (let lower?, nil): return "(\(lower.isAtOrBelow(low)) OR \(lower.isAtOrBelow(high)))"
        case (.some, .some):
            // Of more than two values, one may be between the ends although neither the first nor the last one is.
            return """
                ((\(isBetween(low))) OR (\(isBetween(high))) OR (\(keys) IS NOT NULL AND \(ends.lower?.isBelow(low) ?? "true")
                AND EXISTS (SELECT FROM unnest(\(keys)) AS key WHERE \(isBetween("key")))))
                """
        }
    }
}

/// An end of an interval in SQL.
private struct OrderedEnd {
    private let column: PostgreSQLTable.Column
    /// The parameter with the key.
    private let key: String
    private let isIncluded: Bool

    init<Record>(
        of end: CandidateRanking<Record>.End,
        in column: PostgreSQLTable.Column,
        _ statement: inout SearchStatements<Record>.Statement
    ) {
        self.column = column
        isIncluded = end.isIncluded
        if column.keyType == "bytea" {
            let digits = end.key.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
            key = statement.bind("\\x\(digits)", as: column.keyType)
        } else {
            key = statement.bind("\(end.number)", as: column.keyType)
        }
    }

    /// Whether the interval that begins here contains a key.
    func isAtOrBelow(_ other: String) -> String { compare(other, ">") }

    /// Whether the interval that ends here contains a key.
    func isAtOrAbove(_ other: String) -> String { compare(other, "<") }

    /// Whether a key is below the interval that begins here, or at its end.
    func isBelow(_ other: String) -> String { "\(column.indexedKey(other)) <= \(column.indexedKey(key))" }

    private func compare(_ other: String, _ sign: String) -> String {
        let exact = "\(other) \(sign)\(isIncluded ? "=" : "") \(key)"
        let (indexed, start) = (column.indexedKey(other), column.indexedKey(key))
        // The index has only the start of a long key.
        return indexed == other ? exact : "\(indexed) \(sign)= \(start) AND \(exact)"
    }
}

extension CandidateRanking.Group {
    /// The term of its only criterion, if that is a text field that contains a term.
    var onlyTerm: CandidateRanking.Term? {
        guard criteria.count == 1, case .text(_, let term) = criteria[0] else { return nil }
        return term
    }
}
#endif
