import Foundation

/// A folder with files, deleted with the object.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)/")

    /// - Parameter files: The contents by path.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, content) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(content.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    subscript(path: String) -> URL { url.appendingPathComponent(path) }
}
