import Foundation

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The user cancelled.
    case cancelled = 0
    /// The message was passed to the mail program, in which the user continues. Whether it is sent remains unknown.
    case saved = 1
    /// Never reported here: the mail program does not tell.
    case sent = 2
    /// The mail program could not be opened, or the message is too long for it.
    case failed = 3
}

/// An error of composing a mail.
public struct MFMailComposeError: Error, Equatable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        /// The message could not be saved.
        case saveFailed = 0
        /// The message could not be passed to the mail program.
        case sendFailed = 1
    }

    /// The reason.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The message could not be saved.
    public static var saveFailed: Code { .saveFailed }
    /// The message could not be passed to the mail program.
    public static var sendFailed: Code { .sendFailed }
}

extension MFMailComposeError: CustomNSError {
    /// The domain, as on Apple platforms.
    public static var errorDomain: String { "MFMailComposeErrorDomain" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

/// Is notified of the end of composing. Must be used on the main actor.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user cancels or opens the mail program. The delegate dismisses the controller. Optional.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - result: The result: cancelled, saved or failed.
    ///   - error: The error of a failure.
    func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    )
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}
