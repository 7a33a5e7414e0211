import Foundation

/// An error of a request for a scene.
public struct UISceneError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The app does not support several windows.
        case multipleScenesNotSupported = 0
        /// The request was refused.
        case requestDenied = 1
        /// The host cannot fulfil the wish for a geometry.
        case geometryRequestUnsupported = 100
        /// The wish for a geometry was refused.
        case geometryRequestDenied = 101
    }

    /// The kind of error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The app does not support several windows.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The request was refused.
    public static var requestDenied: Code { .requestDenied }
    /// The host cannot fulfil the wish for a geometry.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The wish for a geometry was refused.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }

    /// `UISceneErrorDomain`.
    public static var errorDomain: String { "UISceneErrorDomain" }

    /// The value of the code.
    public var errorCode: Int { code.rawValue }

    /// The reason as a sentence.
    public var errorDescription: String? {
        switch code {
        case .multipleScenesNotSupported:
            "The app does not support several windows: its Info.plist needs UIApplicationSupportsMultipleScenes."
        case .requestDenied: "The scene session is not one of the app's open sessions."
        case .geometryRequestUnsupported: "The window cannot have the requested geometry."
        case .geometryRequestDenied: "The requested geometry was refused."
        }
    }
}
