import Foundation
import FoundationNetworking

/// A request for a load: by the app, a link, a form, a script of the page, or a server redirect.
///
/// Must be used on the main actor.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The request.
    open var request: URLRequest { ownRequest }

    /// The cause.
    open var navigationType: WKNavigationType { ownType }

    /// The target: the page, or a frame in it; nil for a new window, which the app's ``WKUIDelegate`` makes. To show such a page in
    /// this view, an app calls `load(_:)` with the request.
    open var targetFrame: WKFrameInfo? { ownTarget }

    private let ownRequest: URLRequest
    private let ownType: WKNavigationType
    private let ownTarget: WKFrameInfo?

    init(request: URLRequest, type: WKNavigationType, targetFrame: WKFrameInfo?) {
        ownRequest = request
        ownType = type
        ownTarget = targetFrame
        super.init()
    }
}

/// The page in a web view, or a frame in it. Must be used on the main actor.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// The view that contains the frame.
    open private(set) weak var webView: WKWebView?

    init(webView: WKWebView) {
        self.webView = webView
        super.init()
    }

    /// Whether it is the whole page.
    @available(*, unavailable, message: "WebKitGTK does not tell it; the targetFrame of a new window is nil.")
    open var isMainFrame: Bool { fatalError("WKFrameInfo.isMainFrame was read, which WebKitGTK does not report.") }
}

/// The cause of a load.
public enum WKNavigationType: Int, Sendable {
    /// The user followed a link.
    case linkActivated = 0
    /// A form was submitted.
    case formSubmitted = 1
    /// Navigation in the back-forward list.
    case backForward = 2
    /// The page was reloaded.
    case reload = 3
    /// A form was submitted again.
    case formResubmitted = 4
    /// Any other cause: the app, a script, a server.
    case other = -1
}

/// The decision about a load.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// Cancels the load without notifying the delegate.
    case cancel = 0
    /// Allows the load, except for the addresses that are never opened; see ``WKWebView``.
    case allow = 1
    /// Downloads the file, if the address is one of HTTP: the delegate then receives the ``WKDownload``.
    case download = 2
}
