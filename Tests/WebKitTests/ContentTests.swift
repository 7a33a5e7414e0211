#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// Pages that the app provides: texts, data and files.
@MainActor
@Suite("Content of the app", .serialized, .enabled(if: canShowPages))
struct ContentTests: WindowWithPage {
    let screen = PageController()

    // MARK: Texts and data

    @Test func `A page of HTML is shown, and the delegate is notified in order`() async throws {
        try await run { driver in
            let html = "<title>Own</title><body style='margin:0'><div style='background:#00f;height:800px'></div>"
            let navigation = webView.loadHTMLString(html, baseURL: nil)
            try await end(of: 1, driver)
            #expect(screen.takeCalls() == ["decide", "start", "commit", "finish"].map { "\($0) about:blank" })
            #expect(screen.navigations.allSatisfy { $0 === navigation })
            #expect(webView.title == "Own" && !webView.isLoading)
            try await driver.settle { (try? driver.color(at: CGPoint(x: 200, y: 300))) == [0, 0, 255] }
        }
    }

    @Test func `Links of HTML are relative to its base address`() async throws {
        let server = try PageServer([
            "/own/part.js": .init(fields: ["Content-Type": "text/javascript"], body: "part = 7")
        ])
        try await run { driver in
            try await show(html: "<title>Own</title><script src='part.js'></script>", base: server.url("/own/"), driver)
            #expect(webView.url == server.url("/own/"))
            #expect(try await value("part", driver) as? Int == 7)
        }
    }

    @Test func `Any address can be the base of HTML, and pages still cannot open it`() async throws {
        try await run { driver in
            let base = try #require(URL(string: "x-app://host/page"))
            try await show(html: "<title>Own</title>", base: base, driver)
            #expect(webView.title == "Own" && webView.url == base)
            _ = try await value("location = 'x-app://host/other', 1", driver)
            try await driver.settle { screen.calls.last == "decide x-app://host/other" }
            #expect(webView.title == "Own")
        }
    }

    @Test func `Data is shown by its type and encoding`() async throws {
        try await run { driver in
            let data = try #require("<title>Größe</title>".data(using: .isoLatin1))
            let base = try #require(URL(string: "https://example.com/page"))
            webView.load(data, mimeType: "text/html", characterEncodingName: "iso-8859-1", baseURL: base)
            try await end(of: 1, driver)
            #expect(webView.title == "Größe" && webView.url == base)
        }
    }

    @Test func `A simulated response has the address of its request`() async throws {
        try await run { driver in
            let url = try #require(URL(string: "https://example.com/simulated"))
            webView.loadSimulatedRequest(URLRequest(url: url), responseHTML: "<title>Simulated</title>")
            try await end(of: 1, driver)
            #expect(webView.title == "Simulated" && webView.url == url)
            #expect(try await value("origin", driver) as? String == "https://example.com")
        }
    }

