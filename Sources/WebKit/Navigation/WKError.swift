import Foundation
@_spi(Host) import UIKitCore

/// An error of a web view itself.
public struct WKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kind of error.
    public let code: Code

    private var exception: Exception?
    private var debugDescription: String?

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    init(_ code: Code, debugDescription: String?) {
        self.code = code
        self.debugDescription = debugDescription
    }

    /// The error of a script that threw an exception.
    init(_ exception: Exception) {
        code = .javaScriptExceptionOccurred
        self.exception = exception
    }

    /// An exception of a script.
    struct Exception: Hashable, Sendable {
        var message: String
        var line: Int?
        var column: Int?
        var source: URL?
    }

    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// Unknown error.
        case unknown = 1
        /// The process that renders the page terminated.
        case webContentProcessTerminated = 2
        /// The web view was deallocated before a script ended.
        case webViewInvalidated = 3
        /// A script threw an exception. The user info has its message, line, column and address; see ``WKError/userInfo``.
        case javaScriptExceptionOccurred = 4
        /// The result of a script cannot be converted, such as a function or an element of the page.
        case javaScriptResultTypeIsUnsupported = 5
        /// A list of content rules is invalid.
        case contentRuleListStoreCompileFailed = 6
        /// There is no list of content rules with the identifier.
        case contentRuleListStoreLookUpFailed = 7
        /// A list of content rules could not be removed.
        case contentRuleListStoreRemoveFailed = 8
        /// A script was sent to a frame in which it cannot run.
        case javaScriptInvalidFrameTarget = 12

        /// Whether an error has this code: for `catch WKError.javaScriptExceptionOccurred`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? WKError)?.code == code }
    }

    /// The domain of these errors.
    public static var errorDomain: String { "WKErrorDomain" }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }

    /// The values that `NSError.userInfo` has; see there.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: sentence]
        info[NSDebugDescriptionErrorKey] = debugDescription
        info["WKJavaScriptExceptionMessage"] = exception?.message
        info["WKJavaScriptExceptionLineNumber"] = exception?.line
        info["WKJavaScriptExceptionColumnNumber"] = exception?.column
        info["WKJavaScriptExceptionSourceURL"] = exception?.source
        return info
    }

    /// Further information. For an exception of a script: `WKJavaScriptExceptionMessage`, a string, and if they are known
    /// `WKJavaScriptExceptionLineNumber` and `WKJavaScriptExceptionColumnNumber`, which count from 1, and
    /// `WKJavaScriptExceptionSourceURL`.
    public var userInfo: [String: Any] { errorUserInfo }

    /// A localized sentence.
    public var errorDescription: String? { sentence }

    private var sentence: String {
        switch code {
        case .unknown, .webViewInvalidated: SystemTexts.text("Something went wrong with the page.")
        case .webContentProcessTerminated: SystemTexts.text("The process that shows the page ended.")
        case .javaScriptExceptionOccurred: SystemTexts.text("A JavaScript exception occurred.")
        case .javaScriptResultTypeIsUnsupported:
            SystemTexts.text("The JavaScript has a result of an unsupported type.")
        case .contentRuleListStoreCompileFailed: SystemTexts.text("The list of content rules could not be compiled.")
        case .contentRuleListStoreLookUpFailed: SystemTexts.text("The list of content rules could not be found.")
        case .contentRuleListStoreRemoveFailed: SystemTexts.text("The list of content rules could not be removed.")
        case .javaScriptInvalidFrameTarget: SystemTexts.text("The JavaScript cannot run in this frame.")
        }
    }
}

/// The codes as members of the error, as in `catch WKError.javaScriptExceptionOccurred`.
extension WKError {
    /// Unknown error.
    public static var unknown: Code { .unknown }
    /// The process that renders the page terminated.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The web view was deallocated before a script ended.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// A script threw an exception.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// The result of a script cannot be converted.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// A list of content rules is invalid.
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    /// There is no list of content rules with the identifier.
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    /// A list of content rules could not be removed.
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    /// A script was sent to a frame in which it cannot run.
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
}

extension WKError {
    /// The error of a feature that needs rendered pages, without them.
    static let isNotRendered = WKError(
        .unknown,
        debugDescription: "Pages are rendered only in windows, in a build with the package trait WebKitGTK."
    )
}
