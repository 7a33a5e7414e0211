import Foundation

/// Shows the dialogs and windows of pages. All members are optional. The frames are those of which WebKitGTK knows only the web view.
/// Must be used on the main actor.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    /// Called when a page opens a window: with `window.open()` after the user's click, or a link with the target `_blank`. Before it the
    /// navigation delegate decides about the load.
    ///
    /// - Parameters:
    ///   - webView: The web view with the page.
    ///   - configuration: The configuration of the new web view, which loads the page itself.
    ///   - navigationAction: The requested load. It has no target frame.
    ///   - windowFeatures: The requested size and bars.
    /// - Returns: A web view made with `configuration`; traps for another one, which is an exception on iOS. Nil opens no window; the
    ///   app can load the request elsewhere. Default: nil.
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Called when a script closed its window. Default: does nothing.
    func webViewDidClose(_ webView: WKWebView)
    /// Called when a script calls `alert()`. The script waits. Implement this member or the `async` one.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - message: The text of the page. Untrusted.
    ///   - frame: The frame of the script.
    ///   - completionHandler: Must be called exactly once, when the user closed the dialog; otherwise traps. Default: at once.
    func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    )
    /// The asynchronous variant.
    func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
    ) async
    /// Called when a script calls `confirm()`. As for alerts; the answer is whether the user agreed. Default: false.
    func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    )
    /// The asynchronous variant.
    func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
    ) async -> Bool
    /// Called when a script calls `prompt()`. As for alerts; the answer is the user's text, or nil if the user cancelled. Default: nil.
    func webView(
        _ webView: WKWebView,
        runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    )
    /// The asynchronous variant.
    func webView(
        _ webView: WKWebView,
        runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String?
    /// Called when the user clicks a field for files. Implement this member or the `async` one.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - parameters: The kinds of choices.
    ///   - frame: The frame with the field.
    ///   - completionHandler: Takes the chosen files, or nil if the user cancelled. Must be called exactly once; otherwise traps.
    ///     Default: nil, because the library shows no chooser of its own.
    func webView(
        _ webView: WKWebView,
        runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
    )
    /// The asynchronous variant.
    func webView(
        _ webView: WKWebView,
        runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo
    ) async -> [URL]?
    /// Called when the page wants to use the camera or the microphone. Implement this member or the `async` one.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - origin: The origin of the page, also for a frame in it.
    ///   - frame: The frame.
    ///   - type: The devices.
    ///   - decisionHandler: Takes the decision. Must be called exactly once; otherwise traps. Default: `prompt`, a dialog.
    func webView(
        _ webView: WKWebView,
        requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    )
    /// The asynchronous variant.
    func webView(
        _ webView: WKWebView,
        decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo,
        type: WKMediaCaptureType
    ) async -> WKPermissionDecision
}

extension WKUIDelegate {
    /// Default: opens no window.
    public func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Calls the `async` member.
    public func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        Task {
            await self.webView(webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
            completionHandler()
        }
    }
    /// Default: shows nothing.
    public func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
    ) async {}
    /// Calls the `async` member.
    public func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        Task {
            completionHandler(
                await self.webView(webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame)
            )
        }
    }
    /// Default: shows nothing, and disagrees.
    public func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
    ) async -> Bool { false }
    /// Calls the `async` member.
    public func webView(
        _ webView: WKWebView,
        runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        Task {
            let text = await self.webView(
                webView,
                runJavaScriptTextInputPanelWithPrompt: prompt,
                defaultText: defaultText,
                initiatedByFrame: frame
            )
            completionHandler(text)
        }
    }
    /// Default: shows nothing, and cancels.
    public func webView(
        _ webView: WKWebView,
        runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String? { nil }
    /// Calls the `async` member.
    public func webView(
        _ webView: WKWebView,
        runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
    ) {
        Task {
            completionHandler(await self.webView(webView, runOpenPanelWith: parameters, initiatedByFrame: frame))
        }
    }
    /// Default: shows nothing, and cancels.
    public func webView(
        _ webView: WKWebView,
        runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo
    ) async -> [URL]? { nil }
    /// Calls the `async` member.
    public func webView(
        _ webView: WKWebView,
        requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
        Task {
            let decision = await self.webView(
                webView,
                decideMediaCapturePermissionsFor: origin,
                initiatedBy: frame,
                type: type
            )
            decisionHandler(decision)
        }
    }
    /// Default: asks the user.
    public func webView(
        _ webView: WKWebView,
        decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo,
        type: WKMediaCaptureType
    ) async -> WKPermissionDecision { .prompt }
}
