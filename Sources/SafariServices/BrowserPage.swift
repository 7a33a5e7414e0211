import Foundation
@_spi(Host) import UIKitCore
import WebKit

/// The page of a browser, with the items of its bars.
final class BrowserPage: UIViewController {
    weak var browser: SFSafariViewController?

    private let start: URL
    private let webView = WKWebView()
    private var observations: [NSObject] = []
    private var isFirstLoad = true

    private lazy var back = item("Back", "chevron.backward") { $0.webView.goBack() }
    private lazy var forward = item("Forward", "chevron.forward") { $0.webView.goForward() }
    private lazy var open = item("Open in Browser", "safari") { $0.openInBrowser() }
    private lazy var reload = UIBarButtonItem(
        systemItem: .refresh,
        primaryAction: UIAction { [weak self] _ in self?.reloadPage() }
    )
    private lazy var stop = UIBarButtonItem(
        systemItem: .stop,
        primaryAction: UIAction { [weak self] _ in self?.webView.stopLoading() }
    )

    init(url: URL) {
        start = url
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = Self.shown(url)
        toolbarItems = [back, forward, UIBarButtonItem(systemItem: .flexibleSpace), open]
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        webView.navigationDelegate = self
        // The toolbar has the button.
        webView.offersBrowser = false
        view = webView
    }

    /// Loads the first page.
    func load() {
        loadViewIfNeeded()
        observe(\.url)
        observe(\.isLoading)
        observe(\.canGoBack)
        observe(\.canGoForward)
        webView.load(URLRequest(url: start))
    }

    /// Shows the button that closes the browser.
    func showDismissButton() {
        let style = browser?.dismissButtonStyle ?? .done
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: style.systemItem,
            primaryAction: UIAction { [weak self] _ in self?.browser?.finish() }
        )
    }

    // MARK: State

    private func observe<Value>(_ property: KeyPath<WKWebView, Value>) {
        observations.append(webView.observe(property) { [weak self] _, _ in self?.showState() })
    }

    private func showState() {
        navigationItem.title = Self.shown(address)
        navigationItem.rightBarButtonItem = webView.isLoading ? stop : reload
        back.isEnabled = webView.canGoBack
        forward.isEnabled = webView.canGoForward
    }

    /// The address of the page, or of the first page if it could not be loaded.
    private var address: URL { webView.url ?? start }

    /// The host and port; with the scheme if the connection is not secure. Paths are omitted, because they can imitate a host.
    private static func shown(_ url: URL) -> String {
        let text = WebAddress.shown(url)
        guard let colon = text.range(of: "://") else { return text }
        let host = text[colon.upperBound...].prefix { !"/?#\\".contains($0) }
        return url.scheme?.lowercased() == "https" ? String(host) : "http://\(host)"
    }

    // MARK: Actions

    private func item(_ name: String, _ symbol: String, _ body: @escaping @MainActor (BrowserPage) -> Void)
        -> UIBarButtonItem
    {
        let item = UIBarButtonItem(
            image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in self.map(body) }
        )
        item.accessibilityLabel = SystemTexts.text(name)
        return item
    }

    /// Loads the first page again if it could not be loaded.
    private func reloadPage() {
        if webView.reload() == nil { webView.load(URLRequest(url: start)) }
    }

    private func openInBrowser() {
        guard let browser, WebAddress.isAllowed(address) else { return }
        browser.delegate?.safariViewControllerWillOpenInBrowser(browser)
        UIApplication.shared.open(address)
    }

    private func firstLoadEnded(_ isComplete: Bool) {
        guard isFirstLoad, let browser else { return }
        isFirstLoad = false
        browser.delegate?.safariViewController(browser, didCompleteInitialLoad: isComplete)
    }
}

extension BrowserPage: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {
        guard isFirstLoad, let browser, let url = webView.url else { return }
        browser.delegate?.safariViewController(browser, initialLoadDidRedirectTo: url)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        firstLoadEnded(true)
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        firstLoadEnded(false)
    }

    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        firstLoadEnded(false)
    }
}
