/// A part of a query that is one of several alternatives (``SearchQuery/alternatives``).
public enum SearchCriterion: Hashable, Sendable {
    /// A required term.
    case term(SearchTerm)

    /// An excluded term.
    case exclusion(SearchTerm)

    /// A filter.
    case filter(SearchFilter)
}

extension SearchQuery {
    /// Whether the query has criteria besides the scope.
    public var hasCriteria: Bool { !terms.isEmpty || !exclusions.isEmpty || !filters.isEmpty || hasAlternatives }

    /// Whether the query has groups of alternatives.
    var hasAlternatives: Bool { alternatives.contains { !$0.isEmpty } }

    /// All parts of the query, regardless of their combination.
    var criteria: [SearchCriterion] {
        let required: [SearchCriterion] =
            terms.map { .term($0) } + exclusions.map { .exclusion($0) } + filters.map { .filter($0) }
        return required + requiredFilters.map { .filter($0) } + alternatives.joined()
    }

    /// The queries without alternatives whose matches together are those of this query. At least one, and at most
    /// ``combinationLimit``.
    var combinations: [SearchQuery] {
        var plain = self
        plain.alternatives = []
        var queries = [plain]
        for group in limitedAlternatives {
            queries = queries.flatMap { query in group.map { query.adding($0) } }
        }
        return queries
    }

    /// The alternatives within ``combinationLimit``.
    var limitedAlternatives: [[SearchCriterion]] {
        var limited: [[SearchCriterion]] = []
        var count = 1
        for group in alternatives where !group.isEmpty {
            let kept = Array(group.prefix(Self.combinationLimit / count))
            limited.append(kept)
            count *= kept.count
        }
        return limited
    }

    private func adding(_ criterion: SearchCriterion) -> SearchQuery {
        var query = self
        switch criterion {
        case .term(let term): query.terms.append(term)
        case .exclusion(let term): query.exclusions.append(term)
        case .filter(let filter): query.requiredFilters.append(filter)
        }
        return query
    }
}

extension [SearchQuery] {
    /// The first of these combinations with the terms of all, for highlighting.
    var withAllTerms: SearchQuery {
        var query = self[0]
        for term in dropFirst().flatMap(\.terms) where !query.terms.contains(term) { query.terms.append(term) }
        return query
    }
}
