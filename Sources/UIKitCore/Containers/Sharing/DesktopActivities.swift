import Foundation
import TextEscaping

/// An activity of the desktop.
class DesktopActivity: UIActivity {
    private(set) var shared = SharedItems([])

    override class var activityCategory: Category { .share }

    /// Whether the activity is available in principle, for items of these kinds.
    func accepts(_ items: SharedItems) -> Bool { false }

    final override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        accepts(SharedItems(activityItems))
    }

    final override func prepare(withActivityItems activityItems: [Any]) { shared = SharedItems(activityItems) }

    /// Receives the items with the information of their sources. Called after ``prepare(withActivityItems:)``.
    func prepare(_ items: SharedItems) { shared = items }

    /// The activities of the desktop, in the order of the list.
    static var all: [DesktopActivity] { [CopyActivity(), MailActivity(), BrowserActivity(), SaveActivity()] }
}

/// Copies texts and addresses to the clipboard.
final class CopyActivity: DesktopActivity {
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemTexts.text("Copy") }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
    override func accepts(_ items: SharedItems) -> Bool { items.hasText }

    override func perform() {
        if shared.texts.isEmpty, shared.addresses.count == 1 {
            UIPasteboard.general.url = shared.addresses[0]
        } else {
            UIPasteboard.general.string = shared.text
        }
        activityDidFinish(true)
    }
}

/// Opens the user's mail program with a new message.
final class MailActivity: DesktopActivity {
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { SystemTexts.text("Mail") }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func accepts(_ items: SharedItems) -> Bool {
        guard items.hasText, let address = URL(string: "mailto:") else { return false }
        return UIApplication.shared.canOpenURL(address)
    }

    override func perform() {
        guard let address else { return activityDidFinish(false) }
        UIApplication.shared.open(address) { [self] in activityDidFinish($0) }
    }

    /// The address of a message. Each character with a meaning in addresses is encoded.
    private var address: URL? {
        let allowed = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: Unicode.Scalar(0)..."\u{7F}"))
        func encoded(_ text: String) -> String {
            text.replacingOccurrences(of: "\n", with: "\r\n").addingPercentEncoding(withAllowedCharacters: allowed)
                ?? ""
        }
        let subject = shared.subject.isEmpty ? "" : "subject=\(encoded(shared.subject))&"
        return URL(string: "mailto:?\(subject)body=\(encoded(shared.text))")
    }
}

/// Opens a web address in the user's browser.
final class BrowserActivity: DesktopActivity {
    override class var activityCategory: Category { .action }
    override var activityType: ActivityType? { .openInBrowser }
    override var activityTitle: String? { SystemTexts.text("Open in Browser") }
    override var activityImage: UIImage? { UIImage(systemName: "safari") }
    override func accepts(_ items: SharedItems) -> Bool { items.webAddress != nil }

    override func perform() {
        guard let address = shared.webAddress else { return activityDidFinish(false) }
        UIApplication.shared.open(address) { [self] in activityDidFinish($0) }
    }
}

/// Saves texts, images, data and copies of files.
final class SaveActivity: DesktopActivity, UIDocumentPickerDelegate {
    override class var activityCategory: Category { .action }
    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { SystemTexts.text("Save to File") }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }
    override func accepts(_ items: SharedItems) -> Bool { items.hasContentForFiles }

    /// Presents the file chooser when the contents are written.
    weak var presenter: UIViewController?

    /// The folder of the written files, which is deleted at the end.
    private var temporaryFolder: URL?

    override func perform() {
        let contents = shared.fileContents
        let files = shared.files
        Task { @MainActor in
            let written = await Task.detached { Self.write(contents) }.value
            temporaryFolder = written.first?.deletingLastPathComponent()
            let all = files + written
            // The app may have dismissed the sheet meanwhile, or presented something else.
            guard let presenter, !all.isEmpty, presenter.presentation.presenter != nil,
                !presenter.presentation.isBeingTakenAway, presenter.presentation.presented == nil
            else { return end(false) }
            let picker = UIDocumentPickerViewController(forExporting: all, asCopy: true)
            picker.delegate = self
            // After the dismissal of the sheet, which may dismiss the chooser.
            picker.onAbandon = { Task { @MainActor in self.end(false) } }
            presenter.present(picker, animated: true)
        }
    }

    private nonisolated static func write(_ contents: [(name: String, content: @Sendable () -> Data?)]) -> [URL] {
        guard !contents.isEmpty else { return [] }
        do {
            let folder = try DocumentTransfer.makeTemporaryFolder()
            return try contents.compactMap { name, content in
                guard let content = content() else { return nil }
                let file = folder.appendingPathComponent(name)
                try content.write(to: file)
                return file
            }
        } catch {
            Diagnostics.warn("Shared items cannot be saved: \(error.localizedDescription)")
            return []
        }
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(true) }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(false) }

    private func end(_ isCompleted: Bool) {
        if let temporaryFolder {
            Task.detached { try? FileManager.default.removeItem(at: temporaryFolder) }
        }
        temporaryFolder = nil
        activityDidFinish(isCompleted)
    }
}
