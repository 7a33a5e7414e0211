import Foundation

/// The options of a web view, which copies them: later changes have no effect on it. Copies share the objects in
/// ``userContentController``.
///
/// Must be used on the main actor.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// The user scripts, message handlers and content rules.
    open var userContentController = WKUserContentController()

    #if WebKitGTK
    /// The page that opens the web view's window.
    var opener: PageOpener?
    #endif

    /// Makes a configuration.
    public override nonisolated init() {
        super.init()
    }

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKWebViewConfiguration()
        MainActor.assumeIsolated {
            copy.userContentController = userContentController
            #if WebKitGTK
            copy.opener = opener
            #endif
        }
        return copy
    }
}
