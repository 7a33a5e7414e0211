import Foundation
@_spi(Host) import UIKitCore

/// Errors for delegates of loads that fail here, not at a server.
@MainActor
extension URLError {
    /// The address may not be opened.
    static func refused(_ url: URL?) -> URLError {
        error(.unsupportedURL, url, SystemTexts.text("This address cannot be opened."))
    }

    /// A file may not be opened, because it is outside of the permitted folder.
    static func forbidden(_ url: URL?) -> URLError {
        error(.noPermissionsToReadFile, url, SystemTexts.text(sentence(for: .noPermissionsToReadFile)))
    }

    /// Content of the app cannot be shown, because pages are not rendered. The domain and the code are WebKit's.
    static func contentIsNotShown(_ url: URL?) -> any Error {
        var userInfo: [String: Any] = [
            NSLocalizedDescriptionKey: SystemTexts.text(unknownSentence),
            NSDebugDescriptionErrorKey: WKError.isNotRendered.userInfo[NSDebugDescriptionErrorKey] ?? "",
        ]
        userInfo[NSURLErrorFailingURLErrorKey] = url
        return NSError(domain: "WebKitErrorDomain", code: 100, userInfo: userInfo)
    }

    /// The load was cancelled.
    static func cancelled(_ url: URL?) -> URLError {
        error(.cancelled, url, SystemTexts.text("The page is not loaded any more."))
    }

    /// The load failed on the way to the server. The debug description is that of the engine.
    static func failed(_ code: URLError.Code, _ url: URL?, debugDescription: String) -> URLError {
        error(code, url, SystemTexts.text(sentence(for: code)), debugDescription: debugDescription)
    }

    /// The localized message. The engine's own messages are in English, or in the language of the process.
    private static func sentence(for code: URLError.Code) -> String {
        switch code {
        case .cancelled: "The page is not loaded any more."
        case .cannotFindHost: "A server with this name could not be found."
        case .cannotConnectToHost: "The server could not be reached."
        case .notConnectedToInternet: "There is no connection to the internet."
        case .timedOut: "The server took too long to answer."
        case .networkConnectionLost: "The connection to the server was lost."
        case .fileDoesNotExist: "The file does not exist."
        case .noPermissionsToReadFile: "The file may not be opened."
        case .serverCertificateUntrusted: "The certificate of the server is not trusted."
        case .secureConnectionFailed: "A secure connection to the server could not be made."
        default: unknownSentence
        }
    }

    /// The message for a failure without a corresponding code of Foundation.
    static let unknownSentence = "The page could not be loaded."

    private static func error(
        _ code: URLError.Code,
        _ url: URL?,
        _ description: String,
        debugDescription: String? = nil
    ) -> URLError {
        var userInfo: [String: Any] = [NSLocalizedDescriptionKey: description]
        userInfo[NSDebugDescriptionErrorKey] = debugDescription
        userInfo[NSURLErrorFailingURLErrorKey] = url
        return URLError(code, userInfo: userInfo)
    }
}
