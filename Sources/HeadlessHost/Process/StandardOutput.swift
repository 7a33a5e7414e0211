import Foundation

/// The standard output of the process, which may be closed or full.
@MainActor
final class StandardOutput {
    private var isBroken = false

    /// Writes a text. A failure is recorded for ``check()``, so that a script runs to its end.
    func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            isBroken = true
        }
    }

    /// Throws if a write failed.
    func check() throws {
        if isBroken {
            throw HeadlessProcess.Failure(description: "Standard output cannot be written: it is closed, or full.")
        }
    }
}
