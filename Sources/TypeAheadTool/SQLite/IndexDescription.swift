#if SQLite
import Foundation
import TypeAhead

/// The columns of an index file, which is stored in the file as its note.
struct IndexDescription: Codable, Hashable {
    /// A searched column, with the weight of its matches.
    struct Field: Codable, Hashable {
        var column: Int
        var weight: Double
    }

    private static let currentVersion = 1
    private var version = currentVersion
    /// The names of the columns; nil for lines without columns.
    var columns: [String]?
    /// The searched columns; empty for lines.
    var fields: [Field]
    /// The column of the ids; nil if they are the numbers of lines.
    var idColumn: Int?
    var language: String?

    init(columns: [String]?, fields: [Field], idColumn: Int?, language: String?) {
        self.columns = columns
        self.fields = fields
        self.idColumn = idColumn
        self.language = language
    }

    /// Reads a note; nil for that of another program or version.
    init?(note: String) {
        guard let description = try? JSONDecoder().decode(IndexDescription.self, from: Data(note.utf8)),
            description.version == Self.currentVersion
        else { return nil }
        let count = description.columns?.count ?? 0
        guard
            (description.fields.map(\.column) + [description.idColumn ?? 0]).allSatisfy({
                $0 == 0 || $0 < count && $0 > 0
            }),
            (description.columns == nil) == description.fields.isEmpty,
            Set(description.columns ?? []).count == count,
            Set(description.fields.map(\.column)).count == description.fields.count,
            description.columns != nil || description.idColumn == nil
        else { return nil }
        self = description
    }

    /// The text to store.
    var note: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    /// The fields of a row. Each column can be filtered by, as in a file.
    var searchFields: [SearchField<Row>] {
        guard let columns else { return [.text(Choices.lineField) { $0.texts[0] }] }
        return fields.map { field in
            .text(columns[field.column], weight: field.weight) { $0.texts[field.column] }
        }
            + columns.indices.map { column in .filter(Choices.filterName(column)) { [$0.texts[column]] } }
    }
}
#endif
