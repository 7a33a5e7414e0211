/// Makes suggestions of one kind.
public protocol SuggestionProvider: Sendable {
    /// The suggestions for the content of a search field, the best first. Suggestions without a total are verified by a search.
    ///
    /// Called for each change of the field; the task is cancelled at the next change.
    func suggestions(for input: SuggestionInput) async -> [SearchSuggestion]
}

/// Suggests names of fields and their values, with the numbers of records.
///
/// For a word that is the beginning of a field's name, `sec`, suggests the name with its colon, `section:`. For a field with a colon and
/// perhaps the beginning of a value, `section:ed`, suggests values: those of filter fields from the facet counts of the source, the most
/// frequent first; and the given conditions of ordered fields.
public struct FieldSuggestions<Record: Sendable>: SuggestionProvider {
    private let source: any SearchSource<Record>
    private let conditions: [String: [SearchFilter.Condition]]
    private let limit: Int
    private let folding: TextFolding

    /// Makes a provider.
    ///
    /// - Parameters:
    ///   - source: A source with facet counts of values.
    ///   - conditions: For each ordered field, the conditions to suggest, such as `[.greater("10MB")]`.
    ///   - limit: The maximum number of suggestions.
    ///   - folding: The folding for comparing typed beginnings with names and values.
    public init(
        _ source: any SearchSource<Record>,
        conditions: [String: [SearchFilter.Condition]] = [:],
        limit: Int = 8,
        folding: TextFolding = TextFolding()
    ) {
        self.source = source
        self.conditions = conditions
        self.limit = limit
        self.folding = folding
    }

    /// The names of fields, or the values of a field, that begin with the word before the caret.
    public func suggestions(for input: SuggestionInput) async -> [SearchSuggestion] {
        guard let word = input.word, !word.text.isEmpty else { return [] }
        let sign = word.isExcluded ? 1 : 0
        let range = word.range.lowerBound - sign..<word.range.upperBound
        guard let colon = word.text.firstIndex(of: ":") else {
            return names(
                beginningWith: word.text,
                at: word.range,
                input.query(replacing: range, with: ""),
                input.syntax
            )
        }
        guard let field = input.syntax.field(named: String(word.text[..<colon])) else { return [] }
        let typed = word.text[word.text.index(after: colon)...].drop { $0 == "\"" || $0 == "“" }
        let filters: [(filter: SearchFilter, count: Int?)]
        switch field.kind {
        case .text: return []
        case .value: filters = await values(of: field.name, String(typed), input, range)
        case .ordered:
            let known = (conditions[field.name] ?? []).map { SearchFilter(field.name, $0) }
            filters = known.filter { filter in
                // A user may type another name of the field.
                filter.description.dropFirst(field.name.count + 1).hasPrefix(typed)
            }
            .map { ($0, nil) }
        }
        return filters.prefix(limit).map { found in
            var filter = found.filter
            filter.isExcluded = word.isExcluded
            var query = input.query(replacing: range, with: "")
            query.filters.append(filter)
            return SearchSuggestion(
                kind: .filter,
                title: input.syntax.text(of: filter) ?? filter.description,
                change: .replaceTextByFilter(range, filter),
                query: query,
                // The count of a value is not that of the records without it.
                total: filter.isExcluded ? nil : found.count.map { .exact($0) }
            )
        }
    }

    /// The fields of which a name or alias begins with a word. Their query is the one without the word.
    private func names(
        beginningWith word: String,
        at range: Range<Int>,
        _ query: SearchQuery,
        _ syntax: SearchQuerySyntax
    ) -> [SearchSuggestion] {
        let names = syntax.fields.compactMap { field in
            ([field.name] + field.aliases).first { begins($0, with: word) }
        }
        return names.prefix(limit).map { name in
            SearchSuggestion(
                kind: .filter,
                title: "\(name):",
                change: .replaceText(range, with: "\(name):"),
                query: query
            )
        }
    }

    /// The values of a filter field that begin with a text, by the number of their records.
    private func values(
        of field: String,
        _ typed: String,
        _ input: SuggestionInput,
        _ range: Range<Int>
    ) async -> [(filter: SearchFilter, count: Int?)] {
        var query = input.query(replacing: range, with: "")
        query.limit = 0
        query.facetCounts = [.values]
        query.countedFields = [field]
        guard let counts = await source.finalResults(for: query)?.valueCounts[field] else { return [] }
        let chosen = query.chosenValues(of: field)
        let known = counts.filter { $0.value > 0 && !chosen.contains($0.key) && begins($0.key, with: typed) }
        return known.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (SearchFilter(field, $0.key), $0.value) }
    }

    /// Whether a text or one of its words begins with a folded text.
    private func begins(_ text: String, with beginning: String) -> Bool {
        let (folded, start) = (folding.fold(text), folding.fold(beginning).bytes)
        return start.isEmpty
            || folded.bytes.indices.contains { folded.wordStarts[$0] && folded.bytes[$0...].starts(with: start) }
    }
}

/// A source that completes unfinished words.
public protocol CompletingSource<Record>: SearchSource {
    /// Words that begin with the last term of a query, among the records that the query finds, the most frequent first.
    ///
    /// - Parameters:
    ///   - query: A query whose last term is unfinished.
    ///   - limit: The maximum number of words.
    func completions(of query: SearchQuery, limit: Int) async -> [String]
}

/// Suggests words of the records in place of the unfinished one.
public struct CompletionSuggestions<Record: Sendable>: SuggestionProvider {
    private let source: any CompletingSource<Record>
    private let limit: Int

    /// Makes a provider.
    ///
    /// - Parameter limit: The maximum number of suggestions.
    public init(_ source: any CompletingSource<Record>, limit: Int = 5) {
        self.source = source
        self.limit = limit
    }

    /// The words of the records that begin with the word before the caret.
    public func suggestions(for input: SuggestionInput) async -> [SearchSuggestion] {
        guard let word = input.word, !word.isExcluded else { return [] }
        let alone = SearchQuery(parsing: word.text, syntax: input.syntax)
        guard alone.terms.count == 1, alone.filters.isEmpty, !alone.terms[0].isPhrase else { return [] }
        // The completed term is the last one.
        var query = input.query(replacing: word.range, with: "")
        query.terms.append(alone.terms[0])
        return await source.completions(of: query, limit: limit).map { completion in
            let text = input.syntax.text(of: SearchQuery(terms: [SearchTerm(completion)]))
            return SearchSuggestion(
                kind: .completion,
                title: completion,
                change: .replaceText(word.range, with: text),
                query: input.query(replacing: word.range, with: text)
            )
        }
    }
}
