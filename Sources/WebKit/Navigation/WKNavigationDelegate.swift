import Foundation

/// Decides which loads a web view performs, and is notified of them. All members are optional.
///
/// The order of a load: the decision, `didStartProvisionalNavigation`, the decision about the response, `didCommit` when the
/// first content of the page was received, `didFinish`; or `didFailProvisionalNavigation` before `didCommit`, `didFail` after
/// it. All are called in separate turns, never within a call of the web view. At each call, the properties of the web view
/// already have their new values. Must be used on the main actor.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Called before a load, including loads of frames, loads in new windows, and each server redirect. Implement this member
    /// or the `async` one.
    ///
    /// Also called for addresses that are never opened, so that an app can handle them itself.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigationAction: The requested load and its cause.
    ///   - decisionHandler: Must be called exactly once, immediately or later; otherwise traps.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    )
    /// The asynchronous variant.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    /// Called when a server responded, for the page and for each frame in it, before content is shown. Implement this member or
    /// the `async` one.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigationResponse: The response.
    ///   - decisionHandler: Must be called exactly once, immediately or later; otherwise traps.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    )
    /// The asynchronous variant.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy
    /// Called when a load starts.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called after a server redirect; `url` has the new address.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Called when a load failed before content of the page was received: the previous page remains. Errors that Foundation has
    /// a code for are `URLError`s.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
    /// Called when the first content of the page was received and replaces the previous page.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when the page is complete.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a load failed after content of the page was received.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when the process that renders the page terminated unexpectedly. The view is blank; `reload()` restores the page.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    /// Called when a load with the policy `.download` became a download. Set its delegate.
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    /// Called when a response with the policy `.download` became a download. Set its delegate.
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
    /// Calls the `async` member.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }
    /// Default: allows the load.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .allow }
    /// Calls the `async` member.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }
    /// Default: allows a response that can be shown.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { navigationResponse.canShowMIMEType ? .allow : .cancel }
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    /// Does nothing: the download is cancelled.
    public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
    /// Does nothing: the download is cancelled.
    public func webView(
        _ webView: WKWebView,
        navigationResponse: WKNavigationResponse,
        didBecome download: WKDownload
    ) {}
}
