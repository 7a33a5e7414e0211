#if PostgreSQL
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
        conditions += filters(selection, ignoring: ignored, &statement)
        conditions += ranking.exclusions.map { "NOT (\(compared($0, &statement)))" }
        return conditions
    }

    /// Whether a record has a term, with the help of the inverted index.
    private func condition(of term: Term, _ selection: Selection, _ statement: inout Statement) -> String {
        switch selection {
        case .compared: return "(\(compared(term, &statement)))"
        case .wordStarts:
            let grams = grams(["\u{2}\(term.beginning(3))"], &statement)
            return term.scalars.count <= 3 && ranking.searchesAllFields
                ? grams : "\(grams) AND \(contains(term, &statement))"
        case .all: break
        }
        if usesTrigrams {
            guard let trigrams = lookup(term, &statement) else { return "(\(compared(term, &statement)))" }
            return ranking.searchesAllFields ? trigrams : "\(trigrams) AND \(contains(term, &statement))"
        }
        var alternatives: [String] = []
        let isDecided = term.scalars.count <= 2 && ranking.searchesAllFields
        let letters = grams(of: term, &statement)
        alternatives.append(isDecided ? letters : "\(letters) AND \(contains(term, &statement))")
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
    private var usesTrigrams: Bool {
        !table.hasReadings
            && (ranking.terms + ranking.filters.groups.compactMap(\.onlyTerm)).contains(where: \.hasTrigram)
    }

    /// Whether any text field may contain a term, by the inverted index; nil if the term must be compared.
    func lookup(_ term: Term, _ statement: inout Statement) -> String? {
        guard usesTrigrams else { return grams(of: term, &statement) }
        guard term.hasTrigram else { return nil }
        let pattern = PostgreSQLName.pattern(containing: term.text)
        return "\(script.joinedTexts) LIKE \(statement.bind(pattern, as: "text"))"
    }

    private func grams(of term: Term, _ statement: inout Statement) -> String {
        grams(term.scalars.count <= 2 ? [term.text] : term.bigrams, &statement)
    }

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

    /// Whether a searched text field contains a term.
    private func contains(_ term: Term, _ statement: inout Statement) -> String {
        let text = statement.bind(term.text, as: "text")
        // A function, because the planner would look up LIKE in the inverted index.
        if ranking.searchesAllFields { return "strpos(\(script.joinedTexts), \(text)) > 0" }
        return "(\(searchedTexts.map { "strpos(text\($0), \(text)) > 0" }.joined(separator: " OR ")))"
    }

    /// Whether a word of a reading begins with a term.
    private func begins(_ term: Term, _ statement: inout Statement) -> String {
        "strpos(coalesce(words, ''), \(statement.bind("\u{1}\(term.text)", as: "text"))) > 0"
    }

    /// Whether syllables of a text field begin with the consonants of a term.
    private func hasInitials(_ term: Term, _ statement: inout Statement) -> String {
        let pattern = term.scalars.map { "\($0)[ㅏ-ㅣ][ㅏ-ㅣ]?([ㄱ-ㅎ](?![ㅏ-ㅣ])){0,2}" }.joined()
        let parameter = statement.bind(pattern, as: "text")
        return searchedTexts.map { "text\($0) ~ \(parameter)" }.joined(separator: " OR ")
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
