#if PostgreSQL
import TypeAhead

/// The SQL of a search for one combination of alternatives. All texts are parameters.
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
    enum Selection {
        /// All matches, found by the inverted index.
        case all
        /// Those in which a word begins with each term, found by the inverted index.
        case wordStarts
        /// Those among given records, which are compared one by one.
        case compared
    }

    let table: PostgreSQLTable
    let ranking: CandidateRanking<Record>
    let script: IndexScript

    init(table: PostgreSQLTable, ranking: CandidateRanking<Record>) {
        self.table = table
        self.ranking = ranking
        script = IndexScript(table: table)
    }

    var index: String { table.quotedIndex }
    var texts: Range<Int> { 0..<table.columns(.text).count }

    /// The numbers of the text columns in which terms are searched.
    var searchedTexts: [Int] { ranking.searchedFields }

    /// Whether the query has filters or a scope.
    var hasChoices: Bool { ranking.scope != nil || !ranking.filters.isEmpty }

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
        for number in searchedTexts {
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

    func isShort(_ text: String) -> String { "octet_length(\(text)) <= \(IndexScript.shortLength)" }

    /// The first records for a query without terms.
    ///
    /// - Parameter isBounded: Whether to omit records after the first ones, before values are compared.
    func first(limit: Int, isBounded: Bool = false) -> Statement {
        var statement = Statement()
        let records =
            isBounded
            ? "(SELECT * FROM \(index) ORDER BY boost DESC, position LIMIT \(Self.bound)) AS best" : index
        statement.sql = """
            SELECT \(columns) FROM \(records)\(clause(conditions(.compared, terms: [], &statement)))
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
        let parts = searchedTexts.map { number in
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
}
#endif
