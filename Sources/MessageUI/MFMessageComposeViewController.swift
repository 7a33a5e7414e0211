public import Foundation
public import UIKitCore

/// The result of composing a text message.
public enum MessageComposeResult: Int, Sendable {
    /// The user cancelled.
    case cancelled = 0
    /// The message was sent.
    case sent = 1
    /// The message could not be sent.
    case failed = 2
}

/// Is notified of the end of composing. Never called here; see ``MFMessageComposeViewController``.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user sends the message or cancels.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController,
        didFinishWith result: MessageComposeResult
    )
}

/// A screen for text messages. No program on Linux sends them for apps, so ``canSendText()`` returns false, and the class traps when
/// it is used nevertheless. It is declared for apps that ask first, as they must on iOS, where some devices send none, either.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// Returns false.
    open class func canSendText() -> Bool { false }
    /// Returns false.
    open class func canSendSubject() -> Bool { false }
    /// Returns false.
    open class func canSendAttachments() -> Bool { false }

    /// Is notified of the end. Weak reference.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients.
    open var recipients: [String]?
    /// The subject.
    open var subject: String?
    /// The text.
    open var body: String?

    /// Traps: apps ask ``canSendText()`` first.
    open override func viewDidLoad() {
        trap("MFMessageComposeViewController was shown although canSendText() returns false; ask canSendText() first.")
    }
}
