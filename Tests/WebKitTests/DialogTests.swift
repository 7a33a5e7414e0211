#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// Dialogs and windows of pages, which the app shows.
@MainActor
@Suite("Dialogs and windows of pages", .serialized, .enabled(if: canShowPages))
struct DialogTests: WindowWithPage {
    let screen = PageController()

    /// Answers dialogs, and makes windows.
    private final class Delegate: NSObject, WKUIDelegate {
        var calls: [String] = []
        var answers: [@MainActor (Bool, String?) -> Void] = []
        var makeWindow: (WKWebViewConfiguration, WKNavigationAction) -> WKWebView? = { _, _ in nil }
        var files: [URL]?

        func webView(
            _ webView: WKWebView,
            runJavaScriptAlertPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor @Sendable () -> Void
        ) {
            calls.append("alert \(message)")
            answers.append { _, _ in completionHandler() }
        }

        func webView(
            _ webView: WKWebView,
            runJavaScriptConfirmPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo
        ) async -> Bool {
            calls.append("confirm \(message)")
            return await withCheckedContinuation { answer in
                answers.append { isConfirmed, _ in answer.resume(returning: isConfirmed) }
            }
        }

        func webView(
            _ webView: WKWebView,
            runJavaScriptTextInputPanelWithPrompt prompt: String,
            defaultText: String?,
            initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor @Sendable (String?) -> Void
        ) {
            calls.append("prompt \(prompt) \(defaultText ?? "none")")
            answers.append { _, text in completionHandler(text) }
        }

        func webView(
            _ webView: WKWebView,
            createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction,
            windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            calls.append("window \(navigationAction.request.url?.lastPathComponent ?? "none")")
            return makeWindow(configuration, navigationAction)
        }

        func webViewDidClose(_ webView: WKWebView) { calls.append("close") }

        func webView(
            _ webView: WKWebView,
            runOpenPanelWith parameters: WKOpenPanelParameters,
            initiatedByFrame frame: WKFrameInfo
        ) async -> [URL]? {
            calls.append("files \(parameters.allowsMultipleSelection)")
            return files
        }
    }

    private let delegate = Delegate()

    /// Loads a page that runs a script, and puts its result into the title. The load ends after the script's dialog.
    private func ask(_ script: String, _ driver: GTKAppDriver) async throws {
        webView.uiDelegate = delegate
        webView.loadHTMLString("<script>document.title = 'Done ' + (\(script))</script>", baseURL: nil)
    }

    // MARK: Dialogs

    @Test func `A script waits until the app closes its alert`() async throws {
        try await run { driver in
            try await ask("alert('<b>Stop</b>')", driver)
            try await driver.settle { delegate.calls == ["alert <b>Stop</b>"] }
            #expect(webView.title == nil)
            delegate.answers[0](true, nil)
            try await driver.settle { webView.title == "Done undefined" }
        }
    }

    @Test(arguments: [true, false])
    func `A script gets the answer of its confirmation`(answer: Bool) async throws {
        try await run { driver in
            try await ask("confirm('Go on?')", driver)
            try await driver.settle { delegate.answers.count == 1 }
            delegate.answers[0](answer, nil)
            try await driver.settle { webView.title == "Done \(answer)" }
            #expect(delegate.calls == ["confirm Go on?"])
        }
    }

    @Test(arguments: ["Ada", "", nil])
    func `A script gets the text of its prompt`(text: String?) async throws {
        try await run { driver in
            try await ask("JSON.stringify(prompt('Name?', 'Bob'))", driver)
            try await driver.settle { delegate.answers.count == 1 }
            delegate.answers[0](true, text)
            try await driver.settle { webView.title == "Done \(text.map { "\"\($0)\"" } ?? "null")" }
            #expect(delegate.calls == ["prompt Name? Bob"])
        }
    }

    @Test func `A delegate without members cancels dialogs`() async throws {
        final class Empty: NSObject, WKUIDelegate {}
        let empty = Empty()
        try await run { driver in
            webView.uiDelegate = empty
            let script = "document.title = [alert('a'), confirm('b'), prompt('c')].map(String).join()"
            try await show(html: "<script>setTimeout(() => \(script), 0)</script>", driver)
            try await driver.settle { webView.title == "undefined,false,null" }
        }
    }

    @Test func `The app gives files to a field`() async throws {
        let folder = try TemporaryFolder(["one.txt": "content"])
        delegate.files = [folder["one.txt"]]
        try await run { driver in
            webView.uiDelegate = delegate
            let field = """
                <input type=file style='display:block;width:900px;height:900px;background:#0f0'><script>
                document.querySelector('input').onchange = async e => document.title = await e.target.files[0].text()
                </script>
                """
            try await show(html: field, driver)
            try await driver.settle { (try? driver.color(at: CGPoint(x: 300, y: 300))) == [0, 255, 0] }
            try await driver.click(at: CGPoint(x: 30, y: 450))
            try await driver.settle { webView.title == "content" }
            #expect(delegate.calls == ["files false"])
        }
    }

    // MARK: Windows

    private static let link = """
        <a style='display:block;height:900px;background:#0f0' target=_blank rel=opener href='/next'></a>
        """

    private func clickLink(_ server: PageServer, _ driver: GTKAppDriver) async throws {
        webView.uiDelegate = delegate
        try await show(server.url("/"), driver)
        try await driver.settle { (try? driver.color(at: CGPoint(x: 300, y: 300))) == [0, 255, 0] }
        try await driver.click(at: CGPoint(x: 300, y: 300))
    }

    @Test func `A link to a new window is loaded in the app's web view, which a script can close`() async throws {
        let server = try PageServer(["/": .page("Start", Self.link), "/next": .page("Next")])
        var made: WKWebView?
        try await run { driver in
            delegate.makeWindow = { [delegate, webView] configuration, action in
                let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), configuration: configuration)
                view.uiDelegate = delegate
                webView.addSubview(view)
                #expect(action.targetFrame == nil)
                made = view
                return view
            }
            try await clickLink(server, driver)
            try await driver.settle { made?.title == "Next" }
            #expect(delegate.calls == ["window next"] && webView.title == "Start")
            made?.evaluateJavaScript("window.close()", completionHandler: nil)
            try await driver.settle { delegate.calls.last == "close" }
            made?.removeFromSuperview()
            made = nil
        }
    }

    @Test func `The app can load a new window's page in the same web view`() async throws {
        let server = try PageServer(["/": .page("Start", Self.link), "/next": .page("Next")])
        try await run { driver in
            delegate.makeWindow = { [webView] _, action in
                webView.load(action.request)
                return nil
            }
            try await clickLink(server, driver)
            try await driver.settle { webView.title == "Next" }
        }
    }

    @Test func `A script opens no window without a click`() async throws {
        try await run { driver in
            try await ask("window.open('/next')", driver)
            try await driver.settle { webView.title == "Done null" }
            #expect(delegate.calls.isEmpty)
        }
    }
}
#endif
