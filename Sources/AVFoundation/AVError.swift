import Foundation
import MediaPlayback

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``AVError``.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of media.
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
    /// A reason.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int
        /// Makes a code from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Any other reason.
        public static let unknown = Code(rawValue: -11800)
        /// There is no frame at the time.
        public static let noImageAtTime = Code(rawValue: -11832)
        /// There is no decoder for the media.
        public static let decoderNotFound = Code(rawValue: -11833)
        /// The media is damaged.
        public static let decodeFailed = Code(rawValue: -11821)
        /// The format is unknown.
        public static let fileFormatNotRecognized = Code(rawValue: -11828)
        /// The media cannot be opened.
        public static let contentIsUnavailable = Code(rawValue: -11863)
        /// The library was built without playback.
        public static let operationNotSupportedForAsset = Code(rawValue: -11838)
        /// The operation was cancelled.
        public static let operationCancelled = Code(rawValue: -11878)
    }

    /// The reason.
    public let code: Code
    /// Texts for the user.
    public let errorUserInfo: [String: Any]

    /// Makes an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        errorUserInfo = userInfo
    }

    /// The domain of all these errors.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// A sentence for the user.
    public var errorDescription: String? { errorUserInfo[NSLocalizedDescriptionKey] as? String }
    /// The texts for the user.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Whether both errors have the same reason.
    public static func == (left: AVError, right: AVError) -> Bool { left.code == right.code }
    /// Hashes the reason.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// Any other reason.
    public static var unknown: Code { .unknown }
    /// There is no frame at the time.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// There is no decoder for the media.
    public static var decoderNotFound: Code { .decoderNotFound }
    /// The media is damaged.
    public static var decodeFailed: Code { .decodeFailed }
    /// The format is unknown.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// The media cannot be opened.
    public static var contentIsUnavailable: Code { .contentIsUnavailable }
    /// The library was built without playback.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// The operation was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
}

extension AVError {
    /// Converts a failure of playback.
    init(_ failure: MediaFailure) {
        let code: Code =
            switch failure.kind {
            case .notFound, .unreadable: .contentIsUnavailable
            case .unknownFormat: .fileFormatNotRecognized
            case .missingDecoder: .decoderNotFound
            case .damaged: .decodeFailed
            case .noContent: .noImageAtTime
            case .unavailable: .operationNotSupportedForAsset
            case .other: .unknown
            }
        var information: [String: Any] = [NSLocalizedDescriptionKey: failure.message]
        information[NSDebugDescriptionErrorKey] = failure.details
        self.init(code, userInfo: information)
    }
}
