import Foundation
import TextEscaping

/// Messages to the developer of the app, on standard error, as UIKit writes them to its log. What a terminal would obey is
/// escaped.
enum Diagnostics {
    static func warn(_ message: String) { write("UIKit: \(message)") }

    /// Writes a message as it is, where standard error can be written to.
    static func write(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((escapedMessage(message) + "\n").utf8))
    }
}
