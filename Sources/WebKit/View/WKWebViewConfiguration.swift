import Foundation

/// The options of a web view, which copies them: later changes have no effect on it. Copies share the objects in
/// ``userContentController``, and ``websiteDataStore``.
///
/// Must be used on the main actor.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// The user scripts, message handlers and content rules.
    open var userContentController = WKUserContentController()

    /// The cookies and other data of pages. Default: ``WKWebsiteDataStore/default()``. No effect for a window that a page opens, which
    /// has the data of that page.
    open var websiteDataStore: WKWebsiteDataStore {
        get { store ?? .default() }
        set { store = newValue }
    }

    /// The store; nil for the default one.
    private var store: WKWebsiteDataStore?

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
            copy.store = store
            #if WebKitGTK
            copy.opener = opener
            #endif
        }
        return copy
    }
}
