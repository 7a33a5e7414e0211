import Foundation
import Synchronization

/// Writes into a folder of state.
final class StateFolder: Sendable {
    /// Why something could not be written: what failed, and the system's reason.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        /// Takes the reason from `errno`, before the text can change it.
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

    /// Puts a file in the place of an older one, whole or not at all.
    func write(_ data: Data, to file: URL) throws(Failure) {
        let folder = file.deletingLastPathComponent()
        try Self.create(folder)
        let lock = try lock(folder)
        defer { close(lock) }
        let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("no file can be made there") }
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

    /// Deletes a file, if it is there.
    static func remove(_ file: URL) throws(Failure) {
        if unlink(file.path) != 0, errno != ENOENT, errno != ENOTDIR {
            throw Failure("\(file.lastPathComponent) cannot be deleted")
        }
    }

    /// Notes a failure, or that there is none any more, and tells whether it is another one than before.
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

    /// Makes a folder, and those that it is in, for this person alone.
    private static func create(_ folder: URL) throws(Failure) {
        if mkdir(folder.path, 0o700) == 0 || errno == EEXIST { return }
        let parent = folder.deletingLastPathComponent()
        if errno == ENOENT, parent.path != folder.path {
            try create(parent)
            if mkdir(folder.path, 0o700) == 0 || errno == EEXIST { return }
        }
        throw Failure("the folder \(folder.path) cannot be made")
    }

    // MARK: Drafts

    /// A process that is killed while it writes leaves its draft behind. Whoever writes shares a lock of the folder; who has it
    /// alone knows that nobody writes, and deletes the drafts, once in a run.
    private func lock(_ folder: URL) throws(Failure) -> Int32 {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("the folder cannot be opened") }
        let isFirst = state.withLock { state in
            defer { state.wasTidied = true }
            return !state.wasTidied
        }
        if isFirst, flock(descriptor, LOCK_EX | LOCK_NB) == 0 { Self.deleteDrafts(in: folder) }
        // Where a file system has no locks, drafts stay.
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
