import CTypeAhead

/// A query prepared for an index.
final class PreparedQuery: Sendable {
    let terms: [PreparedTerm]
    let exclusions: [PreparedTerm]
    /// The terms joined with spaces; nil without terms.
    let whole: PreparedTerm?
    /// The number and values of each filter field.
    let filters: [(field: Int, values: [String])]
    let scope: String?
    /// Whether the query has a field or scope that the index lacks, so that nothing matches.
    let isUnanswerable: Bool
    /// Whether any term has diacritics.
    let hasDiacritics: Bool
    let limit: Int
    let offset: Int
    let facetCounts: FacetCounts

    init<Record>(_ query: SearchQuery, settings: IndexSettings<Record>) {
        let folding = settings.folding
        let query = query.limited
        terms = query.terms.compactMap { PreparedTerm($0, folding: folding) }
        exclusions = query.exclusions.compactMap { PreparedTerm($0, folding: folding) }
        whole = terms.isEmpty ? nil : PreparedTerm(Self.joined(terms), isPhrase: true)
        var filters: [(field: Int, values: [String])] = []
        var isUnanswerable = query.scope != nil && settings.layout.scopes == nil
        for (name, values) in query.filters where !values.isEmpty {
            if let field = settings.layout.filters.firstIndex(where: { $0.name == name }) {
                filters.append((field, values.sorted()))
            } else {
                isUnanswerable = true
            }
        }
        self.filters = filters.sorted { $0.field < $1.field }
        self.isUnanswerable = isUnanswerable
        scope = query.scope
        hasDiacritics = terms.contains { !$0.diacritics.isEmpty }
        limit = query.limit
        offset = query.offset
        facetCounts = query.facetCounts
    }

    /// Makes a copy without filters and scope, and with limit 0.
    private init(termsOf other: PreparedQuery) {
        terms = other.terms
        exclusions = other.exclusions
        whole = other.whole
        filters = []
        scope = nil
        isUnanswerable = other.isUnanswerable
        hasDiacritics = other.hasDiacritics
        limit = 0
        offset = 0
        facetCounts = []
    }

    /// The same terms, without filters and scope, and with limit 0.
    var withoutChoices: PreparedQuery { PreparedQuery(termsOf: self) }

    private static func joined(_ terms: [PreparedTerm]) -> FoldedText {
        var text = FoldedText()
        for term in terms {
            if !text.bytes.isEmpty { text.bytes.append(0x20) }
            text.bytes += term.bytes
        }
        return text
    }

    /// The number of top hits to keep.
    var pageEnd: Int { limit.addingReportingOverflow(offset).overflow ? .max : limit + offset }
}
