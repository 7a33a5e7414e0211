#if WebKitGTK
import CWebKitShim
import Foundation
import FoundationNetworking
@_spi(Widgets) import GTKHost
@_spi(Host) import UIKitCore

/// The engine for web views in windows: WebKitGTK loads and renders pages.
@MainActor
final class DrawnPageEngine: PageRenderer {
    let takesKeys = true
    weak var view: WKWebView?
    /// The widget.
    let page: UnsafeMutableRawPointer
    /// The load that the app requested and WebKit has not yet started.
    var asked: Load?
    /// The load in progress in WebKit.
    var present: WKNavigation?
    /// The files that pages may load.
    var files: FileAccess?
    /// The connections of message handlers, by name.
    var channels: [String: UInt] = [:]
    /// The loads and responses that the delegate decided to download.
    var expected: [DownloadCause] = []
    /// The address of a load that became a download. WebKit reports it as the page's until the next load.
    private var downloaded: URL?
    /// The requests for addresses of the app that have not ended.
    var tasks: [DrawnSchemeTask] = []
    /// The requests that began before the load in progress.
    private var formerTasks: [DrawnSchemeTask] = []
    /// The searches that have not ended, in order.
    var searches: [DrawnSearch] = []
    /// Whether the page reports its place.
    var observesPlace = false
    private var items = DrawnPageItems()

    /// A load that the app requested.
    struct Load {
        let navigation: WKNavigation
        let url: URL?
        /// Whether the app provides the page, so that any address is permitted.
        var isContent = false
    }

    init(_ view: WKWebView) {
        self.view = view
        let context = WeakEngine()
        let pointer = Unmanaged.passRetained(context).toOpaque()
        let opener = view.ownConfiguration.opener?.engine
        page = searchlight_page_new(
            DrawnPageEngine.handlers,
            pointer,
            view.ownConfiguration.websiteDataStore.storage.session,
            opener?.page
        )
        self.context = pointer
        context.engine = self
        registerSchemes()
        view.ownConfiguration.preferences.attach(self)
        applyPreferences()
        view.ownConfiguration.userContentController.attach(self)
    }

    private let context: UnsafeMutableRawPointer

    isolated deinit {
        Unmanaged<WeakEngine>.fromOpaque(context).release()
        let page = Page(pointer: page)
        // Deferred, because the view may be deallocated during GTK's layout.
        DispatchQueue.main.async { searchlight_page_close(page.pointer) }
    }

