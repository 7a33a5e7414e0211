import Foundation
@_spi(Host) import UIKitCore

/// What delegates are told of loads that end here, not on the way to a server.
@MainActor
extension URLError {
    /// The address is not one that is ever opened.
    static func refused(_ url: URL?) -> URLError {
        error(.unsupportedURL, url, SystemTexts.text("This address cannot be opened."))
    }

    /// The load was given up.
    static func cancelled(_ url: URL?) -> URLError {
        error(.cancelled, url, SystemTexts.text("The page is not loaded any more."))
    }

    static func error(_ code: URLError.Code, _ url: URL?, _ description: String) -> URLError {
        var userInfo: [String: Any] = [NSLocalizedDescriptionKey: description]
        userInfo[NSURLErrorFailingURLErrorKey] = url
        return URLError(code, userInfo: userInfo)
    }
}
