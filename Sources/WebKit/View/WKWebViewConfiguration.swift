import Foundation

/// The configuration of a web view. It has no options yet.
///
/// Must be used on the main actor.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Makes a configuration.
    public override nonisolated init() {
        super.init()
    }

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        WKWebViewConfiguration()
    }
}
