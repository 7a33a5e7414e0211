#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// Zoom, settings, searches and pictures of pages.
@MainActor
@Suite("Display of pages", .serialized, .enabled(if: canShowPages))
struct DisplayTests: WindowWithPage {
    let configuration = WKWebViewConfiguration()
    let screen: PageController

    init() {
        configuration.defaultWebpagePreferences.allowsContentJavaScript = false
        configuration.applicationNameForUserAgent = "Own/1.0"
        screen = PageController(configuration)
    }

    @Test func `pageZoom scales the page`() async throws {
        try await run { driver in
            webView.pageZoom = 2
            try await show(html: "<p>Text</p>", driver)
            let width = try #require(try await value("innerWidth", driver) as? Int)
            #expect(abs(width * 2 - Int(webView.bounds.width)) <= 2)
            webView.pageZoom = 1
            try await driver.settle()
            #expect(try await value("innerWidth", driver) as? Int == Int(webView.bounds.width))
        }
    }

    @Test func `The user agent has the app's name, or is the app's`() async throws {
        let server = try PageServer(["/": .page("Page")])
        func agent() -> String? { server.requests.last?.fields.first { $0.hasPrefix("User-Agent: ") } }
        try await run { driver in
            try await show(server.url("/"), driver)
            #expect(agent()?.hasSuffix(" Own/1.0") == true && agent()?.contains("AppleWebKit") == true)
            webView.customUserAgent = "Reader"
            try await show(server.url("/"), driver)
            #expect(agent() == "User-Agent: Reader")
            webView.customUserAgent = "Evil\r\nX-Field: 1"
            try await show(server.url("/"), driver)
            #expect(agent()?.hasSuffix(" Own/1.0") == true)
            webView.customUserAgent = nil
            try await show(server.url("/"), driver)
            #expect(agent()?.hasSuffix(" Own/1.0") == true)
        }
    }

    @Test func `Scripts of pages do not run if they are not allowed, but those of the app do`() async throws {
        try await run { driver in
            try await show(html: "<title>Page</title><script>document.title = 'Script'</script>", driver)
            #expect(webView.title == "Page")
            #expect(try await value("1 + 1", driver) as? Int == 2)
        }
    }

    @Test func `A change of shared preferences applies to a shown page`() async throws {
        try await run { driver in
            try await show(html: "<span id=text style='font-size:10px'>Text</span>", driver)
            let height = "document.getElementById('text').offsetHeight"
            let before = try #require(try await value(height, driver) as? Int)
            configuration.preferences.minimumFontSize = 40
            #expect(webView.configuration.preferences === configuration.preferences)
            var after = before
            for _ in 0..<20 where after <= before * 2 {
                try await driver.settle()
                after = try #require(try await value(height, driver) as? Int)
            }
            #expect(after > before * 2)
        }
    }

    // MARK: Searches

    @Test func `find selects one occurrence after the other`() async throws {
        try await run { driver in
            try await show(html: "<p id=a>tower</p><p id=b>Tower</p>", driver)
            @MainActor func find(_ text: String, _ change: @MainActor (WKFindConfiguration) -> Void = { _ in })
                async throws -> String?
            {
                let configuration = WKFindConfiguration()
                change(configuration)
                let isFound = try await wait(driver) { [webView] in
                    try await webView.find(text, configuration: configuration).matchFound
                }
                guard isFound else { return nil }
                return try await value("getSelection().anchorNode.parentNode.id + getSelection()", driver) as? String
            }
            #expect(try await find("TOWER") == "atower")
            #expect(try await find("tower") == "bTower")
            #expect(try await find("tower") { $0.wraps = false } == nil)
            #expect(try await find("tower") == "atower")
            #expect(try await find("Tower") { $0.caseSensitive = true } == "bTower")
            #expect(try await find("tower") { $0.backwards = true } == "atower")
            #expect(try await find("bridge") == nil)
            #expect(try await find("") == nil)
        }
    }

    @Test func `Ctrl+F opens a bar that counts and selects the occurrences`() async throws {
        webView.isFindInteractionEnabled = true
        try await run { driver in
            try await show(html: "<p id=a>tower</p><p id=b>Tower</p><p id=c>town</p>", driver)
            @MainActor func selection() async throws -> String? {
                try await value(
                    "getSelection().rangeCount ? getSelection().anchorNode.parentNode.id + getSelection() : ''",
                    driver
                ) as? String
            }
            #expect(webView.becomeFirstResponder())
            try await driver.press("ctrl+f")
            try await driver.settle { webView.findInteraction?.isFindNavigatorVisible == true }
            for (text, selected) in [("tow", "atow"), ("e", "atowe")] {
                try await driver.type(text)
                var shown: String?
                for _ in 0..<20 where shown != selected {
                    try await driver.settle()
                    shown = try await selection()
                }
                #expect(shown == selected)
            }
            #expect(webView.findInteraction?.activeFindSession?.resultCount == 2)
            webView.findInteraction?.findNext()
            try await driver.settle()
            #expect(try await selection() == "bTowe")
            webView.isFindInteractionEnabled = false
            try await driver.settle()
            #expect(webView.findInteraction == nil)
        }
    }

    // MARK: Pictures

    /// An image file of one pixel.
    private func pixel(_ draw: (UIGraphicsImageRendererContext) -> Void) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image(actions: draw).pngData()
    }

    /// Whether the pixel in the middle of an image has a color.
    private func isMiddle(_ color: UIColor, of image: UIImage) -> Bool {
        let middle = pixel { _ in image.draw(at: CGPoint(x: -image.size.width / 2, y: -image.size.height / 2)) }
        let expected = pixel { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return middle != nil && middle == expected
    }

    @Test func `A snapshot shows the chosen part in the chosen width`() async throws {
        let html = """
            <body style='margin:0;background:#00f'><div style='position:absolute;left:20px;top:10px;width:100px;height:50px;\
            background:#f00'></div>
            """
        try await run { driver in
            try await show(html: html, driver)
            try await driver.settle { (try? driver.color(at: CGPoint(x: 70, y: 35))) == [255, 0, 0] }
            let whole = try await wait(driver) { [webView] in try await webView.takeSnapshot(configuration: nil) }
            #expect(whole.size == webView.bounds.size)
            #expect(isMiddle(UIColor(red: 0, green: 0, blue: 1, alpha: 1), of: whole))
            let configuration = WKSnapshotConfiguration()
            configuration.rect = CGRect(x: 20, y: 10, width: 100, height: 50)
            configuration.snapshotWidth = 50
            let part = try await wait(driver) { [webView] in
                try await webView.takeSnapshot(configuration: configuration)
            }
            #expect(part.size == CGSize(width: 50, height: 25))
            #expect(isMiddle(UIColor(red: 1, green: 0, blue: 0, alpha: 1), of: part))
        }
    }

    @Test func `An empty snapshot is an error`() async throws {
        try await run { driver in
            try await show(html: "", driver)
            let configuration = WKSnapshotConfiguration()
            configuration.rect = .zero
            await #expect(throws: WKError.self) {
                _ = try await wait(driver) { [webView] in try await webView.takeSnapshot(configuration: configuration) }
            }
        }
    }
}
#endif
