#if PostgreSQL
import TypeAhead

/// The index of a table as the database describes it, for programs that do not know its columns.
package struct RegisteredIndex: Sendable {
    /// The table with the columns of the index.
    package let table: PostgreSQLTable
    /// The note of the program that created the index; nil if it made none.
    package let note: String?

    /// Reads the description of an index.
    ///
    /// - Parameters:
    ///   - name: The name of the table.
    ///   - schema: The name of its schema.
    /// - Throws: ``PostgreSQLError``, such as ``PostgreSQLError/noIndex(server:table:)``.
    package init(ofTable name: String, schema: String, on server: PostgreSQLServer) async throws {
        let named = PostgreSQLTable(name, schema: schema, id: "", columns: [.text("")])
        self = try await server.withConnection { connection in
            let noIndex = PostgreSQLError.noIndex(server: connection.server, table: named.fullName)
            let found: PostgreSQLResult
            do {
                found = try await connection.run(
                    """
                    SELECT definition, obj_description(to_regclass($2), 'pg_class') FROM typeahead.indexes WHERE name = $1
                    """,
                    [named.fullName, named.quotedIndex]
                )
            } catch let failure as PostgreSQLFailure {
                throw failure.state.map(PostgreSQLFailure.undefined.contains) ?? false ? noIndex : failure
            }
            guard found.count == 1 else { throw noIndex }
            guard let table = PostgreSQLTable(name, schema: schema, definition: found.text(0, 0) ?? "") else {
                throw PostgreSQLError.failed(
                    server: connection.server,
                    reason: "the columns of the index of \(named.fullName) cannot be told from their registration"
                )
            }
            return RegisteredIndex(table: table, note: found.text(0, 1))
        }
    }

    private init(table: PostgreSQLTable, note: String?) {
        self.table = table
        self.note = note
    }
}

extension PostgreSQLIndex {
    /// Creates the index with a note, which a ``RegisteredIndex`` has.
    package func create(note: String) async throws { try await create(note) }

    /// The script that ``create(note:)`` runs.
    package static func creationScript(for table: PostgreSQLTable, note: String) -> String {
        creationScript(for: table, note)
    }
}

extension PostgreSQLTable {
    /// The table that has a definition; nil if the definition is not one, or if its names are ambiguous.
    init?(_ name: String, schema: String, definition: String) {
        var properties: [String: String] = [:]
        var columns: [Column] = []
        for line in definition.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let space = line.firstIndex(of: " ") else { return nil }
            let (key, value) = (String(line[..<space]), line[line.index(after: space)...])
            if let kind = Column.Kind(rawValue: key) {
                guard let (field, column) = Self.names(value) else { return nil }
                columns.append(Column(kind: kind, field: field, column: column))
            } else {
                guard columns.isEmpty, properties.updateValue(String(value), forKey: key) == nil else { return nil }
            }
        }
        let texts = columns.filter { $0.kind == .text }
        guard (1...16).contains(texts.count), columns.count(where: { $0.kind == .scopes }) <= 1,
            columns.allSatisfy({ column in
                column.kind != .readings || texts.contains { $0.field == column.field }
            }),
            let id = properties["id"], !id.isEmpty
        else { return nil }
        func property(_ name: String) -> String? { properties[name].flatMap { $0.isEmpty ? nil : $0 } }
        self.init(
            name,
            schema: schema,
            id: id,
            columns: columns,
            boost: property("boost"),
            order: property("order"),
            language: property("language")
        )
        guard self.definition == definition else { return nil }
    }

    /// The names of a field and of its column. Names with spaces can be told apart if they are equal, or as in
    /// ``Column/filter(ofColumn:)``.
    private static func names(_ text: Substring) -> (field: String, column: String)? {
        let spaces = text.indices.filter { text[$0] == " " }
        let known = spaces.first { space in
            let (field, column) = (text[..<space], text[text.index(after: space)...])
            return field == column || field == "=\(column)"
        }
        guard let space = known ?? (spaces.count == 1 ? spaces[0] : nil) else { return nil }
        return (String(text[..<space]), String(text[text.index(after: space)...]))
    }
}

extension PostgreSQLTable.Column {
    /// The values of a filter field for a column that may be a text field, too: the names of fields are unique.
    package static func filter(ofColumn column: String) -> Self { filter("=\(column)", column: column) }

    /// Whether it is in the field with a name.
    package func isField(_ name: String) -> Bool { field == name }
}

extension PostgreSQLTable {
    /// The names of the text fields with those of their columns.
    package var textColumns: [(field: String, column: String)] { columns(.text).map { ($0.field, $0.column) } }

    /// The names of the fields with readings, with those of the columns.
    package var readingColumns: [(field: String, column: String)] { columns(.readings).map { ($0.field, $0.column) } }

    /// The names of the filter fields with those of their columns.
    package var filterColumns: [(field: String, column: String)] { columns(.filter).map { ($0.field, $0.column) } }

    /// The names of the ordered fields with those of their columns.
    package var orderedColumnNames: [(field: String, column: String)] { orderedColumns.map { ($0.field, $0.column) } }

    /// The ordered fields, without values: those of the columns are in the index.
    package func orderedFields<Record>(of type: Record.Type = Record.self) -> [SearchField<Record>] {
        columns.compactMap { column in
            switch column.kind {
            case .text, .readings, .filter, .scopes: nil
            case .number: .number(column.field) { _ in [] }
            case .size: .size(column.field) { _ in [] }
            case .date: .date(column.field) { _ in [] }
            case .version: .version(column.field) { _ in [] }
            case .semanticVersion: .version(column.field, order: .semantic) { _ in [] }
            }
        }
    }

    /// The name of the column of the scopes; nil if there is none.
    package var scopeColumn: String? { columns(.scopes).first?.column }
}
#endif
