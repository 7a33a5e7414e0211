import TypeAhead

/// An index of a file's records, with query options.
struct Searcher {
    let records: Records
    let index: SearchIndex<Line>
    private let template: SearchQuery
    private var narrowing = SearchNarrowing()

    init(_ records: Records, _ invocation: Invocation) throws {
        self.records = records
        let choices = try Choices(invocation, columns: records.columns)
        index = SearchIndex(
            records.lines,
            fields: Self.fields(of: records, choices),
            language: invocation.language,
            typos: invocation.allowsTypos ? .automatic : .none,
            fuzzy: invocation.matchesFuzzily ? .always : .none
        )
        var template = SearchQuery(limit: invocation.limit, offset: invocation.offset)
        if invocation.style == .count { template.limit = 0 }
        for (column, values) in choices.filters { template.filters[records.filterName(column)] = values }
        template.scope = choices.scope?.value
        self.template = template
    }

    /// Runs a typed query.
    mutating func search(_ text: String) -> SearchResults<Line> {
        index.search(query(text), narrowing: &narrowing)
    }

    /// A typed query, merged with the options.
    func query(_ text: String) -> SearchQuery {
        let typed = SearchQuery(parsing: text)
        var query = template
        query.terms = typed.terms
        query.exclusions = typed.exclusions
        return query
    }

    /// Explains why a query finds a record, and its rank, one sentence per line.
    func explanation(of line: Line, for text: String) -> String {
        index.explain(line.id, for: query(text))?.description ?? ""
    }

    // MARK: Fields

    private static func fields(of records: Records, _ choices: Choices) -> [SearchField<Line>] {
        guard let columns = records.columns else { return [.text("the line") { records.text(of: $0) }] }
        var fields = choices.fields.map { field in
            SearchField<Line>.text(columns[field.column], weight: field.weight) { records.text(field.column, of: $0) }
        }
        for column in choices.filters.keys.sorted() {
            fields.append(.filter(records.filterName(column)) { [records.text(column, of: $0)] })
        }
        if let (column, _) = choices.scope { fields.append(.scopes { [records.text(column, of: $0)] }) }
        return fields
    }
}

extension Records {
    /// The field name for filtering by a column. It differs from all column names, because the column may be searched, too.
    fileprivate func filterName(_ column: Int) -> String { "\t\(column)" }
}
