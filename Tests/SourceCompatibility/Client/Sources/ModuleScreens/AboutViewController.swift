import CoreGraphics
import MessageUI
import MobileCoreServices
import OSLog
import QuartzCore
import SafariServices
import UIKit
import UniformTypeIdentifiers
import os.log

private let logger = Logger(subsystem: "com.example.client", category: "about")

/// The information about an app: its documents, its website and the address for feedback.
final class AboutViewController: UITableViewController {
    private enum Row: String, CaseIterable {
        case website = "Website"
        case feedback = "Feedback"
        case message = "Text Message"
    }

    private static let log = OSLog(subsystem: "com.example.client", category: "about")

    private let documents = ["Manual.pdf", "Logo.png", "Data.unknown"]
    private let header = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        header.frame = CGRect(origin: .zero, size: CGSize(width: sqrt(CGFloat(400)), height: 20))
        header.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        header.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        os_log("%{public}@ has %d documents", log: AboutViewController.log, type: .info, "About", documents.count)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? documents.count : Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        if indexPath.section == 0 {
            let name = documents[indexPath.row]
            cell.textLabel?.text = "\(name): \(kind(of: name)), \(mimeType(of: name))"
        } else {
            cell.textLabel?.text = Row.allCases[indexPath.row].rawValue
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1 else { return }
        let row = Row.allCases[indexPath.row]
        logger.debug("selected \(row.rawValue, privacy: .public)")
        switch row {
        case .website: openWebsite()
        case .feedback: sendFeedback()
        case .message: sendMessage()
        }
    }

    /// The kind of a file, as apps since iOS 14 find it.
    private func kind(of name: String) -> String {
        guard let type = UTType(filenameExtension: (name as NSString).pathExtension) else { return "file" }
        if type.conforms(to: .image) { return "image" }
        return type.localizedDescription ?? "file"
    }

    /// The MIME type of a file, as apps before iOS 14 find it.
    private func mimeType(of name: String) -> String {
        let pathExtension = (name as NSString).pathExtension as CFString
        guard
            let uti = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, pathExtension, nil)?
                .takeRetainedValue(),
            let type = UTTypeCopyPreferredTagWithClass(uti, kUTTagClassMIMEType)?.takeRetainedValue()
        else { return "application/octet-stream" }
        return type as String
    }

    private func openWebsite() {
        let safari = SFSafariViewController(url: URL(string: "https://example.com/help")!)
        safari.delegate = self
        present(safari, animated: true)
    }

    private func sendFeedback() {
        guard MFMailComposeViewController.canSendMail() else {
            os_log(.error, log: AboutViewController.log, "There is no mail program")
            return
        }
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = self
        composer.setToRecipients(["feedback@example.com"])
        composer.setSubject("Feedback")
        composer.setMessageBody("<p>I like it.</p>", isHTML: true)
        present(composer, animated: true)
    }

    private func sendMessage() {
        guard MFMessageComposeViewController.canSendText() else {
            let alert = UIAlertController(title: "No text messages", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return present(alert, animated: true)
        }
        let composer = MFMessageComposeViewController()
        composer.body = "Hello"
        present(composer, animated: true)
    }
}

extension AboutViewController: SFSafariViewControllerDelegate {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        controller.dismiss(animated: true)
    }
}

extension AboutViewController: MFMailComposeViewControllerDelegate {
    func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: Error?
    ) {
        logger.log("mail ended with \(result.rawValue)")
        controller.dismiss(animated: true)
    }
}
