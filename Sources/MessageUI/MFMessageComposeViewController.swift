public import Foundation
@_spi(Host) public import UIKitCore

/// The result of composing a text message.
public enum MessageComposeResult: Int, Sendable {
    /// The user cancelled.
    case cancelled = 0
    /// The message was passed to the user's program, in which the user continues. Whether it is sent remains unknown.
    case sent = 1
    /// The program could not be opened, or the message is too long for it.
    case failed = 2
}

/// Is notified of the end of composing. Must be used on the main actor.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user cancels or opens the program for text messages. The delegate dismisses the controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController,
        didFinishWith result: MessageComposeResult
    )
}

/// Shows a text message, and passes it to the user's program for text messages, in which the user edits and sends it. Must be used on
/// the main actor.
///
/// Phones and computers connected to one have such a program, and others have none; ask ``canSendText()`` first, as on iOS. The program
/// receives an `sms:` address, which has no place for attachments and subjects.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// Whether the user has a program for `sms:` addresses.
    open class func canSendText() -> Bool {
        URL(string: "sms:").map { UIApplication.shared.canOpenURL($0) } ?? false
    }

    /// Returns false: an address of a text message has no subject.
    open class func canSendSubject() -> Bool { false }

    /// Returns false: an address of a text message has no attachments.
    open class func canSendAttachments() -> Bool { false }

    /// Returns false: an address of a text message has no attachments.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// Is notified of the end, and dismisses the controller. Weak reference.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    // Changes after the presentation have no effect, as on iOS.

    /// The telephone numbers of the recipients.
    open var recipients: [String]?
    /// The subject. Kept without effect: ``canSendSubject()`` is false.
    open var subject: String?
    /// The text.
    open var body: String?

    /// Adds an attachment. Returns false: ``canSendAttachments()`` is false.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    /// Adds an attachment. Returns false: ``canSendAttachments()`` is false.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

    /// Shows the message. Traps without a program for text messages: apps ask ``canSendText()`` first.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if !Self.canSendText() {
            trap(
                "MFMessageComposeViewController was shown although canSendText() returns false; ask canSendText() first."
            )
        }
        let message = TextMessage(recipients: recipients ?? [], body: body ?? "")
        let summary = MailSummary(
            fields: [("To:", message.recipients)],
            body: message.body,
            title: SystemTexts.text("New Text Message")
        )
        summary.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.finish(.cancelled) }
        )
        let open = UIAction(title: SystemTexts.text("Open in Messages")) { [weak self] _ in self?.open(message) }
        summary.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
        viewControllers = [summary]
    }

    private func open(_ message: TextMessage) {
        guard let address = message.address else { return finish(.failed) }
        UIApplication.shared.open(address) { [weak self] in self?.finish($0 ? .sent : .failed) }
    }

    private func finish(_ result: MessageComposeResult) {
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
}
