import Foundation

/// How a web view is to be. Nothing can be chosen here yet.
///
/// Main actor. iOS 8.0.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Makes a configuration. iOS 8.0.
    public override nonisolated init() {
        super.init()
    }

    /// A configuration that says the same. iOS 2.0.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        WKWebViewConfiguration()
    }
}
