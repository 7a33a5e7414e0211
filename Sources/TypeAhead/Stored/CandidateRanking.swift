/// Ranks records that a database found with the rules of an index, and makes hits of them.
package struct CandidateRanking<Record: Sendable>: Sendable {
    /// A folded term.
    package struct Term: Sendable {
        /// The folded text; at least one character. Contains no control character.
        package let text: String
        /// The characters of the text.
        package let scalars: [Unicode.Scalar]
        /// Whether it also matches the initial consonants of Korean syllables.
        package let isInitials: Bool
    }

    private let settings: IndexSettings<Record>
    private let query: PreparedQuery
    private let marks: HitMarks<Record>

    /// The required terms that do not fold to nothing.
    package let terms: [Term]
    /// The excluded terms that do not fold to nothing.
    package let exclusions: [Term]
    /// The criteria for the values of fields.
    package let filters: Filters

    /// Prepares a query within the limits and without alternatives.
    private init(_ query: PreparedQuery, _ marks: HitMarks<Record>, settings: IndexSettings<Record>) {
        self.settings = settings
        self.query = query
        self.marks = marks
        terms = query.terms.map(Self.term)
        exclusions = query.exclusions.map(Self.term)
        filters = Filters(query.filters, settings.layout)
    }

    /// Prepares each combination of the alternatives of a query. The matches of the query are those of all combinations, each at its
    /// best rank.
    ///
    /// - Parameters:
    ///   - fields: The fields of a record, as in ``SearchIndex/init(_:fields:language:typos:fuzzy:boost:)``.
    ///   - language: A BCP 47 tag, or nil.
    /// - Returns: At least one combination, and at most ``SearchQuery/combinationLimit``. All have the same scope, text fields and
    ///   choices.
    package static func combinations(
        of query: SearchQuery,
        fields: [SearchField<Record>],
        language: String?
    ) -> [CandidateRanking] {
        let folding = language.map { TextFolding(language: $0) } ?? TextFolding()
        let settings = IndexSettings(layout: FieldLayout(fields), folding: folding, boost: nil)
        let queries = query.limited.combinations
        let prepared = queries.map { PreparedQuery($0, settings: settings) }
        let marked = prepared.count == 1 ? prepared[0] : PreparedQuery(queries.withAllTerms, settings: settings)
        let marks = HitMarks(marked, settings: settings, allowsTypos: false)
        return prepared.map { CandidateRanking($0, marks, settings: settings) }
    }

    static func term(_ term: PreparedTerm) -> Term {
        let text = String(decoding: term.bytes, as: UTF8.self)
        return Term(text: text, scalars: Array(text.unicodeScalars), isInitials: term.isInitials)
    }

    /// The terms joined with spaces; nil without terms.
    package var whole: String? { query.whole.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// Whether any term has diacritics.
    package var hasDiacritics: Bool { query.hasDiacritics }

    /// Whether nothing matches, because the fields lack a field or the scope of the query, or a text is no value of its field.
    package var isUnanswerable: Bool { query.isUnanswerable }

    /// The scope to search; nil for all records.
    package var scope: String? { query.scope }

    /// The numbers of the text fields in which terms and exclusions are searched, ascending.
    package var searchedFields: [Int] {
        settings.layout.texts.indices.filter { query.searchedFields?[$0] ?? true }
    }

    /// Whether terms are searched in all text fields.
    package var searchesAllFields: Bool { query.searchedFields == nil }

    /// Whether positions count in all searched text fields, so that matches can be read in the order of their positions.
    package var comparesPositions: Bool {
        searchedFields.allSatisfy { settings.layout.texts[$0].rank.comparesPositions }
    }

    /// The rank of each record, lower first; nil for those that lack a term.
    package func keys(of candidates: CandidateTexts) -> [UInt64?] {
        let texts = candidates.folded
        var ranker = Ranker(query, texts: texts, ranks: settings.layout.texts.map(\.rank))
        ranker.prepareDiacritics(forSlots: texts.count)
        return (0..<texts.count).map { slot in
            let key = ranker.key(slot, worst: RankKey.none)
            return key == RankKey.none ? nil : key
        }
    }

    /// The tier of a rank.
    package static func tier(_ key: UInt64) -> SearchTier { RankKey.tier(key) }

    /// A hit that computes its matches on access.
    package func hit(_ record: Record, key: UInt64) -> SearchHit<Record> {
        SearchHit(record: record, tier: RankKey.tier(key), marks: marks)
    }
}
