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
        let decision = OwedAnswer(of: navigationDelegate, "webView(_:decidePolicyFor:decisionHandler:)", then: body)
        navigationDelegate.webView(self, decidePolicyFor: action) { decision.give($0) }
    }

    /// Asks the delegate whether to show a response. Default without a delegate: allow.
    func decidePolicy(
        for response: WKNavigationResponse,
        then body: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        guard let navigationDelegate else { return body(.allow) }
        let decision = OwedAnswer(of: navigationDelegate, "webView(_:decidePolicyFor:decisionHandler:)", then: body)
        navigationDelegate.webView(self, decidePolicyFor: response) { decision.give($0) }
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
