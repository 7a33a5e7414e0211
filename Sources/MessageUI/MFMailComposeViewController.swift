public import Foundation
@_spi(Host) public import UIKitCore

/// Shows a message, and passes it to the user's mail program, in which the user edits and sends it. Must be used on the main actor.
///
/// The program receives a `mailto:` address. It has no place for attachments, formatted text and the sender's address.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// Is notified of the end, and dismisses the controller. Weak reference.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    private(set) var message = MailMessage()

    /// Whether the user has a mail program.
    open class func canSendMail() -> Bool {
        URL(string: "mailto:").map { UIApplication.shared.canOpenURL($0) } ?? false
    }

    /// Shows the message.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let summary = MailSummary(message)
        summary.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.finish(.cancelled) }
        )
        let open = UIAction(title: SystemTexts.text("Open in Mail")) { [weak self] _ in self?.openMail() }
        summary.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
        viewControllers = [summary]
    }

    // MARK: Fields. Changes after the presentation have no effect, as on iOS.

    /// Sets the subject. Line ends become spaces.
    open func setSubject(_ subject: String) {
        message.subject = MailMessage.line(subject)
    }

    /// Sets the recipients.
    open func setToRecipients(_ toRecipients: [String]?) {
        message.to = toRecipients ?? []
    }

    /// Sets the recipients of copies.
    open func setCcRecipients(_ ccRecipients: [String]?) {
        message.cc = ccRecipients ?? []
    }

    /// Sets the recipients of blind copies.
    open func setBccRecipients(_ bccRecipients: [String]?) {
        message.bcc = bccRecipients ?? []
    }

    /// Sets the text.
    ///
    /// - Parameters:
    ///   - body: The text or HTML.
    ///   - isHTML: Whether it is HTML. Its text is used: mail programs accept no formatted text from other programs.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        message.body = isHTML ? PlainText.html(body) : body
    }

    /// Kept without effect: the mail program selects the sender.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    /// Does not exist: an address of a message has no attachments.
    @available(
        *,
        unavailable,
        message: "mail programs on Linux accept no attachments from apps: offer to save the file"
    )
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        trap("MFMailComposeViewController.addAttachmentData(_:mimeType:fileName:) is not supported.")
    }

    // MARK: End

    private func openMail() {
        guard let address = message.address else { return finish(.failed, MFMailComposeError(.sendFailed)) }
        UIApplication.shared.open(address) { [weak self] isOpen in
            if isOpen { self?.finish(.saved) } else { self?.finish(.failed, MFMailComposeError(.sendFailed)) }
        }
    }

    private func finish(_ result: MFMailComposeResult, _ error: (any Error)? = nil) {
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
    }
}
