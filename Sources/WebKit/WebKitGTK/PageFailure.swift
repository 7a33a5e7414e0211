#if WebKitGTK
import CWebKitShim
import Foundation
@_spi(Host) import UIKitCore

/// The failure of a load.
struct PageFailure {
    /// The address that failed.
    let url: URL?
    private let reason: SearchlightFailure
    private let domain: String
    private let code: Int
    private let message: String

    init(_ error: SearchlightError) {
        reason = error.reason
        url = error.address.flatMap { URL(string: String(cString: $0)) }
        domain = error.domain.map { String(cString: $0) } ?? ""
        code = Int(error.code)
        message = error.message.map { String(cString: $0) } ?? ""
    }

    /// The corresponding error of Foundation, if any, with a localized message.
    @MainActor
    var error: any Error {
        if let urlCode { return URLError.failed(urlCode, url, debugDescription: message) }
        var userInfo: [String: Any] = [
            NSLocalizedDescriptionKey: SystemTexts.text(URLError.unknownSentence),
            NSDebugDescriptionErrorKey: message,
        ]
        userInfo[NSURLErrorFailingURLErrorKey] = url
        // WebKit's own codes are the same on Apple's systems.
        let isOwn = domain == "WebKitPolicyError"
        return NSError(domain: isOwn ? "WebKitErrorDomain" : domain, code: code, userInfo: userInfo)
    }

    private var urlCode: URLError.Code? {
        switch reason {
        case SEARCHLIGHT_FAILURE_CANCELLED: .cancelled
        case SEARCHLIGHT_FAILURE_HOST_NOT_FOUND: .cannotFindHost
        case SEARCHLIGHT_FAILURE_NOT_CONNECTED: .cannotConnectToHost
        case SEARCHLIGHT_FAILURE_NO_NETWORK: .notConnectedToInternet
        case SEARCHLIGHT_FAILURE_TIMED_OUT: .timedOut
        case SEARCHLIGHT_FAILURE_LOST: .networkConnectionLost
        case SEARCHLIGHT_FAILURE_UNTRUSTED: .serverCertificateUntrusted
        case SEARCHLIGHT_FAILURE_INSECURE: .secureConnectionFailed
        case SEARCHLIGHT_FAILURE_FILE_NOT_FOUND: .fileDoesNotExist
        case SEARCHLIGHT_FAILURE_FILE_UNREADABLE: .noPermissionsToReadFile
        case SEARCHLIGHT_FAILURE_FILE_NOT_WRITTEN: .cannotCreateFile
        default: nil
        }
    }
}
#endif
