#if PostgreSQL
import Foundation
import TypeAhead
import TypeAheadPostgreSQL

/// A row of a searched table.
struct TableRow: Identifiable, Sendable {
    let id: String
    /// The texts of the shown columns.
    let texts: [String]
    /// The readings of the text fields that have some, by field.
    let readings: [String: [String]]
}

/// The columns of a table that are searched and shown.
struct TableColumns: Sendable {
    let table: PostgreSQLTable
    /// The weights of text fields, by field; 1 for others.
    let weights: [String: Double]
    /// The shown columns: the id, the text fields, and the columns of other fields.
    private let shown: [(name: String, column: String)]

    init(_ index: RegisteredIndex) {
        table = index.table
        weights = IndexNote(index.note).weights
        let texts = table.textColumns.map { (name: $0.field, column: $0.column) }
        let others =
            (table.filterColumns + table.orderedColumnNames).map(\.column) + [table.scopeColumn].compactMap { $0 }
        var shown = texts
        func isShown(_ column: String) -> Bool { shown.contains { $0.column == column || $0.name == column } }
        if !isShown(table.id) { shown.insert((table.id, table.id), at: 0) }
        for column in others where !isShown(column) { shown.append((column, column)) }
        self.shown = shown
    }

    /// The names of the fields to filter by for users, with those in the index.
    var filters: [(name: String, field: String)] {
        table.filterColumns.map { field, column in
            (PostgreSQLTable.Column.filter(ofColumn: column).isField(field) ? column : field, field)
        } + table.orderedColumnNames.map { ($0.field, $0.field) }
    }

    var shape: RecordShape<TableRow> {
        RecordShape(columns: shown.map(\.name), texts: \.texts, place: { .id($0.id) })
    }

    /// The fields of a row.
    var fields: [SearchField<TableRow>] {
        let texts = table.textColumns.map { field, _ in
            let place = shown.firstIndex { $0.name == field } ?? 0
            return SearchField<TableRow>.text(field, weight: weights[field] ?? 1) { $0.texts[place] }
        }
        let readings = table.readingColumns.map { field, _ in
            SearchField<TableRow>.readings(of: field) { $0.readings[field] ?? [] }
        }
        // The database has these values.
        let filters = table.filterColumns.map { field, _ in SearchField<TableRow>.filter(field) { _ in [] } }
        return texts + readings + filters + table.orderedFields()
            + (table.scopeColumn == nil ? [] : [.scopes { _ in [] }])
    }

    func source(_ server: PostgreSQLServer) -> PostgreSQLSource<TableRow> {
        PostgreSQLSource(server, table: table, fields: fields) { row in
            var readings: [String: [String]] = [:]
            for (field, column) in table.readingColumns { readings[field, default: []] += try row.texts(column) }
            return TableRow(
                id: try row.requiredText(table.id),
                texts: try shown.map { try row.text($0.column) ?? "" },
                readings: readings
            )
        }
    }
}

/// The note in an index: the weights of the text fields, which the database itself does not need.
struct IndexNote: Codable {
    var weights: [String: Double]

    init(weights: [String: Double]) { self.weights = weights }

    /// Reads a note. That of another program has no weights.
    init(_ note: String?) {
        let read = note.flatMap { try? JSONDecoder().decode(IndexNote.self, from: Data($0.utf8)) }
        self = read ?? IndexNote(weights: [:])
    }

    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
#endif
