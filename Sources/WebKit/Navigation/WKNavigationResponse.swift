import Foundation
import FoundationNetworking

/// The response of a server, before its content is shown. Available only for pages rendered by WebKitGTK. Must be used on the
/// main actor.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// The response: an `HTTPURLResponse` with its status for HTTP. An error page counts as a page.
    open var response: URLResponse { ownResponse }

    /// Whether it is for the whole page, not for a frame.
    open var isForMainFrame: Bool { isOwnForMainFrame }

    /// Whether the content can be shown. Other content is rejected, unless the delegate downloads it.
    open var canShowMIMEType: Bool { canOwnBeShown }

    private let ownResponse: URLResponse
    private let isOwnForMainFrame: Bool
    private let canOwnBeShown: Bool

    init(response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
        ownResponse = response
        isOwnForMainFrame = isForMainFrame
        canOwnBeShown = canShowMIMEType
        super.init()
    }
}

/// The decision about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// Cancels the load, which fails with code 102 of `WebKitErrorDomain`.
    case cancel = 0
    /// Shows the content, if possible.
    case allow = 1
    /// Downloads the content: the load fails with code 102 of `WebKitErrorDomain`, and the delegate receives the ``WKDownload``.
    case download = 2
}
