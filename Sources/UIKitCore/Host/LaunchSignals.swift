import Foundation

/// Deletes files when a signal asks the process to end: Ctrl-C, the end of a terminal or of a session. Such a signal says nothing about
/// the state with which the app is launched.
///
/// Signals for which the program has a handler of its own, or which it ignores, are left to it.
enum LaunchSignals {
    private static let signals = [SIGHUP, SIGINT, SIGTERM]
    private static let capacity = 8

    /// The paths, which the handler reads at any time. They are never freed, because it may run on another thread.
    private nonisolated(unsafe) static let paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
        let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        paths.initialize(repeating: nil, count: capacity)
        return paths
    }()

    /// Calls nothing but functions that are safe in a signal handler.
    private static let handler: @convention(c) (Int32) -> Void = { number in
        for index in 0..<8 {
            if let path = LaunchSignals.paths[index] { unlink(path) }
        }
        signal(number, SIG_DFL)
        raise(number)
    }

    /// Deletes these files, of which at most eight count, and no others. Without any the signals have their default effect again.
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
