import Foundation
import Synchronization

/// Marks beside files of state with which an app is being launched.
///
/// A mark is made before the app sees the state, and deleted when the launch has come to its end. One that is found later tells
/// that the process ended in between: over the state, most likely, and it would end at every launch. Processes hold a lock on
/// their marks, so that one that is only being launched at the same time is not taken for one that ended.
///
/// A call of `exit` and the signals by which a terminal or a session ends a program delete the marks (``LaunchSignals``). `SIGKILL`
/// cannot be told from a crash.
final class LaunchMarks: Sendable {
    /// The marks of this process, by their paths, with the descriptors that hold their locks.
    private static let all = Mutex<[String: Int32]>([:])
    private let own = Mutex<Set<String>>([])

    private static func mark(of file: URL) -> String { file.appendingPathExtension("launching").path }

    /// Whether a launch with a file ended before its time. Tells it once.
    func lastLaunchFailed(with file: URL) -> Bool {
        let path = Self.mark(of: file)
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
        unlink(path)
        return true
    }

    /// Marks a file. Where no mark can be made, the app is launched without one.
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

    /// Deletes the marks.
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

    /// A program that calls `exit` while it is launched did not crash.
    private static let endInGoodOrder: Void = {
        _ = atexit { for path in LaunchMarks.all.withLock({ Array($0.keys) }) { LaunchMarks.delete(path) } }
    }()
}
