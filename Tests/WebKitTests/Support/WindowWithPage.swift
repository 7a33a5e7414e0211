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

    /// The delegate calls without the addresses. Clears the log.
    func names() -> [String] { screen.takeCalls().map { String($0.prefix { $0 != " " }) } }
}
#endif
