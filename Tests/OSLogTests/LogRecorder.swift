import Foundation

@testable import os

/// Receives messages instead of the journal.
final class LogRecorder: LogOutput, @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [LogEntry] = []

    var entries: [LogEntry] { lock.withLock { recorded } }
    var messages: [String] { entries.map(\.message) }

    func write(_ entry: LogEntry) {
        lock.withLock { recorded.append(entry) }
    }

    /// The messages that a closure writes.
    static func messages(
        minimum: OSLogType? = .debug,
        showsPrivate: Bool = false,
        _ body: () -> Void
    ) -> [String] {
        let recorder = LogRecorder()
        let settings = LogSettings(minimum: minimum, showsPrivate: showsPrivate, output: recorder)
        LogSettings.$current.withValue(settings, operation: body)
        return recorder.messages
    }
}
