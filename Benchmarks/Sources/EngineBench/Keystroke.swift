import TypeAhead

/// What is in the search field after somebody did something.
struct Keystroke {
    /// The number of the session; each begins with an empty field.
    var session: Int
    var text: String
    /// The chosen continents.
    var tokens: [String]
    /// The chosen year; nil for all.
    var scope: String?
    /// How many letters the text has: 1, 2, or 3 for all longer ones; 0 without any.
    let letters: Int

    init(session: Int, text: String, tokens: [String] = [], scope: String? = nil) {
        self.session = session
        self.text = text
        self.tokens = tokens
        self.scope = scope
        letters = min(text.filter { !$0.isWhitespace }.count, 3)
    }

    /// Whether nothing is searched for.
    var isEmpty: Bool { letters == 0 && tokens.isEmpty && scope == nil }

    /// The query that this is.
    var query: SearchQuery {
        var query = SearchQuery(terms: text.split(separator: " ").map { SearchTerm(String($0)) })
        if !tokens.isEmpty { query.filters = ["continent": Set(tokens)] }
        query.scope = scope
        return query
    }

    /// The query that others can answer, too: the text alone, and no typing errors.
    var plainQuery: SearchQuery { Keystroke(session: session, text: text).query.exact }
}

extension SearchQuery {
    /// The same, and no typing errors are forgiven. A phrase of one word is the word.
    var exact: SearchQuery {
        var query = self
        query.terms = terms.map { SearchTerm($0.text, isPhrase: true) }
        return query
    }
}
