#if SQLite
import TypeAhead
import TypeAheadSQLite

extension SQLiteCommands {
    /// Searches an index.
    static func search(_ index: String, _ invocation: Invocation) async throws -> Int32 {
        var watch = Stopwatch()
        let index = try IndexPath(index)
        let description = try await index.mappingErrors { try index.description() }
        var options = SQLiteSource<Row>.Options()
        options.typos = invocation.allowsTypos ? .automatic : .none
        options.fuzzy = invocation.matchesFuzzily ? .always : .none
        let template = try template(description, invocation)
        let (source, count) = try await index.mappingErrors {
            let source = try index.source(description, options: options)
            return (source, try source.count)
        }
        if invocation.times { Tool.report("\(watch.lap()) ms to open \(count) records.") }
        let searcher = SourceSearcher(
            shape: Row.shape(columns: description.columns),
            source: source,
            fields: description.searchFields,
            language: description.language,
            typos: options.typos,
            fuzzy: options.fuzzy,
            template: template,
            count: count,
            failure: index.toolError
        )
        var answering = Answering(searcher, invocation)
        return try await answering.run()
    }

    /// The page and the chosen values.
    private static func template(_ description: IndexDescription, _ invocation: Invocation) throws -> SearchQuery {
        if description.columns == nil,
            let name = invocation.scope != nil ? "--scope" : invocation.filters.isEmpty ? nil : "--filter"
        {
            throw ToolError("\(name) needs columns, but the index is one of lines. Make an index of a table.")
        }
        let choices = try Choices(
            fields: [],
            filters: invocation.filters,
            scope: invocation.scope,
            columns: description.columns
        )
        var template = invocation.page
        for (column, values) in choices.filters { template.choose(values.sorted(), of: Choices.filterName(column)) }
        // An index has one field of scopes at most, but any column can be the scope: it is one more filter.
        if let (column, value) = choices.scope {
            let allows = choices.filters[column]?.contains(value) ?? true
            // No text of a line contains a line feed.
            template.choose([allows ? value : "\n"], of: Choices.filterName(column))
        }
        return template
    }
}
#endif
