import Foundation
@_spi(Host) import UIKitCore

extension WKWebView {
    /// Unavailable: Linux has no key-value observation by name.
    @available(*, unavailable, message: "Observation by name is not supported: use observe(_:options:changeHandler:).")
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        fatalError("WKWebView.addObserver(_:forKeyPath:options:context:) is not available on Linux.")
    }

    /// Unavailable: Linux has no key-value observation by name.
    @available(*, unavailable, message: "Observation by name is not supported: use observe(_:options:changeHandler:).")
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        fatalError("WKWebView.removeObserver(_:forKeyPath:) is not available on Linux.")
    }

    /// Unavailable: publishers of properties are not supported.
    @available(
        *,
        unavailable,
        message: "Publishers of properties are not supported: use observe(_:options:changeHandler:)."
    )
    public func publisher<Value>(
        for keyPath: KeyPath<WKWebView, Value>,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> Never {
        fatalError("WKWebView.publisher(for:options:) is not available on Linux.")
    }

    /// Unavailable: only http and https addresses are opened.
    @available(*, unavailable, message: "Only http and https are opened here: use load(_:).")
    @discardableResult
    public func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        fatalError("WKWebView.loadFileURL(_:allowingReadAccessTo:) is not available on Linux.")
    }
}
