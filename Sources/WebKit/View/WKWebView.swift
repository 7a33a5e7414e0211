import Foundation
import FoundationNetworking
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// A view that shows web pages, with a back-forward list.
///
/// The displayed content depends on the build and on the host:
///
/// - With the package trait `WebKitGTK`, in a window: the page itself, rendered by WebKitGTK. Cookies, caches and all other data are
///   those of the configuration's ``WKWebsiteDataStore``: by default on disk, shared by the web views of the program.
/// - Otherwise: the address, below a heading derived from it ("Eiffel Tower" for `…/wiki/Eiffel_Tower`), and a button that
///   opens it in the user's browser. Nothing is fetched. The delegate is notified of each load as if the page arrived at once,
///   the back-forward list works, and ``title`` remains nil, because the page is not read.
///
/// Only `http:` and `https:` addresses and `about:blank` are opened, files with ``loadFileURL(_:allowingReadAccessTo:)``, and addresses
/// with a scheme that has a ``WKURLSchemeHandler``. All
/// others, including those in links, scripts and server redirects, are rejected regardless of the delegate's decision: ``load(_:)``
/// fails with `URLError.unsupportedURL`, and so does a load that a server redirects to such an address; a link to one has no effect.
/// The ``uiDelegate`` shows windows that a page opens. Files are downloaded only if the ``navigationDelegate`` decides it.
///
/// `observe(_:options:changeHandler:)` reports changes of ``estimatedProgress``, ``title`` and other properties. Must be used
/// on the main actor.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// A copy of the configuration that the view was created with.
    open var configuration: WKWebViewConfiguration {
        guard let copy = ownConfiguration.copy() as? WKWebViewConfiguration else { return ownConfiguration }
        return copy
    }

    /// The configuration itself.
    let ownConfiguration: WKWebViewConfiguration

    /// Decides which loads are performed, and is notified of them. Weak reference.
    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// Shows the dialogs and windows of pages. Weak reference. Without it dialogs are cancelled, and windows are not opened.
    open weak var uiDelegate: (any WKUIDelegate)?

    /// Whether an address that appears instead of its page has a button that opens the user's browser. Must be set before the view is
    /// in a window or loads a page.
    package var offersBrowser = true

    /// The engine that shows the page. Selected on first use, when the app runs on its host.
    var engine: any PageEngine {
        if let madeEngine { return madeEngine }
        let engine = PageEngines.make(for: self)
        madeEngine = engine
        return engine
    }

    private var madeEngine: (any PageEngine)?

    /// The engine, if it renders pages.
    var renderer: (any PageRenderer)? { engine as? any PageRenderer }

    /// The state of the page.
    private(set) var page = PageState()

    /// Makes a web view.
    ///
    /// - Parameters:
    ///   - frame: The frame in points.
    ///   - configuration: The configuration, which is copied.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        ownConfiguration = configuration.copy() as? WKWebViewConfiguration ?? configuration
        super.init(frame: frame)
    }

    /// Makes a web view with a default configuration.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Decodes a web view from a storyboard or nib, where it is a view with the custom class `WKWebView`.
    public required init?(coder: NSCoder) {
        ownConfiguration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    // MARK: The page

    /// The address of the page, or of the one that is loading; nil before the first load.
    open var url: URL? { page.url }

    /// The title of the page; nil while unknown, and if pages are not read (see ``WKWebView``). Untrusted: display it as plain
    /// text.
    open var title: String? { page.title }

    /// Whether a page is loading.
    open var isLoading: Bool { page.isLoading }

    /// The progress of the load: 0 before the first load, about 0.1 at the start of a load, 1 at its end.
    open var estimatedProgress: Double { page.estimatedProgress }

    // MARK: Loading

    /// Loads a page. Cancels any load in progress.
    ///
    /// The delegate is notified in later turns, in the order that ``WKNavigationDelegate`` documents.
    ///
    /// - Parameter request: The request: address, header fields and cache policy are used. WebKitGTK supports only requests
    ///   without a body; a request with a method other than GET, or with a body, fails like an address that is never opened.
    /// - Returns: The navigation, which identifies the load in calls of the delegate.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        engine.load(request)
    }

    /// Reloads the page. Returns nil without a page.
    @discardableResult
    open func reload() -> WKNavigation? {
        engine.reload(fromOrigin: false)
    }

    /// Reloads the page and all that it consists of, without caches. Returns nil without a page.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? {
        engine.reload(fromOrigin: true)
    }

    /// Cancels the load. The delegate is notified of a failure with `URLError.cancelled`, if it was notified of the start.
    open func stopLoading() {
        engine.stop()
    }

    // MARK: Content of the app

    /// Shows a page of HTML that the app provides. It needs rendered pages; without them the load fails with code 100 of
    /// `WebKitErrorDomain`.
    ///
    /// - Parameters:
    ///   - string: The HTML. Texts from elsewhere must be escaped in it.
    ///   - baseURL: The address of the page, to which its links and images are relative. For a `file:` address the page may load the
    ///     files in the same folder. Default with nil: `about:blank`, without access to files.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        engine.load(PageContent(html: string, base: baseURL))
    }

    /// Shows data as a page; see ``loadHTMLString(_:baseURL:)``.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - mimeType: Its type, such as `text/html` or `image/png`.
    ///   - characterEncodingName: The encoding of texts, such as `utf-8`.
    ///   - baseURL: The address of the page.
    @discardableResult
    open func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        engine.load(PageContent(data: data, mimeType: mimeType, encoding: characterEncodingName, base: baseURL))
    }

    /// Shows a file as a page. It needs rendered pages, as ``loadHTMLString(_:baseURL:)`` does.
    ///
    /// - Parameters:
    ///   - url: The `file:` address of the page; traps for another one.
    ///   - readAccessURL: The file, or the folder, that the page may read. If it does not contain the page, the load fails with
    ///     `URLError.noPermissionsToReadFile`. Links to other files have no effect, and images, scripts and styles outside of the
    ///     folder are not loaded.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        loadFileRequest(URLRequest(url: url), allowingReadAccessTo: readAccessURL)
    }

    /// Shows a file as a page; see ``loadFileURL(_:allowingReadAccessTo:)``.
    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        guard request.url?.isFileURL == true, readAccessURL.isFileURL else {
            trap("WKWebView.loadFileURL(_:allowingReadAccessTo:) was given an address that is not one of a file.")
        }
        return engine.loadFile(FileAccess(readAccessURL), request) ?? WKNavigation()
    }

    /// Shows data as if it were the response to a request; see ``loadHTMLString(_:baseURL:)``. The header fields of the response are not
    /// used, except for its type and encoding.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data)
        -> WKNavigation
    {
        let content = PageContent(
            data: data,
            mimeType: response.mimeType ?? "text/html",
            encoding: response.textEncodingName ?? "utf-8",
            base: request.url
        )
        return engine.load(content) ?? WKNavigation()
    }

    /// Shows HTML as if it were the response to a request; see ``loadHTMLString(_:baseURL:)``.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        engine.load(PageContent(html: string, base: request.url)) ?? WKNavigation()
    }

    // MARK: Scripts

    /// Runs a script in the page, in its own world: the script can use the page's variables, and the page can change what the script
    /// uses. It needs rendered pages; without them the result is `WKError.unknown`.
    ///
    /// - Parameters:
    ///   - javaScriptString: The script. To pass values of the app, use ``callAsyncJavaScript(_:arguments:in:in:completionHandler:)``.
    ///   - completionHandler: Receives the value of the last statement, in a later turn: a `String`, an `NSNumber` for numbers and
    ///     truth values, a `Date`, `NSNull` for `null`, `[Any]`, `[String: Any]`, or nil for `undefined`. Properties with the value
    ///     `undefined` are omitted. The error is `WKError.javaScriptExceptionOccurred`, whose user info has the exception, or
    ///     `WKError.javaScriptResultTypeIsUnsupported`, also for values that contain themselves, are nested more than 500 times or
    ///     have more than a million parts.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        evaluate(javaScriptString, nil, .page) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// The asynchronous variant. For `undefined` the value is a nil of type `Any?`.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        try await outcome { evaluate(javaScriptString, nil, .page, then: $0) } as Any
    }

    // MARK: Scrolling

    /// The scroll view of the page: it has the offset and the size of the page's content, moves the page, and calls its delegate when the
    /// page scrolls. Without rendered pages the content is as large as the view.
    ///
    /// WebKit displays and scrolls the page itself. This view is not in the hierarchy: subviews, a refresh control, insets and zooming
    /// have no effect. Use ``pageZoom`` for the zoom.
    open var scrollView: UIScrollView {
        let view = pageScrollView
        view.fit()
        return view
    }

    private lazy var pageScrollView: PageScrollView = {
        let view = PageScrollView(self)
        view.contentSize = bounds.size
        renderer?.observePlace()
        hasScrollView = true
        return view
    }()

    private var hasScrollView = false

    /// Called after the page moved, or its size changed.
    func pageDidMove(to place: PagePlace) {
        guard hasScrollView else { return }
        pageScrollView.fit()
        pageScrollView.show(place)
    }

    // MARK: Display

    /// The zoom of the page. Default: 1. Traps for a value that is not positive.
    open var pageZoom: CGFloat = 1 {
        didSet {
            guard pageZoom > 0, pageZoom.isFinite else {
                trap("WKWebView.pageZoom was set to a value that is not positive.")
            }
            settingsChanged()
        }
    }

    /// The name of the browser that servers and pages get; nil for the usual one. Control characters are not permitted: a text with them
    /// counts as nil. An empty text too. Default: nil.
    open var customUserAgent: String? {
        didSet { settingsChanged() }
    }

    /// Whether the page's context menu opens WebKit's inspector. Default: false.
    open var isInspectable = false {
        didSet { settingsChanged() }
    }

    /// Whether swiping with two fingers moves to the previous or next page. Default: false.
    open var allowsBackForwardNavigationGestures = false {
        didSet { settingsChanged() }
    }

    /// Whether Ctrl+F opens a bar to find text in the page. Default: false. Without rendered pages nothing is found.
    open var isFindInteractionEnabled = false {
        didSet {
            guard isFindInteractionEnabled != oldValue else { return }
            if isFindInteractionEnabled {
                addInteraction(finder.interaction)
            } else {
                finder.interaction.dismissFindNavigator()
                removeInteraction(finder.interaction)
            }
        }
    }

    /// The bar to find text; nil if it is not enabled.
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finder.interaction : nil }

    private lazy var finder = PageFinder(self)

    /// Whether pressing a link shows its page in a preview. Kept without effect: WebKitGTK has no previews.
    open var allowsLinkPreview = true

    /// Applies settings, if pages are already rendered.
    private func settingsChanged() {
        (madeEngine as? any PageRenderer)?.applyPreferences()
    }

    // MARK: Back and forward

    /// The back-forward list with its pages' scroll positions and fields, for the same property of another web view, also after the
    /// app's next launch: `Data` for property lists. Nil before the first load. Setting it loads the current page; values that were
    /// not read from this property have no effect.
    open var interactionState: Any? {
        get { engine.interactionState }
        set { engine.interactionState = newValue }
    }

    /// The pages shown in this view, in order.
    open var backForwardList: WKBackForwardList { engine.backForwardList }

    /// Whether there is a page to go back to.
    open var canGoBack: Bool { page.canGoBack }

    /// Whether there is a page to go forward to.
    open var canGoForward: Bool { page.canGoForward }

    /// Shows the previous page. Returns nil without one.
    @discardableResult
    open func goBack() -> WKNavigation? {
        backForwardList.backItem.flatMap(go(to:))
    }

    /// Shows the next page, after ``goBack()``. Returns nil without one.
    @discardableResult
    open func goForward() -> WKNavigation? {
        backForwardList.forwardItem.flatMap(go(to:))
    }

    /// Shows a page of ``backForwardList``.
    ///
    /// - Parameter item: The page. Returns nil for the current page, and for one that is no longer in the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        engine.go(to: item)
    }

    // MARK: UIView

    /// Creates the engine when the view is added to a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { _ = engine }
    }

    /// Lays out the engine's view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        engine.layOut(in: bounds)
        if hasScrollView { pageScrollView.fit() }
    }

    /// Whether the page receives keys: true for pages rendered by WebKitGTK.
    open override var canBecomeFirstResponder: Bool { engine.takesKeys }

    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool {
        isFindInteractionEnabled && finder.handle(press) || super.handleKey(press)
    }

    // MARK: Changes

    /// Changes the state of the page, and notifies observers.
    func change(_ body: (inout PageState) -> Void) {
        let old = page
        var new = page
        body(&new)
        guard new != old else { return }
        let keys = new.changes(since: old)
        for key in keys { noteWillChange(key) }
        page = new
        for key in keys { noteDidChange(key) }
        if new.url != old.url { engine.addressDidChange() }
    }
}
