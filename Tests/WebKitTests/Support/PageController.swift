import HeadlessHost
import UIKit
import WebKit

/// A screen with a web view, which notes what its delegate is told.
@MainActor
final class PageController: UIViewController, WKNavigationDelegate {
    let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    /// What was told, first to last, and the web view's address at that time.
    private(set) var calls: [String] = []
    /// The errors that were told.
    private(set) var errors: [any Error] = []
    /// The navigations that were told.
    private(set) var navigations: [WKNavigation] = []
    /// The navigations that failed.
    private(set) var failed: [WKNavigation] = []
    /// The actions on which was to be decided.
    private(set) var actions: [WKNavigationAction] = []
    /// The statuses of the responses on which was to be decided.
    private(set) var statuses: [Int] = []
    /// Decides on responses.
    var decideResponse: (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }
    /// Decides on the addresses that are to be loaded.
    var decide: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }

    override func loadView() {
        webView.navigationDelegate = self
        view = webView
    }

    /// The calls so far; those that follow are counted anew.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func note(_ name: String, _ navigation: WKNavigation? = nil) {
        calls.append("\(name) \(webView.url?.absoluteString ?? "nothing")")
        if let navigation { navigations.append(navigation) }
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        calls.append("decide \(navigationAction.request.url?.absoluteString ?? "nothing")")
        actions.append(navigationAction)
        decisionHandler(decide(navigationAction))
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        calls.append("respond \(navigationResponse.response.url?.absoluteString ?? "nothing")")
        if let response = navigationResponse.response as? HTTPURLResponse { statuses.append(response.statusCode) }
        decisionHandler(decideResponse(navigationResponse))
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        note("start", navigation)
    }

    func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {
        note("redirect", navigation)
    }

    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        errors.append(error)
        failed.append(navigation)
        note("failProvisional", navigation)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit", navigation) }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note("finish", navigation) }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        errors.append(error)
        failed.append(navigation)
        note("fail", navigation)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { note("terminate") }
}
