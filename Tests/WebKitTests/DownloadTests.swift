#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// Files that are downloaded.
@MainActor
@Suite("Downloads", .serialized, .enabled(if: canShowPages))
struct DownloadTests: WindowWithPage {
    let screen = PageController()
    let recorder = DownloadRecorder()
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        screen.downloadDelegate = recorder
    }

    private static func file(_ body: String, _ disposition: String? = nil) -> PageServer.Answer {
        var answer = PageServer.Answer(fields: ["Content-Type": "application/octet-stream"], body: body)
        answer.fields["Content-Disposition"] = disposition
        return answer
    }

    private func text(_ name: String) throws -> String { try String(contentsOf: folder[name], encoding: .utf8) }

    /// Begins a download of the app.
    private func download(_ request: URLRequest, _ driver: GTKAppDriver) async throws -> WKDownload {
        var begun: WKDownload?
        webView.startDownload(using: request) { [recorder] download in
            download.delegate = recorder
            begun = download
        }
        #expect(begun == nil)
        try await driver.settle { begun != nil }
        return try #require(begun)
    }

    // MARK: Policies

    @Test func `A response becomes a download if the app decides it, and its load fails`() async throws {
        let server = try PageServer(["/data": Self.file("abc", "attachment; filename=\"Numbers.csv\"")])
        recorder.choose = { [folder] in folder[$0] }
        screen.decideResponse = { $0.canShowMIMEType ? .allow : .download }
        try await run { driver in
            webView.load(URLRequest(url: server.url("/data")))
            try await driver.settle { recorder.isEnded && screen.errors.count == 1 }
            #expect(recorder.calls == ["choose Numbers.csv", "finish"])
            #expect(try text("Numbers.csv") == "abc")
            #expect((recorder.responses.first as? HTTPURLResponse)?.statusCode == 200)
            #expect((screen.errors.first as? NSError)?.code == 102)
            #expect(names().contains("downloadResponse"))
            let download = try #require(screen.downloads.first)
            #expect(download.webView === webView && download.originalRequest?.url == server.url("/data"))
            #expect(download.progress.completedUnitCount == 3 && download.progress.totalUnitCount == 3)
        }
    }

    @Test func `A load becomes a download if the app decides it, and the page remains`() async throws {
        let server = try PageServer([
            "/": .page("Start"), "/text": .init(fields: ["Content-Type": "text/plain"], body: "x"),
        ])
        recorder.choose = { [folder] _ in folder["text"] }
        try await run { driver in
            try await show(server.url("/"), driver)
            _ = screen.takeCalls()
            screen.decide = { _ in .download }
            webView.load(URLRequest(url: server.url("/text")))
            try await driver.settle { recorder.isEnded }
            #expect(try text("text") == "x" && recorder.calls.last == "finish")
            #expect(Array(names().prefix(2)) == ["decide", "downloadAction"])
            #expect(webView.title == "Start" && webView.url == server.url("/") && !webView.isLoading)
            screen.decide = { _ in .allow }
            try await show(server.url("/text"), driver)
            #expect(webView.url == server.url("/text") && webView.canGoBack)
        }
    }

    @Test func `A download without a delegate is cancelled`() async throws {
        let server = try PageServer(["/data": Self.file("abc")])
        screen.decideResponse = { _ in .download }
        screen.downloadDelegate = nil
        try await run { driver in
            webView.load(URLRequest(url: server.url("/data")))
            try await driver.settle { !screen.downloads.isEmpty && screen.errors.count == 1 }
            for _ in 0..<3 { try await driver.settle() }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
        }
    }

    @Test func `A page cannot download a file by itself`() async throws {
        let link = "<a id=link download='own.txt' href='/data'>Download</a>"
        let server = try PageServer(["/": .page("Start", link), "/data": .page("Data")])
        try await run { driver in
            try await show(server.url("/"), driver)
            _ = try await value("document.getElementById('link').click(), 1", driver)
            for _ in 0..<5 { try await driver.settle() }
            #expect(screen.downloads.isEmpty && recorder.calls.isEmpty)
            let home = try #require(ProcessInfo.processInfo.environment["HOME"])
            let files = FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []
            #expect(!files.contains { $0.contains("own.txt") })
        }
    }

    // MARK: Downloads of the app

    @Test func `The app downloads a file by its address`() async throws {
        let server = try PageServer(["/": .page("Start"), "/notes.txt": Self.file("notes")])
        recorder.choose = { [folder] in folder[$0] }
        try await run { driver in
            try await show(server.url("/"), driver)
            let download = try await download(URLRequest(url: server.url("/notes.txt")), driver)
            try await driver.settle { recorder.isEnded }
            #expect(recorder.calls == ["choose notes.txt", "finish"])
            #expect(try text("notes.txt") == "notes" && download.progress.completedUnitCount == 5)
        }
    }

    @Test func `The asynchronous variant leaves time for the delegate`() async throws {
        let server = try PageServer(["/notes.txt": Self.file("notes")])
        recorder.choose = { [folder] in folder[$0] }
        try await run { driver in
            try await wait(driver) { [webView, recorder] in
                let download = await webView.startDownload(using: URLRequest(url: server.url("/notes.txt")))
                download.delegate = recorder
            }
            try await driver.settle { recorder.isEnded }
            #expect(recorder.calls == ["choose notes.txt", "finish"])
        }
    }

    @Test func `A file is neither replaced nor made without its folder`() async throws {
        let server = try PageServer(["/data": Self.file("new")])
        try Data("old".utf8).write(to: folder["old"])
        try await run { driver in
            for file in [folder["old"], folder["none/file"]] {
                recorder.choose = { _ in file }
                recorder.calls = []
                _ = try await download(URLRequest(url: server.url("/data")), driver)
                try await driver.settle { recorder.isEnded }
                #expect((recorder.errors.last as? URLError)?.code == .cannotCreateFile)
            }
            #expect(try text("old") == "old")
        }
    }

    @Test func `A download without a chosen file fails`() async throws {
        let server = try PageServer(["/data": Self.file("abc")])
        try await run { driver in
            _ = try await download(URLRequest(url: server.url("/data")), driver)
            try await driver.settle { recorder.isEnded }
            #expect((recorder.errors.last as? URLError)?.code == .cancelled)
        }
    }

    @Test func `A cancelled download ends without further calls`() async throws {
        // WebKit examines the first bytes for their type before it begins.
        let body = String(repeating: "a", count: 10_000)
        var endless = Self.file(body)
        endless.isEndless = true
        let server = try PageServer(["/data": endless])
        recorder.choose = { [folder] in folder[$0] }
        try await run { driver in
            let download = try await download(URLRequest(url: server.url("/data")), driver)
            try await driver.settle { download.progress.completedUnitCount == 10_000 }
            #expect(download.progress.totalUnitCount == 10_001)
            var data: [Data?] = []
            download.cancel { data.append($0) }
            try await driver.settle { !data.isEmpty && server.openConnections == 0 }
            for _ in 0..<3 { try await driver.settle() }
            #expect(data == [nil] && recorder.calls == ["choose data"])
            #expect(!FileManager.default.fileExists(atPath: folder["data"].path))
        }
    }

    @Test func `Requests that cannot be sent fail`() async throws {
        let server = try PageServer([:])
        var post = URLRequest(url: server.url("/"))
        post.httpMethod = "POST"
        var field = URLRequest(url: server.url("/"))
        field.setValue("1", forHTTPHeaderField: "X-Field")
        let file = URLRequest(url: URL(fileURLWithPath: "/etc/passwd"))
        try await run { driver in
            for request in [post, field, file] {
                recorder.calls = []
                _ = try await download(request, driver)
                try await driver.settle { recorder.isEnded }
                #expect((recorder.errors.last as? URLError)?.code == .unsupportedURL)
            }
            #expect(server.requests.isEmpty)
        }
    }
}
#endif
