#if PostgreSQL
import TextEscaping
import TypeAhead
import TypeAheadPostgreSQL

extension PostgreSQLCommands {
    /// The time limit of a partition, whose connection is new.
    private static var partitionTime: Duration { .seconds(20) }

    /// Searches a table.
    static func search(_ place: TablePlace, _ invocation: Invocation) async throws -> Int32 {
        var watch = Stopwatch()
        let servers = place.postgreSQLServers()
        let columns = try await columns(place, servers)
        let sources = servers.map(columns.source)
        let template = try template(columns, invocation, place)
        if invocation.times { Tool.report("\(watch.lap()) ms to connect.") }
        let isSharded = sources.count > 1
        let searcher = SourceSearcher(
            shape: columns.shape,
            source: isSharded
                ? PostgreSQLShards(sources, clock: ContinuousClock(), partitionTime: partitionTime) : sources[0],
            fields: columns.fields,
            language: columns.table.language,
            template: template,
            failure: place.toolError,
            reportCoverage: { Tool.report("\($0); the records of the others are missing.") }
        )
        var answering = Answering(searcher, invocation, hasCoverage: isSharded)
        return try await answering.run()
    }

    /// The columns of the index, which are those of all partitions that answer. Reports the errors of the others.
    private static func columns(_ place: TablePlace, _ servers: [PostgreSQLServer]) async throws -> TableColumns {
        let results = await place.results(from: servers) { server in
            try await RegisteredIndex(ofTable: place.table, schema: place.schema, on: server)
        }
        let found = results.compactMap { try? $0.get() }
        guard let first = found.first else { throw failure(results[0]) }
        guard found.allSatisfy({ $0.table == first.table && $0.note == first.note }) else {
            throw ToolError(
                "The indexes of \(place.displayName) differ between the servers. Create them with one call of typeahead index."
            )
        }
        for result in results {
            if case .failure(let error) = result { Tool.report((error as? ToolError)?.sentence ?? "\(error)") }
        }
        return TableColumns(first)
    }

    private static func failure<Value>(_ result: Result<Value, any Error>) -> any Error {
        do {
            _ = try result.get()
            return CancellationError()
        } catch {
            return error
        }
    }

    /// The page and the chosen values.
    private static func template(
        _ columns: TableColumns,
        _ invocation: Invocation,
        _ place: TablePlace
    ) throws -> SearchQuery {
        var template = invocation.page
        let filters = columns.filters
        if !invocation.filters.isEmpty, filters.isEmpty {
            throw ToolError(
                "The index of \(place.displayName) has no --filter columns. Create it with --filter COLUMN."
            )
        }
        let choices = try Choices(fields: [], filters: invocation.filters, columns: filters.map(\.name))
        for (filter, values) in choices.filters { template.choose(values.sorted(), of: filters[filter].field) }
        if let scope = invocation.scope {
            guard let column = columns.table.scopeColumn else {
                throw ToolError(
                    "The index of \(place.displayName) has no --scope column. Create it with --scope COLUMN."
                )
            }
            template.scope = try Choices(fields: [], scope: scope, columns: [column]).scope?.value
        }
        return template
    }
}
#endif
