import HeadlessHost
import Testing
import UIKit

@testable import WebKit

/// A web view in a host that does not draw pages.
@MainActor
@Suite("Loading without WebKitGTK")
struct LoadingTests {
    let screen = PageController()
    var webView: WKWebView { screen.webView }

    private func launch() async throws -> AppDriver { try await AppDriver.launch { [screen] in screen } }

    private func show(_ address: String, _ driver: AppDriver) async throws {
        _ = screen.takeCalls()
        webView.load(URLRequest(url: try #require(URL(string: address))))
        try await driver.settle()
    }

    private func calls(_ names: String, _ address: String) -> [String] {
        names.split(separator: " ").map { "\($0) \(address)" }
    }

    // MARK: Loading

    @Test func `A load calls the delegate in order`() async throws {
        let driver = try await launch()
        let address = "https://example.com/tower"
        let navigation = webView.load(URLRequest(url: try #require(URL(string: address))))
        #expect(screen.calls.isEmpty)
        #expect(webView.isLoading && webView.estimatedProgress == 0.1)
        try await driver.settle()
        #expect(screen.takeCalls() == calls("decide start commit finish", address))
        #expect(screen.navigations.allSatisfy { $0 === navigation })
        #expect(!webView.isLoading && webView.estimatedProgress == 1)
        #expect(webView.title == nil)
    }

    @Test(arguments: [
        "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "ftp://example.com/", "x-app:1",
        "http:///tower", "about:blank",
    ])
    func `An unsupported address fails to load`(address: String) async throws {
        let driver = try await launch()
        try await show(address, driver)
        #expect(screen.takeCalls() == ["decide \(address)", "start \(address)", "failProvisional nothing"])
        #expect((screen.errors.first as? URLError)?.code == .unsupportedURL)
        #expect((screen.errors.first as? URLError)?.failingURL == URL(string: address))
        #expect(webView.url == nil && !webView.isLoading)
        #expect(driver.screen().elements(role: "button").isEmpty && driver.host.openedURLs.isEmpty)
    }

    @Test func `An unsupported address leaves the previous page in place`() async throws {
        let driver = try await launch()
        try await show("https://example.com/tower", driver)
        try await show("file:///etc/passwd", driver)
        #expect(webView.url?.absoluteString == "https://example.com/tower")
        #expect(driver.screen().elements(role: "text").map(\.label) == ["https://example.com/tower"])
        #expect(!webView.canGoBack)
    }

    @Test func `A POST request fails`() async throws {
        let driver = try await launch()
        var request = URLRequest(url: try #require(URL(string: "https://example.com/")))
        request.httpMethod = "POST"
        webView.load(request)
        try await driver.settle()
        #expect((screen.errors.first as? URLError)?.code == .unsupportedURL)
    }

    @Test func `A delegate that cancels a navigation gets no further calls`() async throws {
        let driver = try await launch()
        screen.decide = { _ in .cancel }
        try await show("https://example.com/", driver)
        #expect(screen.takeCalls() == ["decide https://example.com/"])
        #expect(webView.url == nil && !webView.isLoading)
    }

    @Test func `A delegate may decide asynchronously`() async throws {
        final class Slow: NSObject, WKNavigationDelegate {
            var isAllowed: CheckedContinuation<Bool, Never>?
            var isFinished = false

            func webView(
                _ webView: WKWebView,
                decidePolicyFor navigationAction: WKNavigationAction
            ) async -> WKNavigationActionPolicy {
                await withCheckedContinuation { isAllowed = $0 } ? .allow : .cancel
            }

            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { isFinished = true }
        }
        let slow = Slow()
        let driver = try await launch()
        webView.navigationDelegate = slow
        try await show("https://example.com/", driver)
        #expect(!slow.isFinished && webView.isLoading)
        try #require(slow.isAllowed).resume(returning: true)
        try await driver.settle()
        #expect(slow.isFinished && !webView.isLoading)
    }

    @Test func `A web view loads without a delegate`() async throws {
        let driver = try await launch()
        webView.navigationDelegate = nil
        try await show("https://example.com/tower", driver)
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["tower"])
    }

    @Test func `stopLoading before the load begins calls no delegate`() async throws {
        let driver = try await launch()
        webView.load(URLRequest(url: try #require(URL(string: "https://example.com/"))))
        webView.stopLoading()
        try await driver.settle()
        #expect(screen.calls.isEmpty && !webView.isLoading && webView.url == nil)
    }

    @Test func `stopLoading after the load begins calls the delegate with an error`() async throws {
        final class Stopping: NSObject, WKNavigationDelegate {
            var errors: [any Error] = []

            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
                webView.stopLoading()
            }

            func webView(
                _ webView: WKWebView,
                didFailProvisionalNavigation navigation: WKNavigation!,
                withError error: any Error
            ) { errors.append(error) }
        }
        let stopping = Stopping()
        let driver = try await launch()
        webView.navigationDelegate = stopping
        try await show("https://example.com/", driver)
        #expect(stopping.errors.map { ($0 as? URLError)?.code } == [.cancelled])
        #expect(webView.backForwardList.currentItem == nil)
    }

    // MARK: Back and forward

    @Test func `Addresses can be revisited with goBack, goForward and go(to:), and reloaded`() async throws {
        let driver = try await launch()
        #expect(webView.goBack() == nil && webView.reload() == nil)
        for name in ["a", "b", "c"] { try await show("https://example.com/\(name)", driver) }
        #expect(webView.canGoBack && !webView.canGoForward)
        let list = webView.backForwardList
        #expect(list.backList.map(\.url.lastPathComponent) == ["a", "b"] && list.forwardItem == nil)
        _ = screen.takeCalls()
        let back = webView.goBack()
        try await driver.settle()
        #expect(screen.takeCalls() == calls("decide start commit finish", "https://example.com/b"))
        #expect(screen.navigations.last === back && screen.actions.last?.navigationType == .backForward)
        #expect(webView.backForwardList.currentItem === list.backItem)
        webView.go(to: try #require(list.item(at: -2)))
        try await driver.settle()
        #expect(!webView.canGoBack && webView.canGoForward)
        webView.goForward()
        try await driver.settle()
        #expect(webView.url?.lastPathComponent == "b")
        webView.reload()
        try await driver.settle()
        #expect(screen.actions.last?.navigationType == .reload && webView.url?.lastPathComponent == "b")
        try await show("https://example.com/d", driver)
        #expect(webView.backForwardList.backList.map(\.url.lastPathComponent) == ["a", "b"] && !webView.canGoForward)
        #expect(webView.go(to: try #require(list.currentItem)) == nil)
    }
    // MARK: Content and scripts

    @Test func `Pages of the app fail to load, because they are not rendered`() async throws {
        let driver = try await launch()
        webView.loadHTMLString("<title>Own</title>", baseURL: nil)
        try await driver.settle()
        #expect(screen.takeCalls() == ["decide about:blank", "start about:blank", "failProvisional nothing"])
        let error = try #require(screen.errors.first) as NSError
        #expect(error.domain == "WebKitErrorDomain" && error.code == 100)
        #expect(webView.url == nil && !webView.isLoading)
    }

    @Test func `A script fails, because pages are not rendered`() async throws {
        let driver = try await launch()
        try await show("https://example.com/", driver)
        var errors: [any Error] = []
        webView.evaluateJavaScript("1") { if let error = $1 { errors.append(error) } }
        #expect(errors.isEmpty)
        try await driver.settle()
        #expect((errors.first as? WKError)?.code == .unknown)
        await #expect(throws: WKError.self) { _ = try await webView.evaluateJavaScript("1") }
        await #expect(throws: WKError.self) { _ = try await webView.callAsyncJavaScript("1", contentWorld: .page) }
    }

    @Test func `A download fails, because pages are not rendered`() async throws {
        let driver = try await launch()
        let recorder = DownloadRecorder()
        screen.downloadDelegate = recorder
        screen.decide = { _ in .download }
        try await show("https://example.com/file", driver)
        #expect(screen.takeCalls().map { $0.prefix { $0 != " " } } == ["decide", "downloadAction"])
        #expect(recorder.calls == ["fail"] && (recorder.errors.first as? WKError)?.code == .unknown)
        webView.startDownload(using: URLRequest(url: try #require(URL(string: "https://example.com/file")))) {
            $0.delegate = recorder
        }
        try await driver.settle()
        #expect(recorder.calls == ["fail", "fail"] && webView.url == nil && !webView.isLoading)
    }

    @Test func `Searches find nothing and snapshots fail, because pages are not rendered`() async throws {
        let driver = try await launch()
        try await show("https://example.com/", driver)
        #expect(try await webView.find("example").matchFound == false)
        await #expect(throws: WKError.self) { _ = try await webView.takeSnapshot(configuration: nil) }
    }

    @Test(arguments: [
        ("../../.bashrc", "bashrc"), ("a\\b", "b"), ("\u{202E}fdp.exe\n", "fdp.exe"), ("", "download"),
        ("..", "download"),
        ("Größe 1.txt", "Größe 1.txt"),
    ])
    func `A name from a server leads to no other folder`(name: String, safe: String) {
        #expect(WKDownload.safeName(name) == safe)
    }

    @Test func `interactionState moves the addresses to another web view`() async throws {
        let driver = try await launch()
        for name in ["a", "b", "c"] { try await show("https://example.com/\(name)", driver) }
        webView.goBack()
        try await driver.settle()
        let other = WKWebView()
        webView.addSubview(other)
        other.interactionState = webView.interactionState
        try await driver.settle()
        #expect(other.url?.lastPathComponent == "b" && other.canGoBack && other.canGoForward)
    }
}
