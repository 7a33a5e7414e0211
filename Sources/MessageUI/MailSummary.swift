import Foundation
@_spi(Host) import UIKitCore

/// A list of the fields of a message, and its text.
final class MailSummary: UITableViewController {
    private let rows: [(name: String?, text: String)]

    init(_ message: MailMessage) {
        var rows: [(name: String?, text: String)] = []
        for (name, recipients) in [("To:", message.to), ("Cc:", message.cc), ("Bcc:", message.bcc)]
        where !recipients.isEmpty {
            rows.append((SystemTexts.text(name), recipients.map(MailMessage.line).joined(separator: ", ")))
        }
        if !message.subject.isEmpty { rows.append((SystemTexts.text("Subject:"), message.subject)) }
        if !message.body.isEmpty { rows.append((nil, message.body)) }
        self.rows = rows
        super.init(style: .plain)
        navigationItem.title = message.subject.isEmpty ? SystemTexts.text("New Message") : message.subject
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = row.name ?? row.text
        cell.textLabel?.numberOfLines = row.name == nil ? 0 : 1
        cell.detailTextLabel?.text = row.name == nil ? nil : row.text
        cell.detailTextLabel?.numberOfLines = 0
        return cell
    }
}
