import Foundation

/// A file that one process at a time has locked. The system releases the lock of a process that ends.
struct FileLock: Sendable {
    /// The time between two attempts.
    private static let interval = Duration.milliseconds(100)

    private let descriptor: Int32

    /// Locks a file, which is created if necessary. Waits while another process, or another part of this one, has locked it.
    ///
    /// - Throws: `CancellationError`, or the error of the system.
    static func acquire(_ file: URL) async throws -> FileLock {
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(file) }
        // Attempts instead of a blocking call, which would occupy a thread of the concurrency runtime.
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                let error = failure(file)
                close(descriptor)
                throw error
            }
            do {
                try await Task.sleep(for: interval)
            } catch {
                close(descriptor)
                throw error
            }
        }
        return FileLock(descriptor: descriptor)
    }

    /// Unlocks the file. Call it once.
    func release() { close(descriptor) }

    private static func failure(_ file: URL) -> any Error {
        CocoaError(
            .fileWriteUnknown,
            userInfo: [NSLocalizedDescriptionKey: "\(file.path): \(String(cString: strerror(errno)))"]
        )
    }
}
