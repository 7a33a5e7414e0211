extension SearchQuery {
    /// The query without insignificant differences: white space, terms without text, repeated filters, alternatives of one
    /// criterion, and parts beyond the limits.
    var normalized: SearchQuery {
        var query = self
        query.alternatives = []
        for group in alternatives {
            let group = group.compactMap(Self.normalized)
            switch group.count {
            case 0: continue
            case 1: query.append(group[0])
            default: query.alternatives.append(group)
            }
        }
        query.terms = Self.normalized(query.terms)
        query.exclusions = Self.normalized(query.exclusions)
        var seen: Set<SearchFilter> = []
        query.filters = query.filters.filter { seen.insert($0).inserted }
        return query.limited
    }

    /// Adds the only criterion of a group. A filter stays independent of other filters of its field.
    private mutating func append(_ criterion: SearchCriterion) {
        switch criterion {
        case .term(let term): terms.append(term)
        case .exclusion(let term): exclusions.append(term)
        case .filter(let filter):
            if filter.isExcluded || !filters.contains(where: { $0.field == filter.field && !$0.isExcluded }) {
                filters.append(filter)
            } else {
                alternatives.append([criterion])
            }
        }
    }

    private static func normalized(_ criterion: SearchCriterion) -> SearchCriterion? {
        switch criterion {
        case .term(let term): term.normalized.map { .term($0) }
        case .exclusion(let term): term.normalized.map { .exclusion($0) }
        case .filter: criterion
        }
    }

    private static func normalized(_ terms: [SearchTerm]) -> [SearchTerm] {
        Array(terms.lazy.compactMap(\.normalized).prefix(termLimit))
    }

    /// The terms and exclusions, without the filters and the scope.
    var typed: [SearchCriterion] {
        criteria.filter { criterion in
            if case .filter = criterion { false } else { true }
        }
    }

    /// The texts of all terms and exclusions.
    var typedTexts: [String] {
        criteria.compactMap { criterion in
            switch criterion {
            case .term(let term), .exclusion(let term): term.text
            case .filter: nil
            }
        }
    }

    /// Whether the query has so few characters that it matches most records.
    var isShort: Bool { typedTexts.reduce(0) { $0 + $1.prefix(3).count } <= 2 }
}

extension SearchTerm {
    /// The term with one space between its words; nil for an empty term.
    fileprivate var normalized: SearchTerm? {
        guard text.unicodeScalars.contains(where: \.properties.isWhitespace) else { return text.isEmpty ? nil : self }
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : SearchTerm(words.joined(separator: " "), isPhrase: isPhrase)
    }
}
