extension SearchQuery {
    /// The query without differences that change nothing: white space, terms without text and fields without values.
    var normalized: SearchQuery {
        var query = self
        query.terms = terms.compactMap(\.normalized)
        query.exclusions = exclusions.compactMap(\.normalized)
        query.filters = filters.filter { !$0.value.isEmpty }
        return query
    }

    /// Whether nothing is searched for; a scope alone says only where.
    var asksForNothing: Bool { terms.isEmpty && exclusions.isEmpty && filters.isEmpty }

    /// What of it was typed.
    var typed: [[SearchTerm]] { [terms, exclusions] }

    /// The number of letters that were typed.
    var letterCount: Int { typed.joined().reduce(0) { $0 + $1.text.count } }
}

extension SearchTerm {
    /// The term with one space between its words; nil without any.
    fileprivate var normalized: SearchTerm? {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : SearchTerm(words.joined(separator: " "), isPhrase: isPhrase)
    }
}
