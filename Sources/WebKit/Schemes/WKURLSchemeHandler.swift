import Foundation
import FoundationNetworking

/// Provides the content of addresses with the app's own schemes; see ``WKWebViewConfiguration/setURLSchemeHandler(_:forURLScheme:)``.
/// Must be used on the main actor.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Called when a page, or a part of it, is requested. Call the members of the task, immediately or later.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Called when the content is not needed any more: the load was cancelled, or another page is shown; not when the web view is
    /// deallocated. The members of the task must not be called after it.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The request for an address with an app's scheme. Must be used on the main actor.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request, with the page's header fields and body. Untrusted.
    var request: URLRequest { get }
    /// Sets the response, before data. Required. Traps after data, the end, or a stop.
    func didReceive(_ response: URLResponse)
    /// Adds data. The page receives all data at once, when the task ends. Traps before a response, after the end, or after a stop.
    func didReceive(_ data: Data)
    /// Ends the task. Traps before a response, after the end, or after a stop.
    func didFinish()
    /// Ends the task: the load fails. Traps after the end, or after a stop.
    func didFailWithError(_ error: any Error)
}

extension WKWebViewConfiguration {
    /// Sets the handler for addresses with a scheme, in web views made with this configuration. It needs rendered pages (see
    /// ``WKWebView``); without them such addresses fail to load.
    ///
    /// - Parameters:
    ///   - urlSchemeHandler: The handler. Strong reference.
    ///   - urlScheme: The scheme, such as `x-app`. Traps for one that is invalid, that web views handle themselves (see
    ///     ``WKWebView/handlesURLScheme(_:)``), or that has a handler already.
    public func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        guard WKWebViewConfiguration.isScheme(scheme) else {
            trap("setURLSchemeHandler(_:forURLScheme:) was called with a scheme that is invalid.")
        }
        guard !WKWebView.handlesURLScheme(scheme) else {
            trap("setURLSchemeHandler(_:forURLScheme:) was called with a scheme that web views handle themselves.")
        }
        guard schemeHandlers[scheme] == nil else {
            trap("setURLSchemeHandler(_:forURLScheme:) was called with a scheme that has a handler.")
        }
        schemeHandlers[scheme] = urlSchemeHandler
    }

    /// The handler for addresses with a scheme; nil for none.
    public func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }

    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0))
        }
    }
}

extension WKWebView {
    /// Whether web views handle a scheme themselves, so that it can have no ``WKURLSchemeHandler``.
    public static func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "javascript", "ws", "wss", "ftp", "resource", "webkit"]
            .contains(urlScheme.lowercased())
    }
}
