#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// A page among other views, and its share of keys, clicks and scroll events.
@MainActor
@Suite("Input to pages", .serialized, .enabled(if: canShowPages))
struct PageInputTests {
    /// A field, and a page below it.
    private final class Mixed: UIViewController {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
        let webView = WKWebView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))

        override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Field"
            view.addSubview(field)
            view.addSubview(webView)
        }
    }

    private let screen = Mixed()
    private var webView: WKWebView { screen.webView }

    private func run(_ page: PageServer.Answer, _ body: @MainActor (GTKAppDriver) async throws -> Void) async throws {
        let server = try PageServer(["/": page])
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            webView.load(URLRequest(url: server.url("/")))
            try await driver.settle { webView.title == "Ready" && !webView.isLoading }
            try await body(driver)
        }
    }

    /// Waits until a point of the window has a colour.
    private func wait(for color: [Int], at x: CGFloat, _ y: CGFloat, _ driver: GTKAppDriver) async throws {
        // Until the window is redrawn, its colours cannot be read.
        try await driver.settle { (try? driver.color(at: CGPoint(x: x, y: y))) == color }
    }

    private static let ground = "<style>html { background: #0f0 }</style>"
    private static let green = [0, 255, 0]

    private static let inputs = PageServer.Answer.page(
        "Ready",
        """
        \(ground)<input id=one style="position:fixed;left:10px;top:10px;height:30px">\
        <input id=two style="position:fixed;left:10px;top:60px;height:30px"><script>
        const tell = () => document.title = document.activeElement.id + ':' + one.value + ':' + two.value;
        addEventListener('input', tell); addEventListener('focusin', tell);</script>
        """
    )

    // MARK: Position

    @Test func `A page is drawn in the frame of its web view`() async throws {
        try await run(.page("Ready", Self.ground)) { driver in
            try await wait(for: Self.green, at: 200, 110, driver)
            #expect(try driver.color(at: CGPoint(x: 200, y: 90)) != Self.green)
            #expect(try driver.color(at: CGPoint(x: 410, y: 200)) != Self.green)
            webView.frame = CGRect(x: 50, y: 450, width: 100, height: 100)
            try await wait(for: Self.green, at: 60, 540, driver)
            #expect(try driver.color(at: CGPoint(x: 200, y: 110)) != Self.green)
            #expect(try driver.color(at: CGPoint(x: 160, y: 540)) != Self.green)
            webView.isHidden = true
            try await driver.settle { try driver.color(at: CGPoint(x: 60, y: 540)) != Self.green }
        }
    }

    @Test func `Subviews of a web view are in front of the page`() async throws {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        mark.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        webView.addSubview(mark)
        try await run(.page("Ready", Self.ground)) { driver in
            try await wait(for: Self.green, at: 100, 120, driver)
            #expect(try driver.color(at: CGPoint(x: 20, y: 120)) == [0, 0, 255])
        }
    }

    // MARK: Keys

    @Test func `A click moves the focus between the page and a text field`() async throws {
        try await run(Self.inputs) { driver in
            try await wait(for: Self.green, at: 200, 390, driver)
            try await driver.tap("Field", role: "text field")
            try await driver.type("a")
            #expect(screen.field.text == "a" && screen.field.isFirstResponder)
            try await driver.click(at: CGPoint(x: 60, y: 125))
            try await driver.settle { webView.isFirstResponder }
            try await driver.type("tower")
            try await driver.settle { webView.title == "one:tower:" }
            #expect(screen.field.text == "a" && !screen.field.isFirstResponder)
            try await driver.tap("Field", role: "text field")
            try await driver.type("b")
            #expect(screen.field.text == "ab" && webView.title == "one:tower:")
        }
    }

    @Test func `Tab moves the focus between fields of the page`() async throws {
        try await run(Self.inputs) { driver in
            try await wait(for: Self.green, at: 200, 390, driver)
            try await driver.click(at: CGPoint(x: 60, y: 125))
            try await driver.settle { webView.title == "one::" }
            try await driver.press("Tab")
            try await driver.settle { webView.title == "two::" }
            try await driver.type("x")
            try await driver.settle { webView.title == "two::x" }
        }
    }

    @Test func `becomeFirstResponder moves the focus to the page, and to a text field`() async throws {
        try await run(Self.inputs) { driver in
            try await wait(for: Self.green, at: 200, 390, driver)
            try await driver.tap("Field", role: "text field")
            webView.becomeFirstResponder()
            try await driver.settle()
            #expect(webView.isFirstResponder)
            try await driver.press("Tab")
            try await driver.settle { webView.title == "one::" }
            screen.field.becomeFirstResponder()
            try await driver.settle()
            try await driver.type("a")
            #expect(screen.field.text == "a" && webView.title == "one::")
        }
    }

    @Test func `Ctrl+F moves the focus from the page to the search field`() async throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 400, height: 50))
        screen.loadViewIfNeeded()
        screen.view.addSubview(bar)
        try await run(Self.inputs) { driver in
            try await wait(for: Self.green, at: 200, 390, driver)
            try await driver.click(at: CGPoint(x: 60, y: 125))
            try await driver.settle { webView.isFirstResponder }
            try await driver.press("ctrl+f")
            try await driver.type("q")
            #expect(bar.text == "q" && webView.title == "one::")
        }
    }

    @Test func `The wheel scrolls the page`() async throws {
        let page = PageServer.Answer.page(
            "Ready",
            """
            \(Self.ground)<div style="height:3000px"></div>\
            <script>addEventListener('scroll', () => document.title = 'Scrolled')</script>
            """
        )
        try await run(page) { driver in
            try await wait(for: Self.green, at: 200, 390, driver)
            try await driver.turnWheel(at: CGPoint(x: 200, y: 300), notches: 3)
            try await driver.settle { webView.title == "Scrolled" }
        }
    }

    // MARK: Lifetime

    @Test func `A deallocated web view stops loading`() async throws {
        final class Holder: UIViewController {
            var webView: WKWebView? = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        }
        let server = try PageServer(["/": .init(fields: [:], body: "<title>Slow</title>", isEndless: true)])
        let holder = Holder()
        try await GTKAppDriver.run(rootViewController: holder) { driver in
            weak let former = holder.webView
            holder.view.addSubview(try #require(holder.webView))
            holder.webView?.load(URLRequest(url: server.url("/")))
            try await driver.settle { server.openConnections == 1 }
            holder.webView?.removeFromSuperview()
            holder.webView = nil
            try await driver.settle { former == nil && server.openConnections == 0 }
        }
    }
}
#endif
