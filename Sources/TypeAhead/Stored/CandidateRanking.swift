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

    /// Prepares a query.
    ///
    /// - Parameters:
    ///   - fields: The fields of a record, as in ``SearchIndex/init(_:fields:language:typos:fuzzy:boost:)``.
    ///   - language: A BCP 47 tag, or nil.
    package init(_ query: SearchQuery, fields: [SearchField<Record>], language: String?) {
        let folding = language.map { TextFolding(language: $0) } ?? TextFolding()
        settings = IndexSettings(layout: FieldLayout(fields), folding: folding, boost: nil)
        self.query = PreparedQuery(query.limited, settings: settings)
        marks = HitMarks(self.query, settings: settings, allowsTypos: false)
        terms = self.query.terms.map(Self.term)
        exclusions = self.query.exclusions.map(Self.term)
    }

    private static func term(_ term: PreparedTerm) -> Term {
        let text = String(decoding: term.bytes, as: UTF8.self)
        return Term(text: text, scalars: Array(text.unicodeScalars), isInitials: term.isInitials)
    }

    /// The terms joined with spaces; nil without terms.
    package var whole: String? { query.whole.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// Whether any term has diacritics.
    package var hasDiacritics: Bool { query.hasDiacritics }

    /// Whether the query has a field or scope that the fields lack, so that nothing matches.
    package var isUnanswerable: Bool { query.isUnanswerable }

    /// Whether a record needs all of several chosen values of a filter field.
    package func needsAllValues(of field: String) -> Bool {
        settings.layout.filters.contains { $0.name == field && $0.grouping == .all }
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
