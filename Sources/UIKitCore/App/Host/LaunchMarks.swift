import Foundation
import Synchronization

/// Marker files beside the state files of a launching app.
///
/// A marker is created before the app receives the state, and deleted when the launch completes. A marker that is found
/// later means that the process ended during the launch, most likely because of the state, which would end every launch.
/// Processes hold a lock on their markers, so that a concurrent launch is not mistaken for a failed one.
///
/// `exit`, and the signals with which a terminal or a session ends a program, delete the markers (``LaunchSignals``).
/// `SIGKILL` cannot be distinguished from a crash.
final class LaunchMarks: Sendable {
    /// The markers of this process by path, with the file descriptors that hold their locks.
    private static let all = Mutex<[String: Int32]>([:])
    private let own = Mutex<Set<String>>([])

    private static func mark(of file: URL) -> String { file.appendingPathExtension("launching").path }

    /// Returns whether the last launch with a file failed. Deletes the marker, so that later calls return false.
    func lastLaunchFailed(with file: URL) -> Bool {
        let path = Self.mark(of: file)
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
        unlink(path)
        return true
    }

    /// Creates the marker of a file. If that fails, the launch continues without one.
    func launchBegins(with file: URL) {
        Self.endInGoodOrder
        let path = Self.mark(of: file)
        let descriptor = open(path, O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return
        }
        let previous = Self.all.withLock { all in
            defer { LaunchSignals.watch(all.keys) }
            return all.updateValue(descriptor, forKey: path)
        }
        if let previous { close(previous) }
        own.withLock { _ = $0.insert(path) }
    }

    /// Deletes the markers of this instance.
    func launchEnds() {
        let paths = own.withLock { paths in
            defer { paths = [] }
            return paths
        }
        for path in paths { Self.delete(path) }
    }

    private static func delete(_ path: String) {
        guard let descriptor = all.withLock({ $0.removeValue(forKey: path) }) else { return }
        unlink(path)
        close(descriptor)
        all.withLock { LaunchSignals.watch($0.keys) }
    }

    /// A program that calls `exit` during its launch did not crash.
    private static let endInGoodOrder: Void = {
        _ = atexit { for path in LaunchMarks.all.withLock({ Array($0.keys) }) { LaunchMarks.delete(path) } }
    }()
}
