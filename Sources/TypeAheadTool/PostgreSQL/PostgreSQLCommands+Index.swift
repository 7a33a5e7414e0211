#if PostgreSQL
import TextEscaping
import TypeAheadPostgreSQL

extension PostgreSQLCommands {
    /// Creates, prints, rebuilds or drops an index on each server.
    static func index(_ request: IndexInvocation.InDatabase) async throws -> Int32 {
        let place = request.place
        let servers = place.postgreSQLServers()
        switch request.change {
        case .print:
            let plan = try await IndexPlan(request, servers[0])
            return try Tool.print(PostgreSQLIndex.creationScript(for: plan.table, note: plan.note))
        case .create:
            let plans = try await all(place, servers) { server in
                let plan = try await IndexPlan(request, server)
                try await checkMissing(place, server)
                return plan
            }
            guard plans.allSatisfy({ $0 == plans[0] }) else {
                throw ToolError(
                    "The tables \(place.displayName) of the servers have different columns. Give --id and --field."
                )
            }
            try await change(place, servers) {
                try await PostgreSQLIndex(plans[0].table, on: $0).create(note: plans[0].note)
            }
        case .rebuild:
            try await change(place, servers) { try await registered(place, $0).rebuild() }
        case .drop:
            try await change(place, servers) { try await registered(place, $0).drop() }
        }
        return ExitStatus.found
    }

    /// The index of a table.
    static func registered(_ place: TablePlace, _ server: PostgreSQLServer) async throws -> PostgreSQLIndex {
        let index = try await RegisteredIndex(ofTable: place.table, schema: place.schema, on: server)
        return PostgreSQLIndex(index.table, on: server)
    }

    /// Checks that the table has no index yet.
    private static func checkMissing(_ place: TablePlace, _ server: PostgreSQLServer) async throws {
        do {
            _ = try await RegisteredIndex(ofTable: place.table, schema: place.schema, on: server)
        } catch let error as PostgreSQLError {
            guard case .noIndex = error else { throw error }
            return
        }
        throw ToolError(
            "The table \(place.displayName) has a search index already. Build it again with --rebuild, or remove it with --drop first."
        )
    }

    /// Changes the index on each server. Ends with the status of a failure if any failed.
    private static func change(
        _ place: TablePlace,
        _ servers: [PostgreSQLServer],
        _ body: @escaping @Sendable (PostgreSQLServer) async throws -> Void
    ) async throws {
        _ = try await Interruption.cancelling { try await all(place, servers, body) }
    }

    /// Calls a closure for each server. Reports all errors but the first, which it throws.
    private static func all<Value: Sendable>(
        _ place: TablePlace,
        _ servers: [PostgreSQLServer],
        _ body: @escaping @Sendable (PostgreSQLServer) async throws -> Value
    ) async throws -> [Value] {
        let results = await place.results(from: servers, body)
        var values: [Value] = []
        var failures: [any Error] = []
        for result in results {
            switch result {
            case .success(let value): values.append(value)
            case .failure(let error): failures.append(error)
            }
        }
        guard let first = failures.first else { return values }
        for error in failures.dropFirst() { Tool.report((error as? ToolError)?.sentence ?? "\(error)") }
        throw first
    }
}

/// The index to create for a table, with its note.
private struct IndexPlan: Hashable, Sendable {
    let table: PostgreSQLTable
    let note: String

    /// Completes the columns of a request from the catalog, and checks them.
    init(_ request: IndexInvocation.InDatabase, _ server: PostgreSQLServer) async throws {
        let place = request.place
        let columns = try await server.columns(ofTable: place.table, schema: place.schema)
        let finder = ColumnFinder(columns: columns.map(\.name))
        func column(_ name: String) throws -> PostgreSQLColumn {
            // The registration of the index has a line for each column.
            guard !name.unicodeScalars.contains("\n") else {
                throw ToolError("The column “\(escaped(name))” cannot be indexed, because its name has a line feed.")
            }
            return columns[try finder.column(name)]
        }
        let id = try Self.id(request.id.map(column), columns, place)
        var fields = try Choices(fields: request.fields, columns: columns.map(\.name)).fields
        if request.fields.isEmpty {
            fields = fields.filter { columns[$0.column].isText && columns[$0.column].name != id }
        }
        guard !fields.isEmpty else {
            throw ToolError(
                "The table \(place.displayName) has no column of texts besides the id. Name columns with --field."
            )
        }
        guard fields.count <= 16 else {
            throw ToolError(
                "An index has at most 16 searched columns, but these are \(fields.count). Name some with --field."
            )
        }
        let names = try fields.map { try column(columns[$0.column].name).name }
        guard Set(request.filters).count == request.filters.count else {
            throw ToolError("--filter names a column twice.")
        }
        let filters = try request.filters.map { PostgreSQLTable.Column.filter(ofColumn: try column($0).name) }
        let scopes = try request.scope.map { [PostgreSQLTable.Column.scopes(column: try column($0).name)] } ?? []
        if let boost = request.boost, try !column(boost).isNumber {
            throw ToolError("--boost needs a column of numbers, but “\(escaped(boost))” has another type.")
        }
        if let order = request.order, try !column(order).isInteger || !column(order).isIdentifier {
            throw ToolError(
                "--order needs a column of integers that is unique and NOT NULL; “\(escaped(order))” is not."
            )
        }
        table = PostgreSQLTable(
            place.table,
            schema: place.schema,
            id: id,
            columns: names.map { .text($0) } + filters + scopes,
            boost: request.boost,
            order: request.order,
            language: request.language
        )
        let weights = zip(names, fields).filter { $0.1.weight != 1 }.map { ($0.0, $0.1.weight) }
        note = try IndexNote(weights: Dictionary(uniqueKeysWithValues: weights)).text
    }

    /// The column of the ids: the given one, or the primary key.
    private static func id(_ given: PostgreSQLColumn?, _ columns: [PostgreSQLColumn], _ place: TablePlace) throws
        -> String
    {
        guard let id = given ?? columns.first(where: \.isPrimaryKey) else {
            throw ToolError(
                "The table \(place.displayName) has no primary key of one column. Name a column that is unique and NOT NULL with --id."
            )
        }
        guard id.isIdentifier else {
            throw ToolError(
                "--id needs a column that is unique and NOT NULL, but “\(escaped(id.name))” is not. Make it a primary key, or name another one."
            )
        }
        return id.name
    }
}
#endif
