import Foundation

/// What a hit test is asked for. UIKit passes it along; no view here reads it.
///
/// Main actor. iOS 2.0.
@MainActor
open class UIEvent: NSObject {
    /// When it happened, in seconds since the app began. iOS 2.0.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
    }
}
