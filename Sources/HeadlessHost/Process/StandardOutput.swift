import Foundation

/// The process's standard output, which may be closed or full.
@MainActor
final class StandardOutput {
    private var isBroken = false

    /// Writes a text. A failure is kept for ``check()``, so that a script runs to its end.
    func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            isBroken = true
        }
    }

    /// Throws when something could not be written.
    func check() throws {
        if isBroken {
            throw HeadlessProcess.Failure(description: "Standard output cannot be written: it is closed, or full.")
        }
    }
}
