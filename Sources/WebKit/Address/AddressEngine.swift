import Foundation
import FoundationNetworking
@_spi(Host) import UIKitCore

/// The engine without page rendering: it keeps the list of addresses, and shows the current one.
@MainActor
final class AddressEngine: PageEngine {
    let takesKeys = false
    private weak var view: WKWebView?
    private let card = AddressCard(frame: .zero)
    private var entries: [Entry] = []
    private var index = 0
    private var pending: Load?

    /// An entry of the back-forward list.
    private struct Entry {
        let request: URLRequest
        let item: WKBackForwardListItem

        @MainActor
        init(request: URLRequest, url: URL) {
            self.request = request
            item = WKBackForwardListItem(url: url, initialURL: url) { nil }
        }
    }

    /// An unfinished load.
    private struct Load {
        let navigation: WKNavigation
        let target: Target
    }

    /// The target of a load.
    private enum Target {
        case new(URLRequest)
        case entry(Int)
        /// A page that is not shown.
        case refused(any Error)
    }

    init(_ view: WKWebView) {
        self.view = view
        card.offersBrowser = view.offersBrowser
        view.addSubview(card)
    }

    var backForwardList: WKBackForwardList { WKBackForwardList(entries.map(\.item), index: index) }

    func layOut(in bounds: CGRect) {
        card.frame = bounds
    }

    func addressDidChange() {
        // An address that will be rejected is not shown meanwhile.
        if view?.url == nil || WebAddress.isAllowed(view?.url) { card.address = view?.url }
    }

    // MARK: Loading

    func load(_ request: URLRequest) -> WKNavigation? {
        begin(.new(request), request, .other)
    }

    func load(_ content: PageContent) -> WKNavigation? {
        refuse(URLRequest(url: content.base ?? WebAddress.blank))
    }

    func loadFile(_ file: FileAccess, _ request: URLRequest) -> WKNavigation? {
        refuse(request)
    }

    private func refuse(_ request: URLRequest) -> WKNavigation? {
        begin(.refused(URLError.contentIsNotShown(request.url)), request, .other)
    }

    func reload(fromOrigin: Bool) -> WKNavigation? {
        entries.isEmpty ? nil : begin(.entry(index), entries[index].request, .reload)
    }

    func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard let place = entries.firstIndex(where: { $0.item === item }), place != index else { return nil }
        return begin(.entry(place), entries[place].request, .backForward)
    }

    func stop() {
        guard let load = pending else { return }
        giveUp(load)
        end()
    }

    private func begin(_ target: Target, _ request: URLRequest, _ type: WKNavigationType) -> WKNavigation? {
        guard let view else { return nil }
        if let load = pending { giveUp(load) }
        let load = Load(navigation: WKNavigation(), target: target)
        pending = load
        view.change {
            $0.url = request.url
            $0.isLoading = true
            $0.estimatedProgress = PageState.beginning
        }
        let action = WKNavigationAction(request: request, type: type, targetFrame: WKFrameInfo(webView: view))
        later(load) { _, view in
            view.decidePolicy(for: action) { [weak self] policy in self?.decided(policy, load, action) }
        }
        return load.navigation
    }

    private func decided(_ policy: WKNavigationActionPolicy, _ load: Load, _ action: WKNavigationAction) {
        guard isPending(load) else { return }
        guard policy == .allow else {
            end()
            if policy == .download { failDownload(action) }
            return
        }
        let request = action.request
        // The delegate may have decided within a call of the web view.
        later(load) { engine, view in
            view.didStart(load.navigation)
            engine.later(load) { engine, view in
                if let error = engine.reason(to: load.target, request) {
                    engine.end()
                    view.didFail(load.navigation, with: error)
                } else {
                    engine.commit(load)
                }
            }
        }
    }

    /// Passes a download to the delegate, which then learns that there are none.
    private func failDownload(_ action: WKNavigationAction) {
        later { _, view in
            let download = WKDownload(action.request, view)
            view.didBecome(download, .action(action))
            PageEngines.later { download.didFail(WKError.isNotRendered) }
        }
    }

    /// The reason to fail a load.
    private func reason(to target: Target, _ request: URLRequest) -> (any Error)? {
        if case .refused(let error) = target { return error }
        return WebAddress.isAllowed(request.url) && request.isGet ? nil : URLError.refused(request.url)
    }

    private func commit(_ load: Load) {
        guard let view else { return }
        switch load.target {
        case .refused: return
        case .entry(let place): index = place
        case .new(let request):
            guard let url = request.url else { return }
            entries = Array(entries.prefix(entries.isEmpty ? 0 : index + 1))
            entries.append(Entry(request: request, url: url))
            index = entries.count - 1
        }
        view.change {
            $0.canGoBack = index > 0
            $0.canGoForward = index + 1 < entries.count
        }
        view.didCommit(load.navigation)
        later(load) { engine, view in
            engine.end()
            view.didFinish(load.navigation)
        }
    }

    // MARK: Interaction state

    /// The addresses, and the index of the current one.
    private struct State: Codable {
        var addresses: [URL]
        var index: Int
    }

    var interactionState: Any? {
        get {
            guard !entries.isEmpty else { return nil }
            return try? JSONEncoder().encode(State(addresses: entries.map(\.item.url), index: index))
        }
        set {
            guard let data = newValue as? Data, let state = try? JSONDecoder().decode(State.self, from: data),
                state.addresses.indices.contains(state.index), state.addresses.allSatisfy(WebAddress.isAllowed)
            else { return }
            entries = state.addresses.map { Entry(request: URLRequest(url: $0), url: $0) }
            index = state.index
            _ = begin(.entry(index), entries[index].request, .backForward)
        }
    }

    // MARK: End of a load

    private func end() {
        pending = nil
        view?.change {
            $0.url = entries.isEmpty ? nil : entries[index].item.url
            $0.isLoading = false
            $0.estimatedProgress = 1
        }
    }

    private func giveUp(_ load: Load) {
        guard load.navigation.isStarted else { return }
        let address = view?.url
        later { _, view in view.didFail(load.navigation, with: URLError.cancelled(address)) }
    }

    private func isPending(_ load: Load) -> Bool { pending?.navigation === load.navigation }

    /// Continues a load in a separate turn, unless it is cancelled meanwhile.
    private func later(_ load: Load, _ body: @escaping @MainActor (AddressEngine, WKWebView) -> Void) {
        later { engine, view in if engine.isPending(load) { body(engine, view) } }
    }

    /// Runs a closure in a separate turn, with the current app as the current one.
    private func later(_ body: @escaping @MainActor (AddressEngine, WKWebView) -> Void) {
        let application = UIApplication.current
        DispatchQueue.main.async { [weak self, weak application] in
            guard let self, let view else { return }
            if let application { UIApplication.current = application }
            body(self, view)
        }
    }
}
