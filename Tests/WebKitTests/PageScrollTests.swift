#if WebKitGTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

@testable import WebKit

/// The scroll view of a page, its PDF, and its use of camera and microphone.
@MainActor
@Suite("Scrolling, PDF and media capture of pages", .serialized, .enabled(if: canShowPages))
struct PageScrollTests: WindowWithPage {
    let screen = PageController()

    private final class Delegate: NSObject, UIScrollViewDelegate, WKUIDelegate {
        var offsets: [CGFloat] = []
        var ends = 0
        var requests: [String] = []
        var decision = WKPermissionDecision.deny

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }

        func webView(
            _ webView: WKWebView,
            decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
            initiatedBy frame: WKFrameInfo,
            type: WKMediaCaptureType
        ) async -> WKPermissionDecision {
            requests.append("\(origin.protocol) \(origin.host) \(origin.port) \(type)")
            return decision
        }
    }

    private let delegate = Delegate()
    private static let long = "<body style='margin:0'><div style='height:3000px'>Top</div>"

    @Test func `The scroll view has the size of the page, and follows it`() async throws {
        try await run { driver in
            let scrollView = webView.scrollView
            scrollView.delegate = delegate
            try await show(html: Self.long, driver)
            try await driver.settle { scrollView.contentSize.height == 3000 }
            #expect(scrollView.bounds.size == webView.bounds.size)
            _ = try await value("scrollTo(0, 500)", driver)
            try await driver.settle { scrollView.contentOffset.y == 500 }
            #expect(delegate.offsets.last == 500)
        }
    }

    @Test func `The app scrolls the page, at once and animated`() async throws {
        try await run { driver in
            try await show(html: Self.long, driver)
            let scrollView = webView.scrollView
            scrollView.delegate = delegate
            try await driver.settle { scrollView.contentSize.height == 3000 }
            scrollView.contentOffset = CGPoint(x: 0, y: 300)
            #expect(scrollView.contentOffset.y == 300)
            #expect(try await value("scrollY", driver) as? Double == 300)
            scrollView.setContentOffset(CGPoint(x: 0, y: 99_999), animated: true)
            let bottom = 3000 - webView.bounds.height
            try await driver.settle { delegate.ends == 1 }
            #expect(scrollView.contentOffset.y == bottom)
        }
    }

    @Test func `Removing all user scripts keeps the scroll view informed`() async throws {
        try await run { driver in
            let scrollView = webView.scrollView
            webView.configuration.userContentController.removeAllUserScripts()
            try await show(html: Self.long, driver)
            try await driver.settle { scrollView.contentSize.height == 3000 }
            let type = try await value("typeof window.webkit?.messageHandlers?.searchlightPagePlace", driver)
            #expect(type as? String == "undefined")
        }
    }

    @Test func `A message that is no place is ignored`() {
        let bodies: [Any] = ["text", [1, 2], [1, 2, 3, 4, "x"], [1, 2, 3, 4, Double.infinity]]
        for body in bodies { #expect(PageScrollScript.place(body, zoom: 1) == nil) }
        #expect(PageScrollScript.place([1, 2, 3, 4, 1], zoom: 2)?.size == CGSize(width: 6, height: 8))
    }

    @Test func `A page is printed to PDF`() async throws {
        try await run { driver in
            try await show(html: Self.long, driver)
            let data = try await wait(driver) { [webView] in try await webView.pdf() }
            #expect(data.starts(with: Array("%PDF".utf8)))
        }
    }

    @Test(arguments: [true, false])
    func `The app decides about camera and microphone`(isGranted: Bool) async throws {
        try await run { driver in
            delegate.decision = isGranted ? .grant : .deny
            webView.uiDelegate = delegate
            try #require(webView.engine as? DrawnPageEngine).inventDevices()
            let script = """
                <script>navigator.mediaDevices.getUserMedia({video: true, audio: true})
                .then(s => document.title = 'tracks ' + s.getTracks().length, e => document.title = e.name)</script>
                """
            try await show(html: script, base: URL(string: "https://example.org/page"), driver)
            try await driver.settle { webView.title != nil && webView.title != "" }
            #expect(webView.title == (isGranted ? "tracks 2" : "NotAllowedError"))
            #expect(delegate.requests == ["https example.org 0 cameraAndMicrophone"])
        }
    }
}
#endif
