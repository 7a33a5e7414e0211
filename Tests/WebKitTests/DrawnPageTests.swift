#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// A web view in a window, with pages from a local server.
@MainActor
@Suite("Pages in windows", .serialized, .enabled(if: canShowPages))
struct DrawnPageTests: WindowWithPage {
    let screen = PageController()

    // MARK: Loading

    @Test func `Loading a page calls the delegate in order and draws the page`() async throws {
        let server = try PageServer([
            "/tower": .page("A tower", "<div style='background:#00f;height:800px'></div>")
        ])
        try await run { driver in
            let navigation = webView.load(URLRequest(url: server.url("/tower")))
            #expect(screen.calls.isEmpty && webView.isLoading)
            try await end(of: 1, driver)
            let address = server.url("/tower").absoluteString
            let calls = ["decide", "start", "respond", "commit", "finish"]
            #expect(screen.takeCalls() == calls.map { "\($0) \(address)" })
            #expect(screen.navigations.allSatisfy { $0 === navigation })
            #expect(webView.title == "A tower" && webView.url == server.url("/tower"))
            #expect(!webView.isLoading && webView.estimatedProgress == 1)
            try await driver.settle { (try? driver.color(at: CGPoint(x: 200, y: 300))) == [0, 0, 255] }
        }
    }

    @Test func `Observers of estimatedProgress get increasing values up to 1`() async throws {
        let server = try PageServer(["/": .page("Start")])
        try await run { driver in
            var told: [Double] = []
            let observation = webView.observe(\.estimatedProgress) { webView, _ in
                told.append(webView.estimatedProgress)
            }
            try await show(server.url("/"), driver)
            observation.invalidate()
            #expect(told.first == 0.1 && told.last == 1 && told == told.sorted())
        }
    }

    @Test func `A server can redirect a load`() async throws {
        let server = try PageServer(["/old": .elsewhere("/new"), "/new": .page("New")])
        try await run { driver in
            try await show(server.url("/old"), driver)
            #expect(names() == ["decide", "start", "decide", "redirect", "respond", "commit", "finish"])
            #expect(webView.url == server.url("/new"))
            #expect(webView.backForwardList.currentItem?.initialURL == server.url("/old"))
        }
    }

    @Test func `An error page is displayed, unless the app refuses its status`() async throws {
        let server = try PageServer(["/": .page("Start")])
        try await run { driver in
            try await show(server.url("/missing"), driver)
            #expect(webView.title == "Nothing here")
            #expect(screen.statuses == [404])
            screen.decideResponse = { ($0.response as? HTTPURLResponse)?.statusCode == 200 ? .allow : .cancel }
            try await show(server.url("/gone"), driver)
            #expect(names() == ["decide", "start", "respond", "failProvisional"])
            let error = try #require(screen.errors.last) as NSError
            #expect(error.domain == "WebKitErrorDomain" && error.code == 102)
            #expect(webView.url == server.url("/missing"))
        }
    }

    @Test func `Content that cannot be displayed fails to load and is not downloaded`() async throws {
        let file = PageServer.Answer(fields: ["Content-Type": "application/octet-stream"], body: "abc")
        let server = try PageServer(["/file": file])
        try await run { driver in
            try await show(server.url("/file"), driver)
            #expect(names() == ["decide", "start", "respond", "failProvisional"])
            #expect((screen.errors.last as? NSError)?.domain == "WebKitErrorDomain")
        }
    }

