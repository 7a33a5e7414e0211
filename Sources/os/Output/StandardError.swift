import Foundation
import Glibc

/// Writes each message as a line of standard error: `error [com.example.app:network] The connection was lost.` Further lines of a
/// message are indented, so that they cannot imitate an entry. The terminal or its recorder adds the time.
struct StandardError: LogOutput {
    var file: Int32 = 2

    func write(_ entry: LogEntry) {
        var bytes = Array(Self.line(entry).utf8)[...]
        // One call for short lines: lines of threads do not mix.
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    static func line(_ entry: LogEntry) -> String {
        var line = entry.type.name.map { "\($0) " } ?? ""
        if !entry.subsystem.isEmpty || !entry.category.isEmpty { line += "[\(entry.subsystem):\(entry.category)] " }
        return line + entry.message.replacingOccurrences(of: "\n", with: "\n\t") + "\n"
    }

    /// Whether the journal receives what the process writes to a file, as `JOURNAL_STREAM` says; or whether there is no reader,
    /// because the file is closed or the null device.
    static func isConnectedToJournal(_ file: Int32, stream: String?) -> Bool {
        var status = stat()
        guard fstat(file, &status) == 0 else { return true }
        if stream == "\(status.st_dev):\(status.st_ino)" { return true }
        var null = stat()
        return stat("/dev/null", &null) == 0 && status.st_mode & S_IFMT == S_IFCHR && status.st_rdev == null.st_rdev
    }
}
