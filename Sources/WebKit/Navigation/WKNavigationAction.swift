import Foundation
import FoundationNetworking

/// What may cause a load: the app, a link, a form, a page's script, or a server that has the page elsewhere.
///
/// Main actor.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// What would be loaded.
    open var request: URLRequest { ownRequest }

    /// What causes it.
    open var navigationType: WKNavigationType { ownType }

    /// Where the page would be shown: the page, or a frame in it; nil for a new window, of which nothing comes. An app that
    /// wants such a page in this view calls `load(_:)` with the request.
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

/// The page in a web view, or a frame in it. Main actor.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// The view that the frame is in.
    open private(set) weak var webView: WKWebView?

    init(webView: WKWebView) {
        self.webView = webView
        super.init()
    }

    /// Whether it is the whole page.
    @available(*, unavailable, message: "WebKitGTK does not tell it; the targetFrame of a new window is nil.")
    open var isMainFrame: Bool { fatalError("WKFrameInfo.isMainFrame was read; nobody knows it.") }
}

/// What causes a load.
public enum WKNavigationType: Int, Sendable {
    /// A link that was followed.
    case linkActivated = 0
    /// A form that was sent.
    case formSubmitted = 1
    /// A page of the list of those before and after.
    case backForward = 2
    /// The same page again.
    case reload = 3
    /// A form that is sent once more.
    case formResubmitted = 4
    /// Anything else: the app, a script, a server.
    case other = -1
}

/// What is to become of a load.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It is not done, and nothing is told of it.
    case cancel = 0
    /// It is done; but see ``WKWebView`` for the addresses that are never opened.
    case allow = 1
}
