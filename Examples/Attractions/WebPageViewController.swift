import UIKit
import WebKit

/// The web page of an attraction, with browser buttons.
class WebPageViewController: UIViewController {
    let attraction: Attraction

    private let webView = WKWebView()
    private let progressView = UIProgressView(progressViewStyle: .bar)
    private var observations: [NSKeyValueObservation] = []

    private lazy var backItem = item("Back", "chevron.backward") { $0.goBack() }
    private lazy var forwardItem = item("Forward", "chevron.forward") { $0.goForward() }
    private lazy var reloadItem = item("Reload", "arrow.clockwise") { $0.reload() }
    private lazy var stopItem = item("Stop", "xmark") { $0.stopLoading() }

    init(attraction: Attraction) {
        self.attraction = attraction
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("WebPageViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        addViews()
        webView.navigationDelegate = self
        observations = [
            observe(\.title), observe(\.isLoading), observe(\.estimatedProgress), observe(\.canGoBack),
            observe(\.canGoForward),
        ]
        update()
        webView.load(URLRequest(url: attraction.webAddress))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { webView.stopLoading() }
    }

    private func addViews() {
        for subview in [webView, progressView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            webView.topAnchor.constraint(equalTo: area.topAnchor),
            webView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            webView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            webView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            progressView.topAnchor.constraint(equalTo: area.topAnchor),
            progressView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            progressView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }

    // MARK: State of the page

    private func observe<Value: Equatable>(_ property: KeyPath<WKWebView, Value>) -> NSKeyValueObservation {
        webView.observe(property) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }

    private func update() {
        let pageTitle = webView.title ?? ""
        title = pageTitle.isEmpty ? attraction.name : pageTitle
        progressView.isHidden = !webView.isLoading
        progressView.progress = Float(webView.estimatedProgress)
        backItem.isEnabled = webView.canGoBack
        forwardItem.isEnabled = webView.canGoForward
        toolbarItems = [
            backItem, .flexibleSpace(), forwardItem, .flexibleSpace(), webView.isLoading ? stopItem : reloadItem,
        ]
    }

    private func item(
        _ name: String,
        _ symbol: String,
        _ body: @escaping @MainActor (WKWebView) -> Void
    ) -> UIBarButtonItem {
        let action = UIAction { [weak webView] _ in webView.map(body) }
        let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: action)
        item.accessibilityLabel = name
        return item
    }
}

// MARK: - Failures

extension WebPageViewController: WKNavigationDelegate {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        webView.isHidden = false
        contentUnavailableConfiguration = nil
    }

    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        show(error)
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        show(error)
    }

    private func show(_ error: any Error) {
        let failure = error as? URLError
        // The user stopped the load, or opened a different page.
        if failure?.code == .cancelled { return }
        let address = failure?.failingURL ?? attraction.webAddress
        var notice = UIContentUnavailableConfiguration.empty()
        notice.image = UIImage(systemName: "wifi.slash")
        notice.text = "The Page Could Not Be Loaded"
        notice.secondaryText = error.localizedDescription
        notice.button.title = "Try Again"
        notice.buttonProperties.primaryAction = UIAction { [weak webView] _ in webView?.load(URLRequest(url: address)) }
        contentUnavailableConfiguration = notice
        webView.isHidden = true
    }
}
