import Foundation

extension WKWebView {
    /// Calls a closure after each change of a property of the page: ``estimatedProgress``, ``title``, ``url``, ``isLoading``,
    /// ``canGoBack`` or ``canGoForward``. Traps for any other property.
    ///
    /// ```swift
    /// observation = webView.observe(\.estimatedProgress) { [weak self] webView, _ in
    ///     MainActor.assumeIsolated { self?.show(webView.estimatedProgress) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: The values to provide, and whether to call the closure at once, or before each change, too.
    ///   - changeHandler: Called on the main actor. On Apple's systems the compiler requires `MainActor.assumeIsolated`, which
    ///     is harmless here.
    /// - Returns: The observation, which ends when it is deallocated.
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
    /// The changed properties.
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

    /// The stored property for a property of the web view; nil if it is not observable.
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
