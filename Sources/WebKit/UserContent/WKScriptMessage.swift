import Foundation

/// A message of a script to the app: `window.webkit.messageHandlers.NAME.postMessage(BODY)`. Must be used on the main actor.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The sent value, converted as by ``WKWebView/evaluateJavaScript(_:completionHandler:)``; `NSNull` for `undefined`. Untrusted: any
    /// script in a page can send any value.
    open var body: Any { ownBody }

    /// The web view with the script; nil after it was deallocated.
    open private(set) weak var webView: WKWebView?

    /// The name of the handler.
    open var name: String { ownName }

    /// The world of the script.
    open var world: WKContentWorld { ownWorld }

    /// Unavailable: scripts of frames can send messages too.
    @available(*, unavailable, message: "WebKitGTK does not report the frame of a message; check its body instead.")
    open var frameInfo: WKFrameInfo {
        fatalError("WKScriptMessage.frameInfo was read, which WebKitGTK does not report.")
    }

    private let ownBody: Any
    private let ownName: String
    private let ownWorld: WKContentWorld

    init(body: Any, webView: WKWebView, name: String, world: WKContentWorld) {
        ownBody = body
        self.webView = webView
        ownName = name
        ownWorld = world
        super.init()
    }
}

/// Receives messages of scripts. Must be used on the main actor.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called when a script sent a message.
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    )
}

/// Receives messages of scripts, and replies: `postMessage` returns a promise with the reply. Implement one of the members. Must be used
/// on the main actor.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Called when a script sent a message.
    ///
    /// - Parameters:
    ///   - userContentController: The controller with the handler.
    ///   - message: The message.
    ///   - replyHandler: Takes a value, as for the arguments of ``WKWebView/callAsyncJavaScript(_:arguments:in:in:completionHandler:)``
    ///     or nil for `undefined`, or an error's message, with which the promise is rejected. Later calls have no effect. If it is
    ///     never called, the promise is rejected.
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    )
    /// The asynchronous variant. Returns a value, or an error's message.
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    /// Calls the `async` member.
    public func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        Task {
            let (value, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, error)
        }
    }
    /// Traps: implement one of the members.
    public func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        trap("\(type(of: self)) does not implement userContentController(_:didReceive:replyHandler:).")
    }
}
