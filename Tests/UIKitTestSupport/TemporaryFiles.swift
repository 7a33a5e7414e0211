import Foundation

/// A folder with files of a test, which is deleted with this object.
package final class TemporaryFiles {
    /// The folder.
    package let folder: URL

    /// Makes an empty folder.
    package init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file.
    package func add(_ name: String, _ data: Data) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }

    /// Writes a text file.
    package func add(_ name: String, _ text: String) throws -> URL { try add(name, Data(text.utf8)) }
}
