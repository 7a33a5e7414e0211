import Foundation
import UniformTypeIdentifiers

/// A folder that only this user can read, for a file that exists while a value is transferred.
struct TemporaryFolder: Sendable {
    let url: URL

    /// Makes the folder. Throws if it cannot be made.
    init() throws {
        let files = FileManager.default
        url = files.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
        let permissions: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try files.createDirectory(at: url, withIntermediateDirectories: true, attributes: permissions)
    }

    /// The address of a file with the filename extension of a type.
    func file(of contentType: UTType) -> URL {
        let file = url.appendingPathComponent("file")
        guard let pathExtension = contentType.preferredFilenameExtension else { return file }
        return file.appendingPathExtension(pathExtension)
    }

    /// Removes the folder and its file.
    func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
