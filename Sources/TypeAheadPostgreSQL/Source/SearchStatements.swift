#if PostgreSQL
import TypeAhead

/// The SQL of a search. All texts are parameters.
struct SearchStatements<Record: Sendable> {
    typealias Term = CandidateRanking<Record>.Term

    /// A statement with its parameters.
    struct Statement {
        var sql = ""
        var parameters: [String?] = []

        /// Adds a parameter, and returns its name with its type.
        mutating func bind(_ value: String, as type: String) -> String {
            parameters.append(value)
            return "$\(parameters.count)::\(type)"
        }
    }

    /// The selection of matching records.
    private enum Selection {
        /// All matches, found by the inverted index.
        case all
        /// Those in which a word begins with each term, found by the inverted index.
        case wordStarts
        /// Those among given records, which are compared one by one.
        case compared
    }

    let table: PostgreSQLTable
    let query: SearchQuery
    let ranking: CandidateRanking<Record>
    private let script: IndexScript

    init(_ query: SearchQuery, table: PostgreSQLTable, ranking: CandidateRanking<Record>) {
        self.query = query
        self.table = table
        self.ranking = ranking
        script = IndexScript(table: table)
    }

    private var index: String { table.quotedIndex }
    private var texts: Range<Int> { 0..<table.columns(.text).count }

    /// Whether the query has filters or a scope.
    var hasChoices: Bool { query.scope != nil || query.filters.contains { !$0.value.isEmpty } }

    // MARK: Statements

    /// The columns of a candidate: position, boost, id; for each text field its text, word starts and diacritics; readings and
    /// their word starts.
    private var columns: String {
        let texts = texts.map { number in
            "text\(number), starts\(number), \(ranking.hasDiacritics ? "marks\(number)" : "NULL")"
        }
        let readings = table.hasReadings ? ["readings, reading_starts"] : []
        return (["position, boost, id"] + texts + readings).joined(separator: ", ")
    }

    /// The best records that begin with the query, at most a number for each field; with typed diacritics, also all that have
    /// diacritics. Contains the best records of all that begin with the query, unless all are long.
    ///
    /// - Parameter isBounded: Whether to omit records after the first ones that begin with the query, before values are compared.
    func beginnings(limit: Int, isBounded: Bool = false) -> Statement {
        var statement = Statement()
        guard let whole = ranking.whole else { return first(limit: limit) }
        let length = whole.unicodeScalars.count
        let head = String(String.UnicodeScalarView(whole.unicodeScalars.prefix(64)))
        var parts: [String] = []
        for number in texts {
            let text = "text\(number)"
            let beginning =
                length <= 2
                ? "left(\(text), \(length)) = \(statement.bind(whole, as: "text"))"
                : "\(text) LIKE \(statement.bind(PostgreSQLName.pattern(beginning: whole), as: "text"))"
            let rest = conditions(.compared, terms: [], &statement).map { " AND \($0)" }.joined()
            let order = "ORDER BY octet_length(\(text)), boost DESC, position LIMIT"
            // Few of the records may have the chosen values.
            let best =
                isBounded && !rest.isEmpty
                ? "(SELECT * FROM \(index) WHERE \(beginning) AND \(isShort(text)) \(order) \(Self.bound)) AS best WHERE true"
                : "\(index) WHERE \(beginning) AND \(isShort(text))"
            parts.append("(SELECT position FROM \(best)\(rest) \(order) \(limit))")
            if ranking.hasDiacritics {
                let pattern = statement.bind(PostgreSQLName.pattern(beginning: head), as: "text")
                let complete = statement.bind(PostgreSQLName.pattern(beginning: whole), as: "text")
                parts.append(
                    """
                    (SELECT position FROM \(index) WHERE left(\(text), 64) LIKE \(pattern) AND \(text) LIKE \(complete)
                    AND \(script.hasDiacritics)\(rest))
                    """
                )
            }
        }
        // An array makes the planner look up each position.
        statement.sql = """
            SELECT \(columns) FROM \(index) WHERE position = ANY (ARRAY(\(parts.joined(separator: " UNION ALL "))))
            """
        return statement
    }

