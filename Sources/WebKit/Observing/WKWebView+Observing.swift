import Foundation
@_spi(UIKitModules) import UIKitCore

/// The properties that key-value coding and observing find by name.
extension WKWebView {
    enum ObjectiveCMembers: MemberTable {
        static var properties: [Property] {
            [
                Property("URL", \WKWebView.url, isObservable: true),
                Property("title", \WKWebView.title, isObservable: true),
                Property("loading", \WKWebView.isLoading, isObservable: true),
                Property("estimatedProgress", \WKWebView.estimatedProgress, isObservable: true),
                Property("canGoBack", \WKWebView.canGoBack, isObservable: true),
                Property("canGoForward", \WKWebView.canGoForward, isObservable: true),
                Property("url", \WKWebView.url, affectedBy: ["URL"]),
            ]
        }
    }
}

extension PageState {
    /// The keys of the changed properties.
    func changes(since old: PageState) -> [String] {
        var changes: [String] = []
        func compare<Value: Equatable>(_ property: KeyPath<PageState, Value>, _ key: String) {
            if self[keyPath: property] != old[keyPath: property] { changes.append(key) }
        }
        compare(\.url, "URL")
        compare(\.title, "title")
        compare(\.estimatedProgress, "estimatedProgress")
        compare(\.isLoading, "loading")
        compare(\.canGoBack, "canGoBack")
        compare(\.canGoForward, "canGoForward")
        return changes
    }
}
