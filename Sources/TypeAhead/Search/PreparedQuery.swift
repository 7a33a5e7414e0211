import CTypeAhead

/// A query prepared for an index.
final class PreparedQuery: Sendable {
    let terms: [PreparedTerm]
    let exclusions: [PreparedTerm]
    /// The terms joined with spaces; nil without terms.
    let whole: PreparedTerm?
    let filters: PreparedFilters
    let scope: String?
    /// For each text field, whether terms and exclusions are searched in it; nil if they are searched in all.
    let searchedFields: [Bool]?
    /// Whether the query has a field or scope that the index lacks, so that nothing matches.
    let isUnanswerable: Bool
    /// Whether any term has diacritics.
    let hasDiacritics: Bool
    let limit: Int
    let offset: Int
    let facetCounts: FacetCounts

    /// Prepares a query within the limits and without alternatives.
    init<Record>(_ query: SearchQuery, settings: IndexSettings<Record>) {
        let folding = settings.folding
        terms = query.terms.compactMap { PreparedTerm($0, folding: folding) }
        exclusions = query.exclusions.compactMap { PreparedTerm($0, folding: folding) }
        whole = terms.isEmpty ? nil : PreparedTerm(Self.joined(terms), isPhrase: true)
        filters = PreparedFilters(query, settings: settings)
        let texts = settings.layout.texts
        let searchedFields = query.fields.map { names in texts.map { names.contains($0.name) } }
        self.searchedFields = searchedFields.flatMap { $0.contains(false) ? $0 : nil }
        isUnanswerable =
            !filters.unanswerable.isEmpty || query.scope != nil && settings.layout.scopes == nil
            || searchedFields.map { !$0.contains(true) } ?? false
        scope = query.scope
        hasDiacritics = terms.contains { !$0.diacritics.isEmpty }
        limit = query.limit
        offset = query.offset
        facetCounts = query.facetCounts
    }

    /// Makes a copy without filters that users choose, without scope, and with limit 0.
    private init(termsOf other: PreparedQuery) {
        terms = other.terms
        exclusions = other.exclusions
        whole = other.whole
        filters = other.filters.withoutChoices
        scope = nil
        searchedFields = other.searchedFields
        isUnanswerable = other.isUnanswerable
        hasDiacritics = other.hasDiacritics
        limit = 0
        offset = 0
        facetCounts = []
    }

    /// The same terms, without filters that users choose, without scope, and with limit 0.
    var withoutChoices: PreparedQuery { PreparedQuery(termsOf: self) }

    private static func joined(_ terms: [PreparedTerm]) -> FoldedText {
        var text = FoldedText()
        for term in terms {
            if !text.bytes.isEmpty { text.bytes.append(0x20) }
            text.bytes += term.bytes
        }
        return text
    }

    /// Whether membership in the one posting list of a term implies a match.
    func isDecidedByList(_ term: PreparedTerm) -> Bool { searchedFields == nil && term.isDecidedByList }

    /// The number of top hits to keep.
    var pageEnd: Int { limit.addingReportingOverflow(offset).overflow ? .max : limit + offset }
}
