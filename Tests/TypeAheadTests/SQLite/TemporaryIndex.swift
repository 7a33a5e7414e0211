#if SQLite
import Foundation
import TypeAheadSQLite

@testable import TypeAhead

/// A folder for an index file, which is removed with the object.
final class TemporaryIndex: Sendable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "TypeAheadSQLite-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The path of the file.
    var path: String { folder.appending(path: "items.index").path(percentEncoded: false) }
}

extension Item: Codable {
    private enum Key: CodingKey { case id, title, note, tags, scopes, readings, boost }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try values.decode(Int.self, forKey: .id),
            title: try values.decode(String.self, forKey: .title),
            note: try values.decode(String.self, forKey: .note),
            tags: try values.decode([String].self, forKey: .tags),
            scopes: try values.decode([String].self, forKey: .scopes),
            readings: try values.decode([String].self, forKey: .readings),
            boost: try values.decode(Double.self, forKey: .boost)
        )
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(title, forKey: .title)
        try values.encode(note, forKey: .note)
        try values.encode(tags, forKey: .tags)
        try values.encode(scopes, forKey: .scopes)
        try values.encode(readings, forKey: .readings)
        try values.encode(boost, forKey: .boost)
    }
}
#endif
