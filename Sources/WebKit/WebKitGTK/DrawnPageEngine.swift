#if WebKitGTK
import CWebKitShim
import Foundation
import FoundationNetworking
@_spi(Widgets) import GTKHost
@_spi(Host) import UIKitCore

/// The engine for web views in windows: WebKitGTK loads and renders pages.
@MainActor
final class DrawnPageEngine: PageEngine {
    let takesKeys = true
    private weak var view: WKWebView?
    /// The widget.
    let page: UnsafeMutableRawPointer
    /// The load that the app requested and WebKit has not yet started.
    private var asked: Load?
    /// The load in progress in WebKit.
    private var present: WKNavigation?
    private var items = DrawnPageItems()

    /// A load that the app requested.
    private struct Load {
        let navigation: WKNavigation
        let url: URL?
    }

    init(_ view: WKWebView) {
        self.view = view
        let context = WeakEngine()
        let pointer = Unmanaged.passRetained(context).toOpaque()
        page = searchlight_page_new(DrawnPageEngine.handlers, pointer)
        self.context = pointer
        context.engine = self
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
        guard let url = request.url, WebAddress.isAllowed(url), request.isGet else { return refuse(request) }
        let load = ask(for: url)
        let fields = request.allFields
        DrawnPageEngine.withTexts(fields.map(\.name)) { names in
            DrawnPageEngine.withTexts(fields.map(\.value)) { values in
                searchlight_page_load(page, url.absoluteString, fields.count, names, values)
            }
        }
        return load
    }

    func reload() -> WKNavigation? {
        guard let current = backForwardList.currentItem else { return nil }
        let navigation = ask(for: current.url)
        searchlight_page_reload(page)
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
    }

    private func ask(for url: URL) -> WKNavigation {
        let load = Load(navigation: WKNavigation(), url: url)
        asked = load
        return load.navigation
    }

