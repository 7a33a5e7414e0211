#if SQLite
import Glibc

/// A new index file until it is complete: a file with a temporary name beside the place of the index.
final class UnfinishedFile: Sendable {
    let path: String

    /// The names of the file, and of SQLite's files beside it.
    private static let suffixes = ["", "-wal", "-shm", "-journal"]

    /// Creates an empty file.
    init(beside index: IndexPath) throws {
        var template = Array("\(index.path).new-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else {
            throw ToolError("No file can be made beside \(index.name): \(String(cString: strerror(errno))).")
        }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let mask = umask(0)
        umask(mask)
        fchmod(file, index.status?.permissions ?? 0o666 & ~mask)
        close(file)
        UnfinishedNames.add(Self.suffixes.map { path + $0 })
    }

    /// Gives the complete file the name of the index.
    func rename(to index: IndexPath) throws {
        guard Glibc.rename(path, index.path) == 0 else {
            throw ToolError("\(index.name) cannot be replaced: \(String(cString: strerror(errno))).")
        }
    }

    /// Removes SQLite's files beside a missing index.
    static func removeLogs(of index: IndexPath) {
        for suffix in suffixes.dropFirst() { unlink(index.path + suffix) }
    }

    /// Removes the file, unless it was renamed.
    func remove() {
        UnfinishedNames.removeAll()
    }
}
#endif
