import Glibc
import TypeAhead

/// Shows the number of records on standard error while an index is made, if that is a terminal.
final class Progress: Sendable {
    private let total: Int?
    private let isShown = isatty(STDERR_FILENO) == 1
    private let hasWritten = Guarded(false)

    /// - Parameter total: The number of all records; nil if it is unknown.
    init(total: Int?) { self.total = total }

    /// Shows a number of records in place of the last one.
    @Sendable func show(_ count: Int) {
        guard isShown else { return }
        let whole = total.map { " of \($0)" } ?? ""
        write("\r\u{1B}[K\(count)\(whole) records")
        hasWritten.withLock { $0 = true }
    }

    /// Removes the number.
    func end() {
        if hasWritten.withLock({ $0 }) { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        var output = Output(STDERR_FILENO)
        // Errors of standard error cannot be reported.
        try? output.write(text)
        try? output.flush()
    }
}
