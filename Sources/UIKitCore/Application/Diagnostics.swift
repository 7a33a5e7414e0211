import Foundation

/// Messages to the developer of the app, on standard error, as UIKit writes them to its log.
enum Diagnostics {
    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
    }
}
