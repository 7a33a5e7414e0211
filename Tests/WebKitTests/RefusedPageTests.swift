#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// Restrictions on the links, scripts and servers of pages.
@MainActor
@Suite("Restrictions on pages", .serialized, .enabled(if: canShowPages))
struct RefusedPageTests: WindowWithPage {
    let screen = PageController()

    /// A page whose whole area is a link.
    private static func link(to address: String, _ attributes: String = "") -> PageServer.Answer {
        .page("Start", "<a style='display:block;height:900px;background:#0f0' \(attributes) href='\(address)'></a>")
    }

    private func isDrawn(_ driver: GTKAppDriver) async throws {
        try await driver.settle { (try? driver.color(at: CGPoint(x: 100, y: 100))) == [0, 255, 0] }
    }

    /// A page that runs a script, and then sets its title to indicate that it continued.
    private static func script(_ script: String) -> PageServer.Answer {
        let end = "setTimeout(() => document.title = 'Went on', 0)"
        return .page("Start", "<script>try { \(script) } finally { \(end) }</script>")
    }

    @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "x-app:1"])
    func `An unsupported address fails before the request`(address: String) async throws {
        let server = try PageServer(["/": .page("Start")])
        try await run { driver in
            try await show(server.url("/"), driver)
            _ = screen.takeCalls()
            let navigation = webView.load(URLRequest(url: try #require(URL(string: address))))
            #expect(screen.calls.isEmpty)
            try await end(of: 1, driver)
            let back = server.url("/").absoluteString
            #expect(screen.takeCalls() == ["decide \(address)", "start \(address)", "failProvisional \(back)"])
            #expect(screen.failed.last === navigation)
            #expect((screen.errors.last as? URLError)?.code == .unsupportedURL)
            #expect(webView.title == "Start" && !webView.isLoading)
        }
    }

    @Test(arguments: ["x-app:hello", "data:text/html,x", "blob:x"])
    func `A redirect to an unsupported address fails`(address: String) async throws {
        let server = try PageServer(["/": .page("Start"), "/away": .elsewhere(address)])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await show(server.url("/away"), driver)
            #expect(screen.calls.last?.hasPrefix("fail") == true && !webView.isLoading)
            #expect((screen.errors.last as? URLError)?.code == .unsupportedURL)
            #expect(webView.url.map { [server.url("/"), server.url("/away")].contains($0) } == true)
        }
    }

    @Test func `A redirect to a file terminates the page's process, and the previous page can be reloaded`()
        async throws
    {
        let server = try PageServer(["/": .page("Start"), "/away": .elsewhere("file:///etc/passwd")])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await show(server.url("/away"), driver)
            try await driver.settle { screen.calls.last?.hasPrefix("terminate") == true }
            #expect((screen.errors.last as? WKError)?.code == .webContentProcessTerminated)
            #expect(webView.url?.scheme != "file")
            _ = screen.takeCalls()
            #expect(webView.reload() != nil)
            try await end(of: 1, driver)
            #expect(webView.title == "Start" && webView.url == server.url("/"))
        }
    }

    @Test(arguments: ["x-app:hello", "mailto:someone@example.com", "data:text/html,x", "file:///etc/passwd"])
    func `A link to an unsupported address has no effect`(address: String) async throws {
        let server = try PageServer(["/": Self.link(to: address)])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await isDrawn(driver)
            _ = screen.takeCalls()
            try await driver.click(at: CGPoint(x: 100, y: 100))
            // WebKit itself blocks links from pages to files, and does not call the delegate.
            if !address.hasPrefix("file") { try await driver.settle { screen.calls.last == "decide \(address)" } }
            for _ in 0..<3 { try await driver.settle() }
            #expect(names().allSatisfy { $0 == "decide" })
            #expect(webView.url == server.url("/") && webView.title == "Start" && !webView.isLoading)
        }
    }

    @Test func `A link is followed, and the app receives its navigation type`() async throws {
        let server = try PageServer(["/": Self.link(to: "/next"), "/next": .page("Next")])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await isDrawn(driver)
            _ = screen.takeCalls()
            try await driver.click(at: CGPoint(x: 100, y: 100))
            try await end(of: 1, driver)
            #expect(webView.title == "Next" && webView.canGoBack)
            #expect(screen.actions.last?.navigationType == .linkActivated)
            #expect(screen.actions.last?.targetFrame?.webView === webView)
        }
    }

    @Test func `The app can prevent a link from being followed`() async throws {
        let server = try PageServer(["/": Self.link(to: "/next"), "/next": .page("Next")])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await isDrawn(driver)
            screen.decide = { $0.navigationType == .linkActivated ? .cancel : .allow }
            _ = screen.takeCalls()
            try await driver.click(at: CGPoint(x: 100, y: 100))
            try await driver.settle { !screen.calls.isEmpty }
            for _ in 0..<3 { try await driver.settle() }
            #expect(screen.takeCalls() == ["decide \(server.url("/next"))"])
            #expect(webView.title == "Start" && server.requests.map(\.path) == ["/"])
        }
    }

    @Test func `A link to a new window is reported without a target frame, and opens no window`() async throws {
        let server = try PageServer(["/": Self.link(to: "/next", "target=_blank"), "/next": .page("Next")])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await isDrawn(driver)
            _ = screen.takeCalls()
            try await driver.click(at: CGPoint(x: 100, y: 100))
            try await driver.settle { screen.calls == ["decide \(server.url("/next"))"] }
            for _ in 0..<3 { try await driver.settle() }
            #expect(screen.actions.last?.targetFrame == nil)
            #expect(webView.title == "Start" && server.requests.map(\.path) == ["/"])
        }
    }

    @Test(arguments: [
        "window.open('/next')", "location = 'x-app:1'", "location = 'data:text/html,x'", "alert('Stop')",
        "if (confirm('Go on?')) location = '/next'", "location = 'file:///etc/passwd'", "print()",
        "document.documentElement.requestFullscreen()",
    ])
    func `A script can neither open windows nor navigate to unsupported addresses`(script: String) async throws {
        let server = try PageServer(["/": Self.script(script), "/next": .page("Next")])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await driver.settle { webView.title == "Went on" }
            for _ in 0..<3 { try await driver.settle() }
            #expect(webView.url == server.url("/") && webView.title == "Went on")
            #expect(server.requests.map(\.path) == ["/"])
        }
    }

    @Test func `Frames show pages, but no unsupported addresses`() async throws {
        let body = """
            <iframe src="/inner"></iframe><iframe src="file:///etc/passwd"></iframe><iframe src="x-app:1"></iframe>\
            <iframe srcdoc="<script>parent.document.title = 'Frames'</script>"></iframe>
            """
        let server = try PageServer(["/": .page("Start", body), "/inner": .page("Inner")])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await driver.settle { webView.title == "Frames" }
            #expect(server.requests.map(\.path).sorted() == ["/", "/inner"])
            #expect(names().filter { !["decide", "respond"].contains($0) } == ["start", "commit", "finish"])
        }
    }

    @Test func `A request for a password gets none, and shows no prompt`() async throws {
        let wanted = PageServer.Answer(
            status: "401 Unauthorized",
            fields: ["WWW-Authenticate": "Basic realm=\"Everything\"", "Content-Type": "text/html"],
            body: "<title>Members only</title>"
        )
        let server = try PageServer(["/": .page("Start"), "/members": wanted])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await show(server.url("/members"), driver)
            #expect(screen.calls.last?.hasPrefix("finish") == true)
            #expect(webView.title == "Members only" && !webView.isLoading)
            let fields = server.requests.flatMap(\.fields).map { $0.lowercased() }
            #expect(!fields.contains { $0.hasPrefix("authorization") })
        }
    }

    @Test func `A file input gets no file, and receives a cancel event`() async throws {
        let field = "<input type=file style='display:block;width:900px;height:900px;background:#0f0;opacity:1'>"
        let script = "<script>document.querySelector('input').oncancel = () => document.title = 'Given up'</script>"
        let server = try PageServer(["/": .page("Start", field + script)])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await isDrawn(driver)
            try await driver.click(at: CGPoint(x: 30, y: 450))
            try await driver.settle { webView.title == "Given up" }
        }
    }

    @Test func `A title is plain text`() async throws {
        let title = "&lt;b&gt;&amp;amp; \u{202E}evil &lt;/b&gt;"
        let server = try PageServer(["/": .page(title)])
        try await run { driver in
            try await show(server.url("/"), driver)
            #expect(webView.title == "<b>&amp; \u{202E}evil </b>")
        }
    }
}
#endif
