import Foundation
import FoundationNetworking
@_spi(Host) import UIKitCore

#if WebKitGTK
import GTKHost
#endif

/// The implementation of a web view: it loads pages, reports their state to the web view, and displays them.
@MainActor
protocol PageEngine: AnyObject {
    var backForwardList: WKBackForwardList { get }
    /// Whether pages handle keys.
    var takesKeys: Bool { get }
    /// The back-forward list and its current page, for another web view.
    var interactionState: Any? { get set }
    func load(_ request: URLRequest) -> WKNavigation?
    func load(_ content: PageContent) -> WKNavigation?
    func loadFile(_ file: FileAccess, _ request: URLRequest) -> WKNavigation?
    func reload(fromOrigin: Bool) -> WKNavigation?
    func go(to item: WKBackForwardListItem) -> WKNavigation?
    func stop()
    /// Called after the address of the web view changed.
    func addressDidChange()
    /// Lays out the page's view in the bounds of the web view.
    func layOut(in bounds: CGRect)
}

/// An engine that renders pages.
@MainActor
protocol PageRenderer: PageEngine {
    /// Runs a script. The handler is called once, in a separate turn.
    func evaluate(_ script: String, in world: WKContentWorld, then handler: @escaping WKWebView.ScriptHandler)
    /// Begins a download of a permitted address.
    func begin(_ download: WKDownload)
    /// Selects the next occurrence of a text, and marks all until ``endFind()`` if `keepsMarks`. The handler is called once, in a separate
    /// turn, with the number of occurrences, 1000 at most.
    func find(
        _ text: String,
        _ configuration: WKFindConfiguration,
        keepsMarks: Bool,
        then handler: @escaping @MainActor (Int) -> Void
    )
    /// Removes the marks of found text.
    func endFind()
    /// Draws the visible part of the page. The handler is called once, in a separate turn.
    func draw(then handler: @escaping @MainActor (Result<UIImage, any Error>) -> Void)
    /// Prints the page to a PDF file, on sheets of a size in points. The handler is called once, in a separate turn.
    func print(to file: URL, sheet: CGSize, then handler: @escaping @MainActor ((any Error)?) -> Void)
    /// Lets the page report its place to the web view from now on.
    func observePlace()
    /// Moves the page, to an offset in points.
    func scroll(to offset: CGPoint, animated: Bool)
    /// Applies the settings of the web view, after a change.
    func applyPreferences()
    /// Calls a function with encoded arguments. The handler is called once, in a separate turn.
    func call(
        _ body: String,
        _ arguments: [(name: String, value: String)],
        in world: WKContentWorld,
        then handler: @escaping WKWebView.ScriptHandler
    )
}

/// A page that the app provides.
struct PageContent {
    let data: Data
    let mimeType: String
    let encoding: String
    /// The address of the page; nil for `about:blank`.
    let base: URL?

    /// A page of HTML.
    init(html: String, base: URL?) {
        self.init(data: Data(html.utf8), mimeType: "text/html", encoding: "UTF-8", base: base)
    }

    init(data: Data, mimeType: String, encoding: String, base: URL?) {
        self.data = data
        self.mimeType = mimeType
        self.encoding = encoding
        self.base = base
    }
}

/// The state of the page in a web view.
struct PageState: Equatable {
    var url: URL?
    var title: String?
    var isLoading = false
    var estimatedProgress = 0.0
    var canGoBack = false
    var canGoForward = false

    /// The progress at the start of a load, so that a progress bar is visible at once.
    static let beginning = 0.1
}

/// Selects the engine of a web view, by the host and the build: rendered pages with the trait `WebKitGTK` in windows, otherwise
/// addresses.
@MainActor
enum PageEngines {
    /// Whether pages are rendered.
    static var areRendered: Bool {
        #if WebKitGTK
        // WebKitGTK must be called on the main thread. Apps always run on it, tests only if they are confined to it.
        return Thread.isMainThread && UIApplication.current?.host is GTKHost
        #else
        return false
        #endif
    }

    static func make(for view: WKWebView) -> any PageEngine {
        #if WebKitGTK
        if areRendered { return DrawnPageEngine(view) }
        #endif
        return AddressEngine(view)
    }

    /// Runs a closure in a separate turn, with the current app as the current one.
    static func later(_ body: @escaping @MainActor () -> Void) {
        let application = UIApplication.current
        DispatchQueue.main.async { [weak application] in
            if let application { UIApplication.current = application }
            body()
        }
    }
}