    /// Fails a load without WebKit, which never receives a rejected address.
    private func refuse(_ request: URLRequest) -> WKNavigation {
        let load = Load(navigation: WKNavigation(), url: request.url)
        searchlight_page_stop(page)
        asked = load
        view?.change {
            $0.url = request.url
            $0.isLoading = true
            $0.estimatedProgress = PageState.beginning
        }
        later(load) { engine, view in
            let action = WKNavigationAction(request: request, type: .other, targetFrame: WKFrameInfo(webView: view))
            view.decidePolicy(for: action) { [weak engine] policy in
                engine?.later(load) { engine, view in
                    if policy == .allow { view.didStart(load.navigation) }
                    engine.asked = nil
                    engine.read()
                    if policy == .allow { view.didFail(load.navigation, with: URLError.refused(request.url)) }
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
    private func read() {
        guard let view else { return }
        let list = backForwardList
        let page = page
        view.change {
            $0.url = searchlight_page_address(page).flatMap { URL(string: String(cString: $0)) }
            $0.title = searchlight_page_title(page).map { String(cString: $0) }
            $0.isLoading = searchlight_page_is_loading(page) != 0
            $0.estimatedProgress = searchlight_page_progress(page)
            $0.canGoBack = list.backItem != nil
            $0.canGoForward = list.forwardItem != nil
        }
    }

    private func loaded(_ event: SearchlightLoadEvent) {
        guard let view else { return }
        if event == SEARCHLIGHT_LOAD_STARTED {
            let navigation = asked?.navigation ?? WKNavigation()
            asked = nil
            if let former = present { view.didFail(former, with: URLError.cancelled(nil)) }
            present = navigation
            view.didStart(navigation)
            return
        }
        guard let navigation = present else { return }
        switch event {
        case SEARCHLIGHT_LOAD_REDIRECTED: view.didRedirect(navigation)
        case SEARCHLIGHT_LOAD_COMMITTED: view.didCommit(navigation)
        default:
            present = nil
            view.didFinish(navigation)
        }
    }

    private func failed(_ failure: PageFailure) {
        guard let view, let navigation = present else { return }
        present = nil
        // A server redirect to a rejected address.
        let isRefused = failure.url.map { !WebAddress.isAllowed($0) } ?? false
        view.didFail(navigation, with: isRefused ? URLError.refused(failure.url) : failure.error)
    }

    private func ended() {
        guard let view else { return }
        if let navigation = present {
            present = nil
            view.didFail(navigation, with: WKError(.webContentProcessTerminated))
        }
        view.didEnd()
    }

    private func decide(_ decision: DrawnPageDecision, _ told: SearchlightAction) {
        let address = String(cString: told.address)
        guard let view, let url = URL(string: address) else { return decision.answer(false) }
        var request = URLRequest(url: url)
        request.httpMethod = told.method.map { String(cString: $0) }
        let action = WKNavigationAction(
            request: request,
            type: WKNavigationType(rawValue: Int(told.type)) ?? .other,
            targetFrame: told.is_new_window != 0 ? nil : WKFrameInfo(webView: view)
        )
        let isWindow = told.is_new_window != 0
        view.decidePolicy(for: action) { [weak self] policy in
            let isOpened = WebAddress.isAllowed(url) || address == "about:srcdoc"
            // A cancelled load must not be mistaken for the next one that WebKit starts.
            if policy != .allow, self?.asked?.url?.isSamePage(as: url) == true { self?.asked = nil }
            decision.answer(policy == .allow && isOpened && !isWindow)
            GTKHost.appCodeDidRun()
        }
    }

    private func receive(_ decision: DrawnPageDecision, _ response: WKNavigationResponse) {
        guard let view else { return decision.answer(false) }
        view.decidePolicy(for: response) { policy in
            decision.answer(policy == .allow && response.canShowMIMEType)
            GTKHost.appCodeDidRun()
        }
    }

    // MARK: Back and forward

    var backForwardList: WKBackForwardList { items.list(of: page) }
}

// MARK: C

/// A weak reference to the engine, as the context of C callbacks.
private final class WeakEngine {
    weak var engine: DrawnPageEngine?
}

extension DrawnPageEngine {
    fileprivate static let handlers = SearchlightPageHandlers(
        changed: { context in tell(context) { $0?.read() } },
        loaded: { event, context in tell(context) { $0?.loaded(event) } },
        failed: { error, context in
            guard let error else { return }
            let failure = PageFailure(error.pointee)
            tell(context) { $0?.failed(failure) }
        },
        decide: { decision, action, context in
            guard let decision, let action else { return }
            nonisolated(unsafe) let (pointer, told) = (decision, action.pointee)
            tell(context) { engine in
                let owed = DrawnPageDecision(pointer)
                engine?.decide(owed, told)
            }
        },
        receive: { decision, response, context in
            guard let decision, let response else { return }
            nonisolated(unsafe) let (pointer, told) = (decision, response.pointee)
            tell(context) { engine in
                let owed = DrawnPageDecision(pointer)
                engine?.receive(owed, WKNavigationResponse(told))
            }
        },
        ended: { context in tell(context) { $0?.ended() } }
    )

    nonisolated private static func tell(
        _ context: UnsafeMutableRawPointer?,
        _ body: @MainActor (DrawnPageEngine?) -> Void
    ) {
        nonisolated(unsafe) let pointer = context
        MainActor.assumeIsolated {
            guard let pointer else { return }
            body(Unmanaged<WeakEngine>.fromOpaque(pointer).takeUnretainedValue().engine)
            GTKHost.appCodeDidRun()
        }
    }

    /// Calls a closure with C strings.
    fileprivate static func withTexts(
        _ texts: [String],
        _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Void
    ) {
        let copies = texts.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        copies.map { UnsafePointer($0) }.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}

/// A decision that WebKit waits for. Denied if it is deallocated without an answer.
@MainActor
private final class DrawnPageDecision {
    private var pointer: UnsafeMutableRawPointer?

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    func answer(_ isAllowed: Bool) {
        guard let pointer else { return }
        self.pointer = nil
        searchlight_decision_answer(pointer, isAllowed ? 1 : 0)
    }

    isolated deinit { answer(false) }
}

@_spi(Widgets)
extension WKWebView: HostedView {
    /// The WebKitGTK widget.
    public var hostedWidget: UnsafeMutableRawPointer? { (engine as? DrawnPageEngine)?.page }
}
#endif
