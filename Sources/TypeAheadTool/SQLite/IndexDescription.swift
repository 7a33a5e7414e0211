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
        guard description.isConsistent else { return nil }
        self = description
    }

    /// Whether the columns exist, and no name could be that of another field. A note may come from any program.
    private var isConsistent: Bool {
        guard let columns else { return fields.isEmpty && idColumn == nil }
        let used = fields.map(\.column)
        return !fields.isEmpty && (used + [idColumn ?? 0]).allSatisfy(columns.indices.contains)
            && Set(used).count == used.count && Set(columns).count == columns.count
            && !columns.contains { $0.contains("\t") }
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
