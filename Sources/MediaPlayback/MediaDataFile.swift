import Foundation
import Glibc

/// Data as a file without a name, so that it can be opened by an address. The file exists as long as this object.
package final class MediaDataFile: Sendable {
    private let descriptor: Int32

    /// Writes data to a file.
    ///
    /// - Throws: An error of Foundation if the file cannot be written.
    package init(_ data: Data) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).media")
        defer { try? FileManager.default.removeItem(at: url) }
        try data.write(to: url)
        descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
    }

    deinit { close(descriptor) }

    /// The address of the file in this process.
    package var url: URL { URL(fileURLWithPath: "/proc/self/fd/\(descriptor)") }
}
