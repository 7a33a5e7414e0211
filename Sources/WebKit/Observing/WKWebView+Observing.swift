import Foundation

extension WKWebView {
    /// Has a closure called after each change of a property of the page: ``estimatedProgress``, ``title``, ``url``,
    /// ``isLoading``, ``canGoBack`` or ``canGoForward``. Any other property traps, because nobody watches it.
    ///
    /// ```swift
    /// observation = webView.observe(\.estimatedProgress) { [weak self] webView, _ in
    ///     MainActor.assumeIsolated { self?.show(webView.estimatedProgress) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: Which values the closure is given, and whether it is called at once, or before each change, too.
    ///   - changeHandler: Called on the main actor. On Apple's systems the compiler does not know that, and wants
    ///     `MainActor.assumeIsolated`, which does no harm here.
    /// - Returns: The observation, which ends when nobody holds it.
    public func observe<Value>(
        _ keyPath: KeyPath<WKWebView, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (WKWebView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let property = PageState.property(of: keyPath) as? KeyPath<PageState, Value> else {
            fatalError("WKWebView.observe(_:options:changeHandler:) was given \(keyPath), which cannot be observed.")
        }
        let observer = PageObserver { [weak self] old, new, isPrior in
            guard let self, new.changes(since: old).contains(property), !isPrior || options.contains(.prior) else {
                return
            }
            let change = NSKeyValueObservedChange(
                kind: .setting,
                newValue: options.contains(.new) && !isPrior ? new[keyPath: property] : nil,
                oldValue: options.contains(.old) ? old[keyPath: property] : nil,
                indexes: nil,
                isPrior: isPrior
            )
            changeHandler(self, change)
        }
        observers.append(WeakObserver(observer: observer))
        if options.contains(.initial) {
            let value = options.contains(.new) ? page[keyPath: property] : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false)
            )
        }
        return NSKeyValueObservation(observer)
    }

    func tellObservers(from old: PageState, to new: PageState, isPrior: Bool) {
        observers.removeAll { $0.observer == nil }
        for entry in observers { entry.observer?.tell(old, new, isPrior: isPrior) }
    }
}

extension PageState {
    /// What is not as it was.
    func changes(since old: PageState) -> Set<PartialKeyPath<PageState>> {
        var changes: Set<PartialKeyPath<PageState>> = []
        func compare<Value: Equatable>(_ property: KeyPath<PageState, Value>) {
            if self[keyPath: property] != old[keyPath: property] { changes.insert(property) }
        }
        compare(\.url)
        compare(\.title)
        compare(\.isLoading)
        compare(\.estimatedProgress)
        compare(\.canGoBack)
        compare(\.canGoForward)
        return changes
    }

    /// Where the value of a property of the web view is kept; nil for one that does not tell of its changes.
    @MainActor
    static func property(of keyPath: PartialKeyPath<WKWebView>) -> AnyKeyPath? {
        switch keyPath {
        case \WKWebView.url: \PageState.url
        case \WKWebView.title: \PageState.title
        case \WKWebView.isLoading: \PageState.isLoading
        case \WKWebView.estimatedProgress: \PageState.estimatedProgress
        case \WKWebView.canGoBack: \PageState.canGoBack
        case \WKWebView.canGoForward: \PageState.canGoForward
        default: nil
        }
    }
}
