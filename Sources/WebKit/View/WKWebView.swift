import Foundation
import FoundationNetworking
@_spi(Host) import UIKitCore

/// Shows a web page, and keeps the list of those that were shown before.
///
/// How much of a page is seen depends on how the program was built, and on where it runs:
///
/// - With the package trait `WebKitGTK`, in a window: the page itself, drawn by WebKitGTK. Nothing of it is kept when the
///   program ends: cookies, caches and all other data live in memory, shared by the web views of the program.
/// - Otherwise: the address, under a heading that is made of it ("Eiffel Tower" for `…/wiki/Eiffel_Tower`), and a button that
///   opens it in the person's browser. Nothing is fetched. The delegate is told of each load as if the page had come at
///   once, the list of pages is kept, and ``title`` stays nil, because nobody has read the page.
///
/// Only addresses that begin with `http:` or `https:` are ever opened. All others, also those that a page's links, scripts and
/// servers name, are refused whatever the delegate decides: ``load(_:)`` fails with `URLError.unsupportedURL`, and so does a
/// load that a server sends to such an address; a link to one does nothing. Windows that a page opens are not shown, as on
/// iOS, and files are not downloaded.
///
/// ``observe(_:options:changeHandler:)`` tells of each change of ``estimatedProgress``, ``title`` and the others. Main actor.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// What the view was made with, as a copy.
    open var configuration: WKWebViewConfiguration {
        guard let copy = ownConfiguration.copy() as? WKWebViewConfiguration else { return ownConfiguration }
        return copy
    }

    private let ownConfiguration: WKWebViewConfiguration

    /// Decides what is loaded, and hears of it.
    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// What shows the page: chosen when it is needed, which is when the app runs on its host.
    private(set) lazy var engine: any PageEngine = PageEngines.make(for: self)

    /// What is known of the page.
    private(set) var page = PageState()

    /// Whoever wants to know of changes of the page.
    var observers: [WeakObserver] = []

    /// Makes a web view.
    ///
    /// - Parameters:
    ///   - frame: Its frame in points.
    ///   - configuration: How it is to be; it is copied.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        ownConfiguration = configuration.copy() as? WKWebViewConfiguration ?? configuration
        super.init(frame: frame)
    }

    /// Makes a web view with a configuration that says nothing.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Reads a web view from a storyboard or a nib, where it is a view with the custom class `WKWebView`.
    public required init?(coder: NSCoder) {
        ownConfiguration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    // MARK: The page

    /// The address of the page, or of the one that is loading; nil at first.
    open var url: URL? { page.url }

    /// The page's own title; nil until one is known, and where the page is not read (see ``WKWebView``). A page can say
    /// anything here: show it as text.
    open var title: String? { page.title }

    /// Whether a page is loading.
    open var isLoading: Bool { page.isLoading }

    /// How much of the page is there: 0 at first, 0.1 or a little more when a load begins, 1 when it is over.
    open var estimatedProgress: Double { page.estimatedProgress }

    // MARK: Loading

    /// Loads a page. Whatever was loading before is given up.
    ///
    /// The delegate hears of it in later turns: ``WKNavigationDelegate`` says in which order.
    ///
    /// - Parameter request: What to load: its address, header fields and cache policy count. Only requests that send nothing are
    ///   loaded, as WebKitGTK knows no others; one with another method than GET, or with a body, fails like an address
    ///   that is never opened.
    /// - Returns: The navigation, by which the delegate's calls tell it from others.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        engine.load(request)
    }

    /// Loads the page again. Nil when there is none.
    @discardableResult
    open func reload() -> WKNavigation? {
        engine.reload()
    }

    /// Gives up what is loading. The delegate hears of a failure with `URLError.cancelled`, if it was told of the beginning.
    open func stopLoading() {
        engine.stop()
    }

    // MARK: Back and forward

    /// The pages that were shown here, in order.
    open var backForwardList: WKBackForwardList { engine.backForwardList }

    /// Whether there is a page to go back to.
    open var canGoBack: Bool { page.canGoBack }

    /// Whether there is a page to go forward to.
    open var canGoForward: Bool { page.canGoForward }

    /// Shows the page before this one. Nil when there is none.
    @discardableResult
    open func goBack() -> WKNavigation? {
        backForwardList.backItem.flatMap(go(to:))
    }

    /// Shows the page after this one, which was left with ``goBack()``. Nil when there is none.
    @discardableResult
    open func goForward() -> WKNavigation? {
        backForwardList.forwardItem.flatMap(go(to:))
    }

    /// Shows a page of ``backForwardList``.
    ///
    /// - Parameter item: The page. Nil is returned for the present one, and for one that is not in the list any more.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        engine.go(to: item)
    }

    // MARK: UIView

    /// Brings what shows the page.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { _ = engine }
    }

    /// Lays out what shows the page.
    open override func layoutSubviews() {
        super.layoutSubviews()
        engine.layOut(in: bounds)
    }

    /// Whether the page receives keys: where it is drawn by WebKitGTK.
    open override var canBecomeFirstResponder: Bool { engine.takesKeys }

    // MARK: Changes

    /// Changes what is known of the page, and tells those who observe it.
    func change(_ body: (inout PageState) -> Void) {
        let old = page
        var new = page
        body(&new)
        guard new != old else { return }
        tellObservers(from: old, to: new, isPrior: true)
        page = new
        tellObservers(from: old, to: new, isPrior: false)
        if new.url != old.url { engine.addressDidChange() }
    }
}
