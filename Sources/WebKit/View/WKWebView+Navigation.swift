import Foundation
import FoundationNetworking

/// Calls of engines to the delegate.
extension WKWebView {
    /// Asks the delegate whether to load a page. Default without a delegate: allow.
    func decidePolicy(
        for action: WKNavigationAction,
        then body: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        guard let navigationDelegate else { return body(.allow) }
        let decision = PolicyDecision(of: navigationDelegate, then: body)
        navigationDelegate.webView(self, decidePolicyFor: action) { decision.decide($0) }
    }

    /// Asks the delegate whether to show a response. Default without a delegate: allow.
    func decidePolicy(
        for response: WKNavigationResponse,
        then body: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        guard let navigationDelegate else { return body(.allow) }
        let decision = PolicyDecision(of: navigationDelegate, then: body)
        navigationDelegate.webView(self, decidePolicyFor: response) { decision.decide($0) }
    }

    func didRedirect(_ navigation: WKNavigation) {
        navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
    }

    func didEnd() {
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    }

    func didStart(_ navigation: WKNavigation) {
        navigation.isStarted = true
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    }

    func didCommit(_ navigation: WKNavigation) {
        navigation.isCommitted = true
        navigationDelegate?.webView(self, didCommit: navigation)
    }

    func didFinish(_ navigation: WKNavigation) {
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    func didFail(_ navigation: WKNavigation, with error: any Error) {
        if navigation.isCommitted {
            navigationDelegate?.webView(self, didFail: navigation, withError: error)
        } else {
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        }
    }
}

/// A pending decision of a delegate. Traps if it is made twice or never, which is an exception on iOS.
@MainActor
private final class PolicyDecision<Policy> {
    private let delegate: String
    private let body: @MainActor (Policy) -> Void
    private var isMade = false

    init(of delegate: AnyObject, then body: @escaping @MainActor (Policy) -> Void) {
        self.delegate = "\(type(of: delegate))"
        self.body = body
    }

    func decide(_ policy: Policy) {
        if isMade {
            fatalError(
                "\(delegate) called the decision handler of webView(_:decidePolicyFor:decisionHandler:) more than once."
            )
        }
        isMade = true
        body(policy)
    }

    isolated deinit {
        if !isMade {
            fatalError("\(delegate) never called the decision handler of webView(_:decidePolicyFor:decisionHandler:).")
        }
    }
}
