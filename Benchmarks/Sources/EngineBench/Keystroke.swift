import TypeAhead

/// The content of the search field after an action of the user.
struct Keystroke {
    /// The number of the session. Each session begins with an empty field.
    var session: Int
    var text: String
    /// The selected continents.
    var tokens: [String]
    /// The selected year; nil for all.
    var scope: String?
    /// The number of letters in the text: 0, 1, 2, or 3 for longer texts.
    let letters: Int

    init(session: Int, text: String, tokens: [String] = [], scope: String? = nil) {
        self.session = session
        self.text = text
        self.tokens = tokens
        self.scope = scope
        letters = min(text.filter { !$0.isWhitespace }.count, 3)
    }

    /// Whether the query is empty.
    var isEmpty: Bool { letters == 0 && tokens.isEmpty && scope == nil }

    /// The complete query.
    var query: SearchQuery {
        var query = SearchQuery(terms: text.split(separator: " ").map { SearchTerm(String($0)) })
        if !tokens.isEmpty { query.filters = ["continent": Set(tokens)] }
        query.scope = scope
        return query
    }

    /// The query that other programs can answer, too: the text alone, without typo tolerance.
    var plainQuery: SearchQuery { Keystroke(session: session, text: text).query.exact }
}

extension SearchQuery {
    /// The complete query without typo tolerance: a phrase of one word matches the word exactly.
    var exact: SearchQuery {
        var query = self
        query.terms = terms.map { SearchTerm($0.text, isPhrase: true) }
        return query
    }
}
