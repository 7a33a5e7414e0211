import Foundation
import Synchronization

/// Writes files into a state folder.
final class StateFolder: Sendable {
    /// A write error: the failed operation and the system's reason.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        /// Makes an error with the reason in `errno`, which is read before the text is evaluated.
        init(_ what: @autoclosure () -> String) {
            let reason = String(cString: strerror(errno))
            description = "\(what()): \(reason)"
        }
    }

    private struct State {
        var wasTidied = false
        var lastFailure: String?
    }
    private let state = Mutex(State())

    /// Replaces a file atomically.
    func write(_ data: Data, to file: URL) throws(Failure) {
        let folder = file.deletingLastPathComponent()
        try Self.create(folder)
        let lock = try lock(folder)
        defer { close(lock) }
        let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("no file can be created there") }
        let isWritten = Self.write(data, to: descriptor) && fsync(descriptor) == 0
        let failure = isWritten ? nil : Failure("a file cannot be written there")
        close(descriptor)
        if let failure {
            unlink(draft.path)
            throw failure
        }
        guard rename(draft.path, file.path) == 0 else {
            let failure = Failure("\(file.lastPathComponent) cannot be replaced")
            unlink(draft.path)
            throw failure
        }
    }

    /// Deletes a file if it exists.
    static func remove(_ file: URL) throws(Failure) {
        if unlink(file.path) != 0, errno != ENOENT, errno != ENOTDIR {
            throw Failure("\(file.lastPathComponent) cannot be deleted")
        }
    }

    /// Records the current failure, or nil for success, and returns whether it differs from the previous one.
    @discardableResult
    func failureToReport(_ failure: String?) -> Bool {
        state.withLock { state in
            defer { state.lastFailure = failure }
            return state.lastFailure != failure
        }
    }

    private static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var count = 0
            while count < bytes.count {
                let written = Foundation.write(descriptor, bytes.baseAddress! + count, bytes.count - count)
                if written < 0, errno != EINTR { return false }
                count += max(0, written)
            }
            return true
        }
    }

    /// Creates a folder and its parents, accessible only to the user.
    private static func create(_ folder: URL) throws(Failure) {
        if mkdir(folder.path, 0o700) == 0 || errno == EEXIST { return }
        let parent = folder.deletingLastPathComponent()
        if errno == ENOENT, parent.path != folder.path {
            try create(parent)
            if mkdir(folder.path, 0o700) == 0 || errno == EEXIST { return }
        }
        throw Failure("the folder \(folder.path) cannot be created")
    }

    // MARK: Drafts

    /// Locks the folder for writing and returns the descriptor that holds the lock.
    ///
    /// A process that is killed during a write leaves a draft. Writers hold a shared lock on the folder. The first write of
    /// a process tries an exclusive lock; if it succeeds, no process is writing, and the drafts are deleted.
    private func lock(_ folder: URL) throws(Failure) -> Int32 {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("the folder cannot be opened") }
        let isFirst = state.withLock { state in
            defer { state.wasTidied = true }
            return !state.wasTidied
        }
        if isFirst, flock(descriptor, LOCK_EX | LOCK_NB) == 0 { Self.deleteDrafts(in: folder) }
        // On file systems without locks, drafts are not deleted.
        while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
        return descriptor
    }

    private static func deleteDrafts(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.first == "." && UUID(uuidString: String(name.dropFirst())) != nil {
            unlink(folder.appendingPathComponent(name).path)
        }
    }
}
