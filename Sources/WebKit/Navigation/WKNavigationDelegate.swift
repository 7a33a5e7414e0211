import Foundation

/// Decides what a web view loads, and hears of it. Every member is optional.
///
/// The order of a load: the decision, `didStartProvisionalNavigation`, the decision about the response, `didCommit` when the
/// first of the page has come, `didFinish`; or `didFailProvisionalNavigation` before `didCommit`, `didFail` after it. All are called in turns of their own,
/// never from within a member of the web view. When a call comes, the properties of the web view say what it tells. Main actor.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Asked before a load, also before one of a frame in the page, one in a new window, and each address that a server sends
    /// it on to. Implement this member or the `async` one.
    ///
    /// Addresses that are never opened are asked for, too, so that an app may do something else with them.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigationAction: What would be loaded, and why.
    ///   - decisionHandler: Takes the decision, at once or later, exactly once; anything else traps.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    )
    /// The same question, for an answer that takes time.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    /// Asked when a server answered, for the page and for each frame in it, before any of it is shown. Implement this member
    /// or the `async` one.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigationResponse: What the server sent.
    ///   - decisionHandler: Takes the decision, at once or later, exactly once; anything else traps.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    )
    /// The same question, for an answer that takes time.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy
    /// Called when a load begins.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when a server said that the page is elsewhere; `url` has the new address.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Called when a load failed before anything of the page came: the page before it is still there. What WebKit and
    /// Foundation have a common word for is a `URLError`.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
    /// Called when the first of the page has come, and takes the place of the page before it.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when the whole page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a load failed after something of the page had come.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when the process that shows the page ended by itself; the view is blank, and `reload()` brings the page back.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Asks the `async` member.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }
    /// Agrees.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .allow }
    /// Asks the `async` member.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }
    /// Agrees where it can be shown.
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
}
