import Foundation
import FoundationNetworking
@_spi(Host) import UIKitCore

#if WebKitGTK
    import GTKHost
#endif

/// What stands behind a web view: it loads pages, tells the web view of them, and shows them in it.
@MainActor
protocol PageEngine: AnyObject {
    var backForwardList: WKBackForwardList { get }
    /// Whether pages answer to keys.
    var takesKeys: Bool { get }
    func load(_ request: URLRequest) -> WKNavigation?
    func reload() -> WKNavigation?
    func go(to item: WKBackForwardListItem) -> WKNavigation?
    func stop()
    /// The web view's address is another one now.
    func addressDidChange()
    /// Places what shows the page in the bounds of the web view.
    func layOut(in bounds: CGRect)
}

/// Chooses what stands behind a web view: by the host and, where that could draw pages, by the environment variable
/// `UIKIT_PAGES`, which draws none when it is `address`.
@MainActor
enum PageEngines {
    static func make(for view: WKWebView) -> any PageEngine {
        #if WebKitGTK
            // WebKitGTK may be called on the main thread only. Apps are there always, tests are where they are kept there.
            if Thread.isMainThread, UIApplication.current?.host is GTKHost { return DrawnPageEngine(view) }
        #endif
        return AddressEngine(view)
    }
}