    /// The number of records whose values are compared if the number is bounded.
    private static var bound: Int { 2000 }

    private func isShort(_ text: String) -> String { "octet_length(\(text)) <= \(IndexScript.shortLength)" }

    /// The first records for a query without terms.
    private func first(limit: Int) -> Statement {
        var statement = Statement()
        statement.sql = """
            SELECT \(columns) FROM \(index)\(clause(conditions(.compared, terms: [], &statement)))
            ORDER BY boost DESC, position LIMIT \(limit)
            """
        return statement
    }

    /// All matches, or any of them up to a limit.
    func matches(limit: Int?) -> Statement {
        var statement = Statement()
        statement.sql = "SELECT \(columns) FROM \(index)\(clause(conditions(.all, terms: ranking.terms, &statement)))"
        if let limit { statement.sql += " LIMIT \(limit)" }
        return statement
    }

    /// A superset of the matches in which a word begins with each term.
    func wordStarts() -> Statement {
        var statement = Statement()
        statement.sql =
            "SELECT \(columns) FROM \(index)\(clause(conditions(.wordStarts, terms: ranking.terms, &statement)))"
        return statement
    }

    /// Whether ``occurrences(limit:)`` contains the best matches of the tiers up to those inside words, if those in which a word
    /// begins with the terms are added.
    var canOrderOccurrences: Bool {
        ranking.terms.count == 1 && !ranking.hasDiacritics && !table.hasReadings && !ranking.terms[0].isInitials
    }

    /// The matches of one term in the order of its first occurrence, at most a number for each field.
    func occurrences(limit: Int) -> Statement {
        var statement = Statement()
        guard let term = ranking.terms.first else { return first(limit: limit) }
        let conditions = clause(conditions(.all, terms: ranking.terms, &statement))
        let text = statement.bind(term.text, as: "text")
        let parts = texts.map { number in
            """
            (SELECT position FROM (
                SELECT position, boost, text\(number) AS text, strpos(text\(number), \(text)) AS place FROM \(index)\(conditions)
            ) AS found WHERE place > 0
            ORDER BY octet_length(left(text, place)), octet_length(text), boost DESC, position LIMIT \(limit))
            """
        }
        statement.sql = """
            SELECT \(columns) FROM \(index) WHERE position = ANY (ARRAY(\(parts.joined(separator: " UNION ALL "))))
            """
        return statement
    }

    /// The number of matches.
    func count() -> Statement {
        var statement = Statement()
        statement.sql = "SELECT count(*) FROM \(index)\(clause(conditions(.all, terms: ranking.terms, &statement)))"
        return statement
    }

    /// The numbers of matches for each value of some fields, with the keys of the fields.
    ///
    /// - Parameters:
    ///   - keys: The keys of the fields whose values are counted.
    ///   - ignored: The key of a field whose chosen values are ignored.
    func valueCounts(of keys: [String], ignoring ignored: String?) -> Statement {
        var statement = Statement()
        let conditions = conditions(.all, terms: ranking.terms, ignoring: ignored, &statement)
        let keys = statement.bind(PostgreSQLName.array(keys), as: "text[]")
        statement.sql = """
            SELECT value, count(*) FROM \(index) CROSS JOIN LATERAL unnest("values") AS value\(clause(conditions))
            \(conditions.isEmpty ? "WHERE" : "AND") split_part(value, chr(1), 1) = ANY (\(keys)) GROUP BY value
            """
        return statement
    }

    // MARK: Conditions

    private func clause(_ conditions: [String]) -> String {
        conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
    }

    private func conditions(
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
        var choices = query.filters.filter { !$0.value.isEmpty }.map { (key: "=\($0)", values: Array($1)) }
        if let scope = query.scope { choices.append(("", [scope])) }
        return choices.filter { $0.key != ignored }.sorted { $0.key < $1.key }.map { key, values in
            // A text with NUL cannot be in a table.
            let values = values.filter { !$0.unicodeScalars.contains("\0") }
                .map { "\(key)\u{1}\($0.precomposedStringWithCanonicalMapping)" }
            return "\"values\" && \(statement.bind(PostgreSQLName.array(values.sorted()), as: "text[]"))"
        }
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
