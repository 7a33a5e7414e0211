import Foundation

/// The options of a web view, which copies them: later changes have no effect on it. Copies share the objects in
/// ``userContentController``, ``websiteDataStore``, ``preferences`` and the handlers of schemes.
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

    /// The handlers for addresses of the app, by scheme.
    var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    // MARK: Preferences

    /// The settings of pages, shared by copies of the configuration.
    open var preferences = WKPreferences()

    /// The settings of pages, copied with the configuration.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

    /// A name that is appended to the user agent. Default: nil, none.
    open var applicationNameForUserAgent: String?

    /// The media that play only after a click or a key of the user: WebKitGTK makes no distinction, so any type applies to all. Default:
    /// all.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all

    /// Whether videos play in the page, not only in a view of their own. Default: true, as on iPads.
    open var allowsInlineMediaPlayback = true

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
            copy.schemeHandlers = schemeHandlers
            copy.preferences = preferences
            copy.defaultWebpagePreferences = defaultWebpagePreferences?.copied()
            copy.applicationNameForUserAgent = applicationNameForUserAgent
            copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
            copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
            #if WebKitGTK
            copy.opener = opener
            #endif
        }
        return copy
    }
}
