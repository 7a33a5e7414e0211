import Foundation
@_spi(Host) import UIKitCore

/// A list of the fields of a mail or text message, and its text.
final class MailSummary: UITableViewController {
    private let rows: [(name: String?, text: String)]

    convenience init(_ message: MailMessage) {
        var fields = [("To:", message.to), ("Cc:", message.cc), ("Bcc:", message.bcc)]
        if !message.subject.isEmpty { fields.append(("Subject:", [message.subject])) }
        self.init(
            fields: fields,
            body: message.body,
            title: message.subject.isEmpty ? SystemTexts.text("New Message") : message.subject
        )
    }

    /// - Parameters:
    ///   - fields: The names of the fields in English, and their values. Those without values are left out.
    ///   - body: The text of the message.
    ///   - title: The title of the screen.
    init(fields: [(name: String, values: [String])], body: String, title: String) {
        var rows = fields.filter { !$0.values.isEmpty }.map { field -> (name: String?, text: String) in
            (SystemTexts.text(field.name), field.values.map(MailMessage.line).joined(separator: ", "))
        }
        if !body.isEmpty { rows.append((nil, body)) }
        self.rows = rows
        super.init(style: .plain)
        navigationItem.title = title
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
