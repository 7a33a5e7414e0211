#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import MainThread
import UIKit
import WebKit

/// Whether there is a display, and WebKit is always called on the same thread. `make test` ensures both.
let canShowPages =
    ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false && searchlight_test_is_on_main_thread() != 0

/// Tests of a web view that fills a window.
@MainActor
protocol WindowWithPage {
    var screen: PageController { get }
}

extension WindowWithPage {
    var webView: WKWebView { screen.webView }

    /// Shows the web view in a window.
    func run(_ body: @MainActor (GTKAppDriver) async throws -> Void) async throws {
        try await GTKAppDriver.run(rootViewController: screen) { try await body($0) }
    }

    /// Loads a page, and waits until the delegate is notified of its end.
    func show(_ url: URL, _ driver: GTKAppDriver) async throws {
        _ = screen.takeCalls()
        webView.load(URLRequest(url: url))
        try await end(of: 1, driver)
    }

    /// Waits until the given number of loads have ended since the log was cleared.
    func end(of count: Int, _ driver: GTKAppDriver) async throws {
        try await driver.settle {
            screen.calls.filter { $0.hasPrefix("finish") || $0.hasPrefix("fail") }.count >= count
        }
    }

    /// Shows a page of HTML, and waits until it is complete.
    func show(html: String, base: URL? = nil, _ driver: GTKAppDriver) async throws {
        _ = screen.takeCalls()
        webView.loadHTMLString(html, baseURL: base)
        try await end(of: 1, driver)
    }

    /// Waits for an asynchronous call of the web view.
    func wait<Value>(
        _ driver: GTKAppDriver,
        _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        var outcome: Result<Value, any Error>?
        Task {
            do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
        }
        try await driver.settle { outcome != nil }
        guard let outcome else { throw CancellationError() }
        return try outcome.get()
    }

    /// The value of a script in the page.
    func value(_ script: String, _ driver: GTKAppDriver) async throws -> Any? {
        try await wait(driver) { [webView] in try await webView.evaluateJavaScript(script, contentWorld: .page) }
    }

    /// The delegate calls without the addresses. Clears the log.
    func names() -> [String] { screen.takeCalls().map { String($0.prefix { $0 != " " }) } }
}
#endif