    @Test func `An empty page can be loaded`() async throws {
        let server = try PageServer(["/": .page("Start")])
        try await run { driver in
            try await show(server.url("/"), driver)
            try await show(try #require(URL(string: "about:blank")), driver)
            #expect(screen.calls.last == "finish about:blank" && webView.title == nil)
        }
    }

    // MARK: Files

    private static let page = """
        <title>File</title><script src='inner/part.js'></script><script src='../secret/part.js'></script>\
        <a style='display:block;height:900px;background:#0f0' href='../secret/page.html'></a>
        """
    private static let files = [
        "site/page.html": page, "site/inner/part.js": "part = 'inner'", "secret/part.js": "secret = 'leaked'",
        "secret/page.html": "<title>Secret</title>", "site/next.html": "<title>Next</title>",
    ]

    @Test func `A file is shown with the files of the permitted folder, and no others`() async throws {
        let folder = try TemporaryFolder(Self.files)
        try await run { driver in
            webView.loadFileURL(folder["site/page.html"], allowingReadAccessTo: folder["site/"])
            #expect(webView.isLoading)
            try await end(of: 1, driver)
            #expect(webView.title == "File" && webView.url?.path == folder["site/page.html"].path)
            #expect(try await value("part + typeof secret", driver) as? String == "innerundefined")
            _ = try await value("location = 'next.html', 1", driver)
            try await driver.settle { webView.title == "Next" }
        }
    }

    @Test func `A link to a file outside of the permitted folder has no effect`() async throws {
        let folder = try TemporaryFolder(Self.files)
        try await run { driver in
            webView.loadFileURL(folder["site/page.html"], allowingReadAccessTo: folder["site/"])
            try await end(of: 1, driver)
            try await driver.settle { (try? driver.color(at: CGPoint(x: 100, y: 100))) == [0, 255, 0] }
            _ = screen.takeCalls()
            try await driver.click(at: CGPoint(x: 100, y: 100))
            try await driver.settle { screen.calls.last?.hasSuffix("/secret/page.html") == true }
            for _ in 0..<3 { try await driver.settle() }
            #expect(webView.title == "File" && names() == ["decide"])
        }
    }

    @Test func `A file outside of the permitted folder fails to load, also through a symbolic link`() async throws {
        let folder = try TemporaryFolder(Self.files)
        try FileManager.default.createSymbolicLink(
            at: folder["site/link.html"],
            withDestinationURL: folder["secret/page.html"]
        )
        try await run { driver in
            for path in ["secret/page.html", "site/link.html"] {
                _ = screen.takeCalls()
                let navigation = webView.loadFileURL(folder[path], allowingReadAccessTo: folder["site/"])
                try await end(of: 1, driver)
                #expect(screen.failed.last === navigation && webView.title == nil)
                #expect((screen.errors.last as? URLError)?.code == .noPermissionsToReadFile)
            }
        }
    }

    @Test func `A file can be permitted alone`() async throws {
        let folder = try TemporaryFolder(Self.files)
        try await run { driver in
            webView.loadFileURL(folder["site/page.html"], allowingReadAccessTo: folder["site/page.html"])
            try await end(of: 1, driver)
            #expect(webView.title == "File")
            #expect(try await value("typeof part", driver) as? String == "undefined")
        }
    }

    @Test func `Names of files are not patterns`() async throws {
        let folder = try TemporaryFolder([
            "a.b (1)/page.html":
                "<title>One</title><script src='part.js'></script><script src='../aXb (1)/part.js'></script>",
            "a.b (1)/part.js": "part = 1", "aXb (1)/part.js": "other = 1",
        ])
        try await run { driver in
            webView.loadFileURL(folder["a.b (1)/page.html"], allowingReadAccessTo: folder["a.b (1)/"])
            try await end(of: 1, driver)
            #expect(try await value("typeof part + typeof other", driver) as? String == "numberundefined")
        }
    }

    @Test func `A missing file fails to load`() async throws {
        let folder = try TemporaryFolder()
        try await run { driver in
            webView.loadFileURL(folder["missing.html"], allowingReadAccessTo: folder.url)
            try await end(of: 1, driver)
            #expect((screen.errors.last as? URLError)?.code == .fileDoesNotExist)
            #expect(screen.errors.last?.localizedDescription == "The file does not exist.")
        }
    }

    @Test func `HTML with the address of a folder loads the files in it, and no others`() async throws {
        let folder = try TemporaryFolder(Self.files)
        try await run { driver in
            let html = "<script src='inner/part.js'></script><script src='../secret/part.js'></script>"
            try await show(html: html, base: folder["site/"], driver)
            #expect(try await value("part + typeof secret", driver) as? String == "innerundefined")
            try await show(html: html, driver)
            #expect(try await value("typeof part + typeof secret", driver) as? String == "undefinedundefined")
        }
    }

    // MARK: Reloading and state

    @Test func `reloadFromOrigin requests a page without caches`() async throws {
        let server = try PageServer(["/": .page("Start")])
        try await run { driver in
            #expect(webView.reloadFromOrigin() == nil)
            try await show(server.url("/"), driver)
            _ = screen.takeCalls()
            let navigation = webView.reloadFromOrigin()
            try await end(of: 1, driver)
            #expect(screen.navigations.last === navigation)
            #expect(screen.actions.last?.navigationType == .reload)
            #expect(server.requests.last?.fields.contains("Cache-Control: no-cache") == true)
        }
    }

    @Test func `interactionState moves the back-forward list to another web view`() async throws {
        let server = try PageServer(["/a": .page("A"), "/b": .page("B"), "/c": .page("C")])
        try await run { driver in
            #expect(webView.interactionState == nil)
            for path in ["/a", "/b", "/c"] { try await show(server.url(path), driver) }
            webView.goBack()
            try await driver.settle { webView.title == "B" && !webView.isLoading }
            let state = try #require(webView.interactionState as? Data)
            let other = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            webView.addSubview(other)
            other.interactionState = Data("none".utf8)
            other.interactionState = 5
            other.interactionState = state
            try await driver.settle { other.title == "B" && !other.isLoading }
            #expect(other.backForwardList.backItem?.url == server.url("/a"))
            #expect(other.backForwardList.forwardItem?.url == server.url("/c"))
        }
    }
}
#endif
