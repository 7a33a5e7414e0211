#if PostgreSQL
import TypeAhead

/// A table of PostgreSQL as a source of results, with the matching and ranking of `MemorySource`, without typo tolerance and
/// fuzzy matching. Any thread may use it.
///
/// The table needs an index, which ``PostgreSQLIndex`` creates. A search runs in one read-only transaction, so it sees one state of the
/// table. It yields the page first, then the exact total and the facet counts.
public final class PostgreSQLSource<Record: Identifiable & Sendable>: SearchSource where Record.ID: Sendable {
    let server: PostgreSQLServer
    let table: PostgreSQLTable
    let fields: [SearchField<Record>]
    private let record: @Sendable (PostgreSQLRow) throws -> Record

    /// Makes a source. Makes no connection yet.
    ///
    /// - Parameters:
    ///   - server: The server with the table.
    ///   - table: The table. The names and kinds of its fields must be those of `fields`, and text fields must have the order of their
    ///     columns; otherwise traps.
    ///   - fields: The fields of a record, as in `SearchIndex`. Their weights rank the matches, and the values of text fields and
    ///     readings are highlighted. The values of filter fields, ordered fields and scopes are those of the columns:
    ///     `.filter("genre") { _ in [] }`.
    ///   - record: Makes a record of a row. Called on any thread.
    public init(
        _ server: PostgreSQLServer,
        table: PostgreSQLTable,
        fields: [SearchField<Record>],
        record: @escaping @Sendable (PostgreSQLRow) throws -> Record
    ) {
        let named = Set(fields.map(\.name))
        let columns = Set(table.columns.map { $0.kind == .readings ? "\($0.field).readings" : $0.field })
        precondition(
            named == columns,
            "PostgreSQLSource: the fields \(named.sorted()) are not those of the columns: \(columns.sorted())."
        )
        for field in fields {
            let column = table.columns.first { $0.kind != .readings && $0.field == field.name }
            precondition(
                field.valueSignature == column?.valueSignature,
                "PostgreSQLSource: the field \"\(field.name)\" and its column have different types of values."
            )
        }
        // The columns are in the order of the fields.
        let texts = fields.map(\.name).filter { name in table.columns(.text).contains { $0.field == name } }
        precondition(
            texts == table.columns(.text).map(\.field),
            "PostgreSQLSource: the text fields must have the order of their columns."
        )
        self.server = server
        self.table = table
        self.fields = fields
        self.record = record
    }

    /// All capabilities except typo tolerance and local answers.
    public var capabilities: SearchCapabilities { SearchCapabilities.all.subtracting([.typos, .local]) }

    /// Searches in the database. Cancelling the task cancels the statement on the server.
    ///
    /// The stream ends with an error of type ``PostgreSQLError``, or with `CancellationError`.
    public func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached(priority: .userInitiated) { [self] in
                do {
                    try await search(query) { continuation.yield($0.results(for: query)) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: Task.isCancelled ? CancellationError() : error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Searches, and yields results up to the end of the page.
    func search(_ query: SearchQuery, yield: @escaping @Sendable (RankedResults<Record>) -> Void) async throws {
        let limit = server.options.statementTime + server.options.connectionTime
        try await server.clock.limit(limit, .timedOut(server: server.name)) { [self] in
            try await server.withConnection { [self] connection in
                var search = TableSearch(query, self, connection, yield: yield)
                try await search.run()
            }
        }
    }

    /// The records with some ids, by id.
    func records(_ ids: [String], _ connection: PostgreSQLConnection) async throws -> [String: Record] {
        guard !ids.isEmpty else { return [:] }
        let id = PostgreSQLName.quoted(table.id)
        let result = try await connection.run(
            "SELECT found.\(id)::text, found.* FROM \(table.quotedName) AS found WHERE found.\(id) = ANY ($1)",
            [PostgreSQLName.array(ids)]
        )
        let columns = Dictionary(
            zip(result.columns.dropFirst(), 1...),
            uniquingKeysWith: { first, _ in first }
        )
        var records: [String: Record] = [:]
        for row in 0..<result.count {
            let values = PostgreSQLRow(result, row: row, columns: columns, table: table.fullName)
            do {
                records[result.text(row, 0) ?? ""] = try record(values)
            } catch let error as PostgreSQLError {
                throw error
            } catch {
                throw PostgreSQLError.undecodableRecord(table: table.fullName, reason: "\(error)")
            }
        }
        return records
    }
}
#endif
