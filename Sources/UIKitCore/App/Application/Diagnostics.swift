import Foundation
import TextEscaping

/// Messages to the app's developer on standard error. UIKit writes such messages to its log. Control characters are escaped.
enum Diagnostics {
    static func warn(_ message: String) { write("UIKit: \(message)") }

    /// Writes a message without a prefix to standard error. Write errors are ignored.
    static func write(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((escapedMessage(message) + "\n").utf8))
    }
}
