import TypeAhead

/// An index of a file's records, with query options.
struct FileSearcher: Searching {
    let records: Records
    let index: SearchIndex<Line>
    let shape: RecordShape<Line>
    private let template: SearchQuery
    private var narrowing = SearchNarrowing()

    init(_ records: Records, _ invocation: Invocation) throws {
        self.records = records
        shape = records.shape
        let choices = try Choices(
            fields: invocation.fields,
            filters: invocation.filters,
            scope: invocation.scope,
            columns: records.columns
        )
        index = SearchIndex(
            records.lines,
            fields: Self.fields(of: records, choices),
            language: invocation.language,
            typos: invocation.allowsTypos ? .automatic : .none,
            fuzzy: invocation.matchesFuzzily ? .always : .none
        )
        var template = invocation.page
        for (column, values) in choices.filters { template.choose(values.sorted(), of: Choices.filterName(column)) }
        template.scope = choices.scope?.value
        self.template = template
    }

    var count: Int? { records.lines.count }

    mutating func search(_ text: String) -> SearchResults<Line> {
        index.search(SearchQuery(typed: text, template: template), narrowing: &narrowing)
    }

    func explanation(of line: Line, for text: String) -> String {
        index.explain(line.id, for: SearchQuery(typed: text, template: template))?.description ?? ""
    }

    // MARK: Fields

    private static func fields(of records: Records, _ choices: Choices) -> [SearchField<Line>] {
        guard let columns = records.columns else { return [.text(Choices.lineField) { records.text(of: $0) }] }
        var fields = choices.fields.map { field in
            SearchField<Line>.text(columns[field.column], weight: field.weight) { records.text(field.column, of: $0) }
        }
        for column in choices.filters.keys.sorted() {
            fields.append(.filter(Choices.filterName(column)) { [records.text(column, of: $0)] })
        }
        if let (column, _) = choices.scope { fields.append(.scopes { [records.text(column, of: $0)] }) }
        return fields
    }
}

extension Records {
    /// The parts of a line that answers show.
    var shape: RecordShape<Line> {
        RecordShape(
            columns: columns,
            texts: { [self] line in texts(of: line) },
            place: { .line(Int($0.number)) }
        )
    }

    /// The texts of the columns of a line, or its only text.
    func texts(of line: Line) -> [String] {
        columns == nil ? [text(of: line)] : cells(of: line).map { input.text($0) }
    }
}
