import Foundation
import FoundationNetworking
@_spi(Host) import UIKitCore

#if WebKitGTK
import GTKHost
#endif

/// The implementation of a web view: it loads pages, reports their state to the web view, and displays them.
@MainActor
protocol PageEngine: AnyObject {
    var backForwardList: WKBackForwardList { get }
    /// Whether pages handle keys.
    var takesKeys: Bool { get }
    func load(_ request: URLRequest) -> WKNavigation?
    func reload() -> WKNavigation?
    func go(to item: WKBackForwardListItem) -> WKNavigation?
    func stop()
    /// Called after the address of the web view changed.
    func addressDidChange()
    /// Lays out the page's view in the bounds of the web view.
    func layOut(in bounds: CGRect)
}

/// The state of the page in a web view.
struct PageState: Equatable {
    var url: URL?
    var title: String?
    var isLoading = false
    var estimatedProgress = 0.0
    var canGoBack = false
    var canGoForward = false

    /// The progress at the start of a load, so that a progress bar is visible at once.
    static let beginning = 0.1
}

/// Selects the engine of a web view, by the host and the build: rendered pages with the trait `WebKitGTK` in windows, otherwise
/// addresses.
@MainActor
enum PageEngines {
    static func make(for view: WKWebView) -> any PageEngine {
        #if WebKitGTK
        // WebKitGTK must be called on the main thread. Apps always run on it, tests only if they are confined to it.
        if Thread.isMainThread, UIApplication.current?.host is GTKHost { return DrawnPageEngine(view) }
        #endif
        return AddressEngine(view)
    }
}
