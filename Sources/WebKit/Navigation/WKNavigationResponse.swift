import Foundation
import FoundationNetworking

/// What a server sent, before any of it is shown. Only where pages are drawn by WebKitGTK does a server send anything. Main
/// actor.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// The response, an `HTTPURLResponse` with its status: a page about an error is a page.
    open var response: URLResponse { ownResponse }

    /// Whether it is for the whole page, and not for a frame in it.
    open var isForMainFrame: Bool { isOwnForMainFrame }

    /// Whether it can be shown. What cannot be shown is refused, because nothing is downloaded.
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

/// What is to become of a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// The load fails, with the code 102 of `WebKitErrorDomain`.
    case cancel = 0
    /// It is shown, if it can be.
    case allow = 1
}
