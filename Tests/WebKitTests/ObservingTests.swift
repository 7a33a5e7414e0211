import HeadlessHost
import Testing
import UIKit
import WebKit

/// Notifications about changes of a web view.
@MainActor
@Suite("Key-value observing of web views")
struct ObservingTests {
    let screen = PageController()
    var webView: WKWebView { screen.webView }

    private func show(_ address: String, _ driver: AppDriver) async throws {
        webView.load(URLRequest(url: try #require(URL(string: address))))
        try await driver.settle()
    }

    @Test func `An observer is called once per change, with the requested values`() async throws {
        let driver = try await AppDriver.launch { [screen] in screen }
        var told: [String] = []
        let plain = webView.observe(\.estimatedProgress) { webView, change in
            told.append("\(webView.estimatedProgress) \(change.newValue as Any) \(change.oldValue as Any)")
        }
        let both = webView.observe(\.isLoading, options: [.old, .new]) { _, change in
            told.append("\(change.oldValue.map(String.init) ?? "-") to \(change.newValue.map(String.init) ?? "-")")
        }
        try await show("https://example.com/", driver)
        #expect(told == ["0.1 nil nil", "false to true", "1.0 nil nil", "true to false"])
        withExtendedLifetime((plain, both)) {}
    }

    @Test func `The options initial and prior add a call for the first value and one before each change`() async throws
    {
        let driver = try await AppDriver.launch { [screen] in screen }
        var told: [String] = []
        let observation = webView.observe(\.url, options: [.initial, .prior, .new]) { webView, change in
            let new = change.newValue.map { $0?.absoluteString ?? "none" } ?? "-"
            told.append("\(change.isPrior) \(webView.url?.host ?? "none") \(new)")
        }
        try await show("https://example.com/", driver)
        #expect(
            told == ["false none none", "true none -", "false example.com https://example.com/"]
        )
        withExtendedLifetime(observation) {}
    }

    @Test func `canGoBack is observable`() async throws {
        let driver = try await AppDriver.launch { [screen] in screen }
        var told: [Bool] = []
        let observation = webView.observe(\.canGoBack) { webView, _ in told.append(webView.canGoBack) }
        try await show("https://example.com/a", driver)
        try await show("https://example.com/b", driver)
        webView.goBack()
        try await driver.settle()
        #expect(told == [true, false])
        withExtendedLifetime(observation) {}
    }

    @Test func `An observation ends when it is invalidated or deallocated`() async throws {
        let driver = try await AppDriver.launch { [screen] in screen }
        var count = 0
        var observation: NSKeyValueObservation? = webView.observe(\.url) { _, _ in count += 1 }
        try await show("https://example.com/a", driver)
        #expect(count == 1)
        observation = nil
        #expect(observation == nil)
        try await show("https://example.com/b", driver)
        #expect(count == 1)
        let other = webView.observe(\.url) { _, _ in count += 1 }
        other.invalidate()
        try await show("https://example.com/c", driver)
        #expect(count == 1)
    }

    @Test func `An observation that captures its web view does not leak it`() {
        weak var former: WKWebView?
        do {
            let webView = WKWebView()
            former = webView
            let observation = webView.observe(\.title) { [webView] _, _ in _ = webView.title }
            withExtendedLifetime(observation) {}
        }
        #expect(former == nil)
    }
}
