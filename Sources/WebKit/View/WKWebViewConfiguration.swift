import Foundation

/// How a web view is to be. Nothing can be chosen here yet.
///
/// Main actor.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Makes a configuration.
    public override nonisolated init() {
        super.init()
    }

    /// A configuration that says the same.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        WKWebViewConfiguration()
    }
}
