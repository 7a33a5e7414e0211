import UIKit
import WebKit

/// A web article with a progress indicator.
final class ArticleViewController: UIViewController, WKNavigationDelegate {
    private let address: URL
    private let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    private let progressLabel = UILabel()
    private var observation: NSKeyValueObservation?

    init(address: URL) {
        self.address = address
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.frame = view.bounds
        webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        webView.navigationDelegate = self
        view.addSubview(webView)
        progressLabel.frame = CGRect(x: 0, y: 100, width: 200, height: 30)
        view.addSubview(progressLabel)
        observation = webView.observe(\.estimatedProgress, options: [.new]) { [weak self] _, change in
            let progress = change.newValue ?? 0
            MainActor.assumeIsolated { self?.progressLabel.text = "\(Int(progress * 100)) %" }
        }
        webView.load(URLRequest(url: address))
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        navigationAction.request.url?.host == address.host ? .allow : .cancel
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        title = webView.title ?? webView.url?.host
    }
}
