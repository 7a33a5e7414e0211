public import Foundation

/// The reason why there is no small picture of a file.
public struct QLThumbnailError: Error, Equatable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The content cannot be drawn.
        case generationFailed = 0
        /// The picture cannot be saved.
        case savingToURLFailed = 1
        /// There is no cached picture.
        case noCachedThumbnail = 2
        /// There is no cloud picture.
        case noCloudThumbnail = 3
        /// The size, the scale or the address is not valid.
        case requestInvalid = 4
        /// The request was cancelled.
        case requestCancelled = 5
    }

    /// The reason.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain, as on Apple platforms.
    public static var errorDomain: String { "QLThumbnailErrorDomain" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}
