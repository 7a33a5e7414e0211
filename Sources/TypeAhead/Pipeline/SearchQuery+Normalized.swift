extension SearchQuery {
    /// The query without insignificant differences: white space, terms without text, fields without values, and terms beyond
    /// the limit.
    var normalized: SearchQuery {
        var query = self
        query.terms = Self.normalized(terms)
        query.exclusions = Self.normalized(exclusions)
        query.filters = filters.filter { !$0.value.isEmpty }
        return query
    }

    private static func normalized(_ terms: [SearchTerm]) -> [SearchTerm] {
        Array(terms.lazy.compactMap(\.normalized).prefix(termLimit))
    }

    /// Whether the query has no criteria. A scope alone is none.
    var asksForNothing: Bool { terms.isEmpty && exclusions.isEmpty && filters.isEmpty }

    /// The typed parts of the query.
    var typed: [[SearchTerm]] { [terms, exclusions] }

    /// Whether the query has so few characters that it matches most records.
    var isShort: Bool { typed.joined().reduce(0) { $0 + $1.text.prefix(3).count } <= 2 }
}

extension SearchTerm {
    /// The term with one space between its words; nil for an empty term.
    fileprivate var normalized: SearchTerm? {
        guard text.unicodeScalars.contains(where: \.properties.isWhitespace) else { return text.isEmpty ? nil : self }
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : SearchTerm(words.joined(separator: " "), isPhrase: isPhrase)
    }
}
