import Foundation
@_spi(Host) import UIKitCore

extension WKWebView {
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
}
