#if PostgreSQL
import Foundation
import TypeAhead

extension SearchStatements {
    func clause(_ conditions: [String]) -> String {
        conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
    }

    func conditions(
        _ selection: Selection,
        terms: [Term],
        ignoring ignored: String? = nil,
        _ statement: inout Statement
    ) -> [String] {
        var conditions = terms.map { condition(of: $0, selection, &statement) }
        conditions += choices(ignoring: ignored, &statement)
        conditions += ranking.exclusions.map { "NOT (\(compared($0, &statement)))" }
        return conditions
    }

    /// The conditions of filters and scope.
    private func choices(ignoring ignored: String?, _ statement: inout Statement) -> [String] {
        var required: [String: [String]] = [:]
        var excluded: [String] = []
        for filter in query.filters {
            guard let value = filter.value else { continue }
            let key = "=\(filter.field)"
            if filter.isExcluded {
                excluded.append(entry(key, value))
            } else {
                required[key, default: []].append(value)
            }
        }
        if let scope = query.scope { required["", default: []].append(scope) }
        var conditions = required.filter { $0.key != ignored }.sorted { $0.key < $1.key }.map { key, values in
            let needsAll = ranking.needsAllValues(of: String(key.dropFirst()))
            // A text with NUL cannot be in a table.
            let known = values.filter { !$0.unicodeScalars.contains("\0") }
            if needsAll, known.count < values.count { return "false" }
            let entries = statement.bind(PostgreSQLName.array(known.map { entry(key, $0) }.sorted()), as: "text[]")
            return "\"values\" \(needsAll ? "@>" : "&&") \(entries)"
        }
        excluded.removeAll { $0.unicodeScalars.contains("\0") }
        if !excluded.isEmpty {
            conditions.append("NOT (\"values\" && \(statement.bind(PostgreSQLName.array(excluded), as: "text[]")))")
        }
        return conditions
    }

    /// The entry of a value in the column of values.
    private func entry(_ key: String, _ value: String) -> String {
        "\(key)\u{1}\(value.precomposedStringWithCanonicalMapping)"
    }

    /// Whether a record has a term, with the help of the inverted index.
    private func condition(of term: Term, _ selection: Selection, _ statement: inout Statement) -> String {
        switch selection {
        case .compared: return "(\(compared(term, &statement)))"
        case .wordStarts:
            let grams = grams(["\u{2}\(term.beginning(3))"], &statement)
            return term.scalars.count <= 3 ? grams : "\(grams) AND \(contains(term, &statement))"
        case .all: break
        }
        if usesTrigrams {
            guard term.hasTrigram else { return "(\(compared(term, &statement)))" }
            let pattern = PostgreSQLName.pattern(containing: term.text)
            return "\(script.joinedTexts) LIKE \(statement.bind(pattern, as: "text"))"
        }
        var alternatives: [String] = []
        if term.scalars.count <= 2 {
            alternatives.append(grams([term.text], &statement))
        } else {
            alternatives.append("\(grams(term.bigrams, &statement)) AND \(contains(term, &statement))")
        }
        if table.hasReadings {
            let grams = grams(["\u{3}\(term.beginning(3))"], &statement)
            alternatives.append(term.scalars.count <= 3 ? grams : "\(grams) AND \(begins(term, &statement))")
        }
        if term.isInitials {
            let letters = grams(Set(term.scalars).map { String($0) }.sorted(), &statement)
            alternatives.append("\(letters) AND (\(hasInitials(term, &statement)))")
        }
        return alternatives.count == 1
            ? alternatives[0] : "(\(alternatives.map { "(\($0))" }.joined(separator: " OR ")))"
    }

    /// Whether terms are looked up by trigrams instead of bigrams, and the terms without trigrams are compared.
    ///
    /// The database compares each candidate that it finds by trigrams with all conditions of the lookup. Making the grams of a text again
    /// takes much longer than comparing it, so trigrams and bigrams are not combined.
    private var usesTrigrams: Bool { !table.hasReadings && ranking.terms.contains(where: \.hasTrigram) }

    /// Whether a record has a term, without an index.
    private func compared(_ term: Term, _ statement: inout Statement) -> String {
        var alternatives = [contains(term, &statement)]
        if table.hasReadings { alternatives.append(begins(term, &statement)) }
        if term.isInitials { alternatives.append(hasInitials(term, &statement)) }
        return alternatives.joined(separator: " OR ")
    }

    private func grams(_ grams: [String], _ statement: inout Statement) -> String {
        "(\(script.grams)) @> \(statement.bind(PostgreSQLName.array(grams), as: "text[]"))"
    }

    /// Whether a text field contains a term.
    private func contains(_ term: Term, _ statement: inout Statement) -> String {
        // A function, because the planner would look up LIKE in the inverted index.
        "strpos(\(script.joinedTexts), \(statement.bind(term.text, as: "text"))) > 0"
    }

    /// Whether a word of a reading begins with a term.
    private func begins(_ term: Term, _ statement: inout Statement) -> String {
        "strpos(coalesce(words, ''), \(statement.bind("\u{1}\(term.text)", as: "text"))) > 0"
    }

    /// Whether syllables of a text field begin with the consonants of a term.
    private func hasInitials(_ term: Term, _ statement: inout Statement) -> String {
        let pattern = term.scalars.map { "\($0)[ㅏ-ㅣ][ㅏ-ㅣ]?([ㄱ-ㅎ](?![ㅏ-ㅣ])){0,2}" }.joined()
        let parameter = statement.bind(pattern, as: "text")
        return texts.map { "text\($0) ~ \(parameter)" }.joined(separator: " OR ")
    }
}

extension SearchFilter {
    /// The value, for a filter by equality.
    var value: String? {
        if case .equal(let value) = condition { value } else { nil }
    }
}

extension CandidateRanking.Term {
    /// The first characters.
    fileprivate func beginning(_ count: Int) -> String { String(String.UnicodeScalarView(scalars.prefix(count))) }

    /// Whether it contains a trigram of pg_trgm in every locale: three adjacent Latin letters or digits.
    fileprivate var hasTrigram: Bool {
        var run = 0
        for scalar in scalars {
            run =
                scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) ? run + 1 : 0
            if run == 3 { return true }
        }
        return false
    }

    /// The bigrams at its start, which are selective enough.
    fileprivate var bigrams: [String] {
        Set(zip(scalars, scalars.dropFirst()).prefix(32).map { String(String.UnicodeScalarView([$0, $1])) }).sorted()
    }
}
#endif