    @Test func `A load from an unreachable server fails`() async throws {
        let address = "http://127.0.0.1:\(try PageServer.deadPort())/"
        try await run { driver in
            try await show(try #require(URL(string: address)), driver)
            #expect(screen.takeCalls() == ["decide \(address)", "start \(address)", "failProvisional nothing"])
            #expect((screen.errors.last as? URLError)?.code == .cannotConnectToHost)
            #expect(webView.url == nil && !webView.isLoading && webView.backForwardList.currentItem == nil)
        }
    }

    @Test(arguments: [
        ("en", "The server could not be reached."), ("de", "Der Server ist nicht erreichbar."),
        ("fr", "The server could not be reached."),
    ])
    func `An error is described in the user's language, and WebKit's message is its debug description`(
        language: String,
        sentence: String
    ) async throws {
        let address = "http://127.0.0.1:\(try PageServer.deadPort())/"
        try await GTKAppDriver.run(rootViewController: screen, languages: [language]) { driver in
            try await show(try #require(URL(string: address)), driver)
            let error = try #require(screen.errors.last) as NSError
            #expect(error.localizedDescription == sentence)
            #expect((error.userInfo[NSDebugDescriptionErrorKey] as? String)?.isEmpty == false)
        }
    }

    @Test func `A load from an unknown host fails`() async throws {
        try await run { driver in
            try await show(try #require(URL(string: "http://nobody.invalid/")), driver)
            #expect((screen.errors.last as? URLError)?.code == .cannotFindHost)
        }
    }

    @Test func `stopLoading cancels a slow load`() async throws {
        let server = try PageServer(["/": .page("Start"), "/slow": .init(fields: [:], isEndless: true)])
        try await run { driver in
            try await show(server.url("/"), driver)
            webView.load(URLRequest(url: server.url("/slow")))
            try await driver.settle { screen.calls.last == "start \(server.url("/slow"))" }
            webView.stopLoading()
            try await driver.settle { screen.calls.last?.hasPrefix("fail") == true }
            #expect(screen.calls.last == "failProvisional \(server.url("/"))")
            #expect((screen.errors.last as? URLError)?.code == .cancelled)
        }
    }

    @Test func `A new load cancels the running one`() async throws {
        let server = try PageServer(["/": .page("Start"), "/slow": .init(fields: [:], isEndless: true)])
        try await run { driver in
            let first = webView.load(URLRequest(url: server.url("/slow")))
            try await driver.settle { screen.calls.last?.hasPrefix("start") == true }
            webView.load(URLRequest(url: server.url("/")))
            try await end(of: 2, driver)
            let fail = try #require(screen.calls.firstIndex { $0.hasPrefix("failProvisional") })
            #expect(screen.calls.lastIndex { $0.hasPrefix("start") }.map { $0 > fail } == true)
            #expect(screen.failed.map { $0 === first } == [true])
            #expect(screen.calls.last == "finish \(server.url("/"))")
        }
    }

    @Test func `Header fields of a request are sent`() async throws {
        let server = try PageServer(["/": .page("Start")])
        try await run { driver in
            var request = URLRequest(url: server.url("/"))
            request.setValue("towers", forHTTPHeaderField: "X-Interest")
            webView.load(request)
            try await end(of: 1, driver)
            #expect(server.requests.first?.fields.contains("X-Interest: towers") == true)
        }
    }

    // MARK: Back and forward

    @Test func `Pages can be revisited with goBack, goForward and go(to:), and reloaded`() async throws {
        let server = try PageServer(["/a": .page("A"), "/b": .page("B"), "/c": .page("C")])
        try await run { driver in
            for path in ["/a", "/b", "/c"] { try await show(server.url(path), driver) }
            let list = webView.backForwardList
            #expect(list.backList.map(\.title) == ["A", "B"] && list.currentItem?.title == "C")
            #expect(webView.canGoBack && !webView.canGoForward)
            _ = screen.takeCalls()
            let back = webView.goBack()
            try await end(of: 1, driver)
            #expect(webView.title == "B" && screen.navigations.last === back)
            #expect(webView.canGoBack && webView.canGoForward)
            #expect(webView.backForwardList.currentItem === list.backItem)
            _ = screen.takeCalls()
            webView.goForward()
            try await end(of: 1, driver)
            #expect(webView.title == "C")
            _ = screen.takeCalls()
            webView.go(to: try #require(list.backList.first))
            try await end(of: 1, driver)
            #expect(webView.title == "A" && webView.goBack() == nil)
            _ = screen.takeCalls()
            #expect(webView.reload() != nil)
            try await end(of: 1, driver)
            #expect(names() == ["decide", "start", "respond", "commit", "finish"])
            #expect(server.requests.filter { $0.path == "/a" }.count >= 2)
        }
    }
}
#endif
