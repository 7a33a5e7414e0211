import Foundation

/// Deletes files when a signal asks the process to end: Ctrl-C, or the end of a terminal or session. Such a signal does not
/// mean that the state is faulty.
///
/// Signals that the program handles or ignores itself are not intercepted.
enum LaunchSignals {
    private static let signals = [SIGHUP, SIGINT, SIGTERM]
    private static let capacity = 8

    /// The paths, which the handler can read at any time. They are never freed, because the handler can run on another thread.
    private nonisolated(unsafe) static let paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
        let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        paths.initialize(repeating: nil, count: capacity)
        return paths
    }()

    /// Only calls async-signal-safe functions.
    private static let handler: @convention(c) (Int32) -> Void = { number in
        for index in 0..<8 {
            if let path = LaunchSignals.paths[index] { unlink(path) }
        }
        signal(number, SIG_DFL)
        raise(number)
    }

    /// Sets the files to delete, at most eight. An empty collection restores the default action of the signals.
    static func watch(_ files: some Collection<String>) {
        let names = files.prefix(capacity).map { strdup($0) }
        for index in 0..<capacity { paths[index] = index < names.count ? names[index] : nil }
        for number in signals { install(names.isEmpty ? nil : handler, for: number) }
    }

    private static func install(_ new: (@convention(c) (Int32) -> Void)?, for number: Int32) {
        var present = sigaction()
        guard sigaction(number, nil, &present) == 0 else { return }
        let current = address(present.__sigaction_handler.sa_handler)
        guard current == 0 || current == address(handler) else { return }
        signal(number, new)
    }

    private static func address(_ function: (@convention(c) (Int32) -> Void)?) -> Int {
        unsafeBitCast(function, to: Int.self)
    }
}
