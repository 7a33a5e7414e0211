import HeadlessHost
import Testing
import UIKit
import WebKit

/// What a web view does where no page is drawn.
@MainActor
@Suite("Loading without WebKitGTK")
struct LoadingTests {
    let screen = PageController()
    var webView: WKWebView { screen.webView }

    private func request(_ address: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: address))) }

    @Test func `a load is told step by step`() async throws {
        let pilot = try await Pilot.launch { [screen] in screen }
        let navigation = webView.load(try request("https://example.com/tower"))
        #expect(screen.calls.isEmpty)
        #expect(webView.isLoading && webView.estimatedProgress == 0.1)
        try await pilot.settle()
        let address = "https://example.com/tower"
        #expect(screen.takeCalls() == ["decide", "start", "commit", "finish"].map { "\($0) \(address)" })
        #expect(screen.navigations.allSatisfy { $0 === navigation })
        #expect(!webView.isLoading && webView.estimatedProgress == 1)
        #expect(webView.title == nil)
    }

    @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "ftp://example.com/", "x-app:1"])
    func `an address that is never opened fails`(address: String) async throws {
        let pilot = try await Pilot.launch { [screen] in screen }
        webView.load(try request(address))
        try await pilot.settle()
        #expect(screen.takeCalls() == ["decide \(address)", "start \(address)", "failProvisional nothing"])
        #expect((screen.errors.first as? URLError)?.code == .unsupportedURL)
        #expect(webView.url == nil && !webView.isLoading)
        #expect(pilot.screen().elements(role: "button").isEmpty)
    }
}
