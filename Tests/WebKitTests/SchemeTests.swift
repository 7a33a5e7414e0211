#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// Addresses whose content the app provides.
@MainActor
@Suite("Schemes of the app", .serialized, .enabled(if: canShowPages))
struct SchemeTests: WindowWithPage {
    let screen: PageController
    private let handler = Handler()

    init() {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(handler, forURLScheme: "X-Own")
        screen = PageController(configuration)
    }

    /// Answers requests, and logs them.
    private final class Handler: NSObject, WKURLSchemeHandler {
        var started: [any WKURLSchemeTask] = []
        var stopped: [any WKURLSchemeTask] = []
        var answer: (any WKURLSchemeTask) -> Void = { _ in }

        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
            started.append(urlSchemeTask)
            answer(urlSchemeTask)
        }

        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped.append(urlSchemeTask) }
    }

    private static func end(_ task: any WKURLSchemeTask, _ type: String, _ texts: String...) {
        guard let url = task.request.url else { return }
        task.didReceive(
            URLResponse(url: url, mimeType: type, expectedContentLength: -1, textEncodingName: "utf-8")
        )
        for text in texts { task.didReceive(Data(text.utf8)) }
        task.didFinish()
    }

    private func url(_ path: String) throws -> URL { try #require(URL(string: "x-own://app\(path)")) }

    @Test func `A handler provides a page and its parts`() async throws {
        handler.answer = { task in
            if task.request.url?.path == "/part.js" {
                Self.end(task, "text/javascript", "document.title += ' ö'")
            } else {
                Self.end(task, "text/html", "<title>Own</title>", "<script src='part.js'></script>")
            }
        }
        try await run { driver in
            let page = try url("/page")
            try await show(page, driver)
            #expect(webView.title == "Own ö" && webView.url == page)
            #expect(handler.started.map { $0.request.url?.path } == ["/page", "/part.js"])
            #expect(webView.configuration.urlSchemeHandler(forURLScheme: "x-own") === handler)
            #expect(names() == ["decide", "start", "respond", "commit", "finish"])
        }
    }

    @Test func `A request has the page's method, fields and body, and the page gets status and fields`() async throws {
        handler.answer = { task in
            guard let url = task.request.url, url.path == "/data" else { return Self.end(task, "text/html", "<p>") }
            let response = HTTPURLResponse(
                url: url,
                statusCode: 404,
                httpVersion: nil,
                headerFields: ["Content-Type": "text/plain", "X-Answer": "7"]
            )
            if let response { task.didReceive(response) }
            task.didReceive(Data((task.request.httpMethod ?? "").utf8) + (task.request.httpBody ?? Data()))
            task.didFinish()
        }
        try await run { driver in
            try await show(try url("/"), driver)
            let script = """
                const r = await fetch('/data', {method: 'POST', body: 'ö', headers: {'X-Ask': '3'}});
                return [r.status, r.headers.get('X-Answer'), await r.text()].join()
                """
            let result = try await wait(driver) { [webView] in
                try await webView.callAsyncJavaScript(script, contentWorld: .page)
            }
            #expect(result as? String == "404,7,POSTö")
            let fields = handler.started.last?.request.allHTTPHeaderFields ?? [:]
            #expect(fields.contains { $0.key.lowercased() == "x-ask" && $0.value == "3" })
        }
    }

    @Test func `A failed request fails the load`() async throws {
        handler.answer = { $0.didFailWithError(URLError(.resourceUnavailable)) }
        try await run { driver in
            try await show(try url("/"), driver)
            #expect(names() == ["decide", "start", "failProvisional"])
        }
    }

    @Test func `A request is stopped when loading stops, and when another page is shown`() async throws {
        let server = try PageServer(["/": .page("Other")])
        try await run { driver in
            webView.load(URLRequest(url: try url("/first")))
            try await driver.settle { handler.started.count == 1 }
            webView.stopLoading()
            #expect(handler.stopped.count == 1 && handler.stopped.first === handler.started.first)
            handler.answer = { task in
                if task.request.url?.path == "/page" {
                    Self.end(task, "text/html", "<title>Own</title><img src='/image'>")
                }
            }
            webView.load(URLRequest(url: try url("/page")))
            try await driver.settle { handler.started.count == 3 }
            #expect(handler.stopped.count == 1)
            webView.load(URLRequest(url: server.url("/")))
            try await driver.settle { webView.title == "Other" && !webView.isLoading }
            #expect(handler.stopped.last?.request.url?.path == "/image" && handler.stopped.count == 2)
        }
    }

    @Test func `A web view without a handler does not open the scheme`() async throws {
        try await run { driver in
            let other = PageController()
            webView.addSubview(other.webView)
            other.webView.navigationDelegate = other
            other.webView.load(URLRequest(url: try url("/page")))
            try await driver.settle { !other.errors.isEmpty }
            #expect((other.errors.first as? URLError)?.code == .unsupportedURL && handler.started.isEmpty)
            #expect(WKWebView.handlesURLScheme("HTTPS") && !WKWebView.handlesURLScheme("x-own"))
        }
    }
}
#endif
