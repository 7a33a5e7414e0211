import Foundation
@_spi(Host) import UIKitCore

/// An error of a web view itself.
public struct WKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kind of error.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// Unknown error.
        case unknown = 1
        /// The process that renders the page terminated.
        case webContentProcessTerminated = 2
    }

    /// The domain of these errors.
    public static var errorDomain: String { "WKErrorDomain" }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }

    /// A localized sentence.
    public var errorDescription: String? {
        switch code {
        case .unknown: SystemTexts.text("Something went wrong with the page.")
        case .webContentProcessTerminated: SystemTexts.text("The process that shows the page ended.")
        }
    }
}
