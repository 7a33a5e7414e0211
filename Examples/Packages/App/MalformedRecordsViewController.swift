import UIKit

/// The records that could not be read: their number, and the places and defects of the first ones.
final class MalformedRecordsViewController: UITableViewController {
    private let records: MalformedStanzas

    init(_ records: MalformedStanzas) {
        self.records = records
        super.init(style: .insetGrouped)
        title = "Malformed Records"
    }

    required init?(coder: NSCoder) {
        fatalError("MalformedRecordsViewController is made in code.")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        records.first.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        let others = records.count - records.first.count
        return others > 0 ? "\(others.formatted()) others were skipped, too." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "record")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "record")
        let record = records.first[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Line \(record.line.formatted()): \(record.defect)"
        content.secondaryText = record.file
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
