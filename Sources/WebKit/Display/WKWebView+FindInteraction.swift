import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// The bar to find text in a page.
@MainActor
final class PageFinder: NSObject, UIFindInteractionDelegate {
    private weak var webView: WKWebView?
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

    init(_ webView: WKWebView) {
        self.webView = webView
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        webView.map { PageFindSession($0, interaction) }
    }

    /// Handles the keys for the bar.
    func handle(_ press: KeyPress) -> Bool {
        switch press {
        case KeyPress(.character("f"), modifiers: .control): interaction.presentFindNavigator(showingReplace: false)
        case KeyPress(.character("g"), modifiers: .control): interaction.findNext()
        case KeyPress(.character("g"), modifiers: [.control, .shift]),
            KeyPress(.character("G"), modifiers: [.control, .shift]):
            interaction.findPrevious()
        case KeyPress(.escape) where interaction.isFindNavigatorVisible: interaction.dismissFindNavigator()
        default: return false
        }
        return true
    }
}

/// A search in a page. The results arrive later.
@MainActor
private final class PageFindSession: UIFindSession {
    private weak var webView: WKWebView?
    private weak var interaction: UIFindInteraction?
    private var query = ""
    private var count = 0

    init(_ webView: WKWebView, _ interaction: UIFindInteraction) {
        self.webView = webView
        self.interaction = interaction
        super.init()
        // WebKitGTK does not report the index of the selected occurrence.
        searchResultDisplayStyle = .total
    }

    override var resultCount: Int { count }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        self.query = query
        // The search begins after the selection, which may be an occurrence of the text so far.
        webView?.evaluate("getSelection().rangeCount > 0 && getSelection().collapseToStart()", nil, .defaultClient) {
            _ in
        }
        search(.forward)
    }

    override func highlightNextResult(in direction: UITextStorageDirection) { search(direction) }

    private func search(_ direction: UITextStorageDirection) {
        guard let renderer = webView?.renderer, !query.isEmpty else { return invalidateFoundResults() }
        let configuration = WKFindConfiguration()
        configuration.backwards = direction == .backward
        let searched = query
        renderer.find(searched, configuration, keepsMarks: true) { [weak self] count in
            guard let self, query == searched else { return }
            self.count = count
            interaction?.updateResultCount()
        }
    }

    override func invalidateFoundResults() {
        count = 0
        webView?.renderer?.endFind()
    }
}