    private struct Page: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer
    }

    func addressDidChange() {}

    /// No effect: the host places the widget.
    func layOut(in bounds: CGRect) {}

    // MARK: Loading

    func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url, !url.isFileURL, opens(url), request.isGet else {
            return refuse(request, with: URLError.refused(request.url))
        }
        let load = ask(for: url)
        let fields = request.allFields
        withTexts(fields.map(\.name)) { names in
            withTexts(fields.map(\.value)) { values in
                searchlight_page_load(page, url.absoluteString, fields.count, names, values)
            }
        }
        return load
    }

    func reload(fromOrigin: Bool) -> WKNavigation? {
        guard let url = backForwardList.currentItem?.url ?? view?.url else { return nil }
        let navigation = ask(for: url)
        if fromOrigin { searchlight_page_reload_from_origin(page) } else { searchlight_page_reload(page) }
        return navigation
    }

    func go(to item: WKBackForwardListItem) -> WKNavigation? {
        let list = backForwardList
        guard list.currentItem !== item, let pointer = items.pointer(of: item) else { return nil }
        let navigation = ask(for: item.url)
        searchlight_page_go(page, pointer)
        return navigation
    }

    func stop() {
        asked = nil
        searchlight_page_stop(page)
        stopTasks(tasks)
    }

    func ask(for url: URL, isContent: Bool = false) -> WKNavigation {
        let load = Load(navigation: WKNavigation(), url: url, isContent: isContent)
        asked = load
        return load.navigation
    }

    /// Whether pages may be at an address, or lead to it.
    func opens(_ url: URL) -> Bool {
        if WebAddress.isAllowed(url) || url == WebAddress.blank || url.absoluteString == "about:srcdoc" { return true }
        if url.isFileURL { return files?.allows(url) ?? false }
        return schemeHandler(of: url) != nil
    }

    /// Shows the beginning of a load before WebKit begins it.
    func showBeginning(_ url: URL?) {
        view?.change {
            $0.url = url
            $0.isLoading = true
            $0.estimatedProgress = PageState.beginning
        }
    }

    /// Fails a load without WebKit, which never receives a rejected address.
    func refuse(_ request: URLRequest, with error: any Error) -> WKNavigation {
        let load = Load(navigation: WKNavigation(), url: request.url)
        searchlight_page_stop(page)
        asked = load
        showBeginning(request.url)
        later(load) { engine, view in
            let action = WKNavigationAction(request: request, type: .other, targetFrame: WKFrameInfo(webView: view))
            view.decidePolicy(for: action) { [weak engine] policy in
                engine?.later(load) { engine, view in
                    if policy == .allow { view.didStart(load.navigation) }
                    engine.asked = nil
                    engine.read()
                    if policy == .allow { view.didFail(load.navigation, with: error) }
                }
            }
        }
        return load.navigation
    }

    /// Continues a load in a separate turn, unless the app requested a newer one.
    private func later(_ load: Load, _ body: @escaping @MainActor (DrawnPageEngine, WKWebView) -> Void) {
        DispatchQueue.main.async { [weak self] in
            guard let self, let view, asked?.navigation === load.navigation else { return }
            body(self, view)
        }
    }

    // MARK: Callbacks of WebKit

    /// Updates the state of the page.
    func read() {
        guard let view else { return }
        let list = backForwardList
        let page = page
        let url = searchlight_page_address(page).flatMap { URL(string: String(cString: $0)) }
        let isDownload = asked == nil && present == nil && downloaded.map { url?.isSamePage(as: $0) == true } ?? false
        view.change {
            $0.url = isDownload ? list.currentItem?.url : url
            $0.title = searchlight_page_title(page).map { String(cString: $0) }
            $0.isLoading = !isDownload && searchlight_page_is_loading(page) != 0
            $0.estimatedProgress = isDownload ? 1 : searchlight_page_progress(page)
            $0.canGoBack = list.backItem != nil
            $0.canGoForward = list.forwardItem != nil
        }
    }

    func loaded(_ event: SearchlightLoadEvent) {
        guard let view else { return }
        if event == SEARCHLIGHT_LOAD_STARTED {
            let navigation = asked?.navigation ?? WKNavigation()
            asked = nil
            if let former = present { view.didFail(former, with: URLError.cancelled(nil)) }
            present = navigation
            formerTasks = tasks
            downloaded = nil
            view.didStart(navigation)
            return
        }
        guard let navigation = present else { return }
        switch event {
        case SEARCHLIGHT_LOAD_REDIRECTED: view.didRedirect(navigation)
        case SEARCHLIGHT_LOAD_COMMITTED:
            stopTasks(formerTasks)
            formerTasks = []
            view.didCommit(navigation)
        default:
            present = nil
            view.didFinish(navigation)
        }
    }

    func failed(_ failure: PageFailure) {
        guard let view, let navigation = present else { return }
        present = nil
        // A server redirect to a rejected address.
        let isRefused = failure.url.map { !opens($0) } ?? false
        view.didFail(navigation, with: isRefused ? URLError.refused(failure.url) : failure.error)
    }

    func ended() {
        guard let view else { return }
        if let navigation = present {
            present = nil
            view.didFail(navigation, with: WKError(.webContentProcessTerminated))
        }
        view.didEnd()
    }

    /// The requested load; nil for an invalid address.
    func action(_ told: SearchlightAction) -> WKNavigationAction? {
        let address = told.address.map { String(cString: $0) } ?? ""
        guard let view, let url = address.isEmpty ? WebAddress.blank : URL(string: address) else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = told.method.map { String(cString: $0) }
        let frame = WKFrameInfo(webView: view)
        return WKNavigationAction(
            request: request,
            type: WKNavigationType(rawValue: Int(told.type)) ?? .other,
            targetFrame: told.is_new_window != 0 ? nil : frame
        )
    }

    func decide(_ decision: DrawnPageDecision, _ told: SearchlightAction) {
        guard let view, let action = action(told), let url = action.request.url else { return decision.answer(false) }
        let isContent = asked.map { $0.isContent && $0.url?.isSamePage(as: url) == true } ?? false
        view.decidePolicy(for: action) { [weak self] policy in
            guard let self else { return decision.answer(false) }
            // A cancelled load must not be mistaken for the next one that WebKit starts.
            if policy != .allow, asked?.url?.isSamePage(as: url) == true { asked = nil }
            if policy == .download, WebAddress.isAllowed(url) {
                expectDownload(.action(action))
                downloaded = url
                decision.answer(SEARCHLIGHT_DECISION_DOWNLOAD)
            } else {
                decision.answer(policy == .allow && (isContent || opens(url)))
            }
            GTKHost.appCodeDidRun()
        }
    }

    func receive(_ decision: DrawnPageDecision, _ response: WKNavigationResponse) {
        guard let view else { return decision.answer(false) }
        view.decidePolicy(for: response) { [weak self] policy in
            if policy == .download, let self, WebAddress.isAllowed(response.response.url) {
                expectDownload(.response(response))
                decision.answer(SEARCHLIGHT_DECISION_DOWNLOAD)
            } else {
                decision.answer(policy == .allow && response.canShowMIMEType)
            }
            GTKHost.appCodeDidRun()
        }
    }

    // MARK: Back and forward

    var backForwardList: WKBackForwardList { items.list(of: page) }
}

@_spi(Widgets)
extension WKWebView: HostedView {
    /// The WebKitGTK widget.
    public var hostedWidget: UnsafeMutableRawPointer? { (engine as? DrawnPageEngine)?.page }
}
#endif
