import HeadlessHost
import UIKit
import WebKit

/// A screen with a web view, and a log of its delegate calls.
@MainActor
final class PageController: UIViewController, WKNavigationDelegate {
    let webView: WKWebView
    /// The delegate calls in order, each with the web view's address at that time.
    private(set) var calls: [String] = []
    /// The errors passed to the delegate.
    private(set) var errors: [any Error] = []
    /// The navigations passed to the delegate.
    private(set) var navigations: [WKNavigation] = []
    /// The failed navigations.
    private(set) var failed: [WKNavigation] = []
    /// The navigation actions passed for a decision.
    private(set) var actions: [WKNavigationAction] = []
    /// The status codes of the responses passed for a decision.
    private(set) var statuses: [Int] = []
    /// The downloads passed to the delegate.
    private(set) var downloads: [WKDownload] = []
    /// The delegate of the downloads.
    weak var downloadDelegate: (any WKDownloadDelegate)?
    /// The decision on a response.
    var decideResponse: (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }
    /// The decision on a navigation action.
    var decide: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }

    init(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
        webView = WKWebView(frame: .zero, configuration: configuration)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        webView.navigationDelegate = self
        view = webView
    }

    /// Returns and clears the log of calls.
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

    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        calls.append("downloadAction \(navigationAction.request.url?.absoluteString ?? "nothing")")
        downloads.append(download)
        download.delegate = downloadDelegate
    }

    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        calls.append("downloadResponse \(navigationResponse.response.url?.absoluteString ?? "nothing")")
        downloads.append(download)
        download.delegate = downloadDelegate
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { note("terminate") }
}
