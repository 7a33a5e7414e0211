import Foundation
@_spi(Host) import UIKitCore

/// What went wrong in a web view itself.
public struct WKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// What can go wrong.
    public enum Code: Int, Sendable {
        /// Nobody knows what.
        case unknown = 1
        /// The process that draws the page ended.
        case webContentProcessTerminated = 2
    }

    /// The domain of these errors.
    public static var errorDomain: String { "WKErrorDomain" }

    /// The number of the code.
    public var errorCode: Int { code.rawValue }

    /// A sentence about it, in the user's language.
    public var errorDescription: String? {
        switch code {
        case .unknown: SystemTexts.text("Something went wrong with the page.")
        case .webContentProcessTerminated: SystemTexts.text("The process that shows the page ended.")
        }
    }
}
